import { oncePer } from '../sheet/once-per.ts';
import { bestSpec, findLabels, type Band, type LabelSpec } from '../labels/labels.ts';
import { edgesOf, middleOf, type Sheet, type Token, type Cell } from '../sheet/sheet.ts';
import { assigned } from './assignment.ts';
import { headingsInCells, type CelledHeading } from './headings-in-cells.ts';

/** A name that the words of a heading may spell, and how well. */
interface Name<Id extends string> {
  readonly id: Id;
  readonly fit: number;
}

/** The words of one heading with all names that they may spell, the best first. */
export interface NamedHeading<Id extends string> {
  readonly names: readonly Name<Id>[];
  readonly tokens: readonly Token[];
  readonly left: number;
  readonly right: number;
  /** Where it has one of its own: the column's edges are its edges. */
  readonly cell?: Cell;
}

/** A unit in a heading, which is no part of its name. */
export const isUnit = ({ text }: Token): boolean => /^\(?(?:R\$|%)\)?$|^\(KG\)$/i.test(text);

interface Edges {
  left: number;
  right: number;
}

const alone = oncePer((spec: LabelSpec) => [spec]);

/** How much worse than the best name another may fit. */
const ofBest = 0.9;

/** All names that words may spell, with their unit and without: with the currency's letter behind it "DESC. R$" spells "DESCR." as well. */
export function namesOf<Id extends string>(
  tokens: readonly Token[],
  specs: readonly LabelSpec<Id>[],
): Name<Id>[] {
  const bare = tokens.filter((token) => !isUnit(token));
  const texts = bare.length > 0 && bare.length < tokens.length ? [tokens, bare] : [tokens];
  const names = specs.flatMap((spec): Name<Id>[] => {
    const fit = Math.max(...texts.map((text) => bestSpec(text, alone(spec))?.fit ?? 0));
    return fit > 0 ? [{ id: spec.id, fit }] : [];
  });
  const best = Math.max(0, ...names.map(({ fit }) => fit));
  return names.filter(({ fit }) => fit >= ofBest * best).toSorted((a, b) => b.fit - a.fit);
}

const within = (token: Token, band: Band): boolean =>
  middleOf(token) >= band.top && middleOf(token) < band.bottom;

/** Headings printed in one row. */
function flatHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  row: readonly Token[],
): NamedHeading<Id>[] {
  const middles = row.map(middleOf);
  const band = { top: Math.min(...middles), bottom: Math.max(...middles) + 0.01 };
  return findLabels(sheet, columns, band).map(({ id, fit, tokens, left, right }) => {
    const others = namesOf(tokens, columns).filter((name) => name.id !== id);
    return { names: [{ id, fit }, ...others], tokens, left, right };
  });
}

interface Stack extends Edges {
  readonly tokens: Token[];
  readonly group?: readonly Token[];
}

/** A name over several headings is of each of them ("Alíquotas" over "ICMS" and "IPI"): these take its place, and are no words of the row any more. */
function partGroups(stacks: Stack[], words: Stack[]): void {
  const below = ({ left, right }: Edges) => words.filter((word) => word.left < right && word.right > left);
  for (const group of stacks.filter((stack) => below(stack).length > 1)) {
    const own = below(group);
    for (const word of own) words.splice(words.indexOf(word), 1);
    const parts = own.map((word) => ({
      ...word,
      tokens: [...group.tokens, ...word.tokens],
      group: group.tokens,
    }));
    stacks.splice(stacks.indexOf(group), 1, ...parts);
  }
}

/** Headings printed in up to three rows, one word above the other ("VALOR" above "UNIT."). */
function stackedHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  rows: readonly (readonly Token[])[],
): NamedHeading<Id>[] {
  const stacks: Stack[] = [];
  for (const row of rows) {
    const words: Stack[] = [];
    for (const token of row) {
      const last = words.at(-1);
      if (last && token.left - last.right < 0.75 * sheet.glyph) {
        last.tokens.push(token);
        last.right = token.right;
      } else words.push({ tokens: [token], left: token.left, right: token.right });
    }
    partGroups(stacks, words);
    for (const word of words) {
      const stack = stacks.find(
        (each) => Math.min(each.right, word.right) - Math.max(each.left, word.left) > 0,
      );
      if (stack) {
        stack.tokens.push(...word.tokens);
        stack.left = Math.min(stack.left, word.left);
        stack.right = Math.max(stack.right, word.right);
      } else stacks.push({ ...word });
    }
  }
  return stacks.flatMap(({ group, ...stack }): NamedHeading<Id>[] => {
    if (group !== undefined) {
      const tokens = stack.tokens.filter((token) => !group.includes(token));
      const names = namesInCell({ tokens, group }, columns);
      return names.length === 0 ? [] : [{ ...stack, names }];
    }
    const best = bestSpec(stack.tokens, columns);
    if (best === undefined) return [];
    const others = namesOf(stack.tokens, columns).filter(({ id }) => id !== best.id);
    return [{ names: [best, ...others], ...stack }];
  });
}

/** What a heading says of nothing by itself, below a tax or another name of a group that it is of. */
const ofGroup = /^(?:BASE|BC|BASE(?:DE)?CALC(?:ULO)?|B?CALC|V|VL|VLR|VR|VALOR|ALIQ|ALIQUOTA|TAXA|P|R)?$/;
/** The name of a group that says nothing of its columns ("Valores" over "Unit." and "Total"). */
const ofNothing = /^(?:VALOR(?:ES)?|PRECOS?|VALOR(?:ES)?(?:EM)?R?|QUANTIDADES?|DADOS.*)$/;

/** The names of a heading with those of its group: "Base" under "ICMS ST" is no other tax's. */
function namesInCell<Id extends string>(
  { tokens, group }: Pick<CelledHeading, 'tokens' | 'group'>,
  columns: readonly LabelSpec<Id>[],
): Name<Id>[] {
  const whole = [
    [...tokens, ...group],
    [...group, ...tokens],
  ].map((text) => (group.length === 0 ? [] : namesOf(text, columns)));
  const [best = []] = whole.toSorted(([a], [b]) => (b?.fit ?? 0) - (a?.fit ?? 0));
  if ((best[0]?.fit ?? 0) >= leastOfWhole) return best;
  const isOfGroup = ofGroup.test(tokens.map(({ folded }) => folded).join(''));
  const isTold = !ofNothing.test(group.map(({ folded }) => folded).join(''));
  return group.length > 0 && isOfGroup && isTold ? [] : namesOf(tokens, columns);
}

/** How well a heading must be spelt with the name of its group. */
const leastOfWhole = 0.9;

const columnsIn = (headings: readonly NamedHeading<string>[]): number =>
  new Set(headings.flatMap(({ names }) => names[0]?.id ?? [])).size;

/** The headings of the row, or of the rows, that name the most columns. */
export function findHeadings<Id extends string>(
  sheet: Sheet,
  columns: readonly LabelSpec<Id>[],
  band: Band,
): NamedHeading<Id>[] {
  const rows = sheet.rows
    .map((row) => row.filter((token) => within(token, band)))
    .filter((row) => row.length > 0);
  let best: NamedHeading<Id>[] = [];
  rows.forEach((row, index) => {
    const flat = flatHeadings(sheet, columns, row);
    const top = Math.min(...row.map((token) => token.top));
    const near = rows
      .slice(index, index + 3)
      .filter((each) => middleOf(each[0] ?? row[0] ?? { top, bottom: top }) - top < 4 * sheet.glyph);
    const options = [
      flat,
      ...near.map((_, size) => stackedHeadings(sheet, columns, near.slice(0, size + 1))),
    ];
    for (const option of options) if (columnsIn(option) > columnsIn(best)) best = option;
  });
  // Drawn cells tell the columns' edges as well.
  for (const celled of headingsInCells(sheet, band)) {
    const option = celled.map((heading) => ({
      names: namesInCell(heading, columns),
      tokens: heading.tokens,
      ...edgesOf(heading.tokens),
      cell: heading.cell,
    }));
    if (columnsIn(option) >= columnsIn(best)) best = option;
  }
  return best.toSorted((a, b) => a.left - b.left);
}

/** Whether a cell is of a column's kind; undefined where any words are. */
export type CellTest<Id extends string> = (id: Id, tokens: readonly Token[]) => boolean | undefined;

/** What the cells below a heading count for or against one of its names, beside how well it is spelt; and the first of two alike. */
const [ofCells, ofOrder] = [0.5, 0.001] as const;

/**
 * The names of all headings together, each for one column: of the names that each may spell those which its cells are of, in the best
 * assignment for the whole table. Undefined for a heading whose names are others'.
 */
export function namesOfTable<Id extends string>(
  headings: readonly NamedHeading<Id>[],
  cellsBelow: readonly (readonly (readonly Token[])[])[],
  isOfKind: CellTest<Id>,
): (Name<Id> | undefined)[] {
  const ids = [...new Set(headings.flatMap(({ names }) => names.map(({ id }) => id)))];
  const evidenceOf = (id: Id, cells: readonly (readonly Token[])[]): number => {
    const told = cells.flatMap((cell) => (cell.length === 0 ? [] : (isOfKind(id, cell) ?? [])));
    return told.length === 0 ? 0 : (2 * told.filter(Boolean).length) / told.length - 1;
  };
  const weights = headings.map(({ names }, at) =>
    ids.map((id) => {
      const fit = names.find((name) => name.id === id)?.fit;
      return fit === undefined
        ? 0
        : Math.max(ofOrder, fit + ofCells * evidenceOf(id, cellsBelow[at] ?? []) - ofOrder * at);
    }),
  );
  return assigned(weights).map((column, at) =>
    headings[at]?.names.find(({ id }) => column !== undefined && id === ids[column]),
  );
}
