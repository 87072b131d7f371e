import { median } from '../../pages/median.ts';
import { runningTextOfPieces, type RunningText } from '../reading/phrases/phrases.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, rowsOf, type Token } from '../reading/sheet/sheet.ts';

/** Widest space within a label or value, and furthest that a value stands below its label or the line above it, in glyphs. */
const [within, below] = [1.4, 2.2] as const;
/** Least rows of labels of a card; a table has one, over the rows of all partners. */
const leastRows = 2;

/** What the labels of a card are, as patterns of their print. */
export interface CardLabels {
  readonly name: string;
  readonly all: readonly string[];
}

interface Row {
  readonly runs: readonly (readonly Token[])[];
  /** What each run says as a label; undefined where one of them is none. */
  readonly labels: readonly string[] | undefined;
}

/**
 * The text of pages on which the labels of a partner's particulars stand above their values, row by row, with each label before its own value;
 * undefined where no card is of that kind. With it go the words of the labels.
 */
export function withLabelsFirst(
  { tokens }: RunningText,
  { name, all }: CardLabels,
): { readonly text: RunningText; readonly labels: readonly Token[] } | undefined {
  const one = all.map((each) => `(?:${each})`).join('|');
  const whole = new RegExp(`^(${one})(?: ?[/-] ?(?:${one}|UF|uf))*:?$`, 'u');
  const isName = new RegExp(`^(?:${name})$`, 'u');
  const pages = [...new Set(tokens.map(({ page }) => page))];
  let [names, labelled] = [0, 0];
  const printed: Token[] = [];
  const pieces = pages.flatMap((page) => {
    const own = tokens.filter((token) => token.page === page);
    const glyph = median(own.map(({ top, bottom }) => bottom - top)) ?? 1;
    const rows = rowsOf(own, glyph).map((row): Row => {
      const runs = runsApart(row, within * glyph);
      const said = runs.map((run) => whole.exec(printedOf(run))?.[1]);
      const labels = said.filter((label) => label !== undefined);
      return { runs, labels: labels.length === said.length ? labels : undefined };
    });
    const out: (Token | string)[] = [];
    for (let at = 0; at < rows.length; at += 1) {
      const { runs, labels } = rows[at] ?? { runs: [], labels: undefined };
      const values = runs.map((): Token[] => []);
      if (labels === undefined) {
        out.push(...runs.flat());
        continue;
      }
      let { bottom } = edgesOf(runs.flat());
      const height = Math.max(glyph, bottom - edgesOf(runs.flat()).top);
      for (
        let next = rows[at + 1];
        next !== undefined &&
        next.labels === undefined &&
        edgesOf(next.runs.flat()).top - bottom < below * height;
        next = rows[at + 1]
      ) {
        for (const run of next.runs) {
          const [first] = run;
          const column = runs.findLastIndex(([label]) => label && first && label.left <= first.left + height);
          values[Math.max(0, column)]?.push(...run);
        }
        ({ bottom } = edgesOf(next.runs.flat()));
        at += 1;
      }
      if (values.every((value) => value.length === 0)) {
        out.push(...runs.flat());
        continue;
      }
      labelled += 1;
      printed.push(...runs.flat());
      if (labels.some((label) => isName.test(label))) names += 1;
      out.push(...labels.flatMap((label, index) => [` ${label}: `, ...(values[index] ?? [])]));
    }
    return out;
  });
  return names > 0 && labelled >= leastRows * names
    ? { text: runningTextOfPieces(pieces), labels: printed }
    : undefined;
}
