import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readPhrases, runningTextOf } from '../reading/phrases/phrases.ts';

const statement = {
  pattern: /(?<!\p{L})((?:Não optante|Optante) pelo Simples Nacional(?: ?\([A-Z/]{2,7}\))?)(?! ?[:?]|\p{L})/u,
  gives: [['SimplesNacional', 'text']],
} as const;
/** An answer, which only a question has. */
const isAnswer = ({ text }: Token): boolean => /^[([]?(?:sim|n[ãa]o|[sn])[)\].]?$/iu.test(text);
/** Greatest space between a question and its answer below it, and behind it, in glyphs. */
const [under, behind] = [1.6, 6] as const;

/** The provider's regime as a statement of its own, without a label; with an answer below or behind it the same words are a question's. */
export function statedRegime({ rows, tokens, glyph }: Sheet): ServiceData<'nfse'> {
  const texts = [tokens, rows.flat()].map((words) => runningTextOf([{ tokens: words }]));
  const [found] = texts.flatMap((text) => readPhrases(text, [statement]));
  if (found === undefined) return {};
  const { left, right, top, bottom } = edgesOf(found.reading.tokens);
  const isAnswered = tokens.some((token) => {
    const isUnder =
      middleOf(token) > bottom &&
      token.top - bottom < under * glyph &&
      token.left < right &&
      token.right > left;
    const isBehind =
      middleOf(token) > top &&
      middleOf(token) < bottom &&
      token.left >= right &&
      token.left - right < behind * glyph;
    return (isUnder || isBehind) && isAnswer(token);
  });
  return isAnswered
    ? {}
    : { SimplesNacional: fieldOf({ ...found.reading, anchorFit: 1, placed: placed.text }) };
}
