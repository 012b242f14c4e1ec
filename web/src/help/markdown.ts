// The little Markdown that our own rules are written in, as a tree: headings, paragraphs, tables, and words in them.

export type Span = { kind: 'plain' | 'bold' | 'slanted' | 'code' | 'rule' | 'link'; words: string; to?: string };
export type Row = { id: string | null; cells: Span[][]; plain: string };
export type Block =
  | { kind: 'heading'; level: number; words: Span[] }
  | { kind: 'paragraph'; words: Span[] }
  | { kind: 'table'; head: Span[][]; rows: Row[] };

const RULE_ID = /^[A-Z]+-\d+$/;
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|\b([A-Z]+-\d+)\b/g;

function marked([whole, bold, slanted, code, words, to, rule]: RegExpMatchArray): Span {
  if (bold !== undefined) return { kind: 'bold', words: bold };
  if (slanted !== undefined) return { kind: 'slanted', words: slanted };
  if (code !== undefined) return { kind: 'code', words: code };
  if (words !== undefined && to !== undefined) return { kind: 'link', words, to };
  return { kind: 'rule', words: rule ?? whole };
}

/** The words of a line with their emphasis; ids of rules become links among them. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: 'plain', words: text.slice(from, match.index) });
    found.push(marked(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'plain', words: text.slice(from) });
  return found;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function rowOf(line: string): Row {
  const cells = cellsOf(line);
  const id = cells[0] !== undefined && RULE_ID.test(cells[0]) ? cells[0] : null;
  return { id, cells: cells.map(spans), plain: cells.join(' ').toLocaleLowerCase() };
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? '';
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, words: spans(heading[2] ?? '') };
  if (!first.startsWith('|')) return { kind: 'paragraph', words: spans(lines.join(' ')) };
  return { kind: 'table', head: cellsOf(first).map(spans), rows: lines.slice(2).map(rowOf) };
}

/** Above a paragraph for those who make the house: players have no use for it. */
const FOR_MAKERS = '<!-- for makers -->';

/** The blocks of a text, as far as they are for players. Blank lines and headings end a block. */
export function blocks(text: string): Block[] {
  const groups: string[][] = [[]];
  for (const line of text.split('\n')) {
    const open = groups.at(-1) ?? [];
    if (line.trim() === '') groups.push([]);
    else if (line.startsWith('#')) groups.push([line], []);
    else open.push(line);
  }
  return groups.filter((lines) => lines.length > 0 && lines[0] !== FOR_MAKERS).map(blockOf);
}

/** Only what holds the words looked for: rows of tables, with the headings above them. */
export function filtered(all: Block[], wanted: string): Block[] {
  const words = wanted.trim().toLocaleLowerCase();
  if (words === '') return all;
  const kept = all.map((block) =>
    block.kind === 'table' ? { ...block, rows: block.rows.filter((row) => row.plain.includes(words)) } : block,
  );
  return kept.filter((block, at) => {
    if (block.kind === 'table') return block.rows.length > 0;
    return block.kind === 'heading' && holdsRows(kept, at, block.level);
  });
}

function holdsRows(all: Block[], at: number, level: number): boolean {
  for (const block of all.slice(at + 1)) {
    if (block.kind === 'heading' && block.level <= level) return false;
    if (block.kind === 'table' && block.rows.length > 0) return true;
  }
  return false;
}
