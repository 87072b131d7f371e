import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { edgesOf, middleOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { runsApart } from '../sheet/runs.ts';
import { fold } from '../sheet/text.ts';
import { readValue } from '../values/values.ts';
import { isSum } from './end-of-list.ts';
import { titlesOf, underTitle } from './under-box.ts';

/** Greatest gaps, in glyphs: from the title to the names, and from names to amounts or to the next names. */
const [underTheTitle, betweenRows] = [4, 2.6] as const;
/** Widest space between words of one name, in glyphs. */
const betweenWords = 0.9;
/** Fewest names in a row; one alone is a label. */
const fewestNames = 2;
/** Sure by its place below its name, as a cell of a table is by its heading. */
const placed = 0.96;

const isAmount = ({ text }: Token): boolean => /^\d[\d.]*,\d\d$/.test(text);

interface NamedAmounts {
  readonly rows: readonly Readonly<Record<'Name' | 'Amount', Field>>[];
  readonly totals: Readonly<Record<string, never>>;
  readonly used: ReadonlySet<Token>;
}

/** Pairs of a name over its amount, of a row of names with as many amounts below. */
function pairsOf(
  names: readonly Token[],
  below: readonly Token[],
  glyph: number,
): { name: Token[]; amount: Token }[] | undefined {
  const runs = runsApart(names, betweenWords * glyph);
  const amounts = below.filter(({ text }) => text !== 'R$');
  const isNames = runs.every((run) => /^\p{L}[^\d]*$/u.test(printedOf(run)));
  if (!isNames || runs.length !== amounts.length || runs.length < fewestNames) return undefined;
  if (!amounts.every(isAmount)) return undefined;
  return runs.flatMap((name, index) => {
    const amount = amounts[index];
    return amount === undefined ? [] : [{ name, amount }];
  });
}

/** Names with their amounts below them, in rows under a title; sums among them are left for their labels. */
export function readNamedAmounts(sheet: Sheet, title: readonly string[]): NamedAmounts | undefined {
  const { glyph } = sheet;
  for (const heading of titlesOf(sheet, { title })) {
    const box = underTitle(heading, new Set(), sheet);
    const rows = box.rows.filter((row) => row.length > 0 && middleOf(edgesOf(row)) > heading.bottom);
    const pairs: { name: Token[]; amount: Token }[] = [];
    let { bottom } = heading;
    for (let at = 0; at + 1 < rows.length; at += 2) {
      const [names = [], below = []] = rows.slice(at, at + 2);
      const [over, under] = [edgesOf(names), edgesOf(below)];
      const isFar = over.top - bottom > (at === 0 ? underTheTitle : betweenRows) * glyph;
      const found =
        isFar || under.top - over.bottom > betweenRows * glyph ? undefined : pairsOf(names, below, glyph);
      if (found === undefined) break;
      pairs.push(...found);
      ({ bottom } = under);
    }
    const own = pairs.filter(({ name }) => !isSum.test(fold(printedOf(name))));
    if (own.length < fewestNames) continue;
    return {
      rows: own.flatMap(({ name, amount }) => {
        const [called, reading] = [readValue(name, 'text', glyph), readValue([amount], 'money', glyph)];
        return called === undefined || reading === undefined
          ? []
          : [
              {
                Name: fieldOf({ ...called, anchorFit: 1, placed, doubts: ['inRow'] }),
                Amount: fieldOf({ ...reading, anchorFit: 1, placed }),
              },
            ];
      }),
      totals: {},
      used: new Set(own.flatMap(({ name, amount }) => [...name, amount])),
    };
  }
  return undefined;
}
