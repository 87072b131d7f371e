import { median } from '../../../pages/median.ts';
import type { Page, Word } from '../../../pages/page.ts';

/** Distances in thousandths of the page's width: of two words that show how a line runs, of the ends of such a line, and of two such lines. */
const [leastApart, leastLong, leastBelow] = [100, 250, 60] as const;
/** Words of fewer letters, or read less surely, may be specks beside their line. */
const [fewestLetters, surelyRead] = [2, 60] as const;
/** Fewer lines tell nothing about the page. */
const fewestLines = 8;
/** Rise per width from which rows are parted; lines that differ by more from what the page shows are no rows of one sheet. */
const [leastRise, mostApart] = [0.004, 0.0025] as const;

/** Edges on the levelled page in thousandths of its width. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a line rises, and its height, in thousandths of the page's width. */
interface Run {
  readonly rise: number;
  readonly height: number;
}

function runOf(words: readonly Word[], ratio: number): Run[] {
  const points = words
    .filter(
      ({ text, conf }) => conf > surelyRead && text.replace(/[^\p{L}\p{N}]/gu, '').length >= fewestLetters,
    )
    .map(({ level, box }) => {
      const [x, y, , height] = level ?? box;
      return [1000 * x, 1000 * ratio * (y + height / 2)] as const;
    });
  const xs = points.map(([x]) => x);
  if (Math.max(...xs) - Math.min(...xs) < leastLong) return [];
  const rises = points.flatMap(([x, y], at) =>
    points
      .slice(at + 1)
      .flatMap(([otherX, otherY]) => (otherX - x > leastApart ? [(otherY - y) / (otherX - x)] : [])),
  );
  const height = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  return rises.length === 0 ? [] : [{ rise: median(rises), height }];
}

/**
 * The words of a photograph with the heights that they would have if all lines ran level. Where an edge of the paper was not found where it is,
 * the lines of one end of the page rise while those of the other end run level: the rise is a straight function of the height.
 */
export function straightened<T extends Edges>(tokens: readonly T[], page: Page): readonly T[] {
  if (page.source === 'text-layer') return tokens;
  const ratio = page.width > 0 ? page.height / page.width : 1;
  const runs = page.lines.flatMap(({ words }) => runOf(words, ratio));
  const changes = runs.flatMap((run, at) =>
    runs
      .slice(at + 1)
      .flatMap((other) =>
        Math.abs(other.height - run.height) > leastBelow
          ? [(other.rise - run.rise) / (other.height - run.height)]
          : [],
      ),
  );
  if (runs.length < fewestLines || changes.length === 0) return tokens;
  const change = median(changes);
  const start = median(runs.map(({ rise, height }) => rise - change * height));
  const heights = runs.map(({ height }) => height);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const riseAt = (height: number): number => start + change * Math.min(bottom, Math.max(top, height));
  const isSure = median(runs.map(({ rise, height }) => Math.abs(rise - riseAt(height)))) < mostApart;
  if (!isSure || Math.max(Math.abs(riseAt(top)), Math.abs(riseAt(bottom))) < leastRise) return tokens;
  return tokens.map((token) => {
    const height = (token.top + token.bottom) / 2;
    const aside = (token.left + token.right) / 2 - 500;
    const down = -aside * riseAt(height - aside * riseAt(height));
    return { ...token, top: token.top + down, bottom: token.bottom + down };
  });
}
