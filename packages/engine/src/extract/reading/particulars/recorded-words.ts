import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../../evidence/field.ts';
import { isOfOneBox } from '../phrases/one-box.ts';
import { isOfOneType } from '../phrases/one-type.ts';
import { tokensIn, type RunningText } from '../phrases/phrases.ts';
import type { Stretch } from '../phrases/stretch.ts';
import { isTextKind, type ValueKind } from '../values/kinds.ts';
import { readWhole } from '../values/values.ts';

/** Fields that an entry of a civil registry tells in sentences. */
export type RecordField = FieldName<'birthcertificate'> | FieldName<'deathcertificate'>;
export type CivilRecord = Partial<Record<RecordField, Field>>;

/** How many of the values that a narrative tells were the field's own: words are told by what stands around them. */
const told = { text: 0.81, typed: 0.94 };

/** Where a name ends in a sentence. */
export const nameEnds = String.raw`(?= ?[,;.:(”"“]| [-–—] | (?:que|com|filh[oa]s?|nascid[oa]s?|natural|naturais|falecid[oa]s?|brasileir[oa]s?|portadora?|inscrit[oa]|residentes?|domiciliad[oa]s?|maior|maiores|n[ao] qualidade|como|d[oe] sexo|de cor|sendo|foi|foram|aos|no dia|j[áa]|av[óo]s|net[oa]|pel[oa]|matern[oa]s?|tendo|domic[íi]lio|e o [óo]bito|e o atestado|CPF|RG|CRM|Gêmeo|Registro|Foi|Foram|Serviram|S[ãa]o av[óo]s|Observa[çc]\p{L}+|O referido|Nome|ambos|profissão|e (?:de|d\.|dona|d[ao]|sua|seu|disse|declarou|que|perante|por|pel[oa]|av[óo]s|matern[oa]s?|patern[oa]s?|net[oa]|com|foi|serviram|assin|lavr|para|faz|me|apresent|exibi))(?!\p{L}))`;
const person = String.raw`\p{L}[\p{L}'’. -]{3,70}?`;
const titles = String.raw`(?:(?:o|a|os?|as?|do|da|dos|Sr[aª]?\.?|senhora?|dona|d\.|cidad[ãa]o?|nacional|doutora?|Dr[aª]?\.?|pai|m[ãa]e|pr[óo]pri[oa]|seu|sua|mulher|esposa|c[ôo]njuge|companheira|genitora?|declarante|comparecente|finad[oa]s?|falecid[oa]s?)(?:\([ao]\))?,? )*`;
/** The pattern of a name behind titles, as a group. */
export const named = (ends = nameEnds): string => `${titles}(${person})${ends}`;

/** Several capitalised words, with nothing between them but particles. */
const isPerson = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?: (?:d[aeo]s?|e|D[AEO]S?|E|\p{Lu}[\p{L}'’.-]*))+$/u.test(text.trim());

/** An entry in its sentences, and what was read of it. */
export interface Writer {
  readonly running: RunningText;
  readonly record: CivilRecord;
}

/** Puts a value that stands at a place of the text, unless the field has one. */
export function put(
  { running, record }: Writer,
  id: RecordField | undefined,
  kind: ValueKind,
  printed: string | undefined,
  at: number,
): void {
  if (id === undefined || printed === undefined || record[id] !== undefined) return;
  if (kind === 'name' && !isPerson(printed)) return;
  const own = { from: at, to: at + printed.length };
  if (!isOfOneType(running, own) || !isOfOneBox(running, own)) return;
  const reading = readWhole(printed, kind, tokensIn(running, at, at + printed.length));
  if (reading !== undefined)
    record[id] = fieldOf({
      ...reading,
      anchorFit: 1,
      placed: isTextKind(kind) ? told.text : told.typed,
    });
}

/** A pattern of the narrative, and the fields of its groups in order. */
export interface Told {
  readonly pattern: string;
  readonly gives: readonly (readonly [id: RecordField, kind: ValueKind])[];
  /** Said before the account of the declarant as well. */
  readonly isAnywhere?: true;
}

/** The first match of a pattern in one size of type: the title of the paper names the event before its sentence does. */
function matchOfOneType(running: RunningText, { from }: Stretch, text: string, pattern: string) {
  const search = new RegExp(pattern, 'dgiu');
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const [begin = 0, end = 0] = match.indices?.[0] ?? [];
    if (isOfOneType(running, { from: from + begin, to: from + end })) return match;
    search.lastIndex = begin + 1;
  }
  return undefined;
}

/** Puts the values of the first match of each pattern within a stretch of the text. */
export function putTold(writer: Writer, { from, to }: Stretch, patterns: readonly Told[]): void {
  const text = writer.running.text.slice(from, to);
  for (const { pattern, gives } of patterns) {
    const match = matchOfOneType(writer.running, { from, to }, text, pattern);
    gives.forEach(([id, kind], index) => {
      const span = match?.indices?.[index + 1];
      if (span !== undefined) put(writer, id, kind, match?.[index + 1], from + span[0]);
    });
  }
}
