import { median } from '../../../pages/median.ts';
import { nationalities, printedCpf } from '../phrases/qualification.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import type { Cell } from '../tables/cell-rows.ts';
import { personFamilies, type PersonFamily } from './person-cells.ts';

/** A person's particulars below what the person is called, line by line. */
interface PersonCard {
  readonly title: readonly Token[];
  readonly cells: readonly Cell<PersonFamily>[];
}

/** Words nearer than this are of one line, edges nearer than this are one, and lines of one card are nearer than this, in glyphs. */
const [ofLine, sameEdge, betweenLines] = [1.5, 1, 1.5] as const;
/** A title in a band of its own is this near to its card, in glyphs. */
const underBand = 2.4;
/** Least lines of a card below its title: the name, and two of particulars. */
const leastLines = 3;

export const isName =
  /^\p{Lu}[\p{L}'’.&-]*(?: (?:\p{Lu}[\p{L}\d'’.&-]*|&|e|d[aeo]s?))* (?:\p{Lu}[\p{L}'’./-]+)$/u;
export const hasNumber = new RegExp(String.raw`${printedCpf}|\d{2}\.\d{3}\.\d{3}\/\d{4} ?- ?\d{2}`);
/** What a card tells beside the name and a number, and no signature: where a person is from, or lives. */
const tellsMore = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${nationalities})|(?:reside|mora|domicil|sede|CEP)(?!\p{Lu})|\d{5}-\d{3}(?!\d))`,
  'iu',
);
/** A line that begins with a label. */
const isLabelled = /^[^:\d]{2,30}:(?: |$)/;
/** Most words of a label at the beginning of a line. */
const mostOfLabel = 4;

type Lines = readonly (readonly Token[])[];

/** Where cards begin: their titles, the left edges of their lines, and the words of these in the row of the titles. */
interface Heads {
  readonly titles: Lines;
  readonly lefts: readonly number[];
  readonly names: Lines;
}

/** The heads of cards in a row: titles side by side or alone, a title with the name behind it, or names alone where cards need no title. */
function headsOf(row: readonly Token[], glyph: number, { isPerson, isUntitled }: Kind): Heads | undefined {
  const runs = runsApart(row, ofLine * glyph);
  const [first = [], name, ...others] = runs;
  const leftsOf = (texts: Lines): number[] => texts.map((text) => edgesOf(text).left);
  if (runs.every((run) => isPerson(printedOf(run)))) return { titles: runs, lefts: leftsOf(runs), names: [] };
  if (name !== undefined && others.length === 0 && isPerson(printedOf(first)) && isName.test(printedOf(name)))
    return { titles: [first], lefts: leftsOf([name]), names: [name] };
  if (isUntitled === true && runs.length > 1 && runs.every((run) => isName.test(printedOf(run))))
    return { titles: runs.map(() => []), lefts: leftsOf(runs), names: runs };
  return undefined;
}

const familyOf = (label: readonly Token[]): PersonFamily | undefined => {
  const said = fold(printedOf(label));
  return personFamilies.find(({ heading }) => heading.test(said))?.family;
};

/** The texts of a row as lines of cards: a label with the text that stands apart from it ("CPF   529.982.247-25"). */
function joinedToLabels(runs: Lines): Lines {
  const lines: (readonly Token[])[] = [];
  runs.forEach((run, at) => {
    const before = runs[at - 1];
    const isValue = before !== undefined && lines.at(-1) === before && familyOf(before) !== undefined;
    if (isValue) lines[lines.length - 1] = [...before, ...run];
    else lines.push(run);
  });
  return lines;
}

/** The lines of the cards below their heads; a line that begins at none of their edges ends the cards, and so does the next head. */
function linesBelow(rows: Lines, { lefts, names }: Heads, end: number, glyph: number, kind: Kind): Lines[] {
  const columns = lefts.map((_, at) => names.slice(at, at + 1));
  let bottom = end;
  for (const row of rows) {
    const edges = edgesOf(row);
    const runs = runsApart(row, ofLine * glyph);
    const lines = joinedToLabels(runs);
    const at = lines.map(([word]) =>
      lefts.findIndex((left) => Math.abs((word?.left ?? 0) - left) < sameEdge * glyph),
    );
    const isNext = kind.isPerson(printedOf(runs[0] ?? []));
    const most = bottom === end && names.length === 0 ? underBand : betweenLines;
    if (edges.top - bottom > most * glyph || at.includes(-1) || isNext) break;
    lines.forEach((line, index) => columns[at[index] ?? 0]?.push(line));
    ({ bottom } = edges);
  }
  return columns;
}

/** The last word before the first wide space of a line. */
const endOfApart = (line: readonly Token[]): number =>
  line.findIndex(({ right, top, bottom }, at) => {
    const next = line[at + 1];
    return next !== undefined && next.left - right > ofLine * (bottom - top);
  });

/** What a line tells by the label with which it begins ("Mora em: Rua Chile, 12"), and its words behind that. */
function labelledLine(
  line: readonly Token[],
): { readonly family: PersonFamily; readonly words: readonly Token[] } | undefined {
  const colon = line.slice(0, mostOfLabel).findIndex(({ text }) => text.endsWith(':'));
  const last = colon < 0 ? endOfApart(line) : colon;
  const family = last < 0 ? undefined : familyOf(line.slice(0, last + 1));
  return family && { family, words: line.slice(last + 1) };
}

/** The words of a name, without the label with which its line may begin. */
function nameOf(line: readonly Token[]): readonly Token[] {
  const labelled = labelledLine(line);
  return labelled?.family === 'name' ? labelled.words : line;
}

/** The lines of a card as cells: a line that had room for the next word ends what it tells, and a label begins a cell of its own. */
export function cellsOf([name = [], ...lines]: Lines): Cell<PersonFamily>[] {
  const edge = Math.max(...[name, ...lines].map((line) => edgesOf(line).right));
  const cells: { family: PersonFamily; lines: (readonly Token[])[]; edge: number }[] = [];
  lines.forEach((line, at) => {
    const [before, [first]] = [lines[at - 1]?.at(-1), line];
    const labelled = labelledLine(line);
    const hadRoom =
      before === undefined || first === undefined || edge - before.right > first.right - first.left + 2;
    const { family = 'documents', words = line } = labelled ?? {};
    const isNext = labelled !== undefined || (hadRoom && before?.text.endsWith(',') !== true);
    if (isNext) cells.push({ family, lines: [words], edge });
    else cells.at(-1)?.lines.push(line);
  });
  return [{ family: 'name', lines: [nameOf(name)], edge }, ...cells];
}

export const isCard = (lines: Lines): boolean => {
  const [name = [], ...others] = lines;
  const said = others.map(printedOf);
  return (
    lines.length >= leastLines &&
    isName.test(printedOf(nameOf(name))) &&
    said.some((text) => hasNumber.test(text)) &&
    said.some((text) => tellsMore.test(text)) &&
    // A line whose label tells nothing of persons is of a block of labels.
    lines.every((line) => !isLabelled.test(printedOf(line)) || labelledLine(line) !== undefined)
  );
};

/** Which cards are read: by their titles, and whether some have none, whose persons have their nationality then. */
interface Kind {
  readonly isPerson: (title: string) => boolean;
  readonly isUntitled?: true;
}
export const hasNationality = new RegExp(String.raw`(?<!\p{L})(?:${nationalities})`, 'iu');

/**
 * Reads the persons of a page whose particulars are a card each, below or beside a title of its own: the name in the first line and the rest as
 * sentences without labels. Cards may stand side by side.
 */
export function readPersonCards(
  tokens: readonly Token[],
  kind: Kind,
): { readonly cards: readonly PersonCard[]; readonly used: ReadonlySet<Token> } {
  const used = new Set<Token>();
  const cards: PersonCard[] = [];
  if (tokens.length === 0) return { cards, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph);
  for (const [at, row] of rows.entries()) {
    const heads = row.some((token) => used.has(token)) ? undefined : headsOf(row, glyph, kind);
    if (heads === undefined) continue;
    const columns = linesBelow(rows.slice(at + 1), heads, edgesOf(row).bottom, glyph, kind);
    const isTold = (lines: Lines, index: number): boolean =>
      heads.titles[index]?.length !== 0 || lines.some((line) => hasNationality.test(printedOf(line)));
    if (!columns.every((lines, index) => isCard(lines) && isTold(lines, index))) continue;
    heads.titles.forEach((title, index) => cards.push({ title, cells: cellsOf(columns[index] ?? []) }));
    for (const token of [...row, ...columns.flat(2)]) used.add(token);
  }
  return { cards, used };
}
