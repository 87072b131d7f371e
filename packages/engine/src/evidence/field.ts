import type { Box, Field } from '@lavra/contract/model/result';
import type { Word } from '../pages/page.ts';
import { confidenceOf, doubted, movedBy, provesItself, type MadeCheck, type Doubt } from './confidence.ts';

/** The smallest box around the tokens, as fractions of the page; undefined for no tokens. */
export function boxAround(tokens: readonly { readonly box: Box }[]): Box | undefined {
  const [first] = tokens;
  if (!first) return undefined;
  let [left, top, right, bottom] = [
    first.box[0],
    first.box[1],
    first.box[0] + first.box[2],
    first.box[1] + first.box[3],
  ];
  for (const { box } of tokens) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[0] + box[2]);
    bottom = Math.max(bottom, box[1] + box[3]);
  }
  return [left, top, right - left, bottom - top].map((part) => Math.round(part * 1e5) / 1e5) as Box;
}

/** A word and its page. */
type PlacedWord = Pick<Word, 'text' | 'conf' | 'box'> & { readonly page: number };

export interface Evidence {
  readonly value: string;
  /** Words of one page that the value was read from. */
  readonly tokens: readonly PlacedWord[];
  readonly printed?: string;
  readonly anchorFit?: number;
  readonly placed?: number;
  readonly shapeFit?: number;
  readonly doubts?: readonly Doubt[];
  readonly checks?: readonly MadeCheck[];
  /** Where a second reading shows that the value begins and ends as it does, as a surname may begin with "de". */
  readonly isWhole?: true;
}

/** Cut off: begins or ends with a preposition, an article or a conjunction ("DE SERVIÇO DE TRANSPORTE", "FOZ DO", "Deixou um"), or ends with the S of "S.A.". */
const isCut =
  /^(?:d[aeo]s?|e)\s|\s(?:d[aeo]s?|e|em|com|para|por|pel[ao]s?|uma?|os|as|que)$|\p{L}{3} S$|^(?:d[aeo]s?|em|com|para|por)$/iu;
/** Labels of forms, which are never a value, alone or several ("CIDADE / UF", "carimbo e assinatura"). */
const labels =
  'RG|CPF|CNPJ|IE|IM|UF|CEP|RUA|AVENIDA|NOME|DATA|HORA|FONE|TELEFONE|BAIRRO|DISTRITO|CIDADE|ESTADO|MUNIC[IÍ]PIO|ENDERE[CÇ]O|' +
  'NASCIMENTO|[OÓ]BITO|CASAMENTO|DOC|DOCUMENTO|IDENTIDADE|MODELO|TIPO|N[º°o]|N[UÚ]MERO|ASSINATURA|CARIMBO';
const isLabel = new RegExp(
  `^(?:${labels})(?:(?: ?[/.:-] ?| e )(?:${labels}))*[.:]?$|^(?:DATA|NOME|N[UÚ]MERO|VALOR|TIPO|LOCAL) D[AEO]S? `,
  'iu',
);
/** Words of two neighbouring boxes: bars, asterisks, a mark that a bar is taken for, a date or a time beside letters; longer texts may mention dates. */
const isMixed = (value: string): boolean =>
  value.length <= longestMixed &&
  /\p{L}{2}/u.test(value) &&
  /[|*]|\p{L}!|^[—–-]|\d{1,2}\/\d{1,2}\/\d{2}|\d{1,2}:\d{2}/u.test(value);
const longestMixed = 60;
/**
 * A formatted CNPJ: a field for one holds only its digits, so this text came from a neighbouring box. And a year outside 1800 to 2099: a
 * digit was misread.
 */
const isElsewhere = /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$|^(?!18|19|20)\d{4}-\d{2}-\d{2}$/;
/**
 * Codes of letters and digits without a check digit, in which a letter that resembles a digit stands beside a digit, or the reverse: 79
 * of 100 were right where 93 was stated (decision 292). In plates, and in numbers after a state, letters and digits have fixed places.
 */
function isAlike(value: string): boolean {
  return (
    isForeigners.test(value) ||
    (/^(?=[^]*\d)(?=[^]*[A-Z])[A-Z\d./-]{4,}$/.test(value) &&
      /(?<=\d)[OISBZGQ]|[OISBZGQ](?=\d)|(?<=[A-Z])[015826]|[015826](?=[A-Z])/.test(value) &&
      !/^[A-Z]{3}-?\d[A-Z\d]\d{2}$|^[A-Z]{2}\d{8,}$/.test(value))
  );
}
/** A foreigner's registry number that ends with a zero, which an O, a D or a Q is read as there. */
const isForeigners = /^[A-Z]\d{6}-?0$/;
/** A telephone number without its area code: forms print the code apart, in brackets, and it is lost with them. */
const lacksArea = /^9?\d{4}-\d{4}$/;
/** An amount that forms print as 0,00 far more often than as such a lone figure, which its zero is taken for. */
const isLikeNothing = /^[689]\.00$/;
/** Factor on the `shapeFit` of such odd values. */
const oddShape = 0.2;

/** Whether a text has a piece of a word at an end ("LTDA - E"), begins in lower case, has a short lower-case word among its capitals, or a U that was read as two letters ("AGRICIJLTOR"). */
const hasPiece = (value: string): boolean =>
  /\p{L}{3}/u.test(value) &&
  /^\p{Ll}|^\S{1,2}\s|\s\S{1,2}$|\p{Lu}IJ(?=[BCDFGLMPRSTV]\p{Lu})|\p{Lu}{3}[^]*(?<!\S)\p{Ll}{1,3}(?!\S)/u.test(
    value,
  );

const isDate = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

/** Whether a number was read as several words; dates are excepted, because boxes print them like this. */
const isJoined = (value: string, tokens: Evidence['tokens']): boolean =>
  !/\s/.test(value) && !isDate.test(value) && tokens.filter(({ text }) => /\d/.test(text)).length > 1;

const isSeveralWords = /\p{L}[^]*\s|\s[^]*\p{L}/u;
const isShort = /^\P{L}{0,4}$/u;

/** Doubts that the value itself raises about its reading. */
function ownDoubts(value: string, { tokens, checks = [] }: Evidence): Doubt[] {
  const figures = value.replace(/\D/g, '').length;
  return [
    ...(isSeveralWords.test(value) ? (['severalWords'] as const) : []),
    ...(/\p{Ll}{2}/u.test(value) ? (['smallLetters'] as const) : []),
    ...(isAlike(value) && !provesItself(checks) ? (['alike'] as const) : []),
    ...(figures <= 2 && isShort.test(value) ? (['short'] as const) : []),
    ...(hasPiece(value) ? (['piece'] as const) : []),
    ...(isJoined(value, tokens) ? (['joined'] as const) : []),
  ];
}

/** The words with a letter or digit, if there are any: a misread comma or bar changes no value. */
function measuredOf(tokens: Evidence['tokens']): Evidence['tokens'] {
  const telling = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return telling.length > 0 ? telling : tokens;
}

/** A field; its confidence comes from the words it was read from and the checks made on it. */
export function fieldOf(evidence: Evidence): Field {
  const { value, tokens, printed, anchorFit, placed, doubts = [], checks = [] } = evidence;
  const isRead = tokens.some((token) => token.conf < 100);
  const isOdd =
    (evidence.isWhole !== true && isCut.test(value)) ||
    isLabel.test(value) ||
    isMixed(value) ||
    isElsewhere.test(value) ||
    (isRead && (lacksArea.test(printed ?? value) || (checks.length === 0 && isLikeNothing.test(value))));
  const shapeFit = (evidence.shapeFit ?? 1) * (isOdd ? oddShape : 1);
  const conf = confidenceOf({
    words: measuredOf(tokens).map((token) => ({ conf: token.conf, length: token.text.length })),
    checks,
    ...(anchorFit === undefined ? {} : { anchorFit }),
    ...(placed === undefined ? {} : { placed }),
    shapeFit,
    isDate: isDate.test(value),
    doubts: [...doubts, ...ownDoubts(value, evidence), ...(isOdd ? (['odd'] as const) : [])],
  });
  const box = boxAround(tokens);
  const page = tokens[0]?.page;
  return {
    value,
    ...(conf === undefined ? {} : { conf }),
    ...(page === undefined ? {} : { page }),
    ...(box ? { box } : {}),
    ...(checks.length > 0 ? { checks: [...checks] } : {}),
    ...(printed !== undefined && printed !== value ? { printed } : {}),
  };
}

/** A field taken from exact text (XML): 100 because no recognition took place, so nothing could be misread; it has no place on a page. */
export function exactField(
  value: string,
  options: { printed?: string; checks?: readonly MadeCheck[] } = {},
): Field {
  const { printed, checks = [] } = options;
  return {
    value,
    conf: 100,
    ...(checks.length > 0 ? { checks: [...checks] } : {}),
    ...(printed !== undefined && printed !== value ? { printed } : {}),
  };
}

/** The field with further checks, its confidence moved by them as if they had been made at once. */
export function withChecks(field: Field, checks: readonly MadeCheck[]): Field {
  if (checks.length === 0) return field;
  const all = [...(field.checks ?? []), ...checks];
  const isExact = field.box === undefined;
  if (field.conf === undefined || isExact) return { ...field, checks: all };
  return { ...field, checks: all, conf: movedBy(field.conf, checks, provesItself(all)) };
}

/** The field with a further doubt, as if it had been known when its words were read. */
export function withDoubt(field: Field, doubt: Doubt): Field {
  return field.conf === undefined || field.conf === 100
    ? field
    : { ...field, conf: doubted(field.conf, doubt) };
}
