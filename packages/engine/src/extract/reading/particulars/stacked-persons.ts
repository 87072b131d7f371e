import { median } from '../../../pages/median.ts';
import { runsApart } from '../sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Token } from '../sheet/sheet.ts';
import type { Cell } from '../tables/cell-rows.ts';
import { cellsOf, hasNationality, hasNumber, isCard, isName } from './person-cards.ts';
import type { PersonFamily } from './person-cells.ts';

type Run = readonly Token[];

/** A person in lines below each other, and what stands in the rows beside these lines. */
export interface StackedPerson {
  readonly cells: readonly Cell<PersonFamily>[];
  readonly beside: readonly Run[];
}

/** Words nearer than this are of one line, edges nearer than this are one, and lines of one person are nearer than this, in glyphs. */
const [ofLine, sameEdge, betweenLines] = [1.5, 1, 1] as const;
/** Most lines of a person. */
const mostLines = 8;

interface Found {
  readonly left: number;
  readonly lines: readonly Run[];
  readonly beside: readonly Run[];
  readonly until: number;
}

/** The lines from a name on that begin at its edge, each right below the one before, up to the next name over a number. */
function personAt(rows: readonly (readonly Run[])[], at: number, name: Run, glyph: number): Found {
  const { left } = edgesOf(name);
  const lineIn = (row: readonly Run[] = []): Run | undefined =>
    row.find((run) => Math.abs(edgesOf(run).left - left) < sameEdge * glyph);
  const lines = [name];
  let until = at + 1;
  for (; until < rows.length; until += 1) {
    const [line, under] = [lineIn(rows[until]), lineIn(rows[until + 1])];
    const { bottom } = edgesOf(lines.at(-1) ?? name);
    // What stands beside a card has rows of its own.
    if (line === undefined && edgesOf((rows[until] ?? []).flat()).top - bottom < betweenLines * glyph)
      continue;
    if (line === undefined || edgesOf(line).top - bottom > betweenLines * glyph) break;
    const isNext = isName.test(printedOf(line)) && under !== undefined && hasNumber.test(printedOf(under));
    if (isNext) break;
    lines.push(line);
  }
  const beside = rows
    .slice(at, until)
    .flat()
    .filter((run) => !lines.includes(run));
  return { left, lines, beside, until };
}

const isPerson = ({ lines }: Found): boolean =>
  lines.length <= mostLines && isCard(lines) && lines.some((line) => hasNationality.test(printedOf(line)));

/**
 * Reads persons below each other, each with the name in a line of its own and the particulars in the lines below it, with something about each at
 * the side: one alone without that may be a paragraph of the text.
 */
export function readStackedPersons(
  tokens: readonly Token[],
  isBeside: (run: Run, name: Run) => boolean,
): { readonly persons: readonly StackedPerson[]; readonly used: ReadonlySet<Token> } {
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const rows = rowsOf(tokens, glyph).map((row) => runsApart(row, ofLine * glyph));
  const found: Found[] = [];
  for (let at = 0; at < rows.length;) {
    const person = (rows[at] ?? [])
      .filter((run) => isName.test(printedOf(run)))
      .map((name) => personAt(rows, at, name, glyph))
      .find(isPerson);
    const [name] = person?.lines ?? [];
    if (person !== undefined && name !== undefined)
      found.push({ ...person, beside: person.beside.filter((run) => isBeside(run, name)) });
    at = person?.until ?? at + 1;
  }
  const persons = found.filter(
    ({ beside, left }) =>
      beside.length > 0 || found.filter((other) => Math.abs(other.left - left) < sameEdge * glyph).length > 1,
  );
  return {
    persons: persons.map(({ lines, beside }) => ({ cells: cellsOf(lines), beside })),
    used: new Set(persons.flatMap(({ lines, beside }) => [...lines.flat(), ...beside.flat()])),
  };
}
