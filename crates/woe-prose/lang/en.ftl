### What Woebegone says in English.
###
### Every key has a hyphen and stands in every language file, in the same section. Clauses of rules text begin in
### lower case and have no full stop: the code makes sentences of them. A message that another one names in braces
### sees the same arguments.

## Numbers and lists

number-word = { $count ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
card-count = { $count ->
    [1] a card
   *[other] { number-word } cards
}
card-count-more = { $count ->
    [1] another card
   *[other] { number-word } more cards
}
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Kinds of card

# $speech is how the first set of the table speaks: gloom, tale (of death), dungeon (of families).
# $kin is what a player's characters are to each other there: family, party or company.
death-one = { $speech ->
    [tale] Unhappy Ending
   *[gloom] Untimely Death
}
death-many = { $speech ->
    [tale] Unhappy Endings
   *[gloom] Untimely Deaths
}
death-a = { $speech ->
    [tale] an Unhappy Ending
   *[gloom] an Untimely Death
}
death-the = { $speech ->
    [tale] the Unhappy Ending
   *[gloom] the Untimely Death
}
kind-one = { $kind ->
    [modifier] Modifier
    [event] Event
    [untimely-death] { death-one }
    [mystery] Mystery
    [character] Character
    [residence] Residence
    [story] Story
    [expedition] Expedition
   *[guest] Guest
}
kind-many = { $kind ->
    [modifier] Modifiers
    [event] Events
    [untimely-death] { death-many }
    [mystery] Mysteries
    [character] Characters
    [residence] Residences
    [story] Stories
    [expedition] Expeditions
   *[guest] Guests
}

## Kin

kin-one = { $kin ->
    [party] party
    [company] company
   *[family] family
}
kin-a = { $kin ->
    [party] a party
    [company] a company
   *[family] a family
}
kin-the = { $kin ->
    [party] the party
    [company] the company
   *[family] the family
}
kin-your = { name-your } { kin-one }
kin-into-your = into { their-your } { kin-one }
kin-on-your = { kin-your }
# $which is how a character is brought into the sentence; "theirs" needs somebody named before.
kin-of-your = { $address ->
    [named] { $which ->
        [each] of { $name }'s
        [needed] of { $name }'s
       *[other] of theirs
    }
   *[you] of yours
}
kin-of-that = of the { kin-one }
kin-of-any = of any player
kin-of-another = of another player
kin-of-others = of other players

## Players, as a card names them

# $address is you, or named: the same text told of somebody, with a place for the name.
name-your = { $address ->
    [named] { $name }'s
   *[you] your
}
their-your = { $address ->
    [named] their
   *[you] your
}
you-like = { $address ->
    [named] they like
   *[you] you like
}
may-you = { $address ->
    [named] { $name } may
   *[you] you may
}
left-of = to { name-your } left
right-of = to { name-your } right
who-acts = { $who ->
    [you] you
    [left] the player { left-of }
    [right] the player { right-of }
   *[each-other] each other player
}
hand-of = { $from ->
    [you] { name-your } hand
    [left] the hand of the player { left-of }
    [right] the hand of the player { right-of }
   *[each-other] each other player's hand
}

## Characters, as a card names them

life-word = { $speech ->
    [tale] { $life ->
        [living] unfinished
        [counted] finished or undead
       *[dead] finished
    }
   *[gloom] { $life ->
        [living] living
        [counted] dead or undead
       *[dead] dead
    }
}
life-words = { life-word }
life-dead = { $speech ->
    [tale] finished
   *[gloom] dead
}
life-living = { $speech ->
    [tale] unfinished
   *[gloom] living
}
stack-article = { $speech ->
    [tale] { $life ->
        [living] an
       *[other] a
    }
   *[gloom] a
}
stack-another = another
base-one = { $base ->
    [guest] Guest
    [residence] Residence
    [story] Story
   *[character] character
}
base-many = { $base ->
    [guest] Guests
    [residence] Residences
    [story] Stories
   *[character] characters
}
stack-one = { $life ->
    [any] { base-one }
   *[other] { life-word } { base-one }
}
stack-many = { $life ->
    [any] { base-many }
   *[other] { life-words } { base-many }
}
stack-noun = { $which ->
    [another] { stack-another } { stack-one }
    [contrast] { stack-article } { life-word } one
    [two] two { stack-many }
    [each] each { stack-one }
   *[fresh] { stack-article } { stack-one }
}
stack-owner = { $of ->
    [you] { kin-of-your }
    [left] of the player { left-of }
    [right] of the player { right-of }
    [anyone] { kin-of-any }
    [middle] { stack-middle }
    [elsewhere] from the middle or from another player
   *[each-other] { $which ->
        [two] { kin-of-others }
        [each] { kin-of-others }
       *[other] { kin-of-another }
    }
}
stack-middle = { $which ->
    [taken] from the middle
   *[other] in the middle
}
stack-shows = showing { $shows }
stack-lacks = not showing { $lacks }
stack-shows-but = showing { $shows } but not { $lacks }
stack-negative = with negative Self-Worth
stack-modified = { $base ->
    [residence] with a Mystery on top
   *[other] with a Modifier on top
}
stack-again = { $slot ->
    [first] the first { base-one }
    [second] the second { base-one }
   *[only] that { base-one }
}

## Cards, as a card names them

card-noun = { $kind ->
    [modifier] a Modifier
    [event] an Event
    [untimely-death] { death-a }
    [mystery] a Mystery
    [character] a Character
    [guest] a Guest
    [residence] a Residence
    [story] a Story
    [expedition] an Expedition
   *[any] a card
}
cards-noun = { $kind ->
    [any] cards
   *[other] { kind-many }
}
card-shows = with a printed { $shows } icon
card-negative = worth less than zero
card-positive = worth more than zero
card-taken = any of the cards taken

## Verbs: what happens once

# $mood is do, does or may: draw two cards, somebody draws two cards, one may draw two cards.
draw-word = { $mood ->
    [does] draws
   *[do] draw
}
discard-word = { $mood ->
    [does] discards
   *[do] discard
}
take-word = { $mood ->
    [does] takes
   *[do] take
}
play-word = { $mood ->
    [does] plays
   *[do] play
}
verb-draw = { $who ->
    [you] { draw-word } { $amount ->
        [count] { card-count }
        [more] { card-count-more }
        [short] { number-word }
        [limit] up to { their-your } draw limit
        [any] as many cards as { you-like }
       *[all] the whole draw pile
    }
   *[other] { who-acts } draws { $amount ->
        [count] { card-count }
        [more] { card-count-more }
        [short] { number-word }
        [limit] up to their draw limit
        [any] as many cards as they like
       *[all] the whole draw pile
    }
}
verb-regain = { $who ->
    [you] { draw-word } { $amount ->
        [limit] up to { their-your } draw limit from the discard pile
        [any] as many cards as { you-like } from the discard pile
        [all] the whole discard pile
       *[count] { top-cards } of the discard pile
    }
   *[other] { who-acts } draws { $amount ->
        [limit] up to their draw limit from the discard pile
        [any] as many cards as they like from the discard pile
        [all] the whole discard pile
       *[count] { top-cards } of the discard pile
    }
}
top-cards = { $count ->
    [1] the top card
   *[other] the top { number-word } cards
}
verb-discard = { $who ->
    [you] { discard-word } { $amount ->
        [count] { card-count }
        [more] { card-count-more }
        [short] { number-word }
        [limit] down to { their-your } draw limit
        [any] as many cards as { you-like }
       *[all] { their-your } whole hand
    }
   *[other] { who-acts } discards { $amount ->
        [count] { card-count }
        [more] { card-count-more }
        [short] { number-word }
        [limit] down to their draw limit
        [any] as many cards as they like
       *[all] their whole hand
    }
}
verb-discard-lot = { $who ->
    [you] { discard-word } { card-count } at random
   *[other] { who-acts } may discard { card-count } at random from { name-your } hand
}
verb-take = { $who ->
    [you] { take-word } { card-count } at random from { hand-of }
   *[other] { who-acts } may take { card-count } at random from { hand-of } and keep { $count ->
        [1] it
       *[other] them
    }
}
verb-skip = { $mood ->
    [does] skips
   *[do] skip
} { $what ->
    [turn] { their-your } next turn
   *[draw] { their-your } next draw
}
verb-move = { $mood ->
    [does] moves
   *[do] move
} { $layer ->
    [death] { death-the } from { $from } to { $to }
    [mystery] the top Mystery from { $from } to { $to }
    [top] the top Modifier from { $from } to { $to }
   *[all] every Modifier from { $from } to { $to }
}
swap-word = { $mood ->
    [does] swaps
   *[do] swap
}
verb-swap = { swap-word } the top Modifiers of { $stacks }
verb-swap-hand = { swap-word } the top Modifier of { $stack } with a Modifier from { their-your } hand
verb-strip = { $layer ->
    [death] { discard-word } { death-the } of { $stack }
    [mystery] { discard-word } the top Mystery of { $stack }
    [top] { discard-word } the top Modifier of { $stack }
   *[all] { discard-word } every Modifier of { $stack }
}
verb-remove = { $mood ->
    [does] removes
   *[do] remove
} { $stacks } from the game, with all that lies on { $count ->
    [1] it
   *[other] them
}
verb-play = { play-word } { $cards } if { you-like }
verb-play-taken = { play-word } { $cards }, one after another, and { $mood ->
    [does] keeps
   *[do] keep
} the rest
verb-play-despite = { play-word } { $cards } on { $stack }, whatever its Self-Worth
verb-grant = { $mood ->
    [does] gains
   *[do] gain
} { $count ->
    [1] a free play this turn, for { $cards }
   *[other] { number-word } free plays this turn, each for { $cards }
}
verb-join = { $to ->
    [middle] { $mood ->
        [does] sends
       *[do] send
    } { $stack } back to the middle
   *[you] { $base ->
        [story] { take-word } { $stack }
       *[other] { take-word } { $stack } { kin-into-your }
    }
}
verb-hands = { $who ->
    [left] everyone passes the whole hand to the left
   *[right] everyone passes the whole hand to the right
}

## Verbs, joined

join-then = { $most }, then { $last }
# $verb is what one is told to do, $rest the words after it.
join-you = { $address ->
    [named] { $name }
   *[you] you
} { $verb } { $rest }
either-or = { may-you } { $first } or { $second }
either-list = { may-you } choose one: { $first }; or { $second }
either-inside = { $mood ->
    [does] chooses
   *[do] choose
} one if { you-like } ({ $first }; or { $second })
either-nothing = do nothing
# $subject is who does it, if it must be said: name, they (whom the condition named), or none.
if-so = { $subject ->
    [name] if { $condition }, { $name } { $clause }
    [they] if { $condition }, they { $clause }
   *[none] if { $condition }, { $clause }
}
if-so-too = { $subject ->
    [name] if { $condition }, { $name } also { $verb } { $rest }
    [they] if { $condition }, they also { $verb } { $rest }
   *[none] if { $condition }, also { $verb } { $rest }
}
if-expedition = an Expedition is in the middle
if-that-expedition = { $title } is in the middle
if-exists = there is { $stack }
if-have = { $address ->
    [named] { $name } has
   *[you] you have
} { $stack }
if-has = { $who ->
    [each-other] another player
   *[other] { who-acts }
} has { $stack }
if-mystery = a Mystery lies on { name-your } Residence

## Laws: what is so while it shows

# $to is you, or all: what an Expedition says, it says to everyone.
law-limit = { $to ->
    [all] everyone's draw limit
   *[you] { name-your } draw limit
}
law-draw-limit = { $way ->
    [lower] { law-limit } is { number-word } lower
    [higher] { law-limit } is { number-word } higher
   *[same] { law-limit } stays as it is
}
play-count = { $count ->
    [1] one play
   *[other] { number-word } plays
}
law-turns = { $to ->
    [all] everyone's turns
   *[you] { name-your } turns
}
law-plays = { $way ->
    [lower] from the next turn on, { law-turns } have { play-count } fewer; the first play is never lost
    [higher] from the next turn on, { law-turns } have { play-count } more, which may not be { $count ->
        [1] { death-a }
       *[other] { death-many }
    }
   *[same] { law-turns } have as many plays as ever
}
whenever-played = { $address ->
    [named] whenever { $name } plays
   *[you] whenever you play
}
then-discarded = { $address ->
    [named] they discard { card-count }
   *[you] discard { card-count }
}
then-drawn = { $address ->
    [named] they draw { card-count }
   *[you] draw { card-count }
}
law-tax = { $to ->
    [all] whoever plays a Modifier discards { card-count }
   *[you] { $own ->
        [yes] { whenever-played } a Modifier, this one included, { then-discarded }
       *[no] { whenever-played } a Modifier, { then-discarded }
    }
}
law-reward = { $to ->
    [all] whoever plays { $cards } draws { card-count }
   *[you] { whenever-played } { $cards }, { then-drawn }
}
law-forbid-events = { $to ->
    [all] nobody may play Events
   *[you] { may-you } not play Events
}
law-place = { $on ->
    [guest] this Guest
    [family] { kin-on-your }
    [all] anyone
   *[character] this character
}
law-bar = { $cards } may not be played on { law-place }
law-free-death = { $to ->
    [all] { death-a } may be played on any character with negative Self-Worth as a free play
   *[you] anyone may play { death-a } on { law-place } as a free play while its Self-Worth is negative
}
law-any-death = { $to ->
    [all] { death-a } may be played on any character, whatever its Self-Worth
   *[you] { death-a } may be played on { law-place }, whatever its Self-Worth
}
law-late-death = { $to ->
    [all] the second play, but no later one, may be { death-a }
   *[you] { name-your } second play, but no later one, may be { death-a }
}
law-pilfer = { $to ->
    [all] whoever would draw a card from the draw pile may instead take one at random from another player's hand
   *[you] whenever { $address ->
        [named] { $name } would draw a card from the draw pile, they may
       *[you] you would draw a card from the draw pile, you may
    } instead take one at random from another player's hand
}
law-undead = { law-place } is undead

## Laws in a word, of ten letters at most

word-draw-limit = draw { $change }
word-plays = plays { $change }
word-tax = tax { $count }
word-reward = reward +{ $count }
word-no-events = no Events
word-no-deaths = { $speech ->
    [tale] no endings
   *[gloom] no deaths
}
word-no-joy = no joy
word-no-icon = no { $shows }
word-shielded = shielded
word-free-death = { $speech ->
    [tale] free end
   *[gloom] free death
}
word-any-death = { $speech ->
    [tale] any ending
   *[gloom] any death
}
word-late-death = { $speech ->
    [tale] late end
   *[gloom] late death
}
word-undead = undead
word-pilfer = pilfers
word-value = value { $change }

## Rules text, clause by clause

text-sudden = { $address ->
    [named] is played the moment it is drawn
   *[you] play this the moment you draw it
}
text-need-only = may be played only on { $stack }
text-need-never = may not be played on { $stack }
text-need-event = needs { $stack }
text-need-undead = may also be played on { $speech ->
    [tale] a finished character
   *[gloom] a dead character
}, whose { death-one } is then discarded
text-need-icons = may be played only on the Residence of { kin-a } that shows at least { icon-count }
text-need-characters = may be played only on the Residence of { kin-a } in which at least { $count ->
    [1] one character shows
   *[other] { number-word } characters show
} { $shows }
text-claim-icons = { $address ->
    [named] may be claimed by a player whose { kin-one } shows at least { icon-count }
   *[you] you may claim it if { kin-your } shows at least { icon-count }
}
text-claim-characters = { $address ->
    [named] may be claimed by a player with at least { number-word } characters showing { $shows }
   *[you] you may claim it if at least { number-word } of your characters show { $shows }
}
icon-count = { $count ->
    [1] one { $shows } icon
   *[other] { number-word } { $shows } icons
}
text-follows = { $number ->
    [plural] follow
   *[singular] follows
} { $cards }
text-name = { $address ->
    [named] { $name } names { $stack }
   *[you] name { $stack }
}
text-response = in response: { $address ->
    [named] { $name } cancels { card-noun }
   *[you] cancel { card-noun }
} that another player plays
text-own-turn = { $address ->
    [named] or, on their own turn, { $clause }
   *[you] or, on your turn: { $clause }
}
text-then = then { $clause }
text-persistent = persistent: { $clause }
text-portrait = a new portrait, and nothing more
text-bonus = { $way ->
    [less] worth { $worth } less
   *[more] worth { $worth } more
}
text-value = { $way ->
    [less] { name-your } Family Value is { $worth } lower
   *[more] { name-your } Family Value is { $worth } higher
}
text-bonus-if = { $bonus } if { bonus-place } shows { $shows }
bonus-place = { $on ->
    [residence] this Residence
    [story] this Story
    [guest] this Guest
   *[character] this character
}
text-bonus-when = { $bonus } if { $condition }
text-bonus-per = { $bonus } for { $stack }
text-voyage = expedition: { $title }

## Beats, as lines of a log

card-quoted = “{ $title }”
card-unseen = a card
beat-set-aside = { $stack } { $number ->
    [plural] stay
   *[singular] stays
} in the box
beat-joined = { $stack } { $number ->
    [plural] join
   *[singular] joins
} { $seat }'s { kin-one }
beat-left = { $stack } { $number ->
    [plural] leave
   *[singular] leaves
} { $other }'s { kin-one } for { $seat }'s
beat-claimed = { $seat } claims { $stack }
beat-claimed-from = { $seat } claims { $stack } from { $other }
beat-gained = { $seat } takes { $stack }
beat-gained-from = { $seat } takes { $stack } from { $other }
beat-parted = { $stack } { $number ->
    [plural] go
   *[singular] goes
} back to the middle
beat-set-out = The Expedition { $card } comes to the middle
beat-shuffled = The draw pile is shuffled
beat-turn-began = { $seat }'s turn begins
beat-turn-skipped = { $seat }'s turn is skipped
beat-turn-ended = { $seat }'s turn ends
beat-passed = { $seat } passes
announced-card = { $named ->
    [yes] { $card } on { $stack }
   *[no] { $card }
}
beat-announced = { $way ->
    [free] { $seat } plays { announced-card } as a free play
    [granted] { $seat } plays { announced-card } as a granted free play
    [inside] { $seat } plays { announced-card } inside an effect
    [sudden] { $seat } plays { announced-card } as soon as drawn
    [response] { $seat } answers with { announced-card }
    [retort] { $seat } retorts with { announced-card }
   *[own] { $seat } plays { announced-card }
}
beat-named = It names { $stack }
beat-cancelled = { $card } is cancelled and discarded
beat-resolved = { $card } goes to the discard pile
beat-laid = { $card } is laid on { $stack }
beat-laid-undead = { $card } is laid on { $stack }, who { $number ->
    [plural] are
   *[singular] is
} undead now
beat-moved = { $card } moves from { $stack } to { $other }
beat-stripped = { $card } is taken off { $stack } and discarded
beat-lifted = { $seat } takes { $card } off { $stack } into the hand
beat-slipped = { $seat } puts { $card } on { $stack } without playing it
beat-removed = { $stack } { $number ->
    [plural] leave
   *[singular] leaves
} the game
beat-drawn = { $seat } draws { $card }
beat-drawn-many = { $seat } draws { card-count }
beat-discarded = { $seat } discards { $card }
beat-discarded-many = { $named ->
    [yes] { $seat } discards { card-count }: { $cards }
   *[no] { $seat } discards { card-count }
}
beat-taken = { $seat } takes { $card } from { $other }'s hand
beat-returned = { $seat } puts { $card } back into the draw pile
beat-regained = { $seat } takes { $card } from the discard pile
beat-sprung = { $seat } lays { $card } open, to be played at once
beat-lapsed = { $card } can't be played and is discarded
beat-reshuffled = The discard pile is shuffled into a new draw pile
beat-will-skip = { $what ->
    [turn] { $seat } will skip the next turn
   *[draw] { $seat } will skip the next draw
}
beat-draw-skipped = { $seat }'s draw is skipped
beat-granted = { $card } grants { $seat } { $count ->
    [1] a free play
   *[other] { number-word } free plays
}
beat-ended = The story is over

## A game whose cards are gone

hearsay-other-cards = This record was played with other cards than are here ({ $sets }); it is told as it was written down.
hearsay-diverged = With the cards that are here this record goes another way (line { $line }); it is told as it was written down.

## What shows, what is held, who has won

game-edition = { $edition ->
    [first] first edition
   *[second] second edition
}
game-misfits = the misfits
game-mysteries = in the second edition a Mystery asks for nothing, and no card shows or names { $icons }
stack-face = { $stack } { $number ->
    [plural] show
   *[singular] shows
} { $pathos }, { $icons }
no-icon = no icon
stack-standing = { stack-face }; Self-Worth { $worth }, { $life ->
    [gone] out of the game
    [undead] undead
    [unheld] in the middle
   *[other] { life-state }
}
life-state = { life-word }
residence-standing = { stack-face }; worth { $worth } to { $seat }
story-standing = { $stack } { $number ->
    [plural] are
   *[singular] is
} { $seat }'s, and worth { $worth }
story-unclaimed = { $stack } { $number ->
    [plural] lie
   *[singular] lies
} in the middle
seat-standing = { $seat } holds { $cards }; draws up to { $limit }; Family Value { $value }
no-card = nothing
deck-standing = The draw pile has { card-count-or-none }
discard-standing = The discard pile has { $cards }
middle-standing = The middle has { $cards }
card-count-or-none = { $count ->
    [0] no card
   *[other] { card-count }
}
seat-value = { $seat } has a Family Value of { $value }
fixture-worth = { $stack } { $number ->
    [plural] count
   *[singular] counts
} { $worth } of it
seat-wins = { $seat } wins
seats-share = { $seats } share the victory

## Links, before they are opened

# $screen is a screen of the page; what is not listed is the house itself.
link-title = { $screen ->
    [open] Open a table
    [hot] One screen for everyone
    [rules] The rules
    [how] How to play
    [gallery] The gallery
    [stacks] Stacks of cards
    [mine] My evenings
    [room] A table
    [watch] A table to watch
    [replay] A game, told again
    [lost] Nobody lives here
   *[landing] Woebegone
}
link-about = { $screen ->
    [open] Choose a box, invite friends by a link or sit down with bots. No account, and nothing to install.
    [hot] One screen goes from hand to hand, and nobody sees what another one holds.
    [rules] Every rule with its number, and what our house adds where the book is silent.
    [how] How to be miserable, on one page: play sorrow on your own family, cheer on the others’, and see that yours dies first.
    [gallery] Every card of every box, as it lies on the table.
    [stacks] Sheets of film, one over the other: only what you see counts.
    [mine] Who was buried when, with whom, and what it came to. Your browser alone remembers.
   *[landing] Make your own family miserable, cheer up everyone else’s, and bury yours first. The Gloom card games in your browser, with friends or with bots. No account, and nothing to install.
}
link-invite = { $host } invites you to { $game }
link-invite-about = Take a seat, choose whom to bury, and be as miserable as you can. No account, and nothing to install.
link-begun = { $host } has a table of { $game }
link-begun-about = The cards are dealt. Whoever has a seat finds it here.
link-watch = { $host } has a table of { $game }, and you may watch
link-watch-about = Pull up a chair. Nobody will ask you to die.
link-replay = A game, told again
link-won = { $count ->
    [1] { $names } has won, inconsolably
   *[other] { $names } share the victory, and the grief
}
link-replay-about = A game of { $game }, told again from the first card to the last grave.
link-boxes = { $game } + { $count } more
link-closed = A table at Woebegone
link-closed-about = This link says no more. Whoever sent it may.
link-swept = This table is gone
link-swept-about = Nobody had done anything there for so long that the house has cleared it away. You may open another one.
link-lost = Nobody lives here
link-lost-about = The address leads nowhere, or the house has burnt down since.
keepsake-saddest = The saddest of all
keepsake-nobody = Still with us, alas
keepsake-somebody = somebody
keepsake-motto = a house for the sorrowful card games

## Questions

ask-first-play = { $seat }: first play
ask-second-play = { $seat }: second play
ask-further-play = { $seat }: one more play
ask-after-plays = { $seat }: free plays, or the end of the turn
ask-name = { $seat } names the next { base-one } that { $card } speaks of
ask-respond = { $seat } may answer { announced-card }
ask-discard = { $due ->
    [may] { $card } lets { $seat } discard, up to { card-count }
    [tax] { $seat } owes { $card } { card-count } as a tax
   *[must] { $seat } must discard { card-count } for { $card }
}
ask-either = { $seat } may choose the first or the second thing that { $card } offers
ask-use = { $seat } may use what { $card } allows
ask-play-now = { $seat } may play a card inside { $card }
ask-play-taken = { $seat } may play one of the cards taken
ask-exchange = { $seat } picks a Modifier to take the place of the top one on { $stack }
ask-set-aside = { $seat } sets a character aside
ask-cast = { $seat } chooses a character for { kin-the }
ask-draw = { $seat } may take a card from another hand, or pass and draw it: { card-count } to come
ask-nobody = Nobody is asked: the story is over

## Refusals

refusal-story-is-over = the story is over, and nothing more is asked
refusal-not-your-decision = another player is asked now; wait for them
refusal-not-an-answer = that does not answer the question; choose one of the answers it allows
refusal-not-in-your-hand = only a card in your hand can be used
refusal-needs-a-character = the card must name a character; say which
refusal-takes-no-character = the card names no character; play it by itself
refusal-no-such-character = that character is in no { kin-one }; name one that is
refusal-character-is-dead = { $speech ->
    [tale] who is finished takes no more Modifiers; choose an unfinished character
   *[gloom] the dead take no more Modifiers; choose a living character
}
refusal-already-dead = { $speech ->
    [tale] nobody ends twice; choose an unfinished character
   *[gloom] nobody dies twice; choose a living character
}
refusal-too-content-to-die = { $speech ->
    [tale] a character ends unhappily only while its Self-Worth is below zero
   *[gloom] a character dies only while its Self-Worth is below zero
}
refusal-death-as-second-play = { death-a } can only be the first play, unless a card says otherwise
refusal-death-as-third-play = { death-a } can't be a third or later play
refusal-modifier-forbids-it = the Modifier's own text forbids that character; choose another
refusal-death-forbids-it = { $speech ->
    [tale] the Unhappy Ending's own text forbids that character; choose another
   *[gloom] the death's own text forbids that character; choose another
}
refusal-event-forbids-it = the Event does not speak of that one; choose another
refusal-nothing-to-speak-of = what the Event speaks of is not there; it can only be discarded
refusal-events-forbidden = a card on the table forbids you to play Events; they can only be discarded
refusal-only-a-response = the card only answers other players' cards; keep it, or discard it
refusal-not-a-response = that card does not answer this one; pass, or play one that does
refusal-only-free-plays = the plays of this turn are over; make a free play, or pass
refusal-discards-one-card = a play discards exactly one card; say which
refusal-discards-whole-hand = a play discards the whole hand, and nothing less
refusal-nothing-to-discard = the hand is empty, so there is nothing to discard; pass
refusal-must-discard = a card must be discarded; say which
refusal-must-pay = the tax must be paid; say which card is discarded
refusal-not-offered = the effect does not offer that; choose what it offers, or pass
refusal-not-a-modifier = only a Modifier can take the place of a Modifier
refusal-not-of-your-family = only a member of your own { kin-one } can be set aside
refusal-not-for-a-residence = only a Mystery lies on a Residence, and nowhere else; choose another place
refusal-not-your-residence = at this table a Mystery is laid on one's own Residence; choose yours
refusal-mystery-unmet = { kin-the } that lives there does not show the icons that the Mystery asks for
refusal-guest-is-nobodys = that Guest is nobody's, and cards leave it alone; choose a member of { kin-a }
refusal-forbidden-there = a card on the table forbids that one there; choose another place
refusal-undead-cannot-die = { $speech ->
    [tale] nobody undead comes to an end; choose an unfinished character
   *[gloom] nobody undead can die; choose a living character
}
refusal-story-unmet = too few of your characters show what the Story asks for, or no more than its holder's
refusal-tale-unmet = { kin-your } shows too few of the icons that the Story asks for, or no more than its holder's
refusal-story-is-yours = that Story is yours already
refusal-yours-already = that one is yours already; choose another
refusal-not-in-the-cast = that character is not to be had; choose one that nobody has
refusal-nothing-to-take = that hand has nothing to take; call another, or pass and draw

## What speaks for an answer, and against it

# $way is for or against, $points is the swing in points of the chance to win, with its sign.
reason-own-dead = { $way ->
    [for] your { life-dead } help you more
   *[against] your { life-dead } help you less
} ({ $points })
reason-own-estate = { $way ->
    [for] your Residence and your Story count for more
   *[against] your Residence and your Story count for less
} ({ $points })
reason-own-misery = { $way ->
    [for] the misery of your { life-living } promises more
   *[against] the misery of your { life-living } promises less
} ({ $points })
reason-own-cheer = { $way ->
    [for] the cheer in { kin-your } harms you less
   *[against] the cheer in { kin-your } harms you more
} ({ $points })
reason-own-exposed = { $way ->
    [for] what one card could cover on your { life-living } is less of a worry
   *[against] what one card could cover on your { life-living } is more of a worry
} ({ $points })
reason-own-cards = { $way ->
    [for] it suits you how many cards you hold and may draw
   *[against] it does not suit you how many cards you hold and may draw
} ({ $points })
reason-own-skips = { $way ->
    [for] the turns and draws you will skip cost you less
   *[against] the turns and draws you will skip cost you more
} ({ $points })
reason-others-dead = { $way ->
    [for] the { life-dead } of the others trouble you less
   *[against] the { life-dead } of the others trouble you more
} ({ $points })
reason-others-estates = { $way ->
    [for] the others' Residences and Stories count for less
   *[against] the others' Residences and Stories count for more
} ({ $points })
reason-others-misery = { $way ->
    [for] the misery of the others' { life-living } troubles you less
   *[against] the misery of the others' { life-living } troubles you more
} ({ $points })
reason-others-cheer = { $way ->
    [for] the cheer of the others helps you more
   *[against] the cheer of the others helps you less
} ({ $points })
reason-others-exposed = { $way ->
    [for] what one card could cover on the others' { life-living } helps you more
   *[against] what one card could cover on the others' { life-living } helps you less
} ({ $points })
reason-others-cards = { $way ->
    [for] the others' cards trouble you less
   *[against] the others' cards trouble you more
} ({ $points })
reason-others-skips = { $way ->
    [for] the turns and draws the others will skip help you more
   *[against] the turns and draws the others will skip help you less
} ({ $points })
reason-standing = { $way ->
    [for] { kin-your } stands better against the best of the others
   *[against] { kin-your } stands worse against the best of the others
} ({ $points })
reason-end-near = { $way ->
    [for] it suits you how near the end is
   *[against] it does not suit you how near the end is
} ({ $points })
reason-turn = { $way ->
    [for] it suits you whose turn comes next
   *[against] it does not suit you whose turn comes next
} ({ $points })
reason-held-deaths = { $way ->
    [for] the { death-many } in your hand promise more
   *[against] the { death-many } in your hand promise less
} ({ $points })
reason-held-misery = { $way ->
    [for] the misery in your hand promises more
   *[against] the misery in your hand promises less
} ({ $points })
reason-held-cheer = { $way ->
    [for] the cheer in your hand promises more
   *[against] the cheer in your hand promises less
} ({ $points })
reason-held-events = { $way ->
    [for] the Events in your hand promise more
   *[against] the Events in your hand promise less
} ({ $points })
reason-held-responses = { $way ->
    [for] the responses in your hand promise more
   *[against] the responses in your hand promise less
} ({ $points })
reason-wins = unless somebody answers it, the story ends and you win ({ $points })
reason-shares = unless somebody answers it, the story ends and you share the victory ({ $points })
reason-loses = unless somebody answers it, the story ends and you lose ({ $points })
reason-puts-off = otherwise the story would end now ({ $points })

## Answers

answer-play = { announced-card }
answer-discard = discard { $card }
answer-discard-hand = discard the whole hand
answer-choose = choose { $stack }
answer-claim = claim { $stack }
answer-call = take a card from { $seat }'s hand
answer-pick = pick { $card }
answer-first = choose the first
answer-second = choose the second
answer-use = use it
answer-pass = pass

## Tables that cannot be laid

unplayable-seats = two to five can play
unplayable-start = the player who starts must sit at the table
unplayable-no-such-family = no such family or party is in these sets
unplayable-family-twice = each family or party can sit once
unplayable-misfits = the misfits need five players, of whom four have a family or party
unplayable-characters = each player has two to five characters, and at most four where there are no families
unplayable-rounds = an evening has one round at least
unplayable-too-few-cards = there are too few cards for the first hands
unplayable-too-many-stacks = there are too many characters for one table
unplayable-wrong-place = a card lies where it cannot: characters sit with a player, other cards are held, laid or piled, and Events are never laid
unplayable-card-twice = a card is in two places
unplayable-no-family = each player needs a character at least
unplayable-no-such-story = each Story must be in these sets, and can be agreed on once
unplayable-too-few-characters = there are too few characters for so many players
unplayable-middle = the middle has room for five Guests and five Stories
unplayable-too-many-stories = these cards are played with fewer Stories; ask for fewer
