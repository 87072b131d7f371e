import { inRow } from './around-label.ts';
import type { Label } from './labels.ts';
import { rowWith } from '../sheet/row-with.ts';
import { runFrom } from '../sheet/runs.ts';
import type { Sheet, Token } from '../sheet/sheet.ts';

/** Space between words of one text, in glyphs or heights of larger type: monospaced type has a whole letter there. */
const betweenWords = 1.2;
/** A word read less surely than this may be a speck or a rule. */
const leastSure = 60;

/** Labels of at most this length may be between two words of one row ("MARINGÁ UF PR"). */
const longestInline = 6;

/** What leads to a word within a text. */
const link =
  /^(?:n[ao]s?|NO|N[AO]S|d[ao]s?|D[AO]S?|em|EM|o|ao|à|outr[ao]s?|mesm[ao]s?|OUTR[AO]S?|MESM[AO]S?)$/;

/** What leads to the title of a block within a text as well ("venda de mercadorias"): labels have it before their last word ("valor de desconto"). */
const linkOfTitle = /^de$/i;

/** The last word of a sentence: no name, which has a capital, and no abbreviation. */
const endOfSentence = /^\p{Ll}{4,}\.$/u;

/** Least words of a sentence that a label's word begins ("Paciente trouxe exames anteriores."). */
const leastOfSentence = 4;

/** Whether a label begins a sentence, which goes on in small letters up to its point. */
export function beginsSentence({ tokens }: Label, { rows, glyph }: Sheet): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || last.text.endsWith(':')) return false;
  const row = rowWith(rows, first);
  const run = runFrom(row, row.indexOf(first), betweenWords * glyph);
  const rest = run.slice(run.indexOf(last) + 1);
  return (
    run.length >= leastOfSentence &&
    rest.length > 1 &&
    rest.slice(0, -1).every(({ text }) => /^\p{Ll}+,?$/u.test(text)) &&
    endOfSentence.test(rest.at(-1)?.text ?? '')
  );
}

/** What leads on from words of a text, and begins no value of a box. */
const leadsOn = /^(?:conforme|cfe\.?|n[ao]s?|em|d[aeo]s?|para|pel[ao]s?|com|por)$/;

/** Whether several words that a label has go on as a text ("Peças trocadas conforme laudo 31, …"): a preposition in small letters is right behind them. */
export function leadsText({ tokens }: Label, { rows, glyph }: Sheet): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length < 2 || last.text.endsWith(':')) return false;
  const row = rowWith(rows, first);
  const run = runFrom(row, row.indexOf(first), betweenWords * glyph);
  const rest = run.slice(run.indexOf(last) + 1);
  return run.includes(last) && rest.length >= leastLed && isSmall(last) && leadsOn.test(rest[0]?.text ?? '');
}
/** Least words that such a text goes on with. */
const leastLed = 3;
const isSmall = ({ text }: Token): boolean => /^\p{Ll}{2}/u.test(text);

/** What a spelling may be on a page: the title of a block, or the label of a number. */
interface Meaning {
  readonly isTitle: boolean;
  readonly isLabel: boolean;
  readonly isOfNumber: boolean;
}

/** Whether a word has no small letters: labels and values of one row are mostly set apart so. */
const isCapital = (text: string): boolean => !/\p{Ll}/u.test(text);

const isWord = ({ text, conf }: Token): boolean =>
  conf >= leastSure && !/[\d:]/.test(text) && (/\p{L}{2}/u.test(text) || /^(?:\p{L}\/?|&)$/u.test(text));

/** The number of a part before its title, whose dash may be missing or joined to it ("II LOCATÁRIO"). */
const numberOfPart = /^[IVX]{1,4}[.)–—-]{0,2}$/;

/** Words that no row of a text ends with unless it goes on in the next. */
const unended = /^(?:d[aeo]s?|n[ao]s?|[dn]?est[ae]s?|em|com|pel[ao]s?|para|e)$/i;
/** Most space between two rows of one text, in glyphs. */
const betweenRows = 1.6;

/**
 * Whether a word goes on with the row right above it, which ends with a preposition in its letters: one in small letters ("zona rural, neste" over
 * "município"), or in capitals that only resembles a label ("GRUPO DE" over "ESTADOS").
 */
function isUnderUnended({ fit }: Label, word: Token, tokens: readonly Token[], glyph: number): boolean {
  const isLarge = isCapital(word.text);
  if (isLarge ? fit === 1 : !/^\p{Ll}/u.test(word.text)) return false;
  const over = tokens.filter(
    (token) =>
      !inRow(token, word, glyph) &&
      token.bottom < word.bottom &&
      word.top - token.bottom < betweenRows * glyph &&
      token.right > word.left,
  );
  const [first] = over.filter(({ left }) => Math.abs(left - word.left) < 0.8 * glyph);
  if (first === undefined) return false;
  const row = over.filter((token) => inRow(token, first, glyph)).toSorted((a, b) => a.left - b.left);
  const end = row.findIndex((token, at) => at > 0 && token.left - (row[at - 1]?.right ?? 0) > 2 * glyph);
  const last = row[(end < 0 ? row.length : end) - 1];
  return (
    last !== undefined &&
    last !== first &&
    unended.test(last.text) &&
    (isCapital(last.text) ? isLarge : !isLarge)
  );
}

/**
 * Whether a word that spells a label is one of a text: a title, or a word that only resembles a label, behind another word ("Brisamar
 * Transportes", "venda ao consumidor"); a title behind a colon; the label of a number between two words ("Lima Artigos Esportivos"); and
 * the end of a text whose word is a label elsewhere on the page ("Porte   Empresa de pequeno porte").
 */
export function isWithinText(
  label: Label,
  { isTitle, isLabel, isOfNumber }: Meaning,
  labels: readonly Label[],
  { tokens, glyph }: Sheet,
): boolean {
  const [word, ...others] = label.tokens;
  if (word === undefined || others.length > 0 || word.text.endsWith(':')) return false;
  if (isUnderUnended(label, word, tokens, glyph)) return true;
  const height = Math.max(glyph, word.bottom - word.top);
  const isNear = (gap: number): boolean => gap > -0.2 * glyph && gap < betweenWords * height;
  const beforeOf = (from: Token): Token | undefined =>
    tokens.find((token) => token !== from && inRow(token, from, glyph) && isNear(from.left - token.right));
  const before = beforeOf(word);
  const behind = tokens.find(
    (token) => token !== word && inRow(token, word, glyph) && isNear(token.left - word.right),
  );
  if (before === undefined) return false;
  if (before.text.endsWith(':')) return isTitle;
  // A king or a century has its name before it ("Dom Pedro II Locação").
  if (isTitle && label.fit === 1 && numberOfPart.test(before.text) && beforeOf(before) === undefined)
    return false;
  // Behind the end of a sentence a word begins the next one ("o nome de casada. Livro B-45").
  if (endOfSentence.test(before.text)) return true;
  // Behind an article or a preposition of a text it is that text's word ("lavrado no livro A-12").
  const isLinked = link.test(before.text) || (isTitle && linkOfTitle.test(before.text));
  const over = isLinked ? beforeOf(before) : undefined;
  if (over !== undefined && isWord(over)) return true;
  const ofLabels = labels.some((other) => other !== label && other.tokens.includes(before));
  if (ofLabels || !isWord(before)) return false;
  const isLabelElsewhere = (): boolean =>
    labels.some(({ id, tokens: [first] }) => {
      return id === label.id && first !== undefined && first !== word && beforeOf(first) === undefined;
    });
  // A word of no field leads its number behind a value in capitals ("FRENTISTA: RUI BOMBA 04").
  const isNumbered =
    !isTitle && !isLabel && label.fit === 1 && isCapital(word.text) && /^\d{1,4}$/.test(behind?.text ?? '');
  if (isNumbered && isCapital(before.text)) return false;
  return (
    !isLabel ||
    label.fit < 1 ||
    (!isOfNumber && behind === undefined && isLabelElsewhere()) ||
    (label.id.length > longestInline &&
      behind !== undefined &&
      isWord(behind) &&
      (isOfNumber || [before, behind].every(({ text }) => isCapital(text) === isCapital(word.text))))
  );
}
