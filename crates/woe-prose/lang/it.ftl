### What Woebegone says in Italian.
###
### Every key has a hyphen and stands in every language file, in the same section. Clauses of rules text begin in
### lower case and have no full stop: the code makes sentences of them. A message that another one names in braces
### sees the same arguments.

## Numbers and lists

# Feminine, as carta and giocata are.
number-word = { $count ->
    [0] zero
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $count }
}
card-count = { $count ->
    [1] una carta
   *[other] { number-word } carte
}
list-and = { $most } e { $last }
list-or = { $most } o { $last }

## Kinds of card

kind-one = { $kind ->
    [modifier] Modificatore
    [event] Evento
    [untimely-death] Morte Prematura
    [character] Personaggio
   *[guest] Ospite
}
kind-many = { $kind ->
    [modifier] Modificatori
    [event] Eventi
    [untimely-death] Morti Premature
    [character] Personaggi
   *[guest] Ospiti
}

## Players, as a card names them

who-acts = { $who ->
    [you] tu
    [left] chi siede alla tua sinistra
    [right] chi siede alla tua destra
   *[each-other] ogni altro giocatore
}
hand-of = { $from ->
    [you] dalla tua mano
    [left] dalla mano di chi siede alla tua sinistra
    [right] dalla mano di chi siede alla tua destra
   *[each-other] dalla mano di ogni altro giocatore
}

## Characters, as a card names them

stack-noun = { $which ->
    [another] { $life ->
        [living] un altro personaggio vivo
        [dead] un altro personaggio morto
       *[any] un altro personaggio
    }
    [contrast] { $life ->
        [living] uno vivo
       *[dead] uno morto
    }
    [two] { $life ->
        [living] due personaggi vivi
        [dead] due personaggi morti
       *[any] due personaggi
    }
   *[fresh] { $life ->
        [living] un personaggio vivo
        [dead] un personaggio morto
       *[any] un personaggio
    }
}
stack-owner = { $of ->
    [you] della tua famiglia
    [left] della famiglia di chi siede alla tua sinistra
    [right] della famiglia di chi siede alla tua destra
    [anyone] di qualsiasi famiglia
   *[each-other] { $which ->
        [two] di altre famiglie
       *[other] di un'altra famiglia
    }
}
stack-shows = con l'icona { $shows } in vista
stack-lacks = senza l'icona { $lacks } in vista
stack-shows-but = con l'icona { $shows } in vista ma senza l'icona { $lacks }
stack-negative = con Autostima negativa
stack-modified = con un Modificatore in cima
stack-again = { $slot ->
    [first] quel primo personaggio
    [second] quel secondo personaggio
   *[only] quel personaggio
}

## Cards, as a card names them

card-noun = { $kind ->
    [modifier] un Modificatore
    [event] un Evento
    [untimely-death] una Morte Prematura
    [character] un Personaggio
    [guest] un Ospite
   *[any] una carta
}
card-negative = { card-noun } di valore negativo
card-taken = quante vuoi delle carte prese

## Verbs: what happens once

verb-draw = { $who ->
    [you] { $mood ->
        [may] { $amount ->
            [count] pescare { card-count }
            [short] pescarne { number-word }
            [limit] pescare fino a raggiungere il tuo limite di pesca
            [any] pescare quante carte vuoi
           *[all] pescare tutto il mazzo
        }
       *[do] { $amount ->
            [count] pesca { card-count }
            [short] pescane { number-word }
            [limit] pesca fino a raggiungere il tuo limite di pesca
            [any] pesca quante carte vuoi
           *[all] pesca tutto il mazzo
        }
    }
   *[other] { who-acts } { $amount ->
        [count] pesca { card-count }
        [short] ne pesca { number-word }
        [limit] pesca fino a raggiungere il proprio limite di pesca
        [any] pesca quante carte vuole
       *[all] pesca tutto il mazzo
    }
}
verb-discard = { $who ->
    [you] { $mood ->
        [may] { $amount ->
            [count] scartare { card-count }
            [short] scartarne { number-word }
            [limit] scartare fino a rientrare nel tuo limite di pesca
            [any] scartare quante carte vuoi
           *[all] scartare tutta la tua mano
        }
       *[do] { $amount ->
            [count] scarta { card-count }
            [short] scartane { number-word }
            [limit] scarta fino a rientrare nel tuo limite di pesca
            [any] scarta quante carte vuoi
           *[all] scarta tutta la tua mano
        }
    }
   *[other] { who-acts } { $amount ->
        [count] scarta { card-count }
        [short] ne scarta { number-word }
        [limit] scarta fino a rientrare nel proprio limite di pesca
        [any] scarta quante carte vuole
       *[all] scarta tutta la propria mano
    }
}
verb-discard-lot = { $who ->
    [you] scarta a caso { card-count }
   *[other] { who-acts } può scartare a caso { card-count } dalla tua mano
}
verb-take = { $who ->
    [you] prendi a caso { card-count } { hand-of }
   *[other] { who-acts } può prendere a caso { card-count } { hand-of } e { $count ->
        [1] tenerla
       *[other] tenerle
    }
}
verb-skip = { $mood ->
    [may] { $what ->
        [turn] saltare il tuo prossimo turno
       *[draw] saltare la tua prossima pesca
    }
   *[do] { $what ->
        [turn] salta il tuo prossimo turno
       *[draw] salta la tua prossima pesca
    }
}
verb-move = { $layer ->
    [death] sposta la Morte Prematura di { $from } su { $to }
    [top] sposta il Modificatore in cima a { $from } su { $to }
   *[all] sposta tutti i Modificatori di { $from } su { $to }
}
verb-swap = scambia i Modificatori in cima a { $stacks }
verb-swap-hand = scambia il Modificatore in cima a { $stack } con un Modificatore della tua mano
verb-strip = { $layer ->
    [death] scarta la Morte Prematura di { $stack }
    [top] scarta il Modificatore in cima a { $stack }
   *[all] scarta tutti i Modificatori di { $stack }
}
verb-remove = { $count ->
    [1] togli dal gioco { $stacks }, con tutto ciò che vi sta sopra
   *[other] togli dal gioco { $stacks }, con tutto ciò che sta loro sopra
}
verb-play = gioca { $cards } se vuoi
verb-play-taken = gioca { $cards }, una dopo l'altra, e tieni il resto
verb-play-despite = gioca { $cards } su { $stack }, qualunque sia la sua Autostima
verb-grant = { $count ->
    [1] ottieni una giocata gratuita in questo turno, per { $cards }
   *[other] ottieni { number-word } giocate gratuite in questo turno, ciascuna per { $cards }
}

## Verbs, joined

join-then = { $most }, poi { $last }
join-you = tu { $clause }
either-or = puoi { $first } o { $second }
either-list = puoi scegliere: { $first }; oppure { $second }
either-inside = scegli, se vuoi ({ $first }; oppure { $second })
either-nothing = non fare nulla

## Laws: what is so while it shows

law-draw-limit = { $way ->
    [lower] il tuo limite di pesca è ridotto di { $count ->
        [1] uno
       *[other] { number-word }
    }
    [higher] il tuo limite di pesca è aumentato di { $count ->
        [1] uno
       *[other] { number-word }
    }
   *[same] il tuo limite di pesca resta com'è
}
law-tax = { $own ->
    [yes] ogni volta che giochi un Modificatore, questo compreso, scarta { card-count }
   *[no] ogni volta che giochi un Modificatore, scarta { card-count }
}
law-forbid-events = non puoi giocare Eventi
law-free-death = chiunque può giocare una Morte Prematura su questo personaggio come giocata gratuita, finché la sua Autostima è negativa

## Rules text, clause by clause

text-sudden = gioca questa carta appena la peschi
text-need-only = si può giocare solo su { $stack }
text-need-never = non si può giocare su { $stack }
text-need-event = serve { $stack }
text-name = indica { $stack }
text-response = in risposta: annulla { card-noun } che un altro giocatore sta giocando
text-own-turn = oppure, nel tuo turno: { $clause }
text-then = poi { $clause }
text-persistent = persistente: { $clause }
text-portrait = un nuovo ritratto, e nient'altro
text-bonus = { $way ->
    [less] vale { $worth } in meno
   *[more] vale { $worth } in più
}
text-bonus-if = { text-bonus } se è in vista l'icona { $shows }
