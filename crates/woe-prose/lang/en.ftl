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
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Kinds of card

kind-one = { $kind ->
    [modifier] Modifier
    [event] Event
    [untimely-death] Untimely Death
    [character] Character
   *[guest] Guest
}
kind-many = { $kind ->
    [modifier] Modifiers
    [event] Events
    [untimely-death] Untimely Deaths
    [character] Characters
   *[guest] Guests
}

## Players, as a card names them

who-acts = { $who ->
    [you] you
    [left] the player to your left
    [right] the player to your right
   *[each-other] each other player
}
hand-of = { $from ->
    [you] your hand
    [left] the hand of the player to your left
    [right] the hand of the player to your right
   *[each-other] each other player's hand
}

## Characters, as a card names them

stack-noun = { $which ->
    [another] { $life ->
        [living] another living character
        [dead] another dead character
       *[any] another character
    }
    [contrast] { $life ->
        [living] a living one
       *[dead] a dead one
    }
    [two] { $life ->
        [living] two living characters
        [dead] two dead characters
       *[any] two characters
    }
   *[fresh] { $life ->
        [living] a living character
        [dead] a dead character
       *[any] a character
    }
}
stack-owner = { $of ->
    [you] of yours
    [left] of the player to your left
    [right] of the player to your right
    [anyone] of any player
   *[each-other] { $which ->
        [two] of other players
       *[other] of another player
    }
}
stack-shows = showing { $shows }
stack-lacks = not showing { $lacks }
stack-shows-but = showing { $shows } but not { $lacks }
stack-negative = with negative Self-Worth
stack-modified = with a Modifier on top
stack-again = { $slot ->
    [first] the first character
    [second] the second character
   *[only] that character
}

## Cards, as a card names them

card-noun = { $kind ->
    [modifier] a Modifier
    [event] an Event
    [untimely-death] an Untimely Death
    [character] a Character
    [guest] a Guest
   *[any] a card
}
card-negative = { card-noun } worth less than zero
card-taken = any of the cards taken

## Verbs: what happens once

verb-draw = { $who ->
    [you] draw { $amount ->
        [count] { card-count }
        [short] { number-word }
        [limit] up to your draw limit
        [any] as many cards as you like
       *[all] the whole draw pile
    }
   *[other] { who-acts } draws { $amount ->
        [count] { card-count }
        [short] { number-word }
        [limit] up to their draw limit
        [any] as many cards as they like
       *[all] the whole draw pile
    }
}
verb-discard = { $who ->
    [you] discard { $amount ->
        [count] { card-count }
        [short] { number-word }
        [limit] down to your draw limit
        [any] as many cards as you like
       *[all] your whole hand
    }
   *[other] { who-acts } discards { $amount ->
        [count] { card-count }
        [short] { number-word }
        [limit] down to their draw limit
        [any] as many cards as they like
       *[all] their whole hand
    }
}
verb-discard-lot = { $who ->
    [you] discard { card-count } at random
   *[other] { who-acts } may discard { card-count } at random from your hand
}
verb-take = { $who ->
    [you] take { card-count } at random from { hand-of }
   *[other] { who-acts } may take { card-count } at random from { hand-of } and keep { $count ->
        [1] it
       *[other] them
    }
}
verb-skip = { $what ->
    [turn] skip your next turn
   *[draw] skip your next draw
}
verb-move = { $layer ->
    [death] move the Untimely Death from { $from } to { $to }
    [top] move the top Modifier from { $from } to { $to }
   *[all] move every Modifier from { $from } to { $to }
}
verb-swap = swap the top Modifiers of { $stacks }
verb-swap-hand = swap the top Modifier of { $stack } with a Modifier from your hand
verb-strip = { $layer ->
    [death] discard the Untimely Death of { $stack }
    [top] discard the top Modifier of { $stack }
   *[all] discard every Modifier of { $stack }
}
verb-remove = remove { $stacks } from the game, with all that lies on { $count ->
    [1] it
   *[other] them
}
verb-play = play { $cards } if you like
verb-play-taken = play { $cards }, one after another, and keep the rest
verb-play-despite = play { $cards } on { $stack }, whatever its Self-Worth
verb-grant = { $count ->
    [1] gain a free play this turn, for { $cards }
   *[other] gain { number-word } free plays this turn, each for { $cards }
}

## Verbs, joined

join-then = { $most }, then { $last }
join-you = you { $clause }
either-or = you may { $first } or { $second }
either-list = you may choose one: { $first }; or { $second }
either-inside = choose one if you like ({ $first }; or { $second })
either-nothing = do nothing

## Laws: what is so while it shows

law-draw-limit = { $way ->
    [lower] your draw limit is { number-word } lower
    [higher] your draw limit is { number-word } higher
   *[same] your draw limit stays as it is
}
law-tax = { $own ->
    [yes] whenever you play a Modifier, this one included, discard { card-count }
   *[no] whenever you play a Modifier, discard { card-count }
}
law-forbid-events = you may not play Events
law-free-death = anyone may play an Untimely Death on this character as a free play while its Self-Worth is negative

## Rules text, clause by clause

text-sudden = play this the moment you draw it
text-need-only = may be played only on { $stack }
text-need-never = may not be played on { $stack }
text-need-event = needs { $stack }
text-name = name { $stack }
text-response = in response: cancel { card-noun } that another player plays
text-own-turn = or, on your turn: { $clause }
text-then = then { $clause }
text-persistent = persistent: { $clause }
text-portrait = a new portrait, and nothing more
text-bonus = { $way ->
    [less] worth { $worth } less
   *[more] worth { $worth } more
}
text-bonus-if = { text-bonus } if { $shows } shows
