### Quello che la pagina dice in italiano.
###
### One section for each screen, in the same order in every language; a key begins with its screen. The page finds the
### sentences of it.ftl too, so nothing is written twice. A test sees to it that every key is used.

## Page

page-name = Woebegone
page-skip = Vai a quel che conta
page-ways = Le stanze della casa
page-gallery = Galleria
page-rules = Regole
page-loading = Un momento: qualcuno sta cercando i fiammiferi.
page-broken = questa parte della casa non risponde: ricarica la pagina
page-other-lang = English
page-lang-now = Ora la pagina parla italiano.
page-day = Di giorno
page-night = A lume di candela

## Kin

# More of the words of it.ftl: family, party or company.
kin-many = { $kin ->
    [party] gruppi
    [company] compagnie
   *[family] famiglie
}
kin-all = { $kin ->
    [party] i gruppi
    [company] le compagnie
   *[family] le famiglie
}
kin-this = { $kin ->
    [party] questo gruppo
    [company] questa compagnia
   *[family] questa famiglia
}
kin-in = { $kin ->
    [party] nel gruppo
    [company] nella compagnia
   *[family] in famiglia
}
kin-member = { $kin ->
    [party] compagno
    [company] personaggio
   *[family] parente
}
kin-value = Valore della Famiglia

## Lost

lost-title = Qui non abita nessuno
lost-text = L'indirizzo non porta da nessuna parte, o la casa nel frattempo è bruciata.
lost-home = Torna in salotto

## Cards

card-back = Una carta coperta
card-blank = un disco vuoto
card-deceased = { $speech ->
    [tale] lato del finale
   *[gloom] lato defunto
}
card-slot = { $slot ->
    [0] { $points } in alto
    [1] { $points } al centro
   *[2] { $points } in basso
}
card-lives = { $life ->
    [undead] fra i non morti
    [dead] { $speech ->
        [tale] col suo finale
       *[gloom] fra i morti
    }
   *[living] { $speech ->
        [tale] ancora senza finale
       *[gloom] fra i vivi
    }
}
card-counts = vale { $worth }
card-unheld = al centro, di nessuno
card-portrait = ora ha l'aspetto di «{ $title }»
card-likeness = La figura: { $likeness }.
card-worth = Autostima { $worth }
card-pathos = Pathos { $shown }
card-icons = Icone: { $icons }
card-layers = { $count ->
    [0] nessuno strato
    [1] uno strato
   *[other] { $count } strati
}
fan-title = { $name }, foglio per foglio
fan-gives = Dà { $list }
fan-covered = Coperto: { $list }
fan-nothing = Non dà nulla che si veda
zoom-close = Rimetti a posto

## Gallery

gallery-title = La vetrina
gallery-intro = Ogni carta della casa in tre misure, e il ritratto di tutti. Si prega di non toccare i vetri.
gallery-kind = Tipo
gallery-all = Tutte
gallery-edition = Edizione
gallery-box = Scatola
gallery-first = Prima edizione
gallery-second = Seconda edizione
gallery-deceased = { $speech ->
    [tale] Mostra il lato del finale
   *[gloom] Mostra il lato defunto
}
gallery-portraits = Ritratti
gallery-scenes = Case, Storie, Spedizioni
gallery-crests = Stemmi e bordi
gallery-icons = Icone
gallery-backs = Il dorso
gallery-cards = Carte
gallery-stacks = Pile a caso
gallery-reading = Si stanno disponendo le carte.
gallery-failed = le carte non si leggono: ricarica la pagina

## Table

table-shut = La porta è chiusa
table-unseated = Il tuo posto è stato dato a qualcun altro. Puoi prenderne un altro, se ce n'è.
table-title = { $turn } · Woebegone
table-title-mine = Tocca a te · Woebegone
table-notice = Tocca a te. Gli altri aspettano, più o meno pazienti.
table-line = { $status ->
    [connecting] Collegamento …
    [lost] La linea è caduta. Si riprova …
   *[shut] La linea è chiusa.
}
table-round = giro { $round }
table-watching = assisti soltanto
table-menu = Il tavolo
table-close = Chiudi
table-tabs = Che cosa si vede
table-tab-table = Tavolo
table-tab-tale = Racconto
table-turn-none = Non è ancora cominciato niente.
table-turn-over = La storia è finita.
table-waits = in attesa di essere giocata
table-turn-mine = { $play ->
    [first] La tua prima giocata
    [second] { table-second-play }
    [further] { table-further-play }
    [after] Giocate gratuite, o fine del turno
   *[none] Il tuo turno
}
# $deaths is no if it is known that none can be played, be it as a free play.
table-second-play = { $deaths ->
    [yes] La tua seconda giocata
   *[no] { $speech ->
        [tale] La tua seconda giocata: niente finali
       *[gloom] La tua seconda giocata: niente morti
    }
}
table-further-play = { $deaths ->
    [yes] Un'altra giocata
   *[no] { $speech ->
        [tale] Un'altra giocata: niente finali
       *[gloom] Un'altra giocata: niente morti
    }
}
table-turn-other = { $play ->
    [first] { $seat } fa la prima giocata
    [second] { $seat } fa la seconda giocata
    [further] { $seat } fa un'altra giocata
    [after] { $seat } sta finendo il turno
   *[none] Turno di { $seat }
}
table-misfits = i reietti
table-company = { $kin ->
    [party] un gruppo tutto suo
    [company] una compagnia tutta sua
   *[family] una famiglia tutta sua
}
table-beside = Casa e Storia
table-middle = Il centro del tavolo
table-middle-short = Centro
table-middle-empty = Al centro non c'è niente. Una volta tanto, ognuno ha il suo posto.
table-cast = Personaggi che nessuno ha ancora scelto
table-family-of = { $name }, { $family }
table-you = { $name } (tu)
table-active = , di turno
table-open = ancora nessuno
table-bot = bot: { $bot }
table-standing-in = al suo posto: { $bot }
table-away = assente
table-holds = { $count ->
    [0] nessuna carta in mano
    [1] una carta in mano
   *[other] { $count } carte in mano
}
table-lamp = La lampada è accesa: è il turno di { kin-this }
table-skips-turns = { $count ->
    [1] salta il prossimo turno
   *[other] salta i prossimi { $count } turni
}
table-skips-draws = { $count ->
    [1] salta la prossima pesca
   *[other] salta le prossime { $count } pesche
}
table-draws-to = { $limit ->
    [0] non pesca carte
    [1] pesca fino a una carta invece di cinque
   *[other] pesca fino a { $limit } carte invece di cinque
}
table-value-is = { kin-value } finora: { $value }
table-strip = { $kin ->
    [party] Gruppi
    [company] Compagnie
   *[family] Famiglie
}
table-lit = Si può scegliere
table-useful = Si può giocare
table-piles = Pile
table-deck = { $count ->
    [0] niente da pescare
    [1] una da pescare
   *[other] { $count } da pescare
}
table-discards = { $count ->
    [0] nessuno scarto
    [1] uno scarto
   *[other] { $count } scarti
}
table-browse = { $count ->
    [0] La pila degli scarti è vuota
    [1] Guarda gli scarti: una carta
   *[other] Guarda gli scarti: { $count } carte
}
table-discards-title = Gli scarti, dal più recente
table-boxed = { $count ->
    [1] una carta è rimasta nella scatola
   *[other] { $count } carte sono rimaste nella scatola
}
table-boxed-title = Ciò che è rimasto nella scatola, per sorteggio
table-hand = { $count ->
    [0] La tua mano: nessuna carta
    [1] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
table-hand-of = La mano di { $name }
table-hand-empty = La tua mano è vuota. Anche la dispensa.
table-window = Si attendono risposte.
table-window-time = Tempo che resta per rispondere
table-waiting = Si aspetta { $seat }.
table-noted = La tua risposta è conservata finché scade il tempo: { $answer }.
table-ask-play = { $play ->
    [first] La tua prima giocata
    [second] { table-second-play }
    [further] { table-further-play }
   *[after] Giocate gratuite, o fine del turno
}
table-ask-name = { $base ->
    [residence] Scegli la Residenza per { $card }
    [story] Scegli la Storia per { $card }
    [guest] Scegli l'Ospite per { $card }
   *[other] Scegli il prossimo personaggio per { $card }
}
table-ask-respond = Vuoi rispondere?
table-ask-discard = { $due ->
    [may] Puoi scartare, fino a { card-count }
    [tax] Devi { card-count } di tassa: scegli dalla tua mano
   *[must] Devi scartare { card-count }: scegli dalla tua mano
}
table-ask-either = { $card } offre due cose
table-ask-use = Vuoi usare ciò che { $card } permette?
table-ask-play-now = { $card } ti fa giocare subito una carta
table-ask-play-taken = Puoi giocare una delle carte prese
table-ask-exchange = Scegli dalla tua mano un Modificatore per { $stack }
table-ask-set-aside = Metti da parte qualcuno { kin-of-your }
table-ask-cast = Scegli un personaggio per { kin-your }
table-ask-draw = { $left ->
    [1] Manca una carta: prendila da un'altra mano, o pescala
   *[other] Mancano { $left } carte: prendi la prossima da un'altra mano, o pescala
}
table-hint-select = Prendi una carta, poi scegli a chi capita. O trascinala fin lì.
table-hint-target = A chi capita { $card }? A chi è illuminato.
table-hint-cast = Clicca chi vorresti veder soffrire.
table-characters = Personaggi tra cui scegliere
table-story = Com'è andata?
table-story-of = { table-story } { $play }.
table-story-hint = una riga, se ti va
table-story-tell = Racconta
table-do-play = Gioca { $card }
table-do-pick = Prendi { $card }
table-do-discard = { $free ->
    [yes] Scarta { $card }: non costa giocate
   *[no] Scarta { $card }
}
table-do-respond = Rispondi con { $card }
table-do-respond-on = Rispondi con { $card } su { $stack }
table-possibilities = Possibilità
table-do-first = La prima
table-do-second = La seconda
table-do-use = Usalo
table-do-claim = Rivendica { $stack }
table-do-call = Prendi una carta dalla mano di { $seat }
table-do-discard-hand = Scarta tutta la mano
table-do-pass = { $ask ->
    [after] Fine del turno
    [respond] Lascia che accada
    [either] Nessuna delle due
    [use] Non usarlo
    [play-now] Non giocare niente
    [play-taken] Non giocare altro
    [discard] Non scartare altro
    [draw] Pesca dal mazzo
   *[other] Passa
}
table-no = Non si può: { $why }.
table-no-rule = Regola { $rule }
table-no-close = E va bene
table-take-back = Riprendila
table-take-back-ask = Chiedi al tavolo di riprenderla
table-consent = { $seat } vorrebbe riprendere l'ultima giocata. Ti dispiace?
table-consent-yes = Per niente
table-consent-no = Sì, mi dispiace
table-consent-waits = Hai chiesto di riprenderla. Gli altri ci stanno pensando.
table-tale = Il racconto
table-tale-and-chat = Il racconto e le chiacchiere
table-tale-deal = Prima del primo turno
table-tale-empty = { $speech ->
    [tale] Nessuno è ancora finito male. Un po' di pazienza.
   *[gloom] Non è ancora morto nessuno. Un po' di pazienza.
}
table-filter = Su
table-filter-all = tutti
table-applaud = Applaudi { $seat }
table-applause = { $count ->
    [1] un applauso
   *[other] { $count } applausi
}
table-past = Com'era dopo il passo { $step }
table-now = Torna ad adesso
table-chat = Chiacchiere
table-chat-lines = Che cosa si è detto
table-chat-say = Di' qualcosa
table-chat-send = Dillo
table-orders = Quando gli altri giocano una carta
table-orders-are = { $orders ->
    [always] chiedimelo sempre
    [deaths] { $speech ->
        [tale] chiedimelo solo per i finali
       *[gloom] chiedimelo solo per le morti
    }
   *[never] non chiedermelo mai: lascio che accada tutto
}
table-orders-about = Nessuno può capire che cosa hai disposto: il tavolo aspetta quanto aspetta sempre.
table-orders-swift = Questo tavolo è svelto: aspetta chi potrebbe rispondere, e così si capisce chi potrebbe.
table-stand-in = Un sostituto
table-stand-in-level = Chi gioca per te
table-stand-in-do = Lascia giocare lui
table-stand-in-now = In questo momento qualcuno gioca per te.
table-stand-in-back = Sono di nuovo qui
table-notices = Quando tocca a te
table-notices-ask = Avvisami, anche se guardo altrove
table-notices-are = { $allowed ->
    [granted] Se guardi altrove, ricevi un avviso.
   *[denied] Il tuo browser qui non permette avvisi; lo dice il titolo della scheda.
}
table-people = Chi siede qui
table-mute = { $muted ->
    [yes] Ascolta di nuovo { $name }
   *[no] Zittisci { $name }
}
table-give-bot = Dai il posto di { $name } a un bot
table-give-open = Apri il posto di { $name } a qualcun altro
table-allow-watching = Si può assistere con un link apposito
table-links = I link di questo tavolo
table-keys = Tasti
table-keys-about = Le frecce spostano, Invio prende una carta e la gioca, Esc la posa. d scarta, p passa, u riprende, z guarda da vicino, f apre una pila a ventaglio, l va al racconto, ? alle regole.
table-cover = Passa il dispositivo a { $name }
table-cover-about = { $name }, tocca quando nessun altro guarda.
table-cover-show = Sono { $name }, mostra la mia mano
table-look-back = Guarda ancora una volta il tavolo
table-reckon = Alla resa dei conti

## Landing

landing-what = Un gioco di carte per chi possiede Gloom e ne sente la mancanza: rendi la tua famiglia più infelice che puoi, e lasciala morire prima che qualcuno la consoli.
landing-wall = Sei silhouette in cornici ovali: un cervello in una teca, dame, signori e una bambola. Due di loro ci hanno lasciato.
landing-quip = Non è ancora morto nessuno. Diamo tempo al tempo.
landing-doors = Modi di giocare
landing-play = Gioca subito
landing-play-about = Tu e tre bot, all'istante. Niente iscrizione, niente domande.
landing-guided = Una prima partita guidata
landing-guided-about = La stessa cosa, con una parola al momento giusto. Le parole si possono congedare.
landing-open = Apri un tavolo
landing-open-about = Scegli le scatole, e chi si siede: da due a cinque, amici, bot, o entrambi.
landing-hot = Condividi questo schermo
landing-hot-about = Più persone, un solo schermo, e un velo tra una mano e l'altra.
landing-join = Entra con un link
landing-join-do = Entra
landing-join-about = Incolla il link ricevuto, o il nome del tavolo.
landing-join-lost = questo non è il link di un tavolo; incollalo intero, come l'hai ricevuto
landing-nobody = Uno sconosciuto
landing-my-tables = I miei tavoli
landing-asking = uno sguardo dentro …
landing-in-lobby = si sta ancora radunando
landing-over = la storia è finita
landing-your-turn = tocca a te
landing-their-turn = tocca a { $name }
landing-unnamed = un posto tuo
landing-forget = Dimentica
landing-forget-this = Dimentica il tavolo di { $people }
landing-forget-about = I tuoi posti sono in questo browser. Dimenticare un tavolo vuol dire perdere il posto per sempre, a meno che tu ne abbia conservato il link privato.
landing-nothing-kept = Niente iscrizione, niente e-mail, niente cookie. I nomi dei tuoi tavoli restano in questo browser, e questa pagina non chiede nulla a nessun altro.
landing-notice = Opera non ufficiale e non commerciale, per chi possiede i giochi. Gloom e i suoi nomi appartengono ai loro proprietari; immagini e parole di questa pagina sono nostre.

## Opening

open-title = Apri un tavolo
open-title-device = Condividi questo schermo
open-name = Il tuo nome
open-players = In quanti si gioca?
open-players-count = { $count ->
    [2] In due
    [3] In tre
    [4] In quattro
   *[5] In cinque
}
open-five = { $kin ->
    [party] I gruppi sono quattro. Ciascuno mette da parte un compagno, e questi toccano al quinto giocatore: sono i reietti.
    [company] Le compagnie sono quattro. Ciascuna mette da parte un personaggio, e questi toccano al quinto giocatore: sono i reietti.
   *[family] Le famiglie sono quattro. Ciascuna mette da parte un parente, e questi toccano al quinto giocatore: sono i reietti.
}
open-seat = Posto { $number }
open-open = per un amico
open-open-about = Lo prende chi ha il link. Potrai sempre darlo a un bot più tardi.
open-bot = un bot
open-device = qui, a questo schermo
open-level = Quanto gioca bene il bot al posto { $number }
open-their-name = Il suo nome
open-their-family = { $kin ->
    [party] Il suo gruppo
    [company] La sua compagnia
   *[family] La sua famiglia
}
open-somebody = qualcuno qui
open-watching = Spettatori
open-watching-about = Chi ha l'apposito link può guardare. Vede ciò che è sul tavolo, e la mano di nessuno.
open-family = { $kin ->
    [party] Il tuo gruppo
    [company] La tua compagnia
   *[family] La tua famiglia
}
open-do = Apri il tavolo
open-do-about = Nulla comincia prima che lo dica tu.
open-begin = Comincia subito
open-open-first = Prima apri il tavolo
open-needs-name = di' come ti chiami, in 24 caratteri al massimo
open-needs-names = a chiunque giochi a questo schermo serve un nome di 24 caratteri al massimo
open-same-names = due persone a questo schermo hanno lo stesso nome; cambiane uno, o il racconto si confonderà
open-same-families = { $kin ->
    [party] due persone hanno scelto lo stesso gruppo; ogni gruppo siede una volta sola
    [company] due persone hanno scelto la stessa compagnia; ogni compagnia siede una volta sola
   *[family] due persone hanno scelto la stessa famiglia; ogni famiglia siede una volta sola
}
open-quarrel = queste scatole non vanno insieme; guarda lo scaffale, che dice che cosa fare
open-unread = non si è potuto apparecchiare con queste scatole; lasciane una sullo scaffale, o ricarica la pagina

options-edition = Edizione
options-edition-first = Prima edizione.
options-edition-first-about = Si gioca con tutti e cinque i personaggi, e si scarta una carta sola. Più lunga, e più perfida.
options-edition-second = Seconda edizione.
options-edition-second-about = In quattro o cinque ognuno mette da parte un { kin-member }, e si scarta la mano intera.
options-more = Altri modi di soffrire
options-characters = Personaggi per { kin-one }
options-edition-bound = La scatola è fatta per questa, e non ne conosce altre.
options-characters-all = tutti quelli che restano
options-characters-some = { $count } per { kin-one }
options-cast = Personaggi per giocatore
options-cast-some = { $count } personaggi per giocatore
options-rounds = La serata finisce dopo tanti giri
options-rounds-terms = la serata finisce dopo { $rounds } giri
options-retorts = Si può replicare a una risposta?
options-retorts-edition = come vuole l'edizione
options-retorts-yes = a una risposta si può replicare
options-retorts-no = una risposta è l'ultima parola
options-response = Tempo per le risposte
options-response-seconds = fino a { $seconds } secondi
options-response-terms = fino a { $seconds } secondi per le risposte
options-away = Se qualcuno si assenta
options-away-never = si aspetta, quanto occorre
options-away-minutes = un bot lo sostituisce dopo { $minutes } minuti
options-away-hours = { $hours ->
    [1] un bot lo sostituisce dopo un'ora
    [24] un bot lo sostituisce dopo un giorno
   *[other] un bot lo sostituisce dopo { $hours } ore
}
options-swift = Svelta.
options-swift-about = Per le risposte non si aspetta più del necessario. Che cosa si perde: dalla durata si può indovinare chi avrebbe potuto rispondere.
options-swift-terms = svelta: nessuna attesa per le risposte, e nessun segreto su chi poteva rispondere
options-plain = Semplice.
options-plain-about = La partita semplicissima: non si legge il testo di nessuna carta, ed Eventi, Ospiti, Misteri, Storie e Spedizioni restano nella scatola. Per i bambini, e per chi è molto stanco.
options-plain-terms = semplice: non si legge il testo di nessuna carta

link-copy = Copia
link-copied = Copiato.
link-share = Condividi
link-code = Come codice da inquadrare col telefono
link-code-alt = Lo stesso link come codice QR

## Boxes

boxes-game = A che cosa giochiamo?
boxes-expansions = Da mescolarci dentro, volendo
boxes-players = da { $from } a { $to } giocatori
boxes-minutes = circa { $minutes } minuti
boxes-with = Con { $things }.
boxes-cast = { $count ->
    [1] un personaggio
   *[other] { $count } personaggi
}
boxes-families = { $count ->
    [1] { kin-a }
   *[other] { $count } { kin-many }
}
boxes-residences = { $count ->
    [1] una Residenza
   *[other] { $count } Residenze
}
boxes-guests = { $count ->
    [1] un Ospite
   *[other] { $count } Ospiti
}
boxes-expeditions = { $count ->
    [1] una Spedizione
   *[other] { $count } Spedizioni
}
boxes-stories = { $count ->
    [1] una Storia
   *[other] { $count } Storie
}
boxes-belongs = Va solo con { $game }.
boxes-own = Non è della casa: l'ha fatta qualcuno di qui.
boxes-mix = { $minutes ->
    [0] Sul tavolo: { $names }.
   *[other] Sul tavolo: { $names }. Circa { $minutes } minuti.
}
boxes-quarrel = { $box } è per { $needs } e non si può mescolare con { $game }. Giocate a { $needs }, oppure lasciate { $box } nella scatola.
boxes-play-instead = Giochiamo invece a { $game }
boxes-leave-out = Lasciamo { $box } nella scatola
boxes-few-families = Non ci sono abbastanza { kin-many } per { $seats } giocatori: in queste scatole sono { $families }. Giocate in meno, o mescolate un'altra scatola.
boxes-few-characters = Non ci sono abbastanza personaggi per { $seats } giocatori: in queste scatole sono { $cast }. Giocate in meno, o con meno personaggi a testa.
boxes-unread = non si sono potute prendere le scatole dallo scaffale; ricarica la pagina per vederle
boxes-on-table = Scatole sul tavolo
boxes-change = Altre scatole

beside-casting = Come i personaggi arrivano ai giocatori
beside-casting-free = Scelti.
beside-casting-free-about = Ognuno sceglie tutti i suoi, un giocatore dopo l'altro.
beside-casting-dealt = Distribuiti.
beside-casting-dealt-about = I personaggi si distribuiscono a sorte.
beside-casting-drafted = A giro.
beside-casting-drafted-about = I personaggi si scelgono uno alla volta, a giro.
beside-stories = Storie al centro
beside-stories-lot = a sorte
beside-stories-agreed = concordate
beside-stories-none = nessuna
beside-stories-none-about = Le carte che parlano di Storie si sostituiscono appena pescate.
beside-stories-count = Quante
beside-stories-which = Sceglietene al massimo { $most }.
beside-stories-terms = { $count ->
    [0] niente Storie
    [1] una Storia al centro, a sorte
   *[other] { $count } Storie al centro, a sorte
}
beside-stories-agreed-terms = Storie al centro: { $titles }
beside-more = Altri al tavolo
beside-guests = Ospiti che aspettano al centro
beside-guests-terms = { $count ->
    [1] un Ospite aspetta al centro
   *[other] { $count } Ospiti aspettano al centro
}
beside-at-home = Misteri in casa.
beside-at-home-about = Un Mistero si può posare solo sulla propria Residenza.
beside-trimmed = Sfoltito.
beside-trimmed-about = Le carte di troppo delle espansioni restano nella scatola, a sorte, così la partita non dura più del solito.

## Lobby

lobby-title = Ci si raduna
lobby-title-later = Sono tutti a tavola
lobby-seats = Chi siede dove
lobby-nobody = Ancora nessuno
lobby-you = tu
lobby-host = padrone di casa
lobby-open = aspetta chi ha il link
lobby-bot = bot: { $level }
lobby-here = qui
lobby-away = in questo momento altrove
lobby-comma = ,{" "}
lobby-family-later = { kin-one } ancora da scegliere
lobby-misfits-perhaps = ancora senza { kin-one }, forse i reietti
lobby-family-of = È di { $name }.
lobby-any-family = Quel che resta
lobby-any-family-about = { $kin ->
    [party] Nella segreta si prende quel che resta.
    [company] Non si può scegliere tutto, dicono.
   *[family] I parenti, dicono, non si scelgono.
}
lobby-misfits = I reietti, o quel che resta
lobby-misfits-about = Uno di noi non ha { kin-one }, e accoglie chi gli altri mettono da parte.
lobby-your-family = { $kin ->
    [party] Il tuo gruppo
    [company] La tua compagnia
   *[family] La tua famiglia
}
lobby-cast-later = personaggi ancora da venire
lobby-cast-free = Nessuno ha ancora personaggi. Quando si comincia, ognuno sceglie tutti i suoi personaggi, un giocatore dopo l'altro.
lobby-cast-dealt = Nessuno ha ancora personaggi. Quando si comincia, i personaggi si distribuiscono a sorte.
lobby-cast-drafted = Nessuno ha ancora personaggi. Quando si comincia, i personaggi si scelgono uno alla volta, a giro.
lobby-level-foundling = Trovatello
lobby-level-foundling-about = Gioca quel che si trova in mano. Che tenerezza.
lobby-level-clerk = Impiegato
lobby-level-clerk-about = Avido, ordinato, e non guarda mai oltre la carta seguente.
lobby-level-governess = Governante
lobby-level-governess-about = Riflette su ogni carta. Una serata equilibrata per quasi tutti.
lobby-level-undertaker = Becchino
lobby-level-undertaker-about = { $kin ->
    [party] Ha visto finire molti gruppi
    [company] Ha visto finire molte compagnie
   *[family] Ha visto finire molte famiglie
}, e sa quanto valevano.
lobby-level-medium = Medium
lobby-level-medium-about = Guarda avanti, in molte serate possibili.
lobby-level-raven = Corvo
lobby-level-raven-about = Guarda più lontano, e nota ciò che non fai.
lobby-level-of = Quanto gioca bene il bot al posto { $number }
lobby-open-it = Libera il posto
lobby-open-seat = Libera il posto: { $number }
lobby-remove = Accompagna alla porta
lobby-remove-name = Accompagna alla porta: { $name }
lobby-give-bot = Dallo a un bot
lobby-bot-at = Dallo a un bot: posto { $number }
lobby-days = Chi ha avuto la giornata peggiore?
lobby-days-about = Ognuno può raccontarla in una riga. Chi ospita indica la più triste, che comincia, o lascia fare alla sorte.
lobby-days-host = Scegli la giornata più triste: comincia chi l'ha avuta. Oppure decide la sorte.
lobby-day-yours = La mia giornata peggiore, in una riga
lobby-day-hint = La minestra era fredda, e la cuoca anche …
lobby-day-tell = Racconta
lobby-day-untold = soffre con contegno
lobby-by-lot = A sorte
lobby-seats-open = { $count ->
    [1] Un posto è ancora vuoto. Aspetta qualcuno, o dallo a un bot.
   *[other] { $count } posti sono ancora vuoti. Aspetta qualcuno, o dalli ai bot.
}
lobby-fill = Bot in tutti i posti vuoti
lobby-begin = Si cominci
lobby-wait = { $name } dirà quando si comincia. Puoi chiudere questa pagina e tornare: il posto resta tuo.
lobby-invite = Inviti
lobby-invite-link = Link per gli invitati
lobby-invite-about = { $kin ->
    [party] Chi lo apre può sedersi: un nome, un gruppo, fatto.
    [company] Chi lo apre può sedersi: un nome, fatto.
   *[family] Chi lo apre può sedersi: un nome, una famiglia, fatto.
}
lobby-your-name = Il tuo nome
lobby-rename = Cambia
lobby-seat-link = Link privato al tuo posto
lobby-seat-link-show = Porta questo posto su un altro dispositivo
lobby-seat-link-about = È la chiave del tuo posto. Aprilo sull'altro dispositivo, e non mostrarlo a nessuno.
lobby-watching = È permesso guardare
lobby-watch-link = Link per gli spettatori
lobby-watch-about = Vedono il tavolo, e la mano di nessuno.
lobby-terms = Come si gioca

visitor-join = Siediti con noi
visitor-late = C'è un posto libero
visitor-name = Il tuo nome
visitor-family = Scegli { kin-your }, e sei dei nostri
visitor-sit = Prendi il posto
visitor-needs-name = prima di' come ti chiami
visitor-full = Tutti i posti sono presi
visitor-full-about = Per ora nessuno può guardare questo tavolo. Chiedi a chi ospita un posto, o il permesso di guardare, o apri un tavolo tuo.
visitor-full-watch = Puoi comunque guardare, ma non con questo link: chiedi a chi ospita il «{ lobby-watch-link }». Oppure apri un tavolo tuo.
visitor-over = Questa storia è finita
visitor-over-about = Chiedi il link per rivederla a chi ha giocato, o apri un tavolo tuo.

## End

end-title = La resa dei conti
end-counting = Si contano { kin-all }.
end-at-once = Dimmelo subito
end-won = { $names } vince, inconsolabile
end-shared = { $names } condividono la vittoria, e il dolore
end-and = {" "}e{" "}
end-condolences = Mai congratulazioni furono accolte con più tristezza.
end-state = { $state ->
    [living] { $speech ->
        [tale] ancora senza finale
       *[gloom] ancora in vita
    }
    [undead] fra i non morti
    [residence] { $count ->
        [0] nessun Mistero
        [1] un Mistero
       *[other] { $count } Misteri
    }
    [story] la Storia che aveva
   *[dead] {""}
}
end-nothing = nulla
end-bonus = { $kind ->
    [residence] { $worth } in vista, { $bonus } in più
    [story] { $worth } stampati, { $bonus } in più
   *[other] { $worth } in vista, { $bonus } per il modo
}
end-value = { kin-value }
end-lowest = il più basso, e dunque vince
end-after = Dopo
end-rematch = Ancora una, con le stesse persone
end-rematch-join = Alla prossima serata
end-replay = Rivedila
end-replay-link = Link per rivederla
end-replay-about = Chi lo apre vede tutta la partita, mani comprese. Del resto, è finita.
end-text = Il racconto come testo
end-record = La registrazione
end-home = A casa
end-delete = Elimina questo tavolo
end-delete-sure = La partita, il suo racconto e la sua replica sono eliminati per tutti, e non si possono recuperare.
end-delete-yes = Elimina
end-delete-no = Conserva

replay-title = Una partita, raccontata di nuovo
replay-missing = qui non c'è una partita così; forse chi ospitava l'ha eliminata
replay-desk = La lanterna
replay-run = Avvia
replay-pause = Pausa
replay-back = Indietro
replay-on = Avanti
replay-scrub = Passo della partita
replay-step = passo { $step } di { $of }
replay-speed = Velocità
replay-times = { $speed } ×
replay-hands = Mostra le mani
replay-tale = Il racconto

## Help

help-filter = Cerca
help-found = { $count ->
    [0] nessuna regola lo dice
    [1] una regola
   *[other] { $count } regole
}
help-in-english = Le regole sono scritte in inglese.
help-close = Chiudi

tour-title = Una parola all'orecchio
tour-understood = Capisco
tour-stop = Basta consigli
tour-count = { $given } di { $all }
tour-family-title = Ecco { kin-your }
tour-family = { $speech ->
    [tale] Stanno in basso, e per ora stanno bene. Rendili infelici, poi dai a ciascuno { death-a }: conta solo chi ha il suo finale, e vince il { kin-value } più basso.
   *[gloom] Stanno in basso, e per ora stanno bene. Rendili infelici, poi lasciali morire: contano solo i morti, e vince il { kin-value } più basso.
}
tour-set-aside-title = Uno dei tuoi deve andare
tour-set-aside = Quando si è in tanti, ognuno mette da parte un { kin-member } prima della partita. Scegli chi ti mancherà meno.
tour-cast-title = Scegli { kin-your }
tour-cast = Nessuno ha ancora personaggi. Scegli i tuoi fra quelli che stanno al centro: clicca un ritratto, ed è tuo.
tour-turn-title = Tocca a te
tour-turn = Hai due giocate, poi peschi fino a cinque carte. Scegli una carta della mano, e guarda chi si illumina.
tour-misery-title = L'infelicità è un bene
tour-misery = Una carta con numeri negativi va su uno dei tuoi. Scegli la carta, poi lo sventurato { kin-member }.
tour-cheer-title = La gioia è per gli altri
tour-cheer = Una carta con numeri positivi è una cattiva notizia. Mettila sul più infelice tra i personaggi altrui.
tour-second-title = La tua seconda giocata
tour-second = Tutto è permesso tranne { death-a }, che può essere solo la prima giocata del turno, salvo che una carta dica altrimenti.
tour-sight-title = Conta solo ciò che si vede
tour-sight = Le carte sono pellicole. Un numero copre quello sotto, e dove la pellicola è trasparente si vede il più vecchio. Ferma il puntatore su una pila per aprirla a ventaglio.
tour-ripe-title = Qualcuno è maturo
tour-ripe = Uno dei tuoi ha un'Autostima sotto lo zero. Ora si potrebbe giocargli { death-a }; potrebbero anche gli altri, ma perché mai?
tour-bury-title = { $speech ->
    [tale] Potresti finire una storia
   *[gloom] Potresti seppellire qualcuno
}
tour-bury = Hai { death-a }, e qualcuno è abbastanza infelice. Su uno dei tuoi rende definitiva la sua infelicità.
tour-window-title = Una pausa per le risposte
tour-window = Certe carte rispondono ad altre. Tutti aspettano lo stesso tempo, che possano rispondere o no, così nessuno scopre chi poteva.
tour-respond-title = Puoi rispondere
tour-respond = Ti si chiede se rispondi alla carta in mezzo. Gioca una carta illuminata, o passa; nessuno saprà che avresti potuto.
tour-dead-title = { $speech ->
    [tale] E vissero infelici e scontenti
   *[gloom] Un lutto { kin-in }
}
tour-dead = { $speech ->
    [tale] Chi ha il suo finale è al sicuro: niente più gioie, niente più Modificatori. Ciò che mostra è ciò che varrà alla fine.
   *[gloom] I morti sono al sicuro: niente più gioie, niente più Modificatori. Ciò che mostrano è ciò che varranno alla fine.
}
tour-home-title = Nessun posto è come casa
tour-home = Accanto { $kin ->
    [party] al tuo gruppo
    [company] alla tua compagnia
   *[family] alla tua famiglia
} c'è la sua casa. Lì si posano i Misteri, che alla fine contano per te, comunque vada. Alcuni chiedono icone che { kin-your } deve mostrare.
tour-guests-title = Suonano alla porta
tour-guests = Gli Ospiti al centro non sono di nessuno. Ognuno segue un tipo di carta o un'icona: giocane una, e si trasferiscono da chi l'ha subita.
tour-stories-title = Storie da prendere
tour-stories = Una Storia sta al centro finché qualcuno non ne dà motivo. Rivendicarla è una giocata; chi ne dà più motivo può portarla via.
tour-expedition-title = Si parte
tour-expedition = La Spedizione al centro è una regola per tutti, finché un'altra non prende il suo posto.
tour-undead-title = { $speech ->
    [tale] Non proprio finito
   *[gloom] Non proprio morto
}
tour-undead = Qualcuno dei tuoi è fra i non morti: alla fine conta come { $speech ->
    [tale] finito
   *[gloom] morto
}, ma può ancora subire Modificatori.
tour-tale-title = Il racconto
tour-tale = Tutto viene scritto a lato. Quando giochi una carta puoi aggiungere com'è andata; gli altri possono applaudire.
tour-end-title = La fine è vicina
tour-end = { $speech ->
    [tale] Da qualche parte resta un solo personaggio senza finale. Quando un giocatore non ne ha più la partita finisce all'istante, chiunque sia in testa.
   *[gloom] Da qualche parte resta un solo { kin-member }. Quando { kin-a } non ha più nessuno in vita la partita finisce all'istante, chiunque sia in testa.
}

## Trouble

trouble-unknown = non è riuscito, e nessuno sa perché; riprova
trouble-no-answer = la casa non risponde; controlla la connessione, poi riprova
trouble-not-a-message = la casa non ha capito la pagina; ricaricala
trouble-too-long = era troppo lungo; dillo con meno parole
trouble-too-late = la casa aspettava una parola che non è arrivata; ricarica la pagina
trouble-too-fast = troppo in una volta; aspetta un momento, poi continua
trouble-too-many = in questo momento la casa è piena; riprova tra un po'
trouble-no-such-table = questo tavolo non c'è; richiedi il link, o apri un tavolo tuo
trouble-wrong-token = questo posto non è più tuo; chiedi a chi ospita, o entra con il link d'invito
trouble-no-watching = nessuno può guardare questo tavolo; chiedi a chi ospita di permetterlo
trouble-wrong-origin = la pagina viene da un indirizzo che la casa non conosce; aprila all'indirizzo del server
trouble-late-decision = nel frattempo è già stato deciso; guarda il tavolo e scegli di nuovo
trouble-only-the-host = può farlo solo chi ospita; chiediglielo
trouble-needs-a-seat = può farlo solo chi è al tavolo; prima prendi posto
trouble-seat-taken = tutti i posti sono presi; chiedine uno a chi ospita
trouble-family-taken = { $kin ->
    [party] qualcuno ha già quel gruppo; scegline un altro
    [company] qualcuno ha già quella compagnia; scegline un'altra
   *[family] qualcuno ha già quella famiglia; scegline un'altra
}
trouble-name-taken = a questo tavolo qualcuno si chiama già così; scegli un altro nome
trouble-bad-name = un nome ha da 1 a 24 caratteri visibili; scegline un altro
trouble-bad-line = una riga ha qualche parola, e non troppe; scrivila diversamente
trouble-no-such-thing = a questo tavolo non c'è nulla del genere; ricarica la pagina
trouble-only-in-the-lobby = si poteva cambiare solo prima dell'inizio della partita
trouble-only-while-playing = si può fare solo durante la partita
trouble-only-when-over = si può fare solo a storia finita
trouble-seats-open = alcuni posti sono ancora vuoti; aspetta qualcuno, o dalli ai bot
trouble-unplayable = così il tavolo non si può giocare; guarda { kin-all }, il numero di giocatori e le opzioni
trouble-nothing-to-take-back = non c'è più nulla da ritirare
trouble-not-kept = la casa non è riuscita a metterlo per iscritto, quindi non è accaduto; riprova tra un momento
trouble-closing = la casa chiude per un momento; la partita è conservata, e questa pagina torna da sola
trouble-deleted = chi ospitava ha eliminato questo tavolo; non ne resta nulla
