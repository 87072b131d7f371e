import { median } from '../../../pages/median.ts';
import { printedCpf } from '../phrases/qualification.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Token } from '../sheet/sheet.ts';
import type { Cell } from '../tables/cell-rows.ts';
import type { PersonFamily } from './person-cells.ts';

/** A person's particulars below what the person is called, line by line. */
export interface PersonCard {
  readonly title: readonly Token[];
  readonly cells: readonly Cell<PersonFamily>[];
}

/** Words nearer than this are of one line, edges nearer than this are one, and lines of one card are nearer than this, in glyphs. */
const [ofLine, sameEdge, betweenLines] = [1.5, 1, 1.5] as const;
/** Least lines of a card below its title: the name, and two of particulars. */
const leastLines = 3;

const isName = /^\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}\d'’.&-]*|&|e|d[aeo]s?))* (?:\p{Lu}[\p{L}'’./-]+)$/u;
const hasNumber = new RegExp(String.raw`${printedCpf}|\d{2}\.\d{3}\.\d{3}\/\d{4} ?- ?\d{2}`);
/** A line that begins with a label is of a block of labels. */
const isLabelled = /^[^:\d]{2,30}:(?: |$)/;

type Lines = readonly (readonly Token[])[];

/** The lines below titles that stand side by side, for each title; a line that begins at none of their edges ends the cards. */
function linesBelow(rows: Lines, lefts: readonly number[], end: number, glyph: number): Lines[] {
  const columns = lefts.map((): (readonly Token[])[] => []);
  let bottom = end;
  for (const row of rows) {
    const edges = edgesOf(row);
    const runs = runsApart(row, ofLine * glyph);
    const at = runs.map(([word]) =>
      lefts.findIndex((left) => Math.abs((word?.left ?? 0) - left) < sameEdge * glyph),
    );
    if (edges.top - bottom > betweenLines * glyph || at.includes(-1)) break;
    runs.forEach((run, index) => columns[at[index] ?? 0]?.push(run));
    ({ bottom } = edges);
  }
  return columns;
}

/** The lines of a card as cells: a line that had room for the next word ends what it tells. */
function cellsOf([name = [], ...lines]: Lines): Cell<PersonFamily>[] {
  const edge = Math.max(...[name, ...lines].map((line) => edgesOf(line).right));
  const texts: (readonly Token[])[][] = [];
  lines.forEach((line, at) => {
    const [before, [first]] = [lines[at - 1]?.at(-1), line];
    const hadRoom =
      before === undefined || first === undefined || edge - before.right > first.right - first.left + 2;
    if (hadRoom && before?.text.endsWith(',') !== true) texts.push([line]);
    else texts.at(-1)?.push(line);
  });
  return [
    { family: 'name', lines: [name], edge },
    ...texts.map((text): Cell<PersonFamily> => ({ family: 'documents', lines: text, edge })),
  ];
}

const isCard = (lines: Lines): boolean => {
  const [name = '', ...said] = lines.map(printedOf);
  return (
    lines.length >= leastLines &&
    isName.test(name) &&
    said.some((text) => hasNumber.test(text)) &&
    !said.some((text) => isLabelled.test(text))
  );
};

/**
 * Reads the persons of a page that stand side by side, each below a title of its own with the name in the first line and the other particulars as
 * sentences without labels.
 */
export function readPersonCards(
  tokens: readonly Token[],
  isPerson: (title: string) => boolean,
): { readonly cards: readonly PersonCard[]; readonly used: ReadonlySet<Token> } {
  const used = new Set<Token>();
  const cards: PersonCard[] = [];
  if (tokens.length === 0) return { cards, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph);
  for (const [at, row] of rows.entries()) {
    const titles = runsApart(row, ofLine * glyph);
    if (titles.length < 2 || !titles.every((title) => isPerson(printedOf(title)))) continue;
    const lefts = titles.map((title) => edgesOf(title).left);
    const columns = linesBelow(rows.slice(at + 1), lefts, edgesOf(row).bottom, glyph);
    if (!columns.every(isCard)) continue;
    titles.forEach((title, index) => cards.push({ title, cells: cellsOf(columns[index] ?? []) }));
    for (const token of [...row, ...columns.flat(2)]) used.add(token);
  }
  return { cards, used };
}
