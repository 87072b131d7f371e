import { oncePer } from '../../reading/sheet/once-per.ts';
import { runsApart } from '../../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../../reading/values/values.ts';
import type { Installment } from '../invoice.ts';

export type Part = keyof Installment;

/** What may be an installment: the parts of it that were read, and all its words. */
export interface Candidate {
  readonly parts: Readonly<Partial<Record<Part, Reading>>>;
  readonly words: readonly Token[];
}

/** Words beside each other that are one text. */
export type Run = readonly Token[];

/** What each part of an installment is. */
export const partKinds = { Number: 'text', DueDate: 'date', Amount: 'money' } as const;

/** Sources of patterns: what an installment is called, its number, and its amount with the sign before it, which is no part of it. */
export const ofInstallment = {
  called: String.raw`(?:parcela|duplicata|dupl?\.?|parc\.?|t[íi]tulo)`,
  number: String.raw`\d{1,9}(?:[/-]?[A-Z]|[/-][\dA-Z]{1,3})?[ªa]?`,
  amount: String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})`,
} as const;

/** An amount alone in its text. */
const amountAlone = new RegExp(`^${ofInstallment.amount}$`);
export const isAmount = (text: string): boolean => amountAlone.test(text);

/** The amount of a text without its sign. */
export const sumOf = (run: Run): string => amountAlone.exec(printedOf(run))?.[1] ?? '';

/** Greatest space between words of one text, in glyphs. */
export const inOneText = 1.5;
/** How far two texts of one box may begin from each other, in glyphs. */
const atEdge = 1.2;

/** The texts of a page, several finders' own. */
export const textsOf = oncePer(({ rows, glyph }: Sheet): Run[] =>
  rows.flatMap((row) => runsApart(row, inOneText * glyph)),
);

/** The first text right above or below another, at most so many glyphs off and from the same edge on, that is what is looked for. */
export function textBy(
  own: Run,
  runs: readonly Run[],
  { side, most, glyph }: { side: 'above' | 'below'; most: number; glyph: number },
  isOne: (text: string) => boolean,
): Run | undefined {
  const { left, top, bottom } = edgesOf(own);
  return runs.find((run) => {
    const edges = edgesOf(run);
    const space = side === 'above' ? top - edges.bottom : edges.top - bottom;
    const isNear = space > -glyph / 2 && space < most * glyph && Math.abs(edges.left - left) < atEdge * glyph;
    return isNear && isOne(printedOf(run));
  });
}

/** A candidate from the text of each part and the words that it is in. */
export function candidateOf(
  texts: Readonly<Record<Part, readonly [text: string, words: readonly Token[]]>>,
  words: readonly Token[],
): Candidate {
  const parts: Partial<Record<Part, Reading>> = {};
  for (const id of ['Number', 'DueDate', 'Amount'] as const) {
    const reading = texts[id][0] === '' ? undefined : readWhole(texts[id][0], partKinds[id], texts[id][1]);
    if (reading) parts[id] = reading;
  }
  return { parts, words };
}
