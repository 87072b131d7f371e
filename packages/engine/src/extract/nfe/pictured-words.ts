import type { Field } from '@lavra/contract/model/result';
import { withDoubt } from '../../evidence/field.ts';
import { figuresOf } from '../reading/values/kinds.ts';
import type { Installment, InvoiceData, InvoiceItem } from './invoice.ts';
import { commonUnits } from './products/item-doubts.ts';

/** A protocol: the kind of authoriser, its state's code, the year, and ten figures of a sequence (MOC 7.0, 5.6). */
const [ofProtocol, stateAndYear] = [15, 4] as const;

const mendedTo = (field: Field, value: string): Field =>
  withDoubt({ ...field, value, printed: field.printed ?? field.value }, 'mended');

/** A protocol of another length is misread; a rule before it, read as a figure, is told by the state and the year of the key behind it. */
function protocolOf(field: Field, key: Field | undefined): Field {
  if (field.value.length === ofProtocol) return field;
  const rest = field.value.slice(1);
  const isOwn = rest.length === ofProtocol && rest.startsWith(key?.value.slice(0, stateAndYear) ?? ' ', 1);
  return isOwn ? { ...field, value: rest } : withDoubt(field, 'odd');
}

/** Installments are numbered one after the other: a number with the rule before it, or with letters, is told by its place among the others. */
function withCountedNumbers(installments: readonly Installment[]): Installment[] {
  const numbers = installments.map(({ Number: number }) => number?.value ?? '');
  const misread = numbers.flatMap((number, at) => (/^\d+$/.test(number) ? [] : [at]));
  const [first = 0] = misread;
  const length = (numbers.find((_number, at) => at !== first) ?? '').length;
  const counted = (at: number): string => String(at + 1).padStart(length, '0');
  const own = installments[first]?.Number;
  const isCounted = numbers.every((number, at) => at === first || number === counted(at));
  if (numbers.length < 2 || misread.length !== 1 || !isCounted || own === undefined) return [...installments];
  if (!figuresOf(own.value).endsWith(counted(first))) return [...installments];
  return installments.map((each, at) =>
    at === first ? { ...each, Number: mendedTo(own, counted(first)) } : each,
  );
}

/** Angles of fittings ("JOELHO 90°"): a ring behind such a figure is no ordinal's. */
const angle = /(?<![\d.,])(15|30|45|60|90|120|180|360)º/g;
/** A size at the end of a description, whose G was read as a figure or twice: no packet weighs "5006", and few codes end with a full ten and a six. */
const [size, doubleSize] = [/(?<=\p{L}{3}[^]*\s[1-9]\d0)6$/u, /(?<=\s\d{1,3}K)6G$/] as const;

function descriptionOf(field: Field, isSold: boolean): Field {
  const value = field.value.replace(angle, '$1°');
  const sized = value.replace(doubleSize, 'G').replace(isSold ? size : /$^/, 'G');
  if (sized !== value) return mendedTo(field, sized);
  return value === field.value ? field : { ...field, value };
}

/** A unit that lost a letter, or was read twice, where only one of the other products' units is like it. */
function unitOf(field: Field, units: ReadonlySet<string>): Field {
  const { value } = field;
  if (commonUnits.has(value)) return field;
  const [only, ...rest] = [...units].filter(
    (each) => commonUnits.has(each) && (each.startsWith(value) || value === each + each),
  );
  return only === undefined || rest.length > 0 ? field : mendedTo(field, only);
}

function withMendedItems(items: readonly InvoiceItem[], isSold: boolean): InvoiceItem[] {
  const units = new Set(items.flatMap(({ Unit: unit }) => unit?.value ?? []));
  return items.map((item) => ({
    ...item,
    ...(item.Description ? { Description: descriptionOf(item.Description, isSold) } : {}),
    ...(item.Unit ? { Unit: unitOf(item.Unit, units) } : {}),
  }));
}

/** Model of the key of a sale to a consumer (NFC-e), whose goods are those of shops. */
const ofConsumers = '65';

/** An invoice read from a picture with the words that its other words prove misread. */
export function withPicturedWords(data: InvoiceData): InvoiceData {
  const { AccessKey: key, Protocol: protocol, Installments: installments, Items: items } = data;
  const isSold = key?.value.slice(20, 22) === ofConsumers;
  return {
    ...data,
    ...(protocol ? { Protocol: protocolOf(protocol, key) } : {}),
    ...(installments ? { Installments: withCountedNumbers(installments) } : {}),
    ...(items ? { Items: withMendedItems(items, isSold) } : {}),
  };
}
