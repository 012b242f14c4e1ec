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
} { $seat }'s family
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
beat-taken = { $seat } takes { $card } from { $other }'s hand
beat-returned = { $seat } puts { $card } back into the draw pile
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

## What shows, what is held, who has won

stack-face = { $stack } { $number ->
    [plural] show
   *[singular] shows
} { $pathos }, { $icons }
no-icon = no icon
stack-standing = { stack-face }; Self-Worth { $worth }, { $life ->
    [living] living
    [dead] dead
   *[gone] out of the game
}
seat-standing = { $seat } holds { $cards }; draws up to { $limit }; Family Value { $value }
no-card = nothing
deck-standing = The draw pile has { card-count-or-none }
discard-standing = The discard pile has { $cards }
card-count-or-none = { $count ->
    [0] no card
   *[other] { card-count }
}
seat-value = { $seat } has a Family Value of { $value }
seat-wins = { $seat } wins
seats-share = { $seats } share the victory

## Questions

ask-first-play = { $seat }: first play
ask-second-play = { $seat }: second play
ask-after-plays = { $seat }: free plays, or the end of the turn
ask-name = { $seat } names the next character that { $card } speaks of
ask-respond = { $seat } may answer { announced-card }
ask-discard = { $due ->
    [may] { $seat } may discard, up to { card-count }
    [tax] { $seat } owes { card-count } as a tax
   *[must] { $seat } must discard { card-count }
}
ask-either = { $seat } may choose the first or the second thing that { $card } offers
ask-use = { $seat } may use what { $card } allows
ask-play-now = { $seat } may play a card inside { $card }
ask-play-taken = { $seat } may play one of the cards taken
ask-exchange = { $seat } picks a Modifier to take the place of the top one on { $stack }
ask-set-aside = { $seat } sets a character aside
ask-nobody = Nobody is asked: the story is over

## Refusals

refusal-story-is-over = the story is over, and nothing more is asked
refusal-not-your-decision = another player is asked now; wait for them
refusal-not-an-answer = that does not answer the question; choose one of the answers it allows
refusal-not-in-your-hand = only a card in your hand can be used
refusal-needs-a-character = the card must name a character; say which
refusal-takes-no-character = the card names no character; play it by itself
refusal-no-such-character = that character is in no family; name one that is
refusal-character-is-dead = the dead take no more Modifiers; choose a living character
refusal-already-dead = nobody dies twice; choose a living character
refusal-too-content-to-die = a character dies only while its Self-Worth is below zero
refusal-death-as-second-play = an Untimely Death can't be the second play
refusal-modifier-forbids-it = the Modifier's own text forbids that character; choose another
refusal-death-forbids-it = the death's own text forbids that character; choose another
refusal-event-forbids-it = the Event does not speak of such a character; choose another
refusal-nothing-to-speak-of = what the Event speaks of is not there; it can only be discarded
refusal-events-forbidden = a card on your family forbids you to play Events; they can only be discarded
refusal-only-a-response = the card only answers other players' cards; keep it, or discard it
refusal-not-a-response = that card does not answer this one; pass, or play one that does
refusal-only-free-plays = both plays are over; make a free play, or pass
refusal-discards-one-card = a play discards exactly one card; say which
refusal-discards-whole-hand = a play discards the whole hand, and nothing less
refusal-nothing-to-discard = the hand is empty, so there is nothing to discard; pass
refusal-must-discard = a card must be discarded; say which
refusal-must-pay = the tax must be paid; say which card is discarded
refusal-not-offered = the effect does not offer that; choose what it offers, or pass
refusal-not-a-modifier = only a Modifier can take the place of a Modifier
refusal-not-of-your-family = only a member of your own family can be set aside

## What speaks for an answer, and against it

# $way is for or against, $points is the swing in points of the chance to win, with its sign.
reason-own-dead = { $way ->
    [for] your dead help you more
   *[against] your dead help you less
} ({ $points })
reason-own-misery = { $way ->
    [for] the misery of your living promises more
   *[against] the misery of your living promises less
} ({ $points })
reason-own-cheer = { $way ->
    [for] the cheer in your family harms you less
   *[against] the cheer in your family harms you more
} ({ $points })
reason-own-exposed = { $way ->
    [for] what one card could cover on your living is less of a worry
   *[against] what one card could cover on your living is more of a worry
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
    [for] the dead of the others trouble you less
   *[against] the dead of the others trouble you more
} ({ $points })
reason-others-misery = { $way ->
    [for] the misery of the others' living troubles you less
   *[against] the misery of the others' living troubles you more
} ({ $points })
reason-others-cheer = { $way ->
    [for] the cheer of the others helps you more
   *[against] the cheer of the others helps you less
} ({ $points })
reason-others-exposed = { $way ->
    [for] what one card could cover on the others' living helps you more
   *[against] what one card could cover on the others' living helps you less
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
    [for] your family stands better against the best of the others
   *[against] your family stands worse against the best of the others
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
    [for] the deaths in your hand promise more
   *[against] the deaths in your hand promise less
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
answer-pick = pick { $card }
answer-first = choose the first
answer-second = choose the second
answer-use = use it
answer-pass = pass

## Tables that cannot be laid

unplayable-seats = two to five can play
unplayable-start = the player who starts must sit at the table
unplayable-no-such-family = that family is not in these sets
unplayable-family-twice = each family can sit once
unplayable-misfits = the misfits need five players, of whom four have families
unplayable-characters = a family has two to five characters
unplayable-rounds = an evening has one round at least
unplayable-too-few-cards = there are too few cards for the first hands
unplayable-too-many-stacks = there are too many characters for one table
unplayable-wrong-place = a card lies where it cannot: characters sit in families, other cards are held, laid or piled, and Events are never laid
unplayable-card-twice = a card is in two places
unplayable-no-family = each player needs a character at least
