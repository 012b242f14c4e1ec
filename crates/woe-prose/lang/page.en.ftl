### What the page says in English.
###
### One section for each screen, in the same order in every language; a key begins with its screen. The page finds the
### sentences of en.ftl too, so nothing is written twice. A test sees to it that every key is used.

## Page

page-name = Woebegone
page-skip = Skip to what matters
page-ways = Ways around the house
page-gallery = Gallery
page-rules = Rules
page-how = How to play
page-loading = One moment. Somebody is looking for the matches.
page-broken = this part of the house could not be reached; try to load the page again
page-other-lang = Italiano
page-lang-now = The page speaks English now.
page-day = By day
page-night = By lamplight

## Kin

# More of the words of en.ftl: family, party or company.
kin-many = { $kin ->
    [party] parties
    [company] companies
   *[family] families
}
kin-all = { $kin ->
    [party] the parties
    [company] the companies
   *[family] the families
}
kin-this = { $kin ->
    [party] this party
    [company] this company
   *[family] this family
}
kin-member = { $kin ->
    [party] companion
    [company] character
   *[family] relative
}
kin-value = Family Value

## Lost

lost-title = Nobody lives here
lost-text = { $what ->
    [table] There is no such table. Perhaps its host has cleared it away.
    [replay] There is no such game. Perhaps its host has deleted it, and every witness with it.
   *[place] The address leads nowhere, or the house has burnt down since.
}
lost-advice = What is to be done
lost-ask = Ask whoever sent you the link for the whole of it: a letter may have been lost on the way.
lost-open = Open a table of your own
lost-read = Read the rules meanwhile
lost-home = Back to the parlour

## Cards

card-back = A card, face down
card-blank = a blank disc
card-deceased = { $speech ->
    [tale] finished
   *[gloom] deceased
}
card-slot = { $slot ->
    [0] { $points } at the top
    [1] { $points } in the middle
   *[2] { $points } at the bottom
}
card-lives = { $life ->
    [undead] undead
    [dead] { $speech ->
        [tale] finished
       *[gloom] dead
    }
   *[living] { $speech ->
        [tale] unfinished
       *[gloom] alive
    }
}
card-counts = counts { $worth }
card-unheld = in the middle, nobody's
card-portrait = now looks like “{ $title }”
card-likeness = The picture: { $likeness }.
card-worth = Self-Worth { $worth }
card-pathos = Pathos { $shown }
card-icons = Icons: { $icons }
card-layers = { $count ->
    [0] no layers
    [1] one layer
   *[other] { $count } layers
}
fan-title = { $name }, sheet by sheet
fan-gives = Gives { $list }
fan-covered = Covered: { $list }
fan-nothing = Gives nothing that shows
zoom-close = Put it back

## What Events show

event-scene = { $scene ->
    [basket] cards that fall into a waste-paper basket
    [bell] a hand from a grave, ringing a bell
    [bonfire] a bonfire of cards
    [book] an open book with a skull on the right page
    [caller] somebody in a top hat at the door, with luggage
    [cart] a man with a handcart; what is under the cloth looks back
    [coffin] a coffin whose lid is lifted from within
    [crow] a crow on the wing, a card in its beak
    [dice] two dice, still rolling
    [glasses] a tray with three full glasses
    [glove] a gloved hand that takes a card from a fan
    [gust] the wind, off with the topmost sheet of a pile
    [hourglass] an hourglass
    [lens] a magnifying glass over a footprint
    [letters] two letters that change places
    [mirror] a man with a hat before a glass full of smoke
    [moth] moths over a closed book
    [pile] a hand that draws a card from a pile
    [reaper] a hooded figure with a scythe beside a bed
    [round] cards that go round from hand to hand
    [rug] a broom, and boots that stick out from under the rug
    [sack] a man with a lantern and a sack that has feet
    [scales] a purse and a card on a pair of scales
    [scythe] a scythe that changes hands
    [spade] a spade, and cards dug out of a mound
    [trunk] a trunk, a hat and a stick thrown out of a door
    [umbrella] an umbrella on which cards bounce off
    [wheel] a wheel of fortune
   *[boot] a winged boot in a hurry
}

## Gallery

gallery-title = The cabinet
gallery-intro = Every card of the house at three sizes, and everybody's portrait. Please do not touch the glass.
gallery-find = Look for
gallery-found = { $count ->
    [0] Nothing here goes by that name.
    [1] One card
   *[other] { $count } cards
}
gallery-find-everywhere = Look in all boxes
gallery-all-boxes = All boxes
gallery-kind = Kind
gallery-all = All of them
gallery-edition = Edition
gallery-box = Box
gallery-first = First edition
gallery-second = Second edition
gallery-deceased = { $speech ->
    [tale] Show the finished side
   *[gloom] Show the deceased side
}
gallery-portraits = Portraits
gallery-scenes = Houses, Stories, Expeditions
gallery-events = Events
gallery-crests = Crests and borders
gallery-icons = Icons
gallery-backs = The back
gallery-cards = Cards
gallery-stacks = Random stacks
gallery-reading = The cards are being laid out.
gallery-failed = the cards could not be read; try to load the page again

## Table

table-shut = The door is closed
table-unseated = Your seat was given to somebody else. You may take another one, if there is one.
table-goes = { $phase ->
    [over] Nobody has done anything here for a long time. This game and its replay go on { $date }, unless somebody says something at the table. The record is yours to take along.
   *[other] Nobody has done anything here for a long time. This table goes on { $date }, unless somebody does or says something.
}
table-goes-hide = I see
replay-goes = This replay goes on { $date }, unless somebody says something at its table. The record is yours to take along.
table-title = { $turn } · Woebegone
table-title-mine = Your turn · Woebegone
table-notice = It is your turn. They are waiting, more or less patiently.
table-line = { $status ->
    [connecting] Connecting …
    [lost] The line is broken. Trying again …
   *[shut] The line is closed.
}
table-round = round { $round }
table-watching = you are watching
table-menu = Menu
table-close = Close
table-tabs = What is in view
table-tab-table = Table
table-tab-tale = Tale
table-turn-none = Nothing has begun yet.
table-turn-over = The story is over.
table-waits = waits to be played
table-turn-respond = Will you answer { $seat }?
table-turn-mine = { $play ->
    [first] Your first play
    [second] { table-second-play }
    [further] { table-further-play }
    [after] Free plays, or the end of your turn
   *[none] Your turn
}
# $deaths is no if it is known that none can be played, be it as a free play.
table-second-play = { $deaths ->
    [yes] Your second play
   *[no] { $speech ->
        [tale] Your second play: no endings
       *[gloom] Your second play: no deaths
    }
}
table-further-play = { $deaths ->
    [yes] One more play
   *[no] { $speech ->
        [tale] One more play: no endings
       *[gloom] One more play: no deaths
    }
}
table-turn-other = { $play ->
    [first] { $seat } makes the first play
    [second] { $seat } makes the second play
    [further] { $seat } makes one more play
    [after] { $seat } is ending the turn
   *[none] { $seat }'s turn
}
table-misfits = the misfits
table-company = { kin-a } of their own
table-beside = House and Story
table-middle = The middle of the table
table-pending = In play
table-hand-beyond = { $count } more ›
table-last-plays = The last plays
table-last-plays-none = Nobody has played a card yet.
table-middle-more = more ↓
table-guests = Guests in the middle
table-middle-short = Middle
table-middle-empty = The middle is empty. Everybody belongs somewhere, for once.
table-cast = Characters whom nobody has chosen yet
table-family-of = { $name }, { $family }
table-you = { $name } (you)
table-active = , whose turn it is
table-open = nobody yet
table-bot = bot: { $bot }
table-standing-in = { $bot } stands in
table-away = away
table-holds = { $count ->
    [0] no cards in hand
    [1] one card in hand
   *[other] { $count } cards in hand
}
table-lamp = The lamp is lit: it is { kin-this }'s turn
table-skips-turns = { $count ->
    [1] skips the next turn
   *[other] skips the next { $count } turns
}
table-skips-draws = { $count ->
    [1] skips the next draw
   *[other] skips the next { $count } draws
}
table-draws-to = { $limit ->
    [0] draws no cards
    [1] draws up to one card instead of five
   *[other] draws up to { $limit } cards instead of five
}
table-value-is = { kin-value } so far: { $value }
table-strip = { $kin ->
    [party] Parties
    [company] Companies
   *[family] Families
}
table-lit = Can be chosen
table-useful = Can be played
table-piles = Piles
table-deck = { $count ->
    [0] no card to draw
    [1] one card to draw
   *[other] { $count } to draw
}
table-discards = { $count ->
    [0] none discarded
   *[other] { $count } discarded
}
table-browse = { $count ->
    [0] The discard pile is empty
    [1] Look at the discard pile: one card
   *[other] Look at the discard pile: { $count } cards
}
table-discards-title = What was discarded, the latest first
table-boxed = { $count ->
    [1] one card stayed in the box
   *[other] { $count } cards stayed in the box
}
table-boxed-title = What stayed in the box, by lot
table-hand = { $count ->
    [0] Your hand: no cards
    [1] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-hand-of = { $name }'s hand
table-hand-empty = Your hand is empty. So is the larder.
table-window = Waiting for responses.
table-window-time = Time left for responses
table-waiting = Waiting for { $seat }.
table-noted = Your answer is kept until the time is over: { $answer }.
table-ask-play = { $play ->
    [first] Your first play
    [second] { table-second-play }
    [further] { table-further-play }
   *[after] Free plays, or the end of your turn
}
table-ask-name = { $base ->
    [residence] Choose the Residence for { $card }
    [story] Choose the Story for { $card }
    [guest] Choose the Guest for { $card }
   *[other] Choose the next character for { $card }
}
table-ask-respond = Will you answer it?
table-ask-discard = { $due ->
    [may] { $card } lets you discard, up to { card-count }
    [tax] { $card } asks { card-count } of you as a tax: choose from your hand
   *[must] { $card } makes you discard { card-count }: choose from your hand
}
table-ask-either = { $card } offers two things
table-ask-use = Will you use what { $card } allows?
table-ask-play-now = { $card } lets you play a card now
table-ask-play-taken = You may play one of the cards you took
table-ask-exchange = Choose a Modifier from your hand for { $stack }
table-ask-set-aside = Set one of { kin-your } aside
table-ask-cast = Choose a character for { kin-your }
table-ask-draw = { $left ->
    [1] One card to come: take it from another hand, or draw it
   *[other] { $left } cards to come: take the next from another hand, or draw it
}
table-hint-select = Take a card up, then choose whom it befalls. Or drag it there.
table-hint-cast = Click whom you would like to see suffer.
table-hint-swipe = Swipe; tap a card to take it up.

## A tile, and a card that is aimed
tile-bonus = bonus { $points }
tile-verdict = { $verdict ->
    [good] for you
    [bad] against you
   *[same] the same
}
tile-said = From { $from } to { $to }: { tile-verdict }.
tile-befell = Since your last play from { $from } to { $to }.
tile-verdict-short = { $verdict ->
    [good] for
    [bad] against
   *[same] same
}
aim-verdict = { $verdict ->
    [good] For you.
    [bad] Against you.
   *[same] All the same to you.
}
aim-now = now
aim-then = then
aim-whom = Whom does it befall? Look at somebody, and see what would come of it.
aim-alone = It falls on nobody in particular. It can be played as it is.
aim-no = Not here: { $why }.
aim-not-now = Not now: { $why }.
aim-lay = Let it befall { $stack }
aim-put-back = Put it back
aim-icon-comes = It will show { $icon }.
aim-icon-goes = It will no longer show { $icon }.
aim-sheets-go = It loses { card-count }.
aim-word-ends = “{ $word }” no longer holds.
aim-life = Then: { $life }.
aim-elsewhere = { $stack }: { $change }.

table-story = How did it come to pass?
table-story-of = { table-story } { $play }.
table-story-hint = a line, if you like
table-story-tell = Tell
table-do-play = Play { $card }
table-do-pick = Take { $card }
table-do-discard = { $free ->
    [yes] Discard { $card }: it costs no play
   *[no] Discard { $card }
}
table-do-respond = Answer with { $card }
table-do-respond-on = Answer with { $card } on { $stack }
table-possibilities = Possibilities
table-do-first = The first
table-do-second = The second
table-do-use = Use it
table-do-claim = Claim { $stack }
table-do-call = Take from { $seat }
table-do-discard-hand = Discard the whole hand
table-do-pass = { $ask ->
    [after] End the turn
    [respond] Let it happen
    [either] Neither
    [use] Do not use it
    [play-now] Play nothing
    [play-taken] Play no more
    [discard] Discard no more
    [draw] Draw from the pile
   *[other] Pass
}
table-no = That cannot be: { $why }.
table-no-rule = Rule { $rule }
table-no-close = Very well
table-take-back = Take it back
table-take-back-ask = Ask the table to take it back
table-consent = { $seat } would like to take the last play back. Do you mind?
table-consent-yes = Not at all
table-consent-no = I do mind
table-consent-waits = You have asked to take it back. The others are thinking about it.
table-newcomer = { $name } would like to play on in this seat, and would see its hand. Do you agree?
table-newcomer-yes = I agree
table-newcomer-no = I do not
table-newcomer-own = You see what everybody sees, and a bot plays, until the others have agreed that this hand is yours.
table-newcomer-waits = Still to say: { $names }.
table-newcomer-leave = Give the seat up
table-not-admitted = The others have not agreed that you play on in that seat. You may ask the host for another one.
table-tale = The tale
table-tale-and-chat = The tale and the talk
table-tale-deal = Before the first turn
table-tale-empty = { $speech ->
    [tale] Nobody has ended unhappily yet. Give it time.
   *[gloom] Nobody has died yet. Give it time.
}
table-filter = About
table-filter-all = everybody
table-applaud = Applaud { $seat }
table-applause = { $count ->
    [1] one hand claps
   *[other] { $count } clap
}
table-past = As it was after step { $step }
table-now = Back to now
table-chat = Talk
table-chat-lines = What was said
table-chat-say = Say something
table-chat-send = Say it
table-orders = When others play a card
table-orders-are = { $orders ->
    [always] always ask me
    [deaths] { $speech ->
        [tale] ask me only for endings
       *[gloom] ask me only for deaths
    }
   *[never] never ask me: I let everything happen
}
table-orders-about = Nobody can tell what you have ordered: the table waits as long as it always does.
table-orders-swift = This table is swift: it waits for those who could answer, so one can tell who could.
table-stand-in = A stand-in
table-stand-in-level = Who plays for you
table-stand-in-do = Let them play for me
table-stand-in-now = Somebody plays for you at the moment.
table-stand-in-back = I am back
table-notices = When it is your turn
table-notices-ask = Notify me, even if I look elsewhere
table-notices-are = { $allowed ->
    [granted] You are notified if you look elsewhere.
   *[denied] Your browser does not allow notifications here; the tab's title tells you.
}
table-people = Who sits here
table-mute = { $muted ->
    [yes] Hear { $name } again
   *[no] Mute { $name }
}
table-give-bot = Give { $name }'s seat to a bot
table-give-open = Open { $name }'s seat for somebody else
table-allow-watching = People may watch by a link of their own
table-allow-talking = Those who watch may talk
chat-watcher = { $name }, watching
seat-opened = { $host } has opened { $before }'s seat for whoever comes.
seat-given = { $host } has given { $before }'s seat to { $name }, a bot.
seat-asks = { $name } asks to play on in { $before }'s seat.
seat-seated = { $name } plays on in { $before }'s seat, and has its hand.
seat-declined = { $name } does not play on in { $before }'s seat: a bot does.
chat-as = Your name
chat-unread = { $count ->
    [1] one new line in the talk
   *[other] { $count } new lines in the talk
}
bubble-claps = claps
out-title = Away from the table
out-leave = Leave for now
out-new = A new game
out-resign = Resign, and let a bot go on
out-resign-sure = A governess takes over your cards, and the others play on with her. You can come back and take your seat again.
out-resign-yes = Resign
out-resign-no = Stay
out-about = Whoever leaves keeps the seat. The others wait, or a bot stands in after a while, as the table has agreed.
table-links = Links to this table
table-keys = Keys
table-cover = Pass the device to { $name }
table-cover-about = { $name }, tap when nobody else looks.
table-cover-show = I am { $name }, show my hand
table-look-back = Look at the table once more
table-reckon = To the reckoning

## What would come of a card

preview-draws = { $mine ->
    [yes] You draw { card-count }
   *[no] { $name } draws { card-count }
}
preview-discards = { $mine ->
    [yes] You discard { card-count }
   *[no] { $name } discards { card-count }
}
preview-may-discard = { $mine ->
    [yes] You may discard, up to { card-count }
   *[no] { $name } may discard, up to { card-count }
}
preview-gets = { $mine ->
    [yes] You take { card-count } from others
   *[no] { $name } takes { card-count } from others
}
preview-loses = { $mine ->
    [yes] Others take { card-count } from you
   *[no] Others take { card-count } from { $name }
}
preview-skipped-turns = { $mine ->
    [yes] You skip a turn
   *[no] { $name } skips a turn
}
preview-skipped-draws = { $mine ->
    [yes] You skip a draw
   *[no] { $name } skips a draw
}
preview-free-plays = { $mine ->
    [yes] You gain { $count ->
        [1] a free play
       *[other] { number-word } free plays
    }
   *[no] { $name } gains { $count ->
        [1] a free play
       *[other] { number-word } free plays
    }
}
preview-value = { $mine ->
    [yes] Your Family Value: { $now } → { $then }
   *[no] { $name }'s Family Value: { $now } → { $then }
}
preview-draw-limit = { $mine ->
    [yes] Your draw limit: { $now } → { $then }
   *[no] { $name }'s draw limit: { $now } → { $then }
}
preview-cancels = { $card } is cancelled
preview-expedition = The Expedition { $card } comes to the middle
preview-asks = { $mine ->
    [yes] Then you choose
   *[no] Then { $name } chooses
}
preview-by-chance = Then a card comes that nobody knows yet
preview-ends = The story ends
## Time to answer

think-do = Let me think
think-who = { $count ->
    [1] { $names } would like to think. You all have a little longer.
   *[other] { $names } would like to think. You all have a little longer.
}
orders-offer = That was the second time somebody asked for your opinion. When others play a card:
orders-offer-are = { $orders ->
    [always] Ask me always
    [deaths] { $speech ->
        [tale] Ask me for endings
       *[gloom] Ask me for deaths
    }
   *[never] Never ask me
}
orders-offer-not = Don't offer this again
orders-offer-about = You can change your mind whenever you like, in the “{ table-menu }”.
orders-free-plays = Ask me for every free play
orders-free-plays-about = Otherwise, if all you could do is pass, the house passes for you.
## Following

worth-change = { $from } → { $to }
worth-died = { $speech ->
    [tale] the end
   *[gloom] dead
}
worth-change-said = { $died ->
    [yes] { $same ->
        [yes] { worth-died }, at { $to }
       *[no] { worth-died }, from { $from } to { $to }
    }
   *[no] { $same ->
        [yes] still { $to }
       *[no] from { $from } to { $to }
    }
}
tale-round = { $count ->
    [1] Round one
   *[other] Round { number-word }
}
tale-unread = { $count ->
    [1] one new line
   *[other] { $count } new lines
}
since-title = Since your last turn
since-close = I have seen it
since-also = Also:
since-cancelled = { $what }, in vain
since-forced = { $what ->
    [drew] you drew { card-count }
    [discarded] you discarded { card-count }
    [returned] you put { card-count } back
    [lost] { $other } took { card-count } from you
    [got] you took { card-count } from { $other }
    [skip-turn] you will miss a turn
   *[skip-draw] you will not draw { $count ->
        [1] next time
       *[other] for a while
    }
}
follow-skip = Skip to my turn
follow-skip-on = Skip
follow-skip-key = Space
follow-stage = What is being played
follow-plays = { $on ->
    [nobody] { $seat } plays
    [yours] { $seat } plays on your { $stack }
    [theirs] { $seat } plays on { $owner }'s { $stack }
    [middle] { $seat } plays on { $stack }, in the middle
   *[own] { $seat } plays on { $stack }, one of their own
}
follow-was = was
follow-is = is
moment-line = { $stack } { $title }
moment-worth = { $worth } for { $seat }
sound-speed = How fast others play
sound-speed-is = { $speed ->
    [calm] calmly: each card can be read
    [brisk] briskly
   *[at-once] at once: I read it afterwards
}
sound-speed-about = Space, or a tap on the card, skips to your turn.
sound-title = Sounds
sound-on = paper, film, a bell and applause
sound-volume = How loud
sound-try = Ring the bell
sound-haptics = Tremble a little when it is my turn, and at { death-a }
sound-follows = Let the view follow what is played

## Landing

landing-what = A card game about family, and about losing it. Make yours as miserable as you can and let them die of it, before anyone cheers them up; everybody else tries the same, and cheers up yours.
landing-how = How to play, on one page
landing-doors = Ways to play
landing-play = Play now
landing-play-about = You and three bots, at once. No account, no questions.
landing-first = Your first game
landing-first-about = Three minutes, one bot, six hints, and then you are on your own.
landing-open = Open a table for friends
landing-open-about = Choose the boxes, and who sits down: two to five, friends, bots, or both.
landing-more = Other ways in
landing-hot = Share this device
landing-hot-about = Several people, one screen, and a cover between hands.
landing-join = Join by link
landing-join-do = Join
landing-join-about = Paste the link you were sent, or the table's name.
landing-join-lost = that is no link to a table; paste the whole link, as it was sent to you
landing-nobody = A Stranger
landing-my-tables = My tables
landing-asking = looking in …
landing-in-lobby = still gathering
landing-over = the story is over
landing-your-turn = it is your turn
landing-their-turn = { $name } is to play
landing-here = { $count ->
    [one] · one is there
   *[other] · { $count } are there
}
landing-unnamed = a seat of yours
landing-forget = Forget
landing-forget-this = Forget the table of { $people }
landing-forget-about = This browser holds your seats. Forgetting a table gives yours away for good, unless you kept its private link.
landing-mine = { $count ->
    [1] One evening that was played to its end
   *[other] All { $count } evenings that were played to their end
}
landing-nothing-kept = No account, no e-mail, no cookies. The names of your tables stay in this browser, and this page asks nobody else for anything.
landing-notice = An unofficial, non-commercial work for people who own the games. Gloom and the names in it belong to their owners; the pictures and words here are our own.

## A stack that builds and dies

show-title = What befell { $name }
show-worth = Self-Worth { $worth }
show-counts = counts { $worth }, for good
show-well = This is { $name }. Nothing is wrong yet.
show-misery = You make one of yours miserable: numbers below zero are what you want.
show-cheer = Somebody cheers them up. What is covered no longer counts.
show-again = You see to it that it does not last. Where the film is clear, older numbers show through.
show-death = Then let them die of it. The dead keep their misery, and the lowest total wins.
show-pause = Hold still
show-on = Go on
show-once-more = Once more
## Mine

mine-title = My evenings
mine-about = This browser alone remembers them. Nobody else is told, and whoever clears it has never played.
mine-none = No evening was played to its end here yet.
mine-figures = In figures
mine-games = Games
mine-wins = Victories
mine-wins-are = { $wins } ({ $share } %)
mine-average = { kin-value } on average
mine-lowest = Lowest { kin-value }
mine-saddest = Saddest of all
mine-saddest-is = { $title }, { $worth }, on { $date }
mine-chart = { kin-value } of the last { $count } evenings, the oldest first
mine-chart-legend = The higher, the sadder. A square is a victory.
mine-company = With whom
mine-with = { $games ->
    [1] one game
   *[other] { $games } games
}, { $wins ->
    [0] never won
    [1] won once
   *[other] won { $wins } times
}
mine-evenings = Evening by evening
mine-search = Search for a name, a box or a date
mine-found = { $count } of { $of }
mine-others = with { $names }
mine-result = { $won ->
    [yes] won with { $value }
   *[no] { $value }
}
mine-forget-this = Forget the evening of { $date } with { $names }
mine-keeping = What is kept
mine-export = Take them away as a file
mine-forget = Forget all of them
mine-forget-sure = This browser forgets every evening. Replays stay where they are, but you will need their links.
mine-forget-yes = Forget them
mine-forget-no = Keep them

## Opening

open-title = Open a table
open-title-device = Share this device
open-name = Your name
open-players = How many play?
open-players-count = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[5] Five
}
open-five = There are four { kin-many }. Each of the four sets one { kin-member } aside, and the fifth player gets these: the misfits.
open-seat = Seat { $number }
open-open = for a friend
open-open-about = Whoever has the link takes it. You can still give it to a bot later.
open-bot = a bot
open-device = here, at this device
open-level = How well the bot at seat { $number } plays
open-their-name = Their name
open-their-family = Their { kin-one }
open-somebody = somebody here
open-watching = Watching
open-watching-about = People with a link of its own may watch. They see what lies on the table, and nobody's hand.
open-family = Your { kin-one }
open-do = Open the table
open-do-about = Nothing begins before you say so.
open-begin = Begin at once
open-open-first = Open the table first
open-needs-name = say what you are called, in at most 24 characters
open-needs-names = everyone at this device needs a name of at most 24 characters
open-same-names = two people at this device have the same name; change one, or the tale will be confusing
open-same-families = two people have chosen the same { kin-one }; each { kin-one } sits once
open-quarrel = these boxes do not go together; look at the shelf, which says what to do
open-unread = the cards of these boxes could not be laid out; leave one box on the shelf, or load the page again

options-edition = Edition
options-edition-first = First edition.
options-edition-first-about = All five of { kin-a } play, and a discard is a single card. Longer, and more spiteful.
options-edition-second = Second edition.
options-edition-second-about = With four or five players everyone sets one { kin-member } aside, and a discard is the whole hand.
options-more = More ways to suffer
options-characters = Characters in each { kin-one }
options-edition-bound = The box is made for it, and knows no other.
options-characters-all = everyone whom the set-up leaves
options-characters-some = { $count } in each { kin-one }
options-cast = Characters for each player
options-cast-some = { $count } characters for each player
options-rounds = The evening ends after so many rounds
options-rounds-terms = the evening ends after { $rounds } rounds
options-retorts = Can a response be answered?
options-retorts-edition = as the edition has it
options-retorts-yes = a response can be answered
options-retorts-no = a response is the last word
options-response = Time for responses
options-response-short = Short.
options-response-short-about = A second or two. Whoever is asked may say “Let me think”, and everybody has six more.
options-response-short-terms = a second or two for responses, and more for whoever wants to think
options-response-long = Long.
options-response-long-about = Up to 15 seconds, for people who cannot be quick. Nobody can tell which of you that is.
options-response-long-terms = up to 15 seconds for responses, and more for whoever wants to think
options-response-some = Up to { $seconds } seconds.
options-response-some-about = As it was agreed before.
options-response-some-terms = up to { $seconds } seconds for responses, and more for whoever wants to think
options-away = When somebody stays away
options-away-never = we wait, as long as it takes
options-away-minutes = a bot stands in after { $minutes } minutes
options-away-hours = { $hours ->
    [1] a bot stands in after an hour
    [24] a bot stands in after a day
   *[other] a bot stands in after { $hours } hours
}
options-swift = Swift.
options-swift-about = Nobody waits longer than needed for responses. What it gives up: from how long it takes one can guess who could have answered.
options-swift-terms = swift: no waiting for responses, and no secret about who could answer
options-plain = Plain.
options-plain-about = The very simple game: no text on any card is read, and Events, Guests, Mysteries, Stories and Expeditions stay in the box. For children, and for the very tired.
options-plain-terms = plain: no text on any card is read

link-copy = Copy
link-copied = Copied.
link-share = Share
link-code = As a code to point a telephone at
link-code-alt = The same link as a QR code

## Boxes

boxes-game = What shall we play?
boxes-expansions = Mixed into it, if you like
boxes-players = { $from } to { $to } players
boxes-with = With { $things }.
boxes-cast = { $count ->
    [1] one character
   *[other] { $count } characters
}
boxes-families = { $count ->
    [1] one { kin-one }
   *[other] { $count } { kin-many }
}
boxes-residences = { $count ->
    [1] one Residence
   *[other] { $count } Residences
}
boxes-guests = { $count ->
    [1] one Guest
   *[other] { $count } Guests
}
boxes-expeditions = { $count ->
    [1] one Expedition
   *[other] { $count } Expeditions
}
boxes-stories = { $count ->
    [1] one Story
   *[other] { $count } Stories
}
boxes-belongs = Goes only with { $game }.
boxes-own = Not of the house: somebody here has made it.
boxes-mix = { $minutes ->
    [0] On the table: { $names }.
   *[other] On the table: { $names }. So laid, about { $minutes } minutes.
}
boxes-quarrel = { $box } is made for { $needs } and cannot be mixed into { $game }. Play { $needs } instead, or leave { $box } in its box.
boxes-play-instead = Play { $game } instead
boxes-leave-out = Leave { $box } in its box
boxes-few-families = There are not enough { kin-many } for { $seats } players: these boxes have { $families }. Fewer may play, or another box is mixed in.
boxes-few-characters = There are not enough characters for { $seats } players: these boxes have { $cast }. Fewer may play, or with fewer characters each.
boxes-unread = the boxes could not be fetched from the shelf; load the page again to see them
boxes-on-table = Boxes on the table
boxes-change = Other boxes

beside-casting = How characters come to their players
beside-casting-free = Chosen.
beside-casting-free-about = Each picks all of theirs, one player after the other.
beside-casting-dealt = Dealt.
beside-casting-dealt-about = The characters are dealt by lot.
beside-casting-drafted = Drafted.
beside-casting-drafted-about = Characters are picked one at a time, round the table.
beside-stories = Stories in the middle
beside-stories-lot = by lot
beside-stories-agreed = agreed upon
beside-stories-none = none
beside-stories-none-about = Cards that speak of Stories are replaced when they are drawn.
beside-stories-count = How many
beside-stories-which = Choose up to { $most }.
beside-stories-terms = { $count ->
    [0] no Stories
    [1] one Story in the middle, by lot
   *[other] { $count } Stories in the middle, by lot
}
beside-stories-agreed-terms = Stories in the middle: { $titles }
beside-more = More at the table
beside-guests = Guests who wait in the middle
beside-guests-terms = { $count ->
    [1] one Guest waits in the middle
   *[other] { $count } Guests wait in the middle
}
beside-at-home = Mysteries at home.
beside-at-home-about = A Mystery may be laid on one's own Residence only.
beside-trimmed = Trimmed.
beside-trimmed-about = Surplus cards of the expansions stay in the box, by lot, so that the game is no longer than usual.

## Lobby

lobby-title = Everybody gathers
lobby-title-later = Everybody is at table
lobby-seats = Who sits where
lobby-nobody = Nobody yet
lobby-you = you
lobby-host = host
lobby-open = waiting for whoever has the link
lobby-bot = a bot: { $level }
lobby-here = here
lobby-away = not here at the moment
lobby-comma = ,{" "}
lobby-family-later = { kin-one } still to be chosen
lobby-misfits-perhaps = no { kin-one } yet, perhaps the misfits
lobby-family-of = { $name } has them.
lobby-any-family = Whichever is left
lobby-any-family-about = { $kin ->
    [party] In a dungeon one takes what is left.
    [company] One cannot choose everything, they say.
   *[family] Relatives cannot be chosen, they say.
}
lobby-misfits = The misfits, or whichever is left
lobby-misfits-about = One of us has no { kin-one } of their own, and takes in what the others set aside.
lobby-your-family = Your { kin-one }
lobby-cast-later = characters still to come
lobby-cast-free = Nobody has characters yet. When the table begins, each picks all their characters, one player after the other.
lobby-cast-dealt = Nobody has characters yet. When the table begins, the characters are dealt by lot.
lobby-cast-drafted = Nobody has characters yet. When the table begins, the characters are picked one at a time, round the table.
lobby-level-foundling = Foundling
lobby-level-foundling-about = Plays whatever it finds in its hand. Bless it.
lobby-level-clerk = Clerk
lobby-level-clerk-about = Greedy, tidy, and never looks further than the next card.
lobby-level-governess = Governess
lobby-level-governess-about = Thinks every card over. A fair evening for most people.
lobby-level-undertaker = Undertaker
lobby-level-undertaker-about = Has seen many { kin-many } end, and knows what they were worth.
lobby-level-medium = Medium
lobby-level-medium-about = Looks ahead, into many evenings that could be.
lobby-level-raven = Raven
lobby-level-raven-about = Looks further, and notices what you do not do.
lobby-level-of = How well the bot at seat { $number } plays
lobby-open-it = Open it
lobby-open-seat = Open it: seat { $number }
lobby-remove = Show out
lobby-remove-name = Show out: { $name }
lobby-give-bot = Give it to a bot
lobby-bot-at = Give it to a bot: seat { $number }
lobby-days = Whose day was worst?
lobby-days-about = Each may tell theirs in a line. The host names the saddest, who starts, or leaves it to the lot.
lobby-days-host = Click the saddest day: that player starts. Or leave it to the lot.
lobby-day-yours = My worst day, in a line
lobby-day-hint = The soup was cold, and so was the cook …
lobby-day-tell = Tell
lobby-day-untold = keeps a stiff upper lip
lobby-by-lot = By lot
lobby-seats-open = { $count ->
    [1] One seat is still empty. Wait for a guest, or give it to a bot.
   *[other] { $count } seats are still empty. Wait for guests, or give them to bots.
}
lobby-fill = Bots for all empty seats
lobby-begin = Let it begin
lobby-wait = { $name } says when it begins. You can close this page and come back: your seat is kept.
lobby-invite = Invite
lobby-invite-link = Link for your guests
lobby-invite-about = { $kin ->
    [party] Whoever opens it can sit down: a name, a party, done.
    [company] Whoever opens it can sit down: a name, done.
   *[family] Whoever opens it can sit down: a name, a family, done.
}
lobby-your-name = Your name
lobby-rename = Change
lobby-seat-link = Private link to your seat
lobby-seat-link-show = Take this seat to another device
lobby-seat-link-about = It is the key to your seat. Open it on your other device, and show it to nobody.
lobby-watching = People may watch
lobby-watch-link = Link for watchers
lobby-watch-about = They see the table, and nobody's hand.
lobby-terms = How it is played

visitor-join = Sit down with us
visitor-late = A seat is free
visitor-late-about = You play on with the hand of whoever sat there. The others at the table are asked first; until they agree you see what everybody sees.
visitor-name = Your name
visitor-family = Choose { kin-your }, and you are in
visitor-sit = Take the seat
visitor-needs-name = first say what you are called
visitor-full = Every seat is taken
visitor-full-about = Nobody may watch this table for now. Ask the host for a seat or for leave to watch, or open a table of your own.
visitor-full-watch = You may still watch, though not by this link: ask the host for the “{ lobby-watch-link }”. Or open a table of your own.
visitor-over = This story is over
visitor-over-about = Ask those who played for the link to its replay, or open a table of your own.

## End

end-title = The reckoning
end-counting = The { kin-many } are being counted.
end-at-once = Tell me at once
end-won = { $names } has won, inconsolably
end-shared = { $names } share the victory, and the grief
end-and = {" "}and{" "}
end-condolences = Nobody was ever sorrier to be congratulated.
end-state = { $state ->
    [living] { $speech ->
        [tale] still unfinished
       *[gloom] still living
    }
    [undead] undead
    [residence] { $count ->
        [0] no Mystery about it
        [1] one Mystery
       *[other] { $count } Mysteries
    }
    [story] the Story they held
   *[dead] {""}
}
end-nothing = nothing
end-bonus = { $kind ->
    [residence] { $worth } showing, { $bonus } besides
    [story] { $worth } printed, { $bonus } besides
   *[other] { $worth } showing, { $bonus } for the manner of it
}
end-value = { kin-value }
end-lowest = the lowest, and so the winner
end-after = Afterwards
end-rematch = Once more, with the same people
end-rematch-join = Join the next evening
end-replay = Watch it again
end-replay-link = Link to the replay
end-replay-about = Whoever opens it sees the whole game, every hand included. It is over, after all.
end-text = The tale as text
end-picture = The game as a picture
end-record = The record
end-home = Home
end-delete = Delete this table
end-delete-sure = The game, its tale and its replay are deleted for everyone, and cannot be brought back.
end-delete-yes = Delete it
end-delete-no = Keep it
end-standing = The standing
end-winner = the winner
end-saddest = Saddest of all: { $title } of { $name }, { $worth }
end-stories = What was told
end-applause = { $count ->
    [1] one clap
   *[other] { $count } claps
}
end-see = see it

review-title = How it was played
review-waiting = Somebody reads the game once more, with a raised eyebrow.
review-curve = Everybody's chance to win, turn by turn
review-legend = Everybody's chance to win, each as it looked from their seat. A cross is { death-a }; the dotted line is where it turned.
review-turns = turns
review-turn = Turn
review-end = the end
review-percent = { $points } %
review-as-table = The same as a table
review-turning = The turning point, turn { $turn }
review-turned = { $name }'s chance to win rose from { $before } to { $after } %.
review-play = { $sort ->
    [best] Best play
   *[worst] Worst play
}, turn { $turn }
review-points = { $count ->
    [1] { $points } point
   *[other] { $points } points
}
review-better = Better: { $play }
review-flawless = { $count ->
    [1] Nothing to regret in the only answer.
   *[other] Nothing to regret in { $count } answers.
}
review-unasked = There was no choice to make.
review-note = Judged by what each could see at that moment, by a bot that has opinions. A point is one per cent of the chance to win.

replay-title = A game, told again
replay-desk = The lantern
replay-run = Play
replay-pause = Pause
replay-back = Back
replay-on = On
replay-scrub = Step of the game
replay-step = step { $step } of { $of }
replay-speed = Speed
replay-hands = Show the hands
replay-tale = The tale
replay-speed-is = { $speed ->
    [calm] calm
    [brisk] brisk
   *[swift] swift
}
replay-keys = Space plays, arrows step
replay-share = Share

## Help

help-filter = Look for
help-found = { $count ->
    [0] no rule says that
    [1] one rule
   *[other] { $count } rules
}
help-in-english = The rules are written in English.
help-close = Close

help-how = How to play
help-signs = Signs
help-licences = What others made that is inside, and under which licences
help-keys = Keys
help-rules = All the rules, numbered
help-parts = Parts of the help

how-lead = { $speech ->
    [tale] You want your characters to be the unhappiest of all. Make them miserable, give each { death-a }, and cheer up everybody else's. The lowest total wins.
   *[gloom] You want { kin-your } to be the unhappiest of all. Make them miserable, let them die of it, and cheer up everybody else's. The lowest total wins.
}
how-misery-title = Misery is points
how-misery = Modifiers are sheets of clear film with numbers. Lay those below zero on your own, and those above zero on somebody else's. Whatever else such a card says happens to the player whose character it lies on.
how-sight-title = Only what you see counts
how-sight = A number covers the number below it, and 0 is a number. Where the film is clear, the older one shows through. The three numbers that show make the Self-Worth. What lies covered counts no more.
how-turn-title = Your turn
how-turn = You have two plays, then you draw up to five cards. A play is a card, a discard, or nothing at all. Choose a card, then one of those that light up; or drag it there.
how-death-title = { $speech ->
    [tale] An ending
   *[gloom] A death
}
how-death = { $speech ->
    [tale] Lay { death-a } on anyone whose Self-Worth is below zero, but only as the first play of a turn. The finished are safe: nobody can cheer them up any more, and what shows on them counts. The unfinished count nothing.
   *[gloom] Lay { death-a } on anyone whose Self-Worth is below zero, but only as the first play of a turn. The dead are safe: nobody can cheer them up any more, and what shows on them counts. The living count nothing.
}
how-answer-title = Events and answers
how-answer = An Event does what it says, once. Some cards answer others: if you can stop what somebody plays, you are asked before it happens.
how-end-title = The end
how-end = { $speech ->
    [tale] When a player has no unfinished character left, it is over at once. Everybody adds up the finished, and the lowest { kin-value } wins. That need not be whoever ended it.
   *[gloom] When { kin-a } has nobody living, it is over at once. Everybody adds up their dead, and the lowest { kin-value } wins. That need not be whoever ended it.
}
how-tell-title = Tell it
how-tell = Say how it came to pass, and how the ducklings come into it. It changes nothing, and it is half the game.
how-pile = { $name }, covered by { number-word } sheets of film: newer numbers lie over older ones, and only those that show count.
how-grave = { $name }, dead: the portrait is turned, and what shows stays for good.
how-boxes-title = In the boxes on this table
how-home-title = Residences and Mysteries
how-home = Beside { kin-your } is where it lives. Mysteries are laid there, and count for you at the end, come what may. Some ask for icons that { kin-your } must show.
how-guests-title = Guests
how-guests = The Guests in the middle belong to nobody. Each follows a kind of card or an icon: play one, and they move in with whoever it befell.
how-stories-title = Stories
how-stories = A Story lies in the middle until somebody gives cause for it. Claiming one is a play; whoever gives more cause can take it away again.
how-expedition-title = Expeditions
how-expedition = The Expedition in the middle is a rule for everyone, until another one takes its place.
how-undead-title = The undead
how-undead = Whoever is undead counts as { life-dead } at the end, but Modifiers may still befall them.
how-cast-title = Choosing characters
how-cast = There are no { kin-many }: everyone chooses characters from those who lie in the middle before the first turn.

signs-cards = On the cards
signs-icons = What stories are made of
signs-icons-about = Some cards ask for such a sign, or count it. Only signs that show are counted.
signs-table = On the table
signs-below = points below zero: good on yours
signs-above = points above zero: good on others
signs-zero = nothing, and yet it covers what lies below
signs-clear = a dotted ring: clear film, older numbers show through
signs-blank = an empty disc: covers the sign below it, and gives none
signs-dead = { $speech ->
    [tale] finished: what shows counts for good
   *[gloom] dead: what shows counts for good
}
signs-undead = undead: counts as { life-dead }, and can still be played on
signs-effect = an effect that lasts while it shows, in a word
signs-for = good for you
signs-against = bad for you
signs-same = changes nothing for you
signs-change = what somebody was worth and is worth now, or would be with the card that you have taken up
signs-changed = a frame of lamplight: changed since your last play
signs-lit = a green frame: can be aimed at; grey if it is against you
signs-lamp = whose turn it is
signs-bot = a bot plays here
signs-away = somebody who is away
signs-open = a seat that nobody has taken yet
signs-hand = how many cards somebody holds
signs-value = { kin-value } so far
signs-limit = after the stroke: draws up to so many cards, instead of five
signs-skip-turn = will miss a turn
signs-skip-draw = will miss a draw
signs-home = a Residence: Mysteries are laid on it
signs-mystery = a Mystery: counts for whoever lives there
signs-expedition = the sign of an Expedition: it comes to the middle when such a card is played

keys-arrows = to the next card or character
keys-enter = take the card up; then lay it where you are
keys-escape = put the card down, close what is open
keys-discard = discard
keys-pass = pass, or end the turn
keys-back = take back your last play
keys-skip = skip to your turn
keys-think = ask for time to think
keys-look = look closely at a card
keys-fan = fan a stack out
keys-tale = to the tale
keys-help = how to play
keys-signs = the signs
keys-about = Keys work wherever nobody is typing. Everything can be done without a mouse, and without keys.

lesson-title = Your first game
lesson-understood = I see
lesson-stop = No more hints
lesson-count = { $given } of { $all }
lesson-misery-title = Make your own miserable
lesson-misery = Below zero is good, on yours. Take “{ $card }” from your hand and lay it on one of { kin-your }.
lesson-cheer-title = Cheer a rival
lesson-cheer = Above zero is bad news, so give it away. Lay “{ $card }” on one of theirs.
lesson-covered-title = What lies covered
lesson-covered = Only what you see counts. On { $name } a newer number lies over an older one, and the older one is gone. Rest on the stack, or press it, to see what lies there.
lesson-death-title = A death
lesson-death = { $name } is below zero, and you hold “{ $card }”. Lay it there now, as the first play of your turn: the dead keep their misery.
lesson-response-title = A response
lesson-response = Somebody plays “{ $played }”, and you may answer before it happens. “{ $card }” stops it. Or let it happen.
lesson-end-title = The end
lesson-end = When { kin-a } has nobody living it is over at once, and only the dead count. The lowest { kin-value } wins. From here on you need no one.

## Trouble

trouble-unknown = that did not work, and nobody knows why; try it again
trouble-no-answer = the house does not answer; look at your connection, then try again
trouble-not-a-message = the house did not understand the page; load the page again
trouble-too-long = that was too long; say it in fewer words
trouble-too-late = the house waited for a word and none came; load the page again
trouble-too-fast = that was too much at once; wait a moment, then go on
trouble-too-many = the house is full at the moment; try again in a while
trouble-no-such-table = there is no such table; ask for the link again, or open a table of your own
trouble-wrong-token = this seat is no longer yours; ask the host, or join by the invite link
trouble-no-watching = nobody may watch this table; ask the host to allow it
trouble-wrong-origin = the page came from another address than the house knows; open it at the address of the server
trouble-late-decision = that was decided in the meantime; look at the table and choose again
trouble-only-the-host = only the host can do that; ask them
trouble-needs-a-seat = only those at the table can do that; take a seat first
trouble-seat-taken = every seat is taken; ask the host for one
trouble-family-taken = somebody has that { kin-one } already; choose another
trouble-name-taken = somebody at this table is called that already, or so that the two could be mistaken for each other; choose a name that looks different
trouble-bad-name = a name has 1 to 24 characters that can be seen; choose another
trouble-bad-line = a line has some words, and not too many; write it otherwise
trouble-no-such-thing = there is no such thing at this table; load the page again
trouble-only-in-the-lobby = that could be changed only before the game began
trouble-only-while-playing = that can be done only while the game is being played
trouble-only-when-over = that can be done only when the story is over
trouble-other-cards = the cards of that game are not here any more
trouble-seats-open = some seats are still empty; wait for guests, or give the seats to bots
trouble-unplayable = this table cannot be played so; look at { kin-all }, the number of players and the options
trouble-nothing-to-take-back = there is nothing to take back any more
trouble-not-agreed = the others have not agreed yet that this seat is yours; wait for them, or give it up
trouble-nobody-to-agree = nobody is there who could agree that you see this hand; whoever sat there can come back, or a bot plays on
trouble-not-kept = the house could not write it down, so it did not happen; try again in a moment
trouble-closing = the house is closing for a moment; the game is kept, and this page comes back by itself
trouble-deleted = the host has deleted this table; nothing of it is left
trouble-swept = nobody had done anything at this table for so long that the house has cleared it away; open a table of your own
