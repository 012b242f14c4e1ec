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
card-count-more = { $count ->
    [1] un'altra
   *[other] altre { number-word }
}
list-and = { $most } e { $last }
list-or = { $most } o { $last }

## Kinds of card

# $speech is how the first set of the table speaks: gloom, tale (of death), dungeon (of families).
# $kin is what a player's characters are to each other there: family, party or company.
death-one = { $speech ->
    [tale] Finale Infelice
   *[gloom] Morte Prematura
}
death-many = { $speech ->
    [tale] Finali Infelici
   *[gloom] Morti Premature
}
death-a = { $speech ->
    [tale] un Finale Infelice
   *[gloom] una Morte Prematura
}
death-the = { $speech ->
    [tale] il Finale Infelice
   *[gloom] la Morte Prematura
}
kind-one = { $kind ->
    [modifier] Modificatore
    [event] Evento
    [untimely-death] { death-one }
    [mystery] Mistero
    [character] Personaggio
    [residence] Residenza
    [story] Storia
    [expedition] Spedizione
   *[guest] Ospite
}
kind-many = { $kind ->
    [modifier] Modificatori
    [event] Eventi
    [untimely-death] { death-many }
    [mystery] Misteri
    [character] Personaggi
    [residence] Residenze
    [story] Storie
    [expedition] Spedizioni
   *[guest] Ospiti
}

## Kin

kin-one = { $kin ->
    [party] gruppo
    [company] compagnia
   *[family] famiglia
}
kin-a = { $kin ->
    [party] un gruppo
    [company] una compagnia
   *[family] una famiglia
}
kin-the = { $kin ->
    [party] il gruppo
    [company] la compagnia
   *[family] la famiglia
}
kin-your = { $address ->
    [named] { kin-the } di { $name }
   *[you] { $kin ->
        [party] il tuo gruppo
        [company] la tua compagnia
       *[family] la tua famiglia
    }
}
kin-into-your = { $address ->
    [named] { $kin ->
        [party] nel proprio gruppo
        [company] nella propria compagnia
       *[family] nella propria famiglia
    }
   *[you] { $kin ->
        [party] nel tuo gruppo
        [company] nella tua compagnia
       *[family] nella tua famiglia
    }
}
kin-on-your = { $address ->
    [named] { $kin ->
        [party] sul gruppo di { $name }
        [company] sulla compagnia di { $name }
       *[family] sulla famiglia di { $name }
    }
   *[you] { $kin ->
        [party] sul tuo gruppo
        [company] sulla tua compagnia
       *[family] sulla tua famiglia
    }
}
# $which is how a character is brought into the sentence; "propria" needs somebody named before.
kin-of-your = { $address ->
    [named] { $which ->
        [each] { kin-of-that } di { $name }
        [needed] { kin-of-that } di { $name }
       *[other] { $kin ->
            [party] del proprio gruppo
            [company] della propria compagnia
           *[family] della propria famiglia
        }
    }
   *[you] { $kin ->
        [party] del tuo gruppo
        [company] della tua compagnia
       *[family] della tua famiglia
    }
}
kin-of-that = { $kin ->
    [party] del gruppo
    [company] della compagnia
   *[family] della famiglia
}
kin-of-any = di qualsiasi { kin-one }
kin-of-another = { $kin ->
    [party] di un altro gruppo
    [company] di un'altra compagnia
   *[family] di un'altra famiglia
}
kin-of-others = { $kin ->
    [party] degli altri gruppi
    [company] delle altre compagnie
   *[family] delle altre famiglie
}

## Players, as a card names them

# $address is you, or named: the same text told of somebody, with a place for the name.
name-your = { $address ->
    [named] di { $name }
   *[you] tua
}
their-your = { $address ->
    [named] il proprio
   *[you] il tuo
}
you-like = { $address ->
    [named] vuole
   *[you] vuoi
}
may-you = { $address ->
    [named] { $name } può
   *[you] puoi
}
left-of = { $address ->
    [named] alla sinistra di { $name }
   *[you] alla tua sinistra
}
right-of = { $address ->
    [named] alla destra di { $name }
   *[you] alla tua destra
}
who-acts = { $who ->
    [you] tu
    [left] chi siede { left-of }
    [right] chi siede { right-of }
   *[each-other] ogni altro giocatore
}
hand-of = { $from ->
    [you] { $address ->
        [named] dalla mano di { $name }
       *[you] dalla tua mano
    }
    [left] dalla mano di chi siede { left-of }
    [right] dalla mano di chi siede { right-of }
   *[each-other] dalla mano di ogni altro giocatore
}

## Characters, as a card names them

# Only characters and Guests live; Residences and Stories are feminine, and neither.
life-word = { $speech ->
    [tale] { $life ->
        [living] incompiuto
        [counted] finito (contano anche i non morti)
       *[dead] finito
    }
   *[gloom] { $life ->
        [living] vivo
        [counted] morto (contano anche i non morti)
       *[dead] morto
    }
}
life-words = { $speech ->
    [tale] { $life ->
        [living] incompiuti
       *[dead] finiti
    }
   *[gloom] { $life ->
        [living] vivi
       *[dead] morti
    }
}
life-dead = { $speech ->
    [tale] personaggi finiti
   *[gloom] morti
}
life-living = { $speech ->
    [tale] personaggi incompiuti
   *[gloom] vivi
}
stack-article = { $base ->
    [residence] una
    [story] una
   *[other] un
}
stack-another = { $base ->
    [residence] un'altra
    [story] un'altra
   *[other] un altro
}
base-one = { $base ->
    [guest] Ospite
    [residence] Residenza
    [story] Storia
   *[character] personaggio
}
base-many = { $base ->
    [guest] Ospiti
    [residence] Residenze
    [story] Storie
   *[character] personaggi
}
stack-one = { $life ->
    [any] { base-one }
   *[other] { base-one } { life-word }
}
stack-many = { $life ->
    [any] { base-many }
   *[other] { base-many } { life-words }
}
stack-noun = { $which ->
    [another] { stack-another } { stack-one }
    [contrast] uno { life-word }
    [two] due { stack-many }
    [each] ogni { stack-one }
   *[fresh] { stack-article } { stack-one }
}
# $sort is member, or thing: a Residence or a Story.
stack-owner = { $sort ->
    [thing] { $of ->
        [you] { name-your }
        [left] di chi siede { left-of }
        [right] di chi siede { right-of }
        [anyone] di chiunque
        [middle] { stack-middle }
        [elsewhere] dal centro o da un altro giocatore
       *[each-other] { $which ->
            [two] di altri giocatori
            [each] degli altri giocatori
           *[other] di un altro giocatore
        }
    }
   *[member] { $of ->
        [you] { kin-of-your }
        [left] { kin-of-that } di chi siede { left-of }
        [right] { kin-of-that } di chi siede { right-of }
        [anyone] { kin-of-any }
        [middle] { stack-middle }
       *[each-other] { $which ->
            [two] { kin-of-others }
            [each] { kin-of-others }
           *[other] { kin-of-another }
        }
    }
}
stack-middle = { $which ->
    [taken] dal centro
   *[other] al centro
}
stack-shows = con l'icona { $shows } in vista
stack-lacks = senza l'icona { $lacks } in vista
stack-shows-but = con l'icona { $shows } in vista ma senza l'icona { $lacks }
stack-negative = con Autostima negativa
stack-modified = { $base ->
    [residence] con un Mistero in cima
   *[other] con un Modificatore in cima
}
stack-again = { $base ->
    [guest] { $slot ->
        [first] quel primo Ospite
        [second] quel secondo Ospite
       *[only] quell'Ospite
    }
    [residence] { $slot ->
        [first] quella prima Residenza
        [second] quella seconda Residenza
       *[only] quella Residenza
    }
    [story] { $slot ->
        [first] quella prima Storia
        [second] quella seconda Storia
       *[only] quella Storia
    }
   *[character] { $slot ->
        [first] quel primo personaggio
        [second] quel secondo personaggio
       *[only] quel personaggio
    }
}

## Cards, as a card names them

card-noun = { $kind ->
    [modifier] un Modificatore
    [event] un Evento
    [untimely-death] { death-a }
    [mystery] un Mistero
    [character] un Personaggio
    [guest] un Ospite
    [residence] una Residenza
    [story] una Storia
    [expedition] una Spedizione
   *[any] una carta
}
cards-noun = { $kind ->
    [any] carte
   *[other] { kind-many }
}
card-shows = con l'icona { $shows } stampata
card-negative = di valore negativo
card-positive = di valore positivo
card-taken = quante { you-like } delle carte prese

## Verbs: what happens once

# $mood is do, does or may; most verbs are the same when one is told to do something and when somebody does it.
draw-word = pesca
discard-word = scarta
take-word = { $address ->
    [named] prende
   *[you] prendi
}
play-word = gioca
verb-draw = { $who ->
    [you] { $mood ->
        [may] { $amount ->
            [count] pescare { card-count }
            [short] pescarne { number-word }
            [limit] pescare fino a raggiungere { their-your } limite di pesca
            [any] pescare quante carte { you-like }
           *[all] pescare tutto il mazzo
        }
       *[do] { $amount ->
            [count] { draw-word } { card-count }
            [more] { $address ->
                [named] ne pesca { card-count-more }
               *[you] pescane { card-count-more }
            }
            [short] { $address ->
                [named] ne pesca { number-word }
               *[you] pescane { number-word }
            }
            [limit] pesca fino a raggiungere { their-your } limite di pesca
            [any] pesca quante carte { you-like }
           *[all] pesca tutto il mazzo
        }
    }
   *[other] { who-acts } { $amount ->
        [count] pesca { card-count }
        [more] ne pesca { card-count-more }
        [short] ne pesca { number-word }
        [limit] pesca fino a raggiungere il proprio limite di pesca
        [any] pesca quante carte vuole
       *[all] pesca tutto il mazzo
    }
}
verb-regain = { $who ->
    [you] { $amount ->
        [limit] pesca dagli scarti fino a raggiungere { their-your } limite di pesca
        [any] pesca dagli scarti quante carte { you-like }
        [all] pesca tutti gli scarti
       *[count] pesca { top-cards } degli scarti
    }
   *[other] { who-acts } { $amount ->
        [limit] pesca dagli scarti fino a raggiungere il proprio limite di pesca
        [any] pesca dagli scarti quante carte vuole
        [all] pesca tutti gli scarti
       *[count] pesca { top-cards } degli scarti
    }
}
top-cards = { $count ->
    [1] la prima carta
   *[other] le prime { number-word } carte
}
verb-discard = { $who ->
    [you] { $mood ->
        [may] { $amount ->
            [count] scartare { card-count }
            [short] scartarne { number-word }
            [limit] scartare fino a rientrare { $address ->
                [named] nel proprio
               *[you] nel tuo
            } limite di pesca
            [any] scartare quante carte { you-like }
           *[all] scartare tutta { $address ->
                [named] la propria mano
               *[you] la tua mano
            }
        }
       *[do] { $amount ->
            [count] { discard-word } { card-count }
            [more] { $address ->
                [named] ne scarta { card-count-more }
               *[you] scartane { card-count-more }
            }
            [short] { $address ->
                [named] ne scarta { number-word }
               *[you] scartane { number-word }
            }
            [limit] scarta fino a rientrare { $address ->
                [named] nel proprio
               *[you] nel tuo
            } limite di pesca
            [any] scarta quante carte { you-like }
           *[all] scarta tutta { $address ->
                [named] la propria mano
               *[you] la tua mano
            }
        }
    }
   *[other] { who-acts } { $amount ->
        [count] scarta { card-count }
        [more] ne scarta { card-count-more }
        [short] ne scarta { number-word }
        [limit] scarta fino a rientrare nel proprio limite di pesca
        [any] scarta quante carte vuole
       *[all] scarta tutta la propria mano
    }
}
verb-discard-lot = { $who ->
    [you] scarta a caso { card-count }
   *[other] { who-acts } può scartare a caso { card-count } { $address ->
        [named] dalla mano di { $name }
       *[you] dalla tua mano
    }
}
verb-take = { $who ->
    [you] { take-word } { card-count } a caso { hand-of }
   *[other] { who-acts } può prendere a caso { card-count } { hand-of } e { $count ->
        [1] tenerla
       *[other] tenerle
    }
}
verb-skip = { $mood ->
    [may] saltare
   *[do] salta
} { $what ->
    [turn] { $address ->
        [named] il suo
       *[you] il tuo
    } prossimo turno
   *[draw] { $address ->
        [named] la sua
       *[you] la tua
    } prossima pesca
}
verb-move = { $layer ->
    [death] sposta { death-the } di { $from } su { $to }
    [mystery] sposta il Mistero in cima a { $from } su { $to }
    [top] sposta il Modificatore in cima a { $from } su { $to }
   *[all] sposta tutti i Modificatori di { $from } su { $to }
}
swap-word = scambia
verb-swap = { swap-word } i Modificatori in cima a { $stacks }
verb-swap-hand = scambia il Modificatore in cima a { $stack } con un Modificatore { $address ->
    [named] della propria mano
   *[you] della tua mano
}
verb-strip = { $layer ->
    [death] scarta { death-the } di { $stack }
    [mystery] scarta il Mistero in cima a { $stack }
    [top] scarta il Modificatore in cima a { $stack }
   *[all] scarta tutti i Modificatori di { $stack }
}
verb-remove = { $address ->
    [named] toglie
   *[you] togli
} { $count ->
    [1] dal gioco { $stacks }, con tutto ciò che vi sta sopra
   *[other] dal gioco { $stacks }, con tutto ciò che sta loro sopra
}
verb-play = { play-word } { $cards } se { you-like }
verb-play-taken = { play-word } { $cards }, una dopo l'altra, e { $address ->
    [named] tiene
   *[you] tieni
} il resto
verb-play-despite = gioca { $cards } su { $stack }, qualunque sia la sua Autostima
verb-grant = { $address ->
    [named] ottiene
   *[you] ottieni
} { $count ->
    [1] una giocata gratuita in questo turno, per { $cards }
   *[other] { number-word } giocate gratuite in questo turno, ciascuna per { $cards }
}
verb-join = { $to ->
    [middle] rimanda al centro { $stack }
   *[you] { $base ->
        [story] { take-word } { $stack }
       *[other] { $address ->
            [named] accoglie
           *[you] accogli
        } { kin-into-your } { $stack }
    }
}
verb-hands = { $who ->
    [left] ognuno passa tutta la mano a sinistra
   *[right] ognuno passa tutta la mano a destra
}

## Verbs, joined

join-then = { $most }, poi { $last }
# $verb is what one is told to do, $rest the words after it.
join-you = { $address ->
    [named] { $name } { $verb }
   *[you] tu { $verb ->
        [gioca] giochi
        [pesca] peschi
        [rimanda] rimandi
        [salta] salti
        [scambia] scambi
        [scarta] scarti
        [sposta] sposti
       *[other] { $verb }
    }
} { $rest }
either-or = { may-you } { $first } o { $second }
either-list = { may-you } scegliere: { $first }; oppure { $second }
either-inside = { $address ->
    [named] sceglie, se vuole
   *[you] scegli, se vuoi
} ({ $first }; oppure { $second })
either-nothing = non fare nulla
# $subject is who does it, if it must be said: name, they (whom the condition named), or none.
if-so = { $subject ->
    [name] se { $condition }, { $name } { $clause }
   *[none] se { $condition }, { $clause }
}
if-so-too = { $subject ->
    [name] se { $condition }, { $name } { $verb } anche { $rest }
   *[none] se { $condition }, { $verb } anche { $rest }
}
if-expedition = al centro c'è una Spedizione
if-that-expedition = al centro c'è { $title }
if-exists = c'è { $stack }
if-have = { $address ->
    [named] { $name } ha
   *[you] hai
} { $stack }
if-has = { $who ->
    [each-other] un altro giocatore
   *[other] { who-acts }
} ha { $stack }
if-mystery = { $address ->
    [named] sulla Residenza di { $name }
   *[you] sulla tua Residenza
} c'è un Mistero

## Laws: what is so while it shows

# $to is you, or all: what an Expedition says, it says to everyone.
law-limit = { $to ->
    [all] il limite di pesca di tutti
   *[you] { $address ->
        [named] il limite di pesca di { $name }
       *[you] il tuo limite di pesca
    }
}
law-draw-limit = { $way ->
    [lower] { law-limit } è ridotto di { $count ->
        [1] uno
       *[other] { number-word }
    }
    [higher] { law-limit } è aumentato di { $count ->
        [1] uno
       *[other] { number-word }
    }
   *[same] { law-limit } resta com'è
}
play-count = { $count ->
    [1] una giocata
   *[other] { number-word } giocate
}
law-turns = { $to ->
    [all] i turni di tutti
   *[you] { $address ->
        [named] i turni di { $name }
       *[you] i tuoi turni
    }
}
law-plays = { $way ->
    [lower] dal prossimo turno in poi { law-turns } hanno { play-count } in meno; la prima giocata non si perde mai
    [higher] dal prossimo turno in poi { law-turns } hanno { play-count } in più, che non { $count ->
        [1] può essere { death-a }
       *[other] possono essere { death-many }
    }
   *[same] { law-turns } hanno le giocate di sempre
}
whenever-played = { $address ->
    [named] ogni volta che { $name } gioca
   *[you] ogni volta che giochi
}
then-discarded = scarta { card-count }
then-drawn = pesca { card-count }
law-tax = { $to ->
    [all] chi gioca un Modificatore scarta { card-count }
   *[you] { $own ->
        [yes] { whenever-played } un Modificatore, questo compreso, { then-discarded }
       *[no] { whenever-played } un Modificatore, { then-discarded }
    }
}
law-reward = { $to ->
    [all] chi gioca { $cards } pesca { card-count }
   *[you] { whenever-played } { $cards }, { then-drawn }
}
law-forbid-events = { $to ->
    [all] nessuno può giocare Eventi
   *[you] { $address ->
        [named] { $name } non può
       *[you] non puoi
    } giocare Eventi
}
law-place = { $on ->
    [guest] su questo Ospite
    [family] { kin-on-your }
    [all] su nessuno
   *[character] su questo personaggio
}
law-bar = { $on ->
    [all] su nessuno si possono giocare { $cards }
   *[other] { law-place } non si possono giocare { $cards }
}
law-free-death = { $to ->
    [all] chiunque può giocare { death-a } come giocata gratuita su qualsiasi personaggio con Autostima negativa
   *[you] chiunque può giocare { death-a } { law-place } come giocata gratuita, finché la sua Autostima è negativa
}
law-any-death = { $to ->
    [all] si può giocare { death-a } su qualsiasi personaggio, qualunque sia la sua Autostima
   *[you] si può giocare { death-a } { law-place }, qualunque sia la sua Autostima
}
law-late-death = { $to ->
    [all] la seconda giocata, ma nessuna successiva, può essere { death-a }
   *[you] { $address ->
        [named] la seconda giocata di { $name }
       *[you] la tua seconda giocata
    }, ma nessuna successiva, può essere { death-a }
}
law-pilfer = { $to ->
    [all] chi dovrebbe pescare una carta dal mazzo può invece prenderne una a caso dalla mano di un altro giocatore
   *[you] ogni volta che { $address ->
        [named] { $name } dovrebbe pescare una carta dal mazzo, può
       *[you] dovresti pescare una carta dal mazzo, puoi
    } invece prenderne una a caso dalla mano di un altro giocatore
}
law-undead = { $on ->
    [guest] questo Ospite è un non morto
   *[character] questo personaggio è un non morto
}

## Laws in a word, of ten letters at most

word-draw-limit = pesca { $change }
word-plays = giocate { $change }
word-tax = tassa { $count }
word-reward = premio +{ $count }
word-no-events = no Eventi
word-no-deaths = { $speech ->
    [tale] no finali
   *[gloom] no morti
}
word-no-joy = no gioie
word-no-icon = no { $shows }
word-shielded = protetto
# A death as a free play: "morte gratuita" has no room.
word-free-death = a ogni ora
word-any-death = { $speech ->
    [tale] ogni fine
   *[gloom] ogni morte
}
word-late-death = { $speech ->
    [tale] fine dopo
   *[gloom] morte dopo
}
word-undead = non morto
word-pilfer = ruba
word-value = valore { $change }

## Rules text, clause by clause

text-sudden = { $address ->
    [named] si gioca appena viene pescata
   *[you] gioca questa carta appena la peschi
}
text-need-only = si può giocare solo su { $stack }
text-need-never = non si può giocare su { $stack }
text-need-event = serve { $stack }
text-need-undead = si può giocare anche su un personaggio { $speech ->
    [tale] finito, il cui Finale Infelice viene scartato
   *[gloom] morto, la cui Morte Prematura viene scartata
}
text-need-icons = si può giocare solo sulla Residenza di { kin-a } che mostra almeno { icon-count }
text-need-characters = si può giocare solo sulla Residenza di { kin-a } in cui almeno { $count ->
    [1] un personaggio mostra
   *[other] { number-word } personaggi mostrano
} l'icona { $shows }
text-claim-icons = { $address ->
    [named] può rivendicarla chi ha { kin-a } che mostra almeno { icon-count }
   *[you] puoi rivendicarla se { kin-your } mostra almeno { icon-count }
}
text-claim-characters = { $address ->
    [named] può rivendicarla chi ha almeno { $count ->
        [1] un personaggio
       *[other] { number-word } personaggi
    } con l'icona { $shows } in vista
   *[you] puoi rivendicarla se almeno { $count ->
        [1] uno
       *[other] { number-word }
    } dei tuoi personaggi { $count ->
        [1] mostra
       *[other] mostrano
    } l'icona { $shows }
}
icon-count = { $count ->
    [1] un'icona { $shows }
   *[other] { number-word } icone { $shows }
}
text-follows = { $number ->
    [plural] vanno
   *[singular] va
} dove si giocano { $cards }
text-name = { $address ->
    [named] { $name } indica { $stack }
   *[you] indica { $stack }
}
text-response = in risposta: { $address ->
    [named] { $name } annulla { card-noun }
   *[you] annulla { card-noun }
} che un altro giocatore sta giocando
text-own-turn = { $address ->
    [named] oppure, nel proprio turno, { $clause }
   *[you] oppure, nel tuo turno: { $clause }
}
text-then = poi { $clause }
text-persistent = persistente: { $clause }
text-portrait = un nuovo ritratto, e nient'altro
text-bonus = { $way ->
    [less] vale { $worth } in meno
   *[more] vale { $worth } in più
}
text-value = { $address ->
    [named] il Valore della Famiglia di { $name }
   *[you] il tuo Valore della Famiglia
} { $way ->
    [less] diminuisce di { $worth }
   *[more] aumenta di { $worth }
}
text-bonus-if = { $bonus } se { bonus-place } mostra l'icona { $shows }
bonus-place = { $on ->
    [residence] questa Residenza
    [story] questa Storia
    [guest] questo Ospite
   *[character] questo personaggio
}
text-bonus-when = { $bonus } se { $condition }
text-bonus-per = { $bonus } per { $stack }
text-voyage = spedizione: { $title }

## Beats, as lines of a log

# A name with its preposition comes ready made: $su is "su Angel" or "sui Gemelli", $da "da Angel", $a "ad Angel".
card-quoted = «{ $title }»
card-unseen = una carta
beat-set-aside = { $stack } { $number ->
    [plural] restano
   *[singular] resta
} nella scatola
beat-joined = { $stack } { $number ->
    [plural] entrano
   *[singular] entra
} { $kin ->
    [party] nel gruppo
    [company] nella compagnia
   *[family] nella famiglia
} di { $seat }
beat-left = { $stack } { $number ->
    [plural] lasciano
   *[singular] lascia
} { $kin ->
    [party] il gruppo di { $other } per quello
    [company] la compagnia di { $other } per quella
   *[family] la famiglia di { $other } per quella
} di { $seat }
beat-claimed = { $seat } rivendica { $stack }
beat-claimed-from = { $seat } rivendica { $stack }, che era di { $other }
beat-gained = { $seat } prende { $stack }
beat-gained-from = { $seat } prende { $stack }, che era di { $other }
beat-parted = { $stack } { $number ->
    [plural] tornano
   *[singular] torna
} al centro
beat-set-out = La Spedizione { $card } viene al centro
beat-shuffled = Il mazzo viene mescolato
beat-turn-began = Comincia il turno di { $seat }
beat-turn-skipped = Il turno di { $seat } salta
beat-turn-ended = Finisce il turno di { $seat }
beat-passed = { $seat } passa
announced-card = { $named ->
    [yes] { $card } { $su }
   *[no] { $card }
}
beat-announced = { $way ->
    [free] { $seat } gioca { announced-card } come giocata gratuita
    [granted] { $seat } gioca { announced-card } come giocata gratuita concessa
    [inside] { $seat } gioca { announced-card } dentro un effetto
    [sudden] { $seat } gioca { announced-card } appena pescata
    [response] { $seat } risponde con { announced-card }
    [retort] { $seat } ribatte con { announced-card }
   *[own] { $seat } gioca { announced-card }
}
beat-named = Indica { $stack }
beat-cancelled = { $card } viene annullata e scartata
beat-resolved = { $card } va nella pila degli scarti
beat-laid = { $card } si posa { $su }
beat-laid-undead = { $card } si posa { $su }, e ne fa { $number ->
    [plural] dei non morti
   *[singular] un non morto
}
beat-moved = { $card } passa { $da } { $a }
beat-stripped = { $card } viene tolta { $da } e scartata
beat-lifted = { $seat } prende in mano { $card } { $da }
beat-slipped = { $seat } mette { $card } { $su } senza giocarla
beat-removed = { $stack } { $number ->
    [plural] lasciano
   *[singular] lascia
} il gioco
beat-drawn = { $seat } pesca { $card }
beat-drawn-many = { $seat } pesca { card-count }
beat-discarded = { $seat } scarta { $card }
beat-discarded-many = { $named ->
    [yes] { $seat } scarta { card-count }: { $cards }
   *[no] { $seat } scarta { card-count }
}
beat-taken = { $seat } prende { $card } dalla mano di { $other }
beat-returned = { $seat } rimette { $card } nel mazzo
beat-regained = { $seat } prende { $card } dagli scarti
beat-sprung = { $seat } scopre { $card }: va giocata subito
beat-lapsed = { $card } non si può giocare e va negli scarti
beat-reshuffled = Gli scarti, mescolati, diventano il nuovo mazzo
beat-will-skip = { $what ->
    [turn] { $seat } salterà il prossimo turno
   *[draw] { $seat } salterà la prossima pesca
}
beat-draw-skipped = La pesca di { $seat } salta
beat-granted = { $card } concede a { $seat } { $count ->
    [1] una giocata gratuita
   *[other] { number-word } giocate gratuite
}
beat-ended = La storia è finita

## A game whose cards are gone

hearsay-other-cards = Questa partita fu giocata con carte diverse da quelle che abbiamo ({ $sets }): è raccontata com'è scritta.
hearsay-diverged = Con le carte che abbiamo questa partita va altrimenti (riga { $line }): è raccontata com'è scritta.

## What shows, what is held, who has won

game-edition = { $edition ->
    [first] prima edizione
   *[second] seconda edizione
}
game-misfits = i reietti
game-mysteries = nella seconda edizione un Mistero non richiede nulla, e nessuna carta mostra o nomina l'icona { $icons }
stack-face = { $stack } { $number ->
    [plural] mostrano
   *[singular] mostra
} { $pathos }, { $icons }
no-icon = nessuna icona
stack-standing = { stack-face }; Autostima { $worth }, { $life ->
    [gone] fuori dal gioco
    [undead] fra i non morti
    [unheld] al centro
   *[other] { life-state }
}
life-state = { $speech ->
    [tale] { $life ->
        [living] senza finale
       *[dead] col suo finale
    }
   *[gloom] { $life ->
        [living] in vita
       *[dead] a miglior vita
    }
}
residence-standing = { stack-face }; per { $seat } vale { $worth }
story-standing = { $stack }: di { $seat }, vale { $worth }
story-unclaimed = { $stack }: al centro
seat-standing = { $seat } ha in mano { $cards }; pesca fino a { $limit }; Valore della Famiglia { $value }
no-card = nulla
deck-standing = Nel mazzo { $count ->
    [0] non c'è nessuna carta
    [1] c'è una carta
   *[other] ci sono { number-word } carte
}
discard-standing = Tra gli scarti: { $cards }
middle-standing = Al centro: { $cards }
card-count-or-none = { $count ->
    [0] nessuna carta
   *[other] { card-count }
}
seat-value = { $seat } ha un Valore della Famiglia di { $value }
fixture-worth = { $stack } ne { $number ->
    [plural] fanno
   *[singular] fa
} { $worth }
seat-wins = Vince { $seat }
seats-share = { $seats } si dividono la vittoria

## Links, before they are opened

# $screen is a screen of the page; what is not listed is the house itself.
link-title = { $screen ->
    [open] Apri un tavolo
    [hot] Uno schermo per tutti
    [rules] Le regole
    [how] Come si gioca
    [gallery] La galleria
    [stacks] Pile di carte
    [mine] Le mie serate
    [room] Un tavolo
    [watch] Un tavolo da guardare
    [replay] Una partita, raccontata di nuovo
    [lost] Qui non abita nessuno
   *[landing] Woebegone
}
link-about = { $screen ->
    [open] Scegli una scatola, invita gli amici con un link o siediti con i bot. Niente account, niente da installare.
    [hot] Un solo schermo passa di mano in mano, e nessuno vede le carte degli altri.
    [rules] Ogni regola col suo numero, e quel che la casa aggiunge dove il libro tace.
    [how] Come essere infelici, in una pagina: dolori alla tua famiglia, gioie a quelle altrui, e che la tua muoia per prima.
    [gallery] Ogni carta di ogni scatola, come sta sul tavolo.
    [stacks] Fogli di pellicola, uno sull'altro: conta solo quel che si vede.
    [mine] Chi fu sepolto quando, con chi, e com'è andata a finire. Se ne ricorda solo il tuo browser.
   *[landing] Rendi infelice la tua famiglia, consola quelle altrui e seppellisci la tua per prima. I giochi di carte di Gloom nel browser, con gli amici o con i bot. Niente account, niente da installare.
}
link-invite = { $host } ti invita a una partita di { $game }
link-invite-about = Prendi posto, scegli chi seppellire e sii infelice più che puoi. Niente account, niente da installare.
link-begun = { $host } ha un tavolo di { $game }
link-begun-about = Le carte sono date. Chi ha un posto lo ritrova qui.
link-watch = { $host } ha un tavolo di { $game }, e puoi guardare
link-watch-about = Accomodati. Nessuno ti chiederà di morire.
link-replay = Una partita, raccontata di nuovo
link-won = { $count ->
    [1] { $names } ha vinto, inconsolabilmente
   *[other] { $names } si dividono la vittoria, e il lutto
}
link-replay-about = Una partita di { $game }, raccontata di nuovo dalla prima carta all'ultima tomba.
link-boxes = { $game } + altre { $count }
link-closed = Un tavolo da Woebegone
link-closed-about = Il link non dice altro. Chi l'ha mandato, forse sì.
link-swept = Questo tavolo non c'è più
link-swept-about = Da tanto nessuno vi faceva più nulla, e la casa l'ha sparecchiato. Puoi aprirne un altro.
link-lost = Qui non abita nessuno
link-lost-about = L'indirizzo non porta da nessuna parte, o la casa nel frattempo è bruciata.
keepsake-saddest = La sorte più triste
keepsake-nobody = Purtroppo ancora tra noi
keepsake-somebody = qualcuno
keepsake-motto = una casa per i giochi di carte più tristi

## Questions

ask-first-play = { $seat }: prima giocata
ask-second-play = { $seat }: seconda giocata
ask-further-play = { $seat }: un'altra giocata
ask-after-plays = { $seat }: giocate gratuite, o fine del turno
ask-name = { $seat } indica { $base ->
    [residence] la prossima Residenza
    [story] la prossima Storia
   *[other] il prossimo { base-one }
} di cui parla { $card }
ask-respond = { $seat } può rispondere a { announced-card }
ask-discard = { $due ->
    [may] { $seat } può scartare, fino a { card-count }, come dice { $card }
    [tax] { $seat } deve { card-count } di tassa: la chiede { $card }
   *[must] { $seat } deve scartare { card-count }: lo dice { $card }
}
ask-either = { $seat } può scegliere la prima o la seconda cosa che { $card } offre
ask-use = { $seat } può usare ciò che { $card } permette
ask-play-now = { $seat } può giocare una carta dentro { $card }
ask-play-taken = { $seat } può giocare una delle carte prese
ask-exchange = { $seat } sceglie un Modificatore al posto di quello in cima { $a }
ask-set-aside = { $seat } mette da parte un personaggio
ask-cast = { $seat } sceglie un personaggio per { kin-the }
ask-draw = { $seat } può prendere una carta da un'altra mano, o passare e pescarla: { $count ->
    [1] ne manca una
   *[other] ne mancano { number-word }
}
ask-nobody = Nessuna domanda: la storia è finita

## Refusals

refusal-story-is-over = la storia è finita, e non si chiede più nulla
refusal-not-your-decision = ora tocca a qualcun altro: bisogna aspettare
refusal-not-an-answer = non risponde alla domanda: scegli una delle risposte ammesse
refusal-not-in-your-hand = si può usare solo una carta che si ha in mano
refusal-needs-a-character = la carta deve indicare un personaggio: di' quale
refusal-takes-no-character = la carta non indica personaggi: giocala da sola
refusal-no-such-character = quel personaggio non è in { $kin ->
    [party] nessun gruppo
    [company] nessuna compagnia
   *[family] nessuna famiglia
}: indicane uno che ci sia
refusal-character-is-dead = { $speech ->
    [tale] chi è finito non riceve altri Modificatori: scegli un personaggio incompiuto
   *[gloom] i morti non ricevono altri Modificatori: scegli un personaggio vivo
}
refusal-already-dead = { $speech ->
    [tale] non si finisce due volte: scegli un personaggio incompiuto
   *[gloom] non si muore due volte: scegli un personaggio vivo
}
refusal-too-content-to-die = { $speech ->
    [tale] un personaggio finisce male solo finché la sua Autostima è sotto lo zero
   *[gloom] un personaggio muore solo finché la sua Autostima è sotto lo zero
}
refusal-death-as-second-play = { death-a } può essere solo la prima giocata, salvo che una carta dica altrimenti
refusal-death-as-third-play = { death-a } non può essere una terza giocata, né una successiva
refusal-modifier-forbids-it = il testo del Modificatore esclude quel personaggio: scegline un altro
refusal-death-forbids-it = { $speech ->
    [tale] il testo del Finale Infelice esclude quel personaggio: scegline un altro
   *[gloom] il testo della morte esclude quel personaggio: scegline un altro
}
refusal-event-forbids-it = l'Evento non parla di questo: scegline un altro
refusal-nothing-to-speak-of = ciò di cui parla l'Evento non c'è: si può solo scartare
refusal-events-forbidden = una carta sul tavolo ti vieta di giocare Eventi: si possono solo scartare
refusal-only-a-response = la carta risponde soltanto a carte altrui: tienila o scartala
refusal-not-a-response = quella carta non risponde a questa: passa, o giocane una che risponda
refusal-only-free-plays = le giocate di questo turno sono finite: fai una giocata gratuita, o passa
refusal-discards-one-card = una giocata scarta esattamente una carta: di' quale
refusal-discards-whole-hand = una giocata scarta tutta la mano, e niente di meno
refusal-nothing-to-discard = la mano è vuota e non c'è niente da scartare: passa
refusal-must-discard = una carta va scartata: di' quale
refusal-must-pay = la tassa va pagata: di' quale carta si scarta
refusal-not-offered = l'effetto non offre questo: scegli ciò che offre, o passa
refusal-not-a-modifier = solo un Modificatore può prendere il posto di un Modificatore
refusal-not-of-your-family = si mette da parte solo un membro { $kin ->
    [party] del proprio gruppo
    [company] della propria compagnia
   *[family] della propria famiglia
}
refusal-not-for-a-residence = su una Residenza sta solo un Mistero, e solo lì: scegli un altro posto
refusal-not-your-residence = a questo tavolo un Mistero si posa sulla propria Residenza: scegli la tua
refusal-mystery-unmet = { kin-the } che ci abita non mostra le icone che il Mistero richiede
refusal-guest-is-nobodys = quell'Ospite non è di nessuno, e le carte lo lasciano in pace: scegli un membro di { kin-a }
refusal-forbidden-there = una carta sul tavolo vieta quella giocata lì: scegli un altro posto
refusal-undead-cannot-die = { $speech ->
    [tale] un non morto non ha finale: scegli un personaggio incompiuto
   *[gloom] un non morto non muore: scegli un personaggio vivo
}
refusal-story-unmet = troppo pochi dei tuoi personaggi mostrano ciò che la Storia richiede, o non più di quelli di chi la possiede
refusal-tale-unmet = { kin-your } mostra troppo poche delle icone che la Storia richiede, o non più di { $kin ->
    [party] quello
    [company] quella
   *[family] quella
} di chi la possiede
refusal-story-is-yours = quella Storia è già tua
refusal-yours-already = è già tua: scegli altro
refusal-not-in-the-cast = quel personaggio non è disponibile: scegline uno che nessuno abbia
refusal-nothing-to-take = quella mano non ha nulla da prendere: scegline un'altra, o passa e pesca

## What speaks for an answer, and against it

# $way is for or against, $points is the swing in points of the chance to win, with its sign.
reason-own-dead = { $way ->
    [for] i tuoi { life-dead } ti aiutano di più
   *[against] i tuoi { life-dead } ti aiutano di meno
} ({ $points })
reason-own-estate = { $way ->
    [for] la tua Residenza e la tua Storia valgono di più
   *[against] la tua Residenza e la tua Storia valgono di meno
} ({ $points })
reason-own-misery = { $way ->
    [for] l'infelicità dei tuoi { life-living } promette di più
   *[against] l'infelicità dei tuoi { life-living } promette di meno
} ({ $points })
reason-own-cheer = { $way ->
    [for] l'allegria { kin-into-your } ti nuoce di meno
   *[against] l'allegria { kin-into-your } ti nuoce di più
} ({ $points })
reason-own-exposed = { $way ->
    [for] ciò che una sola carta può coprire sui tuoi { life-living } preoccupa di meno
   *[against] ciò che una sola carta può coprire sui tuoi { life-living } preoccupa di più
} ({ $points })
reason-own-cards = { $way ->
    [for] ti conviene quante carte hai e puoi pescare
   *[against] non ti conviene quante carte hai e puoi pescare
} ({ $points })
reason-own-skips = { $way ->
    [for] i turni e le pesche che salterai ti costano di meno
   *[against] i turni e le pesche che salterai ti costano di più
} ({ $points })
reason-others-dead = { $way ->
    [for] i { life-dead } degli altri ti minacciano di meno
   *[against] i { life-dead } degli altri ti minacciano di più
} ({ $points })
reason-others-estates = { $way ->
    [for] le Residenze e le Storie degli altri valgono di meno
   *[against] le Residenze e le Storie degli altri valgono di più
} ({ $points })
reason-others-misery = { $way ->
    [for] l'infelicità dei { life-living } degli altri ti minaccia di meno
   *[against] l'infelicità dei { life-living } degli altri ti minaccia di più
} ({ $points })
reason-others-cheer = { $way ->
    [for] l'allegria degli altri ti aiuta di più
   *[against] l'allegria degli altri ti aiuta di meno
} ({ $points })
reason-others-exposed = { $way ->
    [for] ciò che una sola carta può coprire sui { life-living } degli altri ti aiuta di più
   *[against] ciò che una sola carta può coprire sui { life-living } degli altri ti aiuta di meno
} ({ $points })
reason-others-cards = { $way ->
    [for] le carte degli altri ti minacciano di meno
   *[against] le carte degli altri ti minacciano di più
} ({ $points })
reason-others-skips = { $way ->
    [for] i turni e le pesche che gli altri salteranno ti aiutano di più
   *[against] i turni e le pesche che gli altri salteranno ti aiutano di meno
} ({ $points })
reason-standing = { $way ->
    [for] { kin-your } regge meglio il confronto con { $kin ->
        [party] il migliore degli altri
       *[family] la migliore delle altre
    }
   *[against] { kin-your } regge peggio il confronto con { $kin ->
        [party] il migliore degli altri
       *[family] la migliore delle altre
    }
} ({ $points })
reason-end-near = { $way ->
    [for] ti conviene quanto è vicina la fine
   *[against] non ti conviene quanto è vicina la fine
} ({ $points })
reason-turn = { $way ->
    [for] ti conviene a chi tocca dopo
   *[against] non ti conviene a chi tocca dopo
} ({ $points })
reason-held-deaths = { $way ->
    [for] { $speech ->
        [tale] i Finali Infelici
       *[gloom] le Morti Premature
    } che hai in mano promettono di più
   *[against] { $speech ->
        [tale] i Finali Infelici
       *[gloom] le Morti Premature
    } che hai in mano promettono di meno
} ({ $points })
reason-held-misery = { $way ->
    [for] l'infelicità che hai in mano promette di più
   *[against] l'infelicità che hai in mano promette di meno
} ({ $points })
reason-held-cheer = { $way ->
    [for] l'allegria che hai in mano promette di più
   *[against] l'allegria che hai in mano promette di meno
} ({ $points })
reason-held-events = { $way ->
    [for] gli Eventi che hai in mano promettono di più
   *[against] gli Eventi che hai in mano promettono di meno
} ({ $points })
reason-held-responses = { $way ->
    [for] le risposte che hai in mano promettono di più
   *[against] le risposte che hai in mano promettono di meno
} ({ $points })
reason-wins = se nessuno risponde, la storia finisce e vinci ({ $points })
reason-shares = se nessuno risponde, la storia finisce e dividi la vittoria ({ $points })
reason-loses = se nessuno risponde, la storia finisce e perdi ({ $points })
reason-puts-off = altrimenti la storia finirebbe adesso ({ $points })

## Answers

answer-play = { announced-card }
answer-discard = scartare { $card }
answer-discard-hand = scartare tutta la mano
answer-choose = scegliere { $stack }
answer-claim = rivendicare { $stack }
answer-call = prendere una carta dalla mano di { $seat }
answer-pick = prendere { $card }
answer-first = scegliere la prima cosa
answer-second = scegliere la seconda cosa
answer-use = approfittarne
answer-pass = passare

## Tables that cannot be laid

unplayable-seats = si gioca da due a cinque
unplayable-start = chi comincia deve sedere al tavolo
unplayable-no-such-family = in queste scatole non c'è una famiglia né un gruppo così
unplayable-family-twice = ogni famiglia, od ogni gruppo, siede una volta sola
unplayable-misfits = i reietti vogliono cinque giocatori, di cui quattro con una famiglia o un gruppo
unplayable-characters = ogni giocatore ha da due a cinque personaggi, e non più di quattro dove non ci sono famiglie
unplayable-rounds = una serata ha almeno un giro
unplayable-too-few-cards = ci sono troppo poche carte per le prime mani
unplayable-too-many-stacks = ci sono troppi personaggi per un solo tavolo
unplayable-wrong-place = una carta sta dove non può: i personaggi siedono con un giocatore, le altre carte si tengono, si posano o si impilano, e gli Eventi non si posano mai
unplayable-card-twice = una carta sta in due posti
unplayable-no-family = a ogni giocatore serve almeno un personaggio
unplayable-no-such-story = ogni Storia dev'essere in queste scatole, e si sceglie una volta sola
unplayable-too-few-characters = ci sono troppo pochi personaggi per tanti giocatori
unplayable-middle = al centro c'è posto per cinque Ospiti e cinque Storie
unplayable-too-many-stories = queste carte si giocano con meno Storie: chiedine meno
