// Which pile is being browsed: kept here, so that it stays open when the table is arranged anew.

export const browsing = $state<{ pile: 'discards' | 'box' | null }>({ pile: null });
