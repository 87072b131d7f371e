import { runsApart } from './runs.ts';
import type { Sheet, Token } from './sheet.ts';
import { fold } from './text.ts';
import { foldedLabels } from './folded-labels.ts';

/** Space that ends the text of one blank, in glyphs. */
const apart = 1.5;
/** Most words of a label, and least labels in small letters of a form that has them before its blanks. */
const [mostWords, leastLabels] = [5, 8] as const;

/** The length of the longest label with which a text begins and after which more follows; 0 where it begins with none. */
function labelLength(run: readonly Token[], labels: ReadonlySet<string>): number {
  for (let length = Math.min(mostWords, run.length - 1); length > 0; length -= 1)
    if (
      labels.has(
        fold(
          run
            .slice(0, length)
            .map(({ text }) => text)
            .join(' '),
        ),
      )
    )
      return length;
  return 0;
}

/**
 * A stationer's form, whose labels are small letters right before the blanks that were filled in ("nome Rui Sá   est. civil casado"): each gets
 * the colon that tells a label from a sentence. Other sheets are as they are.
 */
export function withColonsBeforeBlanks(sheet: Sheet, printed: readonly string[]): Sheet {
  const labels = foldedLabels(printed);
  const led = new Map<Token, Token>();
  let small = 0;
  for (const row of sheet.rows) {
    const runs = runsApart(row, apart * sheet.glyph);
    const lengths = runs.map((run) => labelLength(run, labels));
    // In a row of blanks most begin with their labels; of a picture some labels were not read, or specks were.
    const without = lengths.filter((length) => length === 0).length;
    if (without > lengths.length / 2 || (without > 0 && row.every(({ conf }) => conf === 100))) continue;
    for (const [at, run] of runs.entries()) {
      const last = run[(lengths[at] ?? 0) - 1];
      if (last === undefined || last.text.endsWith(':')) continue;
      if (/^\p{Ll}/u.test(run[0]?.text ?? '')) small += 1;
      led.set(last, { ...last, text: `${last.text}:` });
    }
  }
  if (small < leastLabels) return sheet;
  const withColon = (token: Token): Token => led.get(token) ?? token;
  return { ...sheet, tokens: sheet.tokens.map(withColon), rows: sheet.rows.map((row) => row.map(withColon)) };
}
