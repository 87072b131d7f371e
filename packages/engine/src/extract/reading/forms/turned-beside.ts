import { lowered } from '../sheet/half-columns.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { turnedBands } from './turned-bands.ts';
import { turnedTexts, type TurnedBlock } from './turned-titles.ts';

/** Space under a block at the foot of the page, in glyphs. */
const atFoot = 3;

const isWithin = (token: Token, top: number, bottom: number): boolean =>
  middleOf(token) >= top && middleOf(token) < bottom;

/** The sheet with the words right of a turned title, down to the end of its band, below the others of the band. */
function withBelow<Id extends string>(
  sheet: Sheet,
  title: TurnedBlock<Id>,
  { top, bottom, left }: { readonly top: number; readonly bottom: number; readonly left: number },
): Sheet {
  const { glyph, rows, turned = [] } = sheet;
  const band = rows.map((row) => row.filter((token) => isWithin(token, top, bottom)));
  const isOwn = (token: Token): boolean => token.left > title.left;
  const own = band.map((row) => row.filter(isOwn)).filter((row) => row.length > 0);
  const others = band.map((row) => row.filter((token) => !isOwn(token))).filter((row) => row.length > 0);
  const isAcross = others.some((row) => row.some(({ right }) => right > title.right));
  if (own.length === 0 || others.length === 0 || isAcross) return sheet;
  const edges = edgesOf([...own, ...others].flat());
  const after = rows
    .map((row) => row.filter((token) => middleOf(token) >= bottom))
    .filter((row) => row.length > 0);
  const next = Math.min(...after.flat().map((token) => token.top));
  // Spaces between blocks stay as wide as they are.
  const space = Number.isFinite(next) ? next - edges.bottom : atFoot * glyph;
  const down = edges.bottom + space - edgesOf(own.flat()).top;
  const further = edgesOf(own.flat()).bottom + down - edges.bottom;
  const before = rows
    .map((row) => row.filter((token) => middleOf(token) < top))
    .filter((row) => row.length > 0);
  const inOrder = [...before, ...others, ...lowered(own, down), ...lowered(after, further)];
  const aside = left - title.left;
  return {
    ...sheet,
    height: sheet.height + further,
    rows: inOrder,
    tokens: inOrder.flat(),
    turned: turned.flatMap((token) => {
      if (!title.tokens.includes(token))
        return middleOf(token) < bottom ? [token] : lowered([[token]], further).flat();
      return lowered([[{ ...token, left: left, right: token.right + aside }]], down).flat();
    }),
  };
}

/**
 * A sheet whose blocks with turned titles that stand right of another such block, in one band of the form, are below it: a title in the middle of a
 * form parts the blocks beside each other. Other sheets as they are.
 */
export function withTurnedBlocksBelow<Id extends string>(
  printed: Sheet,
  titles: readonly (readonly [title: string, id: Id])[],
): Sheet {
  if ((printed.turned ?? []).length === 0) return printed;
  const [first, ...others] = turnedBands(printed, titles);
  if (first === undefined) return printed;
  const edge = Math.max(...[first, ...others].map(({ title }) => title.right));
  const beside = turnedTexts(printed, titles)
    .filter(({ left, id }) => id !== undefined && left > edge)
    .toSorted((a, b) => b.top - a.top || b.left - a.left);
  // From the foot up: what stands above stays where it is.
  let sheet = printed;
  for (const title of beside) {
    const bands = turnedBands(sheet, titles);
    const at = bands.findLastIndex(({ top }) => top < middleOf(title));
    const band = bands[at];
    if (band === undefined) continue;
    // The last block ends as far below the middle of its title as it begins above it.
    const bottom = bands[at + 1]?.top ?? band.title.top + band.title.bottom - band.top;
    sheet = withBelow(sheet, title, { top: band.top, bottom, left: first.title.left });
  }
  return sheet;
}
