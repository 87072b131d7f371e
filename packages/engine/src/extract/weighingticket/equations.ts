import { middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';

/** One weight less another is a third, as it is printed with its signs. */
interface Equation {
  readonly whole: Reading;
  readonly less: Reading;
  readonly rest: Reading;
}

/** What two equations of a ticket prove: the net weight of the first is what the discount of the second is taken off. */
export interface ProvenWeights {
  readonly gross: Reading;
  readonly tare: Reading;
  readonly net: Reading;
  readonly less: { readonly discount: Reading; readonly rest: Reading };
}

const weight = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,6})$/;
const [minus, equals, unit] = [/^\(?[-–−—]\)?$/, /^\(?=\)?$/, /^kg\.?$/i] as const;

/** A sign may be one word with its weight ("−1.203", "=31.317kg"). */
const partsOf = (token: Token): Token[] => {
  const [, sign = '', figures = ''] = /^([-–−—=]?)([\d.]+)(?:kg)?$/i.exec(token.text) ?? [];
  if (figures === '') return [token];
  const figure = { ...token, text: figures };
  return sign === '' ? [figure] : [{ ...token, text: sign }, figure];
};

/** The equations of a page, from its top down; of signs and figures in larger type the middles are in no one row. */
function equationsOn({ tokens, glyph }: Sheet): Equation[] {
  const signs = tokens
    .filter(({ text }) => equals.test(text) || /^=\d/.test(text))
    .toSorted((a, b) => a.top - b.top);
  return signs.flatMap((sign): Equation[] => {
    const row = tokens
      .filter(
        (token) => Math.abs(middleOf(token) - middleOf(sign)) < Math.max(glyph, (sign.bottom - sign.top) / 2),
      )
      .toSorted((a, b) => a.left - b.left)
      .flatMap(partsOf)
      .filter(({ text }) => !unit.test(text));
    const at = row.findIndex(({ text }) => equals.test(text));
    const [whole, less, rest] = [row[at - 3], row[at - 1], row[at + 1]].map((token) =>
      token !== undefined && weight.test(token.text) ? readWhole(token.text, 'integer', [token]) : undefined,
    );
    const isSum = minus.test(row[at - 2]?.text ?? '') && whole && less && rest;
    return isSum && Number(whole.value) - Number(less.value) === Number(rest.value)
      ? [{ whole, less, rest }]
      : [];
  });
}

/** The weights of a ticket that prints two equations: gross less tare is net, and net less the discount is what is paid. */
export function weightsOfEquations(sheet: Sheet): ProvenWeights | undefined {
  const all = equationsOn(sheet);
  for (const first of all)
    for (const second of all)
      if (first !== second && first.rest.value === second.whole.value)
        return {
          gross: first.whole,
          tare: first.less,
          net: first.rest,
          less: { discount: second.less, rest: second.rest },
        };
  return undefined;
}
