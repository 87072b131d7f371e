import { parseMoney, toCents } from '@lavra/brazil/money';
import { centreOf, middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { triplesIn, type Triple } from './installments.ts';
import { candidateOf, type Candidate } from './parts.ts';

/** Fewest installments that prove each other: one amount is elsewhere on the page by chance, too. */
const fewest = 2;
/** How far the amounts of one list may stand from its days otherwise, in glyphs. */
const arranged = 1.5;

const centsOf = ({ text }: Token): bigint | undefined => {
  const amount = /\d[,.]\d{2}$/.test(text) ? parseMoney(text) : undefined;
  return amount === undefined ? undefined : toCents(amount);
};

/** Whether the amounts of two installments stand alike beside, above or below their days. */
const isAlike = (a: Triple, b: Triple, glyph: number): boolean =>
  [centreOf, middleOf].every(
    (at) => Math.abs(at(a.amount) - at(a.date) - (at(b.amount) - at(b.date))) < arranged * glyph,
  );

/** The installments that are arranged alike, each group once. */
function groupsOf(triples: readonly Triple[], glyph: number): Triple[][] {
  const groups: Triple[][] = [];
  for (const triple of triples) {
    const own = groups.find(([first]) => first !== undefined && isAlike(first, triple, glyph));
    if (own === undefined) groups.push([triple]);
    else own.push(triple);
  }
  return groups;
}

/** Whether the amounts of these are another amount of the page together, as that of the invoice. */
function isSumOfPage(triples: readonly Triple[], tokens: readonly Token[]): boolean {
  const own = new Set(triples.map(({ amount }) => amount));
  const sum = [...own].reduce((all, amount) => all + (centsOf(amount) ?? 0n), 0n);
  return (
    own.size === triples.length &&
    sum > 0n &&
    tokens.some((token) => !own.has(token) && centsOf(token) === sum)
  );
}

/** Installments without any word that says so, in whichever arrangement: numbers, days and amounts that stand alike and make another amount of the page. */
export function inSums({ tokens, glyph }: Sheet): Candidate[] {
  const numbered = triplesIn(tokens, glyph).filter(({ number }) => number !== undefined);
  const found = groupsOf(numbered, glyph).find(
    (group) => group.length >= fewest && isSumOfPage(group, tokens),
  );
  return (found ?? []).map(({ number, date, amount }) => {
    const words = [...(number ? [number] : []), date, amount];
    return candidateOf(
      {
        Number: [number?.text ?? '', number ? [number] : []],
        DueDate: [date.text, [date]],
        Amount: [amount.text, [amount]],
      },
      words,
    );
  });
}
