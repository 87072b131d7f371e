import { median } from '../../pages/median.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, rowsOf, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import type { Cell, CellRow, CellTable, Family } from '../reading/tables/cell-rows.ts';

/** Words nearer than this are of one text, and a card's shares stand no further below it, in glyphs. */
const [ofText, belowCard] = [1.5, 4] as const;

type Cards<F extends string> = readonly CellRow<F>[];

const wordsOf = <F extends string>({ cells }: CellRow<F>): Token[] =>
  cells.flatMap(({ lines }) => lines.flat());
const nameOf = <F extends string>({ cells: [name] }: CellRow<F>): readonly Token[] => name?.lines[0] ?? [];

/** A figure with its word before or behind it ("quotas: 500", "500 quotas"), as a cell. */
function cellOf<F extends string>(
  run: readonly Token[],
  families: readonly Family<F>[],
): Cell<F> | undefined {
  const isValue = ({ text }: Token): boolean => /\d|^(?:R\$|%)$/.test(text);
  const value = run.filter(isValue);
  const word = fold(
    run
      .filter((token) => !isValue(token))
      .map(({ text }) => text)
      .join(' '),
  );
  const family = families.find(({ heading }) => heading.test(word))?.family;
  return family === undefined || value.filter(({ text }) => /\d/.test(text)).length !== 1
    ? undefined
    : { family, lines: [value], edge: edgesOf(value).right };
}

/** Cards side by side, from the left. */
function besideEachOther<F extends string>(cards: Cards<F>): Cards<F>[] {
  const groups: CellRow<F>[][] = [];
  for (const card of cards) {
    const { top, bottom } = edgesOf(nameOf(card));
    const group = groups.find(([first]) => {
      const other = first && edgesOf(nameOf(first));
      return other !== undefined && top < other.bottom && bottom > other.top;
    });
    if (group === undefined) groups.push([card]);
    else group.push(card);
  }
  return groups.map((group) =>
    group.toSorted((one, other) => edgesOf(nameOf(one)).left - edgesOf(nameOf(other)).left),
  );
}

/** Cards with the figures that stand below each, apart from its sentences: what a partner has of the capital. */
export function withSharesBelow<F extends string>(
  tokens: readonly Token[],
  { rows: cards, used }: CellTable<F>,
  families: readonly Family<F>[],
): CellTable<F> {
  if (cards.length === 0) return { rows: cards, used };
  const glyph = median(tokens.map(({ top, bottom }) => bottom - top));
  const taken = new Set(used);
  const rows = besideEachOther(cards).flatMap((group) => {
    const lefts = group.map((card) => edgesOf(nameOf(card)).left);
    const found = group.map((): Cell<F>[] => []);
    let { bottom } = edgesOf(group.flatMap(wordsOf));
    const below = tokens.filter((token) => !taken.has(token) && token.top > bottom - glyph / 2);
    for (const row of rowsOf(below, glyph)) {
      const edges = edgesOf(row);
      const cells = runsApart(row, ofText * glyph).map((run) => cellOf(run, families));
      if (edges.top - bottom > belowCard * glyph || cells.includes(undefined)) break;
      for (const cell of cells) {
        const left = edgesOf(cell?.lines.flat() ?? []).left;
        if (cell !== undefined) found[lefts.findLastIndex((each) => each < left + glyph)]?.push(cell);
      }
      for (const token of row) taken.add(token);
      ({ bottom } = edges);
    }
    return group.map((card, at): CellRow<F> => ({ ...card, cells: [...card.cells, ...(found[at] ?? [])] }));
  });
  return { rows, used: taken };
}
