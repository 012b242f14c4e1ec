// The keys of the table, in the order in which one needs them; what each does is said by `keys-…`.

export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'arrows' },
  { keys: ['↵'], does: 'enter' },
  { keys: ['Esc'], does: 'escape' },
  { keys: ['d'], does: 'discard' },
  { keys: ['p'], does: 'pass' },
  { keys: ['u'], does: 'back' },
  { keys: ['␣', 's'], does: 'skip' },
  { keys: ['t'], does: 'think' },
  { keys: ['z'], does: 'look' },
  { keys: ['f'], does: 'fan' },
  { keys: ['l'], does: 'tale' },
  { keys: ['?'], does: 'help' },
  { keys: ['i'], does: 'signs' },
];
