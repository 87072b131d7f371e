import type { Box, Field } from '@lavra/contract/model/result';
import type { Word } from '../pages/page.ts';
import { confidenceOf, movedBy, provesItself, type MadeCheck, type Doubt } from './confidence.ts';

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

/** A word and the page it stands on. */
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
}

/** Begins or ends with a word that joins two others ("DE SERVIÇO DE TRANSPORTE", "FOZ DO", "Deixou um"). */
const isCut = /^(?:d[aeo]s?|e)\s|\s(?:d[aeo]s?|e|em|com|para|por|pel[ao]s?|uma?|os|as|que)$/i;
/** What forms call a value, and no value of theirs. */
const isLabel =
  /^(?:RG|CPF|CNPJ|IE|IM|UF|CEP|RUA|AVENIDA|NOME|DATA|FONE|TELEFONE|BAIRRO|MUNIC[IÍ]PIO|ENDERE[CÇ]O|NASCIMENTO|[OÓ]BITO|CASAMENTO)$|^(?:DATA|NOME|N[UÚ]MERO|VALOR|TIPO|LOCAL) D[AEO]S? /i;
/** Words of a box and of its neighbour: strokes, asterisks, a day or an hour beside letters; longer texts may speak of days. */
const isMixed = (value: string): boolean =>
  value.length <= longestMixed &&
  /\p{L}{2}/u.test(value) &&
  /[|*]|^[—–-]|\d{1,2}\/\d{1,2}\/\d{2}|\d{1,2}:\d{2}/.test(value);
const longestMixed = 60;
/**
 * A company's number as it is printed: a box for it gives its figures alone, so these are words of a box beside that of text. And days before
 * or behind any that papers name: a figure of the year was misread.
 */
const isElsewhere = /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$|^(?!18|19|20)\d{4}-\d{2}-\d{2}$/;
/**
 * Codes of letters and figures without a check digit, where a letter and the figure that it looks like stand beside one of the other sort: 79 of
 * 100 such were right where 93 was said (decision 292). Plates and numbers behind their state have their sorts in places of their own.
 */
function isAlike(value: string): boolean {
  return (
    /^(?=[^]*\d)(?=[^]*[A-Z])[A-Z\d./-]{4,}$/.test(value) &&
    /(?<=\d)[OISBZGQ]|[OISBZGQ](?=\d)|(?<=[A-Z])[015826]|[015826](?=[A-Z])/.test(value) &&
    !/^[A-Z]{3}-?\d[A-Z\d]\d{2}$|^[A-Z]{2}\d{8,}$/.test(value)
  );
}
/** Forms print a telephone with its area, which stands apart from it in brackets and is lost with them. */
const lacksArea = /^9?\d{4}-\d{4}$/;
/** The share of their cell that such values are taken to explain. */
const oddShape = 0.2;

/** A text with a piece of a word at an end ("LTDA - E", "DISTRI BUI"), in small letters where it begins, or among its capitals. */
const hasPiece = (value: string): boolean =>
  /\p{L}{3}/u.test(value) &&
  /^\p{Ll}|^\S{1,2}\s|\s\S{1,2}$|\p{Lu}{3}[^]*(?<!\S)\p{Ll}{1,3}(?!\S)/u.test(value);

/** A number whose figures stand in several words; days are printed so in boxes. */
const isJoined = (value: string, tokens: Evidence['tokens']): boolean =>
  !/\s|^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && tokens.filter(({ text }) => /\d/.test(text)).length > 1;

/** What the value itself says against how it was read. */
function ownDoubts(value: string, tokens: Evidence['tokens']): Doubt[] {
  return [
    ...(hasPiece(value) ? (['piece'] as const) : []),
    ...(isJoined(value, tokens) ? (['joined'] as const) : []),
  ];
}

/** Words that say something; a comma or a stroke misread changes no value, where there are others. */
function measuredOf(tokens: Evidence['tokens']): Evidence['tokens'] {
  const telling = tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return telling.length > 0 ? telling : tokens;
}

/** A field whose confidence is earned from the words it was read from and the checks made on it. */
export function fieldOf(evidence: Evidence): Field {
  const { value, tokens, printed, anchorFit, placed, doubts = [], checks = [] } = evidence;
  const isRead = tokens.some((token) => token.conf < 100);
  const isOdd =
    isCut.test(value) ||
    isLabel.test(value) ||
    isMixed(value) ||
    isElsewhere.test(value) ||
    (isRead && (lacksArea.test(printed ?? value) || (!provesItself(checks) && isAlike(value))));
  const shapeFit = (evidence.shapeFit ?? 1) * (isOdd ? oddShape : 1);
  const conf = confidenceOf({
    words: measuredOf(tokens).map((token) => ({ conf: token.conf, length: token.text.length })),
    checks,
    ...(anchorFit === undefined ? {} : { anchorFit }),
    ...(placed === undefined ? {} : { placed }),
    shapeFit,
    doubts: [...doubts, ...ownDoubts(value, tokens)],
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
