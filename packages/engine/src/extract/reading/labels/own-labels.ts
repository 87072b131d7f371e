import { isOneOfTwo } from './alone.ts';
import type { Label } from './labels.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { beginsValue } from './value-words.ts';
import { writtenOut } from './written-out.ts';
import { rowWith } from '../sheet/row-with.ts';
import { withoutEchoes, type IsKin } from './label-echoes.ts';
import {
  outsideDistricts,
  outsideLists,
  outsideLonger,
  outsideMentions,
  outsideSentences,
} from './labels-in-texts.ts';

/** A word read at least this surely is not a misreading of another word. */
export const surelyRead = 95;

/**
 * The actual labels among all words that spell one: words of values, sentences and longer labels are excluded. `isKin` tells whether two
 * spellings are labels of one field, whose value may begin with either; `isTwin` whether of one that a page has only once.
 */
export function ownLabels(
  labels: readonly Label[],
  sheet: Sheet,
  isKin: IsKin = (one, other) => one === other,
  isTwin: IsKin = isKin,
): Label[] {
  const isOfValue = beginsValue(labels, sheet, isKin);
  return withoutEchoes(
    outsideLists(
      outsideLonger(
        outsideSentences(
          outsideMentions(
            withoutPrepositions(
              outsideDistricts(withoutLikenesses(labels), sheet).filter(
                (label) => !endsWithComma(label) && !isOfValue(label) && !isOneOfTwo(label, sheet),
              ),
              sheet,
            ),
            sheet,
          ),
          sheet,
        ),
        sheet,
      ),
      sheet,
      isTwin,
    ),
    sheet,
    { isKin, isTwin },
  );
}

/** "No" before another word is no sign of a number ("No caso de transferência"). */
function withoutPrepositions(labels: readonly Label[], { rows, glyph }: Sheet): Label[] {
  return labels.filter(({ tokens }) => {
    const [first, ...others] = tokens.filter(({ folded }) => folded !== '');
    if (first === undefined || others.length > 0 || !/^no$/i.test(first.text)) return true;
    const row = rowWith(rows, first);
    const next = row[row.indexOf(first) + 1];
    return next === undefined || !/^\p{L}{2}/u.test(next.text) || next.left - first.right > 1.3 * glyph;
  });
}

/** A word of at most this length has no ending of its own. */
const longestEnding = 4;

/** Whether a word of exact text is another one than the label's: no ending or sign alone tells them apart ("CONDOMÍNIO", "Condômino"). */
function isOtherWord({ id, fit, tokens }: Label): boolean {
  // A dash before a word is no part of it.
  const words = tokens.filter(({ folded }) => folded !== '');
  const [word, ...others] = words;
  const last = words.at(-1);
  // Nor do exact words of which the last is another spell a label ("Registro lavrado nos" is not "… em").
  if (fit < 1 && others.length > 0 && last !== undefined && words.every(({ conf }) => conf === 100)) {
    const stem = last.folded.length > longestEnding ? last.folded.slice(0, -1) : last.folded;
    if (last.folded.length > 1 && stem.length <= longestEnding && /^[A-Z]+$/.test(stem) && !id.includes(stem))
      return true;
  }
  if (word === undefined || others.length > 0 || fit === 1 || word.conf < 100) return false;
  return /^\p{L}+:?$/u.test(word.text) && !word.folded.startsWith(id) && !id.startsWith(word.folded);
}

/**
 * Words read surely that only resemble a label are other words, when the exact label is also on the page ("CONDOMÍNIO" beside "Condômino"),
 * or where nothing was misread.
 */
function withoutLikenesses(labels: readonly Label[]): Label[] {
  const spelt = new Set(labels.filter(({ fit }) => fit === 1).map(({ id }) => id));
  return labels.filter(
    (label) =>
      (label.fit === 1 ||
        !spelt.has(label.id) ||
        label.tokens.some(({ conf }) => conf < surelyRead) ||
        (label.tokens.length === 1 && isAbbreviated(label))) &&
      !isOtherWord(label),
  );
}

/** No label ends with a comma: a text goes on behind it ("Dom Pedro II, 12"). */
const endsWithComma = ({ tokens }: Label): boolean =>
  tokens.at(-1)?.text.endsWith(',') === true && tokens.at(-1)?.conf === 100;

/** Whether a word is the label's, cut short ("MUN."). */
const isAbbreviated = ({ id, tokens }: Label): boolean => writtenOut(tokens).includes(id);

/** A signature line is no title: "ASSINATURA DO COMPRADOR" is below all blocks. */
export const isTitle = ({ tokens: [first] }: Label, { rows, glyph }: Sheet): boolean => {
  const row = rowWith(rows, first);
  for (let at = row.findIndex((token) => token === first) - 1; at >= 0; at -= 1) {
    const [token, next] = [row[at], row[at + 1]];
    if (!token || !next || next.left - token.right > 0.9 * glyph) return true;
    if (token.folded.startsWith('ASSINATURA')) return false;
  }
  return true;
};
