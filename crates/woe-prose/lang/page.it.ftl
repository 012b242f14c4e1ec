### What the page says in Italian.
###
### One section for each screen, in the same order in every language; a key begins with its screen. The page finds the
### sentences of it.ftl too, so nothing is written twice. A test sees to it that every key is used.

## Page

page-name = Woebegone
page-skip = Vai a quel che conta
page-ways = Le stanze della casa
page-gallery = Galleria
page-rules = Regole
page-how = Come si gioca
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
kin-member = { $kin ->
    [party] compagno
    [company] personaggio
   *[family] parente
}
kin-value = Valore della Famiglia

## Lost

lost-title = Qui non abita nessuno
lost-text = { $what ->
    [table] Questo tavolo non c'è. Forse chi l'ha aperto ha sparecchiato.
    [replay] Questa partita non c'è. Forse chi l'ha aperta l'ha cancellata, e con lei ogni testimone.
   *[place] L'indirizzo non porta da nessuna parte, o la casa nel frattempo è bruciata.
}
lost-advice = Che fare
lost-ask = Chiedi di nuovo il link intero a chi te l'ha mandato: forse per strada si è persa una lettera.
lost-open = Apri un tavolo tuo
lost-read = Leggi le regole, intanto
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

## What Events show

event-scene = { $scene ->
    [basket] carte che cadono nel cestino
    [bell] una mano dalla tomba che suona una campana
    [bonfire] un falò di carte
    [book] un libro aperto con un teschio sulla pagina destra
    [caller] qualcuno in cilindro sulla porta, con le valigie
    [cart] un uomo con un carretto; ciò che sta sotto il telo ricambia lo sguardo
    [coffin] una bara il cui coperchio si alza da dentro
    [crow] un corvo in volo con una carta nel becco
    [dice] due dadi che rotolano ancora
    [glasses] un vassoio con tre bicchieri pieni
    [glove] una mano guantata che sfila una carta dal ventaglio
    [gust] il vento che si porta via il foglio in cima
    [hourglass] una clessidra
    [lens] una lente su un'impronta
    [letters] due lettere che si scambiano di posto
    [mirror] un uomo col cappello davanti a uno specchio pieno di fumo
    [moth] falene su un libro chiuso
    [pile] una mano che pesca una carta dal mazzo
    [reaper] una figura incappucciata con la falce accanto a un letto
    [round] carte che girano di mano in mano
    [rug] una scopa, e stivali che spuntano da sotto il tappeto
    [sack] un uomo con la lanterna e un sacco con i piedi
    [scales] una borsa e una carta sulla bilancia
    [scythe] una falce che passa di mano
    [spade] una vanga, e carte dissotterrate
    [trunk] un baule, un cappello e un bastone buttati fuori
    [umbrella] un ombrello su cui rimbalzano le carte
    [wheel] una ruota della fortuna
   *[boot] uno stivale alato che ha fretta
}

## Gallery

gallery-title = La vetrina
gallery-intro = Ogni carta della casa in tre misure, e il ritratto di tutti. Si prega di non toccare i vetri.
gallery-find = Cerca
gallery-found = { $count ->
    [0] Qui nessuno risponde a quel nome.
    [1] Una carta
   *[other] { $count } carte
}
gallery-find-everywhere = Cerca in tutte le scatole
gallery-all-boxes = Tutte le scatole
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
gallery-events = Eventi
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
table-goes = { $phase ->
    [over] Da tanto nessuno fa più nulla qui. Questa partita e il suo racconto spariranno il { $date }, a meno che qualcuno dica qualcosa al tavolo. Il verbale puoi portarlo via.
   *[other] Da tanto nessuno fa più nulla qui. Questo tavolo sparirà il { $date }, a meno che qualcuno faccia o dica qualcosa.
}
table-goes-hide = Ho capito
replay-goes = Questo racconto sparirà il { $date }, a meno che qualcuno dica qualcosa al suo tavolo. Il verbale puoi portarlo via.
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
table-menu = Menù
table-close = Chiudi
table-tabs = Che cosa si vede
table-tab-table = Tavolo
table-tab-tale = Racconto
table-turn-none = Non è ancora cominciato niente.
table-turn-over = La storia è finita.
table-waits = in attesa di essere giocata
table-turn-respond = Rispondi a { $seat }?
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
table-pending = In gioco
table-hand-beyond = { $count ->
    [1] un'altra ›
   *[other] altre { $count } ›
}
table-last-plays = Le ultime giocate
table-last-plays-none = Nessuno ha ancora giocato una carta.
table-middle-more = altro ↓
table-guests = Ospiti al centro
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
    [may] { $card } ti permette di scartare fino a { card-count }
    [tax] { $card } ti chiede { card-count } di tassa: scegli dalla tua mano
   *[must] { $card } ti fa scartare { card-count }: scegli dalla tua mano
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
table-hint-cast = Clicca chi vorresti veder soffrire.
table-hint-swipe = Scorri; tocca una carta per prenderla.

## A tile, and a card that is aimed
tile-bonus = bonus { $points }
tile-verdict = { $verdict ->
    [good] per te
    [bad] contro di te
   *[same] indifferente
}
tile-said = Da { $from } a { $to }: { tile-verdict }.
tile-befell = Dalla tua ultima giocata da { $from } a { $to }.
tile-verdict-short = { $verdict ->
    [good] per te
    [bad] contro
   *[same] uguale
}
aim-verdict = { $verdict ->
    [good] A tuo favore.
    [bad] Contro di te.
   *[same] Per te fa lo stesso.
}
aim-now = ora
aim-then = poi
aim-whom = A chi capita? Guarda qualcuno, e vedrai che cosa succederebbe.
aim-alone = Non capita a nessuno in particolare. Si gioca così com'è.
aim-no = Qui no: { $why }.
aim-not-now = Adesso no: { $why }.
aim-lay = Giocala { $su }
aim-put-back = Rimettila in mano
aim-icon-comes = Mostrerà { $icon }.
aim-icon-goes = Non mostrerà più { $icon }.
aim-sheets-go = Perde { card-count }.
aim-word-ends = «{ $word }» non vale più.
aim-life = Poi: { $life }.
aim-elsewhere = { $stack }: { $change }.

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
table-do-respond-on = Rispondi con { $card } { $su }
table-possibilities = Possibilità
table-do-first = La prima
table-do-second = La seconda
table-do-use = Usalo
table-do-claim = Rivendica { $stack }
table-do-call = Prendi da { $seat }
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
table-newcomer = { $name } vorrebbe continuare a questo posto, e ne vedrebbe la mano. Va bene?
table-newcomer-yes = Va bene
table-newcomer-no = Meglio di no
table-newcomer-own = Vedi ciò che vedono tutti, e gioca un bot, finché gli altri non accettano che questa mano sia tua.
table-newcomer-waits = Devono ancora dirlo: { $names }.
table-newcomer-leave = Lascia il posto
table-not-admitted = Gli altri non hanno accettato che tu continui a quel posto. Puoi chiederne un altro a chi ospita.
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
table-allow-talking = Chi assiste può parlare
chat-watcher = { $name }, tra il pubblico
seat-opened = { $host } ha aperto il posto di { $before } a chi viene.
seat-given = { $host } ha dato il posto di { $before } a { $name }, un bot.
seat-asks = { $name } chiede di continuare al posto di { $before }.
seat-seated = { $name } continua al posto di { $before }, e ne ha la mano.
seat-declined = { $name } non continua al posto di { $before }: lo fa un bot.
chat-as = Il tuo nome
chat-unread = { $count ->
    [1] una riga nuova nella conversazione
   *[other] { $count } righe nuove nella conversazione
}
bubble-claps = applaude
out-title = Via dal tavolo
out-leave = Esci per ora
out-new = Una nuova partita
out-resign = Abbandona, e lascia continuare un bot
out-resign-sure = Una governante prende le tue carte, e gli altri continuano con lei. Puoi tornare e riprendere il posto.
out-resign-yes = Abbandona
out-resign-no = Resta
out-about = Chi esce conserva il posto. Gli altri aspettano, oppure dopo un po' subentra un bot, come stabilito al tavolo.
table-links = I link di questo tavolo
table-keys = Tasti
table-cover = Passa il dispositivo a { $name }
table-cover-about = { $name }, tocca quando nessun altro guarda.
table-cover-show = Sono { $name }, mostra la mia mano
table-look-back = Guarda ancora una volta il tavolo
table-reckon = Alla resa dei conti

## What would come of a card

preview-draws = { $mine ->
    [yes] Peschi { card-count }
   *[no] { $name } pesca { card-count }
}
preview-discards = { $mine ->
    [yes] Scarti { card-count }
   *[no] { $name } scarta { card-count }
}
preview-may-discard = { $mine ->
    [yes] Puoi scartare, fino a { card-count }
   *[no] { $name } può scartare, fino a { card-count }
}
preview-gets = { $mine ->
    [yes] Prendi { card-count } dagli altri
   *[no] { $name } prende { card-count } dagli altri
}
preview-loses = { $mine ->
    [yes] Altri ti prendono { card-count }
   *[no] Altri prendono { card-count } a { $name }
}
preview-skipped-turns = { $mine ->
    [yes] Salti un turno
   *[no] { $name } salta un turno
}
preview-skipped-draws = { $mine ->
    [yes] Salti una pesca
   *[no] { $name } salta una pesca
}
preview-free-plays = { $mine ->
    [yes] Ottieni { $count ->
        [1] una giocata gratuita
       *[other] { number-word } giocate gratuite
    }
   *[no] { $name } ottiene { $count ->
        [1] una giocata gratuita
       *[other] { number-word } giocate gratuite
    }
}
preview-value = { $mine ->
    [yes] Il tuo Valore della Famiglia: { $now } → { $then }
   *[no] Il Valore della Famiglia di { $name }: { $now } → { $then }
}
preview-draw-limit = { $mine ->
    [yes] Il tuo limite di pesca: { $now } → { $then }
   *[no] Il limite di pesca di { $name }: { $now } → { $then }
}
preview-cancels = { $card } viene annullata
preview-expedition = La Spedizione { $card } viene al centro
preview-asks = { $mine ->
    [yes] Poi scegli tu
   *[no] Poi sceglie { $name }
}
preview-by-chance = Poi arriva una carta che nessuno conosce ancora
preview-ends = La storia finisce
## Time to answer

think-do = Lasciami pensare
think-who = { $count ->
    [1] { $names } vorrebbe pensarci. Avete tutti un po' più di tempo.
   *[other] { $names } vorrebbero pensarci. Avete tutti un po' più di tempo.
}
orders-offer = È la seconda volta che ti si chiede un parere. Quando gli altri giocano una carta:
orders-offer-are = { $orders ->
    [always] Chiedimelo sempre
    [deaths] { $speech ->
        [tale] Chiedimelo per i finali
       *[gloom] Chiedimelo per le morti
    }
   *[never] Non chiedermelo mai
}
orders-offer-not = Non propormelo più
orders-offer-about = Puoi ripensarci quando vuoi, nel «{ table-menu }».
orders-free-plays = Chiedimelo per ogni giocata gratuita
orders-free-plays-about = Altrimenti, quando potresti solo passare, la casa passa per te.
## Following

worth-change = { $from } → { $to }
worth-died = { $speech ->
    [tale] la fine
   *[gloom] la morte
}
worth-change-said = { $died ->
    [yes] { $same ->
        [yes] { worth-died }, a { $to }
       *[no] { worth-died }, da { $from } a { $to }
    }
   *[no] { $same ->
        [yes] ancora { $to }
       *[no] da { $from } a { $to }
    }
}
tale-round = { $count ->
    [1] Primo giro
   *[other] Giro { number-word }
}
tale-unread = { $count ->
    [1] una riga nuova
   *[other] { $count } righe nuove
}
since-title = Dal tuo ultimo turno
since-close = Ho visto
since-also = E poi:
since-cancelled = { $what }, invano
since-forced = { $what ->
    [drew] hai pescato { card-count }
    [discarded] hai scartato { card-count }
    [returned] hai rimesso nel mazzo { card-count }
    [lost] { $other } ti ha preso { card-count }
    [got] hai preso { card-count } a { $other }
    [skip-turn] salterai un turno
   *[skip-draw] non pescherai { $count ->
        [1] la prossima volta
       *[other] per un po'
    }
}
follow-skip = Salta al mio turno
follow-skip-on = Salta
follow-skip-key = Spazio
follow-stage = Che cosa si gioca
follow-plays = { $on ->
    [nobody] { $seat } gioca
    [yours] { $seat } gioca su uno dei tuoi: { $stack }
    [theirs] { $seat } gioca su uno dei personaggi di { $owner }: { $stack }
    [middle] { $seat } gioca { $su }, al centro
   *[own] { $seat } gioca su uno dei suoi: { $stack }
}
follow-was = prima
follow-is = ora
moment-line = { $stack }: { $title }
moment-worth = { $worth } per { $seat }
sound-speed = Quanto in fretta giocano gli altri
sound-speed-is = { $speed ->
    [calm] con calma: ogni carta si può leggere
    [brisk] alla svelta
   *[at-once] subito: leggo dopo
}
sound-speed-about = Spazio, o un tocco sulla carta, salta al tuo turno.
sound-title = Suoni
sound-on = carta, pellicola, una campana e applausi
sound-volume = Quanto forte
sound-try = Suona la campana
sound-haptics = Un tremito quando tocca a me, e per { death-a }
sound-follows = La vista segue ciò che si gioca

## Landing

landing-what = Un gioco di carte sulla famiglia, e su come perderla. Rendi la tua più infelice che puoi e lasciala morire, prima che qualcuno la consoli; tutti gli altri fanno lo stesso, e consolano la tua.
landing-how = Come si gioca, in una pagina
landing-doors = Modi di giocare
landing-play = Gioca subito
landing-play-about = Tu e tre bot, all'istante. Niente iscrizione, niente domande.
landing-first = La tua prima partita
landing-first-about = Tre minuti, un bot, sei consigli, e poi si va avanti da soli.
landing-open = Apri un tavolo per gli amici
landing-open-about = Scegli le scatole, e chi si siede: da due a cinque, amici, bot, o entrambi.
landing-more = Altri ingressi
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
landing-here = { $count ->
    [one] · una persona è lì
   *[other] · { $count } persone sono lì
}
landing-unnamed = un posto tuo
landing-forget = Dimentica
landing-forget-this = Dimentica il tavolo di { $people }
landing-forget-about = I tuoi posti sono in questo browser. Dimenticare un tavolo vuol dire perdere il posto per sempre, a meno che tu ne abbia conservato il link privato.
landing-mine = { $count ->
    [1] Una serata giocata fino in fondo
   *[other] Tutte le { $count } serate giocate fino in fondo
}
landing-nothing-kept = Niente iscrizione, niente e-mail, niente cookie. I nomi dei tuoi tavoli restano in questo browser, e questa pagina non chiede nulla a nessun altro.
landing-notice = Opera non ufficiale e non commerciale, per chi possiede i giochi. Gloom e i suoi nomi appartengono ai loro proprietari; immagini e parole di questa pagina sono nostre.

## A stack that builds and dies

show-title = Che cosa è capitato a { $name }
show-worth = Autostima { $worth }
show-counts = conta { $worth }, per sempre
show-well = Ecco { $name }. Per ora va tutto bene.
show-misery = Rendi infelice uno dei tuoi: i numeri sotto lo zero sono quelli che vuoi.
show-cheer = Qualcuno lo consola. Ciò che è coperto non conta più.
show-again = Provvedi tu a che non duri. Dove la pellicola è trasparente si vedono i numeri più vecchi.
show-death = Poi lascialo morire. I morti si tengono l'infelicità, e vince il totale più basso.
show-pause = Fermati
show-on = Va' avanti
show-once-more = Da capo
## Mine

mine-title = Le mie serate
mine-about = Le ricorda solo questo browser. Nessun altro ne sa nulla, e chi lo svuota non ha mai giocato.
mine-none = Qui nessuna serata è stata ancora giocata fino in fondo.
mine-figures = In cifre
mine-games = Partite
mine-wins = Vittorie
mine-wins-are = { $wins } ({ $share } %)
mine-average = { kin-value } in media
mine-lowest = { kin-value } più basso
mine-saddest = Chi ha patito di più
mine-saddest-is = { $title }, { $worth }, { $date }
mine-chart = { kin-value } delle ultime { $count } serate, dalla più vecchia
mine-chart-legend = Più in alto, più triste. Un quadrato è una vittoria.
mine-company = Con chi
mine-with = { $games ->
    [1] una partita
   *[other] { $games } partite
}, { $wins ->
    [0] nessuna vittoria
    [1] una vittoria
   *[other] { $wins } vittorie
}
mine-evenings = Sera per sera
mine-search = Cerca un nome, una scatola o una data
mine-found = { $count } su { $of }
mine-others = con { $names }
mine-result = { $won ->
    [yes] vinta con { $value }
   *[no] { $value }
}
mine-forget-this = Dimentica la serata del { $date } con { $names }
mine-keeping = Che cosa si conserva
mine-export = Portale via in un file
mine-forget = Dimenticale tutte
mine-forget-sure = Questo browser dimentica ogni serata. Le partite da rivedere restano dove sono, ma ti serviranno i loro link.
mine-forget-yes = Dimenticale
mine-forget-no = Conservale

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
options-response-short = Breve.
options-response-short-about = Un secondo o due. Chi è interpellato può dire «Lasciami pensare», e tutti ne hanno altri sei.
options-response-short-terms = un secondo o due per le risposte, e di più per chi vuole pensarci
options-response-long = Lungo.
options-response-long-about = Fino a 15 secondi, per chi non può essere svelto. Nessuno saprà di chi si tratta.
options-response-long-terms = fino a 15 secondi per le risposte, e di più per chi vuole pensarci
options-response-some = Fino a { $seconds } secondi.
options-response-some-about = Com'era già convenuto.
options-response-some-terms = fino a { $seconds } secondi per le risposte, e di più per chi vuole pensarci
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
   *[other] Sul tavolo: { $names }. Così com'è, circa { $minutes } minuti.
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
visitor-late-about = Continui con la mano di chi era seduto lì. Prima si chiede agli altri al tavolo; finché non accettano vedi ciò che vedono tutti.
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
end-picture = La partita in un'immagine
end-record = La registrazione
end-home = A casa
end-delete = Elimina questo tavolo
end-delete-sure = La partita, il suo racconto e la sua replica sono eliminati per tutti, e non si possono recuperare.
end-delete-yes = Elimina
end-delete-no = Conserva
end-standing = La classifica
end-winner = vince
end-saddest = Chi ha patito di più: { $title } di { $name }, { $worth }
end-stories = Che cosa si è raccontato
end-applause = { $count ->
    [1] un applauso
   *[other] { $count } applausi
}
end-see = rivedi

review-title = Come si è giocato
review-waiting = Qualcuno rilegge la partita, con un sopracciglio alzato.
review-curve = La probabilità di vincere di ognuno, turno per turno
review-legend = La probabilità di vincere di ognuno, come appariva dal suo posto. Una croce è { death-a }; la linea punteggiata è la svolta.
review-turns = turni
review-turn = Turno
review-end = alla fine
review-percent = { $points } %
review-as-table = Gli stessi dati in una tabella
review-turning = La svolta, turno { $turn }
review-turned = La probabilità di vincere di { $name } è salita da { $before } a { $after } %.
review-play = { $sort ->
    [best] Giocata migliore
   *[worst] Giocata peggiore
}, turno { $turn }
review-points = { $count ->
    [1] { $points } punto
   *[other] { $points } punti
}
review-better = Meglio: { $play }
review-flawless = { $count ->
    [1] Nulla da rimpiangere nell'unica risposta.
   *[other] Nulla da rimpiangere in { $count } risposte.
}
review-unasked = Non c'era nulla da scegliere.
review-note = Giudicato da ciò che ognuno poteva vedere in quel momento, da un bot che ha le sue opinioni. Un punto è un centesimo della probabilità di vincere.

replay-title = Una partita, raccontata di nuovo
replay-desk = La lanterna
replay-run = Avvia
replay-pause = Pausa
replay-back = Indietro
replay-on = Avanti
replay-scrub = Passo della partita
replay-step = passo { $step } di { $of }
replay-speed = Velocità
replay-hands = Mostra le mani
replay-tale = Il racconto
replay-speed-is = { $speed ->
    [calm] calma
    [brisk] svelta
   *[swift] rapida
}
replay-keys = Spazio avvia, frecce avanti e indietro
replay-share = Condividi

## Help

help-filter = Cerca
help-found = { $count ->
    [0] nessuna regola lo dice
    [1] una regola
   *[other] { $count } regole
}
help-in-english = Le regole sono scritte in inglese.
help-close = Chiudi

help-how = Come si gioca
help-signs = Segni
help-licences = Che cosa c'è dentro di fatto da altri, e con quali licenze
help-keys = Tasti
help-rules = Tutte le regole, numerate
help-parts = Parti dell'aiuto

how-lead = { $speech ->
    [tale] Vuoi che i tuoi personaggi siano i più infelici di tutti. Rendili infelici, dai a ciascuno { death-a }, e consola quelli degli altri. Vince il totale più basso.
   *[gloom] Vuoi che { kin-your } sia { $kin ->
        [party] il più infelice di tutti
        [company] la più infelice di tutte
       *[family] la più infelice di tutte
    }. Rendi infelici i tuoi, lasciali morire, e consola quelli degli altri. Vince il totale più basso.
}
how-misery-title = L'infelicità vale punti
how-misery = I Modificatori sono fogli di pellicola trasparente con dei numeri. Metti quelli sotto lo zero sui tuoi, e quelli sopra lo zero sui personaggi altrui. Tutto il resto che la carta dice capita al giocatore che ha quel personaggio.
how-sight-title = Conta solo ciò che si vede
how-sight = Un numero copre quello sotto, e lo 0 è un numero. Dove la pellicola è trasparente si vede quello più vecchio. I tre numeri in vista fanno l'Autostima. Ciò che è coperto non conta più.
how-turn-title = Il tuo turno
how-turn = Hai due giocate, poi peschi fino a cinque carte. Una giocata è una carta, uno scarto, o proprio niente. Scegli una carta, poi uno di quelli che si illuminano; oppure trascinala lì.
how-death-title = { $speech ->
    [tale] Un finale
   *[gloom] Una morte
}
how-death = { $speech ->
    [tale] Un Finale Infelice si può giocare su chi ha un'Autostima sotto lo zero, ma solo come prima giocata del turno. Chi ha il suo finale è al sicuro: nessuno può più consolarlo, e conta ciò che mostra. Gli incompiuti non contano nulla.
   *[gloom] Una Morte Prematura si può giocare su chi ha un'Autostima sotto lo zero, ma solo come prima giocata del turno. I morti sono al sicuro: nessuno può più consolarli, e conta ciò che mostrano. I vivi non contano nulla.
}
how-answer-title = Eventi e risposte
how-answer = Un Evento fa ciò che dice, una volta sola. Certe carte rispondono ad altre: se puoi fermare ciò che qualcuno gioca, ti viene chiesto prima che accada.
how-end-title = La fine
how-end = { $speech ->
    [tale] Quando un giocatore non ha più personaggi incompiuti, la partita finisce all'istante. Ognuno somma chi ha il suo finale, e vince il { kin-value } più basso. Non è detto che sia chi ha chiuso la partita.
   *[gloom] Quando { kin-a } non ha più nessuno in vita, la partita finisce all'istante. Ognuno somma i propri morti, e vince il { kin-value } più basso. Non è detto che sia chi ha chiuso la partita.
}
how-tell-title = Racconta
how-tell = Di' com'è andata, e che cosa c'entrano gli anatroccoli. Non cambia niente, ed è metà del gioco.
how-pile = { $name }, sotto { number-word } fogli di pellicola: i numeri più nuovi stanno sui più vecchi, e contano solo quelli in vista.
how-grave = { $name }, morto: il ritratto è girato, e ciò che si vede resta per sempre.
how-boxes-title = Nelle scatole di questo tavolo
how-home-title = Dimore e Misteri
how-home = Accanto ai tuoi c'è il posto in cui vivono. Lì si mettono i Misteri, e contano per te alla fine, comunque vada. Alcuni chiedono icone che i tuoi devono mostrare.
how-guests-title = Ospiti
how-guests = Gli Ospiti al centro non sono di nessuno. Ognuno segue un tipo di carta o un'icona: giocane una, e si trasferiscono da chi l'ha subita.
how-stories-title = Storie
how-stories = Una Storia sta al centro finché qualcuno non ne dà motivo. Prenderla è una giocata; chi ne dà più motivo può portarla via.
how-expedition-title = Spedizioni
how-expedition = La Spedizione al centro è una regola per tutti, finché un'altra ne prende il posto.
how-undead-title = I non morti
how-undead = Chi è non morto conta come { life-dead } alla fine, ma i Modificatori possono ancora capitargli.
how-cast-title = Scegliere i personaggi
how-cast = Non ci sono { kin-many }: prima del primo turno ognuno sceglie i suoi personaggi fra quelli al centro.

signs-cards = Sulle carte
signs-icons = Di che cosa son fatte le storie
signs-icons-about = Certe carte chiedono un segno così, o lo contano. Contano solo i segni in vista.
signs-table = Sul tavolo
signs-below = punti sotto lo zero: bene sui tuoi
signs-above = punti sopra lo zero: bene sugli altri
signs-zero = niente, eppure copre ciò che sta sotto
signs-clear = un anello punteggiato: pellicola trasparente, si vedono i numeri più vecchi
signs-blank = un disco vuoto: copre il segno sotto, e non ne dà
signs-dead = { $speech ->
    [tale] ha il suo finale: ciò che si vede conta per sempre
   *[gloom] morto: ciò che si vede conta per sempre
}
signs-undead = non morto: conta come { life-dead }, e può ancora subire carte
signs-effect = un effetto che dura finché si vede, in una parola
signs-for = bene per te
signs-against = male per te
signs-same = per te non cambia nulla
signs-change = quanto valeva qualcuno e quanto vale ora, o varrebbe con la carta che hai preso
signs-changed = una cornice color lampada: cambiato dalla tua ultima giocata
signs-lit = una cornice verde: si può scegliere; grigia se è contro di te
signs-lamp = a chi tocca
signs-bot = qui gioca un bot
signs-away = qualcuno che è assente
signs-open = un posto che nessuno ha ancora preso
signs-hand = quante carte ha in mano qualcuno
signs-value = { kin-value } finora
signs-limit = dopo la barra: pesca fino a tante carte, invece che fino a cinque
signs-skip-turn = salterà un turno
signs-skip-draw = salterà una pesca
signs-home = una Dimora: ci si mettono sopra i Misteri
signs-mystery = un Mistero: conta per chi ci abita
signs-expedition = il segno di una Spedizione: viene al centro quando si gioca una carta così

keys-arrows = alla prossima carta o al prossimo personaggio
keys-enter = prende la carta; poi la mette dove sei
keys-escape = posa la carta, chiude ciò che è aperto
keys-discard = scarta
keys-pass = passa, o chiude il turno
keys-back = riprende la tua ultima giocata
keys-skip = salta al tuo turno
keys-think = chiede tempo per pensare
keys-look = guarda una carta da vicino
keys-fan = apre una pila a ventaglio
keys-tale = al racconto
keys-help = come si gioca
keys-signs = i segni
keys-about = I tasti funzionano dove nessuno sta scrivendo. Tutto si può fare senza mouse, e senza tasti.

lesson-title = La tua prima partita
lesson-understood = Capisco
lesson-stop = Basta consigli
lesson-count = { $given } di { $all }
lesson-misery-title = Rendi infelici i tuoi
lesson-misery = Sotto lo zero è bene, sui tuoi. Prendi dalla mano «{ $card }» e mettila su uno della tua famiglia.
lesson-cheer-title = Consola un rivale
lesson-cheer = Sopra lo zero è una cattiva notizia, dunque regalala. Metti «{ $card }» su uno dei loro.
lesson-covered-title = Ciò che è coperto
lesson-covered = Conta solo ciò che si vede. Su { $name } un numero più nuovo ne copre uno vecchio, e quello vecchio non c'è più. Fermati sulla pila, o premila, per vedere che cosa c'è sotto.
lesson-death-title = Una morte
lesson-death = { $name } è sotto lo zero, e tu hai «{ $card }». Mettila lì adesso, come prima giocata del turno: i morti si tengono l'infelicità.
lesson-response-title = Una risposta
lesson-response = Qualcuno gioca «{ $played }», e tu puoi rispondere prima che accada. «{ $card }» la ferma. Oppure lasciala accadere.
lesson-end-title = La fine
lesson-end = Quando una famiglia non ha più nessuno in vita finisce tutto all'istante, e contano solo i morti. Vince il { kin-value } più basso. Da qui in poi non ti serve nessuno.

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
trouble-name-taken = a questo tavolo qualcuno si chiama già così, o in un modo che si confonde; scegli un nome che sembri diverso
trouble-bad-name = un nome ha da 1 a 24 caratteri visibili; scegline un altro
trouble-bad-line = una riga ha qualche parola, e non troppe; scrivila diversamente
trouble-no-such-thing = a questo tavolo non c'è nulla del genere; ricarica la pagina
trouble-only-in-the-lobby = si poteva cambiare solo prima dell'inizio della partita
trouble-only-while-playing = si può fare solo durante la partita
trouble-only-when-over = si può fare solo a storia finita
trouble-other-cards = le carte di quella partita non sono più qui
trouble-seats-open = alcuni posti sono ancora vuoti; aspetta qualcuno, o dalli ai bot
trouble-unplayable = così il tavolo non si può giocare; guarda { kin-all }, il numero di giocatori e le opzioni
trouble-nothing-to-take-back = non c'è più nulla da ritirare
trouble-not-agreed = gli altri non hanno ancora accettato che questo posto sia tuo; aspettali, o lascialo
trouble-nobody-to-agree = non c'è nessuno che possa accettare che tu veda questa mano; chi era seduto lì può tornare, o continua un bot
trouble-not-kept = la casa non è riuscita a metterlo per iscritto, quindi non è accaduto; riprova tra un momento
trouble-closing = la casa chiude per un momento; la partita è conservata, e questa pagina torna da sola
trouble-deleted = chi ospitava ha eliminato questo tavolo; non ne resta nulla
trouble-swept = da tanto nessuno faceva più nulla a questo tavolo, e la casa l'ha sparecchiato; apri un tavolo tuo
