import type { ServiceData } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { readAddressBlock } from '../reading/values/address.ts';
import { hasRightDigit, keyOfSheet } from '../reading/values/keys.ts';
import { findLabels } from '../reading/labels/labels.ts';
import { readPhrases, runningTextOf, type Phrase } from '../reading/phrases/phrases.ts';
import { printedOf, textOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { foldWords } from '../reading/sheet/text.ts';
import { centsRounded, isProductOf } from '../reading/values/products.ts';
import { streetKinds } from '../reading/sheet/street-kinds.ts';
import { readWhole } from '../reading/values/values.ts';
import type { InvoiceData, InvoiceField, InvoiceItem, Payment } from './invoice.ts';

/**
 * The coupon of a consumer's invoice (NFC-e, model 65) is a paper roll; its DANFE manual sets the blocks and their wording: issuer, products,
 * totals, payment, key, consumer, number. Values that any receipt has are read by the receipt's reader; this file reads the rest.
 */
const titles = [
  'DOCUMENTOAUXILIARDANOTAFISCALDECONSUMIDOR',
  'DOCUMENTOAUXILIARDANOTAFISCALDECONSUMIDORELETRONICA',
  'DANFENFCEDOCUMENTOAUXILIAR',
  'NOTAFISCALDECONSUMIDORELETRONICA',
];
/** What such a title has and that of a DANFE between companies has not. */
const ofConsumers = /NF.?C|CONSUM/;
/** Model of the invoice in its key. */
const consumersModel = '65';

/** Shares of values that were the field's own, counted on others' receipts: values found by wording, and names and addresses without labels. */
const placed = 0.95;
const placedText = 0.81;

const money = '(\\d[\\d.]*, ?\\d{2})';
const taxpayer = '(\\d{2}\\.?\\d{3}\\.?\\d{3}/?\\d{4}-?\\d{2}|\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2})';

const phrases: readonly Phrase<InvoiceField>[] = [
  {
    pattern: /S[eé]rie:? \d{1,3}[ -]*(?:Data )?(?:d[ea] )?(?:Emiss[aã]o:? )?(\d{2}\/\d{2}\/\d{4})/i,
    gives: [['IssueDate', 'date']],
  },
  { pattern: /\bEmiss[aã]o:? (\d{2}\/\d{2}\/\d{4})/i, gives: [['IssueDate', 'date']] },
  {
    pattern: /Protocolo (?:de )?Autoriza[cç][aã]o:? (\d[\d ]{13,18}\d)\b(?: (\d{2}\/\d{2}\/\d{4}))?/i,
    gives: [
      ['Protocol', 'digits'],
      ['ProtocolDate', 'date'],
    ],
  },
  {
    pattern: /Data (?:de |da )?Autoriza[cç][aã]o:? (\d{2}\/\d{2}\/\d{4})/i,
    gives: [['ProtocolDate', 'date']],
  },
  {
    pattern: new RegExp(`\\b(?:Valor (?:Total )?a Pagar|Total a Pagar)(?: R\\$)?:? ${money}`, 'i'),
    gives: [['TotalAmount', 'money']],
  },
  {
    pattern: new RegExp(`\\bDescontos?(?: Total)?(?: R\\$)?:? -?${money}`, 'i'),
    gives: [['DiscountAmount', 'money']],
  },
  { pattern: new RegExp(`\\bFrete(?: R\\$)?:? ${money}`, 'i'), gives: [['FreightAmount', 'money']] },
  {
    pattern: new RegExp(`\\b(?:Acr[eé]scimos?|Outras Despesas)(?: R\\$)?:? ${money}`, 'i'),
    gives: [['OtherExpensesAmount', 'money']],
  },
  { pattern: new RegExp(`\\bTroco(?: R\\$)?:? ${money}`, 'i'), gives: [['ChangeAmount', 'money']] },
  {
    pattern:
      /\b((?:Valor aproximado d[eo]s? tributos|Trib(?:utos)?\.? aprox)\D{0,12}\d.{0,60}Fonte:? (?:IBPT|Sebrae|SIAC|FECOMERCIO)\S*)/i,
    gives: [['AdditionalInformation', 'text']],
  },
];
/** The sum of the products; also the total when the coupon names no other. */
const total = new RegExp(`\\b(?:Valor Total|Total|Valor dos Produtos)(?: R\\$)?:? ${money}`, 'i');
const subtotal = new RegExp(`\\bSub-?total(?: R\\$)?:? ${money}`, 'i');
const consumer = new RegExp(`\\bConsumidor\\b[ :-]{0,3}(?:CNPJ|CPF)\\S{0,5}:? ${taxpayer}`, 'i');

/** Fields of a receipt and their names in an invoice. */
const fromReceipt: Readonly<Partial<Record<string, InvoiceField>>> = {
  AccessKey: 'AccessKey',
  Number: 'Number',
  Series: 'Series',
  IssueDate: 'IssueDate',
  Protocol: 'Protocol',
  ProtocolDate: 'ProtocolDate',
  IssuerName: 'IssuerName',
  IssuerCNPJ: 'IssuerCNPJ',
  IssuerIE: 'IssuerIE',
  IssuerIM: 'IssuerIM',
  IssuerAddress: 'IssuerAddress',
  IssuerDistrict: 'IssuerDistrict',
  IssuerCity: 'IssuerCity',
  IssuerUF: 'IssuerUF',
  IssuerCEP: 'IssuerCEP',
  IssuerPhone: 'IssuerPhone',
  ConsumerName: 'RecipientName',
  ConsumerCNPJ: 'RecipientCNPJ',
  ConsumerCPF: 'RecipientCPF',
  TotalAmount: 'TotalAmount',
  SubtotalAmount: 'ProductsAmount',
  DiscountAmount: 'DiscountAmount',
  ChangeAmount: 'ChangeAmount',
  ApproximateTaxesAmount: 'ApproximateTaxesAmount',
};

const withoutZeros = (field: Field): Field => {
  const value = field.value.replace(/^0+(?=\d)/, '');
  return value === field.value ? field : { ...field, value, printed: field.printed ?? field.value };
};

/** Whether a sheet is such a coupon, by its title or the model in its key. */
function isCoupon(sheet: Sheet): boolean {
  const key = keyOfSheet(sheet)?.key;
  if (key !== undefined && hasRightDigit(key)) return key.slice(20, 22) === consumersModel;
  return findLabels(sheet, [{ id: 'title', spellings: titles }]).some(
    ({ fit, tokens }) => fit > 0.8 && ofConsumers.test(tokens.map(({ folded }) => folded).join('')),
  );
}

const headings = /\b(?:CODIGO|COD|DESCRICAO|DESC|QTDE?|QUANT|UN|UNID|VL|VLR|VALOR|UNIT|TOTAL|PRECO|ITEM)\b/g;
/** The row that names the columns of the products, the last of two. */
function headingAt(rows: readonly (readonly Token[])[]): number {
  return rows.findLastIndex((row) => {
    const words = foldWords(printedOf(row));
    return (
      new Set(words.match(headings)).size >= 3 &&
      /\b(?:QTDE?|QUANT|UN|UNID)\b/.test(words) &&
      !/\d/.test(words)
    );
  });
}

/** Beginnings of the rows that the manual puts below the products. */
const totalsBegin =
  /^(?:QTDE?\b|QUANTIDADE\b|VALOR (?:TOTAL|A PAGAR|DOS)\b|SUB ?TOTAL\b|TOTAL\b|FORMA\b)|\bTOTAL DE ITENS\b/;

const price = '\\d[\\d.]*(?:, ?\\d{2,10}|\\.\\d{2})';
const unit = '\\p{L}[\\p{L}\\d²³.]{0,5}';
/** In pale print the comma may be lost. */
const count = '\\d[\\d.]*(?:,\\d{1,6}| \\d{3})?';
const counted = [
  `(?<quantity>${count}) ?(?<unit>${unit}) ?[Xx*]? ?(?<price>${price})`,
  `(?<unit>${unit}) ?(?<quantity>${count}) ?[Xx*]? ?(?<price>${price})`,
];
const tails = [
  ...counted.map((each) => `${each} (?:\\S{1,6} )?(?<total>\\d[\\d.]*, ?\\d{2})$`),
  // The total may be misread; the row is still a product's.
  ...counted.map((each) => `${each}(?: \\S{1,6})?$`),
];
const head =
  '^(?:\\d{1,3} (?=\\d{3,14} ))?(?:(?<code>[\\w./-]*\\d[\\w./-]*)(?: [-–])? )?(?<description>\\S.*?)';
const whole = tails.map((tail) => new RegExp(`${head} ${tail}`, 'du'));
const alone = tails.map((tail) => new RegExp(`^${tail}`, 'du'));
const named = new RegExp(`${head}$`, 'du');

/** A speck that was read as a word, of which a roll has many: short, with low confidence. */
const isSpeck = ({ text, conf }: Token): boolean => conf < 50 && text.length <= 3;

const idOf = {
  code: 'Code',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'UnitAmount',
  total: 'TotalAmount',
} as const;

/** The parts of the rows by the groups of the first pattern that matches; undefined when none does. */
function partsOf(rows: readonly (readonly Token[])[], patterns: readonly RegExp[]): InvoiceItem | undefined {
  const running = runningTextOf([{ tokens: rows.flat() }]);
  for (const pattern of patterns) {
    const match = pattern.exec(running.text);
    if (match === null) continue;
    const item: InvoiceItem = {};
    for (const [name, id] of Object.entries(idOf)) {
      const [printed, span] = [match.groups?.[name], match.indices?.groups?.[name]];
      if (printed === undefined || span === undefined) continue;
      const tokens = running.tokens.filter((token, index) => {
        const start = running.starts[index] ?? 0;
        return start < span[1] && start + token.text.length > span[0];
      });
      const kind =
        id === 'TotalAmount' ? 'money' : id === 'Quantity' || id === 'UnitAmount' ? 'decimal' : 'text';
      const reading = kind === 'text' ? undefined : readWhole(printed.replace(/,? /g, ','), kind, tokens);
      if (kind !== 'text' && reading === undefined) return undefined;
      const doubts = id === 'Description' ? (['inRow'] as const) : [];
      item[id] = fieldOf({ value: reading?.value ?? printed, printed, tokens, anchorFit: 1, placed, doubts });
    }
    return item;
  }
  return undefined;
}

/** Registers print quantities in their own format, with a point before the decimals: the reading that fits the product is right. */
function withCount(item: InvoiceItem): InvoiceItem {
  const { Quantity: quantity, UnitAmount: unitAmount, TotalAmount: amount } = item;
  const printed = quantity?.printed ?? quantity?.value ?? '';
  if (!quantity || !/^\d+\.\d{3}$/.test(printed)) return item;
  const [price, sum] = [Number(unitAmount?.value), Number(amount?.value)];
  const isThousandths = isProductOf(sum, Number(printed), price, centsRounded);
  return isThousandths ? { ...item, Quantity: { ...quantity, value: printed } } : item;
}

/** Products between the headings and the totals: each is a row, or a name above its quantity and price; a name may continue in further rows. */
export function readCouponItems(sheet: Sheet): InvoiceItem[] {
  const from = headingAt(sheet.rows) + 1;
  if (from === 0) return [];
  const rows = sheet.rows.slice(from);
  const end = rows.findIndex((row) => totalsBegin.test(foldWords(printedOf(row))));
  const items: InvoiceItem[] = [];
  let pending: (readonly Token[])[] = [];
  const goOn = (): void => {
    const [last, tokens] = [items.at(-1), pending.flat()];
    if (last?.Description && tokens.length > 0)
      last.Description = {
        ...last.Description,
        value: `${last.Description.value} ${textOf(tokens, sheet.glyph)}`,
      };
    pending = [];
  };
  for (const each of rows.slice(0, Math.max(0, end))) {
    const row = each.filter((token) => !isSpeck(token));
    if (row.length === 0) continue;
    const numbers = pending.length > 0 ? partsOf([row], alone) : undefined;
    const name = numbers && partsOf(pending, [named]);
    const item = name ? { ...name, ...numbers } : partsOf([row], whole);
    if (item === undefined) {
      pending.push(row);
      continue;
    }
    if (name === undefined) goOn();
    pending = [];
    items.push(withCount(item));
  }
  goOn();
  return items;
}

/** Means of payment with their amounts, from their heading to the first other row. */
function readPayments(sheet: Sheet): Payment[] {
  const from = sheet.rows.findIndex((row) => /^FORMAS? (?:DE )?PAG/.test(foldWords(printedOf(row)))) + 1;
  if (from === 0) return [];
  const payments: Payment[] = [];
  for (const row of sheet.rows.slice(from)) {
    const parts = /^(\p{L}.*?)(?: R\$)?:? (\d[\d.]*, ?\d{2})$/u.exec(printedOf(row));
    const [, method = '', amount = ''] = parts ?? [];
    const tokens = row.filter(({ text }) => amount.includes(text));
    const reading = readWhole(amount, 'money', tokens);
    if (!parts || reading === undefined || /^(?:Troco|Valor|Total)\b/i.test(method)) break;
    const words = row.filter((token) => !tokens.includes(token));
    payments.push({
      Method: fieldOf({ value: method, tokens: words, anchorFit: 1, placed }),
      Amount: fieldOf({ ...reading, anchorFit: 1, placed }),
    });
  }
  return payments;
}

/** A row that is cut off, so that the next row continues it. */
const isCut = /(?:[,–-]|\s(?:d[aeo]s?|e))$/i;

const street = new RegExp(`^(?:${streetKinds}) [A-Z0-9]`);
const isStreet = (row: readonly Token[]): boolean => street.test(foldWords(printedOf(row)));
const isTitle = (row: readonly Token[]): boolean =>
  /^(?:DANFE|DOCUMENTO|COD|NFC|NOTA|PROTOCOLO)/.test(foldWords(printedOf(row)));
/** Most rows of an address, and of the name above it. */
const mostRows = 4;

/** An address in rows as narrow as the roll: a row that is cut off continues in the next. */
function addressIn(rows: readonly (readonly Token[])[], glyph: number): ReturnType<typeof readAddressBlock> {
  const from = rows.findIndex(isStreet);
  if (from < 0) return {};
  const after = rows.slice(from, from + mostRows);
  const end = after.findIndex(isTitle);
  const joined: Token[][] = [];
  for (const row of end < 0 ? after : after.slice(0, end)) {
    const last = joined.at(-1);
    if (last && isCut.test(printedOf(last))) last.push(...row);
    else joined.push([...row]);
  }
  return readAddressBlock(joined, glyph);
}

function putAddress(
  data: InvoiceData,
  party: 'Issuer' | 'Recipient',
  block: ReturnType<typeof readAddressBlock>,
): void {
  // An address without a town is incomplete; without separators the town cannot be distinguished from the words before it.
  if (block.city === undefined || /\d/.test(block.city.value)) return;
  const parts = [
    ['Address', block.address],
    ['District', block.district],
    ['City', block.city],
    ['UF', block.uf],
    ['CEP', block.cep],
  ] as const;
  for (const [part, reading] of parts)
    if (reading) data[`${party}${part}`] = fieldOf({ ...reading, anchorFit: 1, placed: placedText });
}

/** The consumer, if the coupon names one: number, then name and address if they are printed. */
function readConsumer(sheet: Sheet): InvoiceData {
  const at = sheet.rows.findIndex((row) => consumer.test(printedOf(row)));
  const [row, ...below] = sheet.rows.slice(at, at + 2 * mostRows);
  const printed = row && consumer.exec(printedOf(row))?.[1];
  if (at < 0 || row === undefined || printed === undefined) return {};
  const numbers = row.filter(({ text }) => printed.includes(text) && /\d/.test(text));
  const reading = readWhole(printed, 'taxpayer', numbers);
  if (reading === undefined) return {};
  const data: InvoiceData = {};
  data[reading.value.length === 11 ? 'RecipientCPF' : 'RecipientCNPJ'] = fieldOf({
    ...reading,
    anchorFit: 1,
    placed,
  });
  const right = Math.max(...numbers.map((token) => token.right));
  const beside = row.filter((token) => token.left >= right && /[\p{L}\d]/u.test(token.text));
  const streetAt = below.slice(0, mostRows).findIndex(isStreet);
  const name = streetAt < 0 ? beside : [...beside, ...below.slice(0, streetAt).flat()];
  if (name.length > 0)
    data.RecipientName = fieldOf({
      value: textOf(name, sheet.glyph),
      tokens: name,
      anchorFit: 1,
      placed: placedText,
    });
  putAddress(data, 'Recipient', addressIn(below, sheet.glyph));
  return data;
}

/** A consumer's coupon on the sheets, as one invoice; undefined when there is none. `readReceipt` reads what any receipt has. */
export function readCoupon(
  sheets: readonly Sheet[],
  readReceipt: () => ServiceData<'refund'> = () => ({}),
): InvoiceData | undefined {
  if (!sheets.some(isCoupon)) return undefined;
  const receipt = readReceipt();
  const data: InvoiceData = {};
  const running = runningTextOf(sheets.map((sheet) => ({ ...sheet, tokens: sheet.rows.flat() })));
  for (const { id, reading } of readPhrases(running, phrases))
    data[id] = fieldOf({ ...reading, anchorFit: 1, placed });
  const one = (pattern: RegExp, id: InvoiceField): void => {
    const [found] = readPhrases(running, [{ pattern, gives: [[id, 'money']] }]);
    if (found) data[id] ??= fieldOf({ ...found.reading, anchorFit: 1, placed });
  };
  one(subtotal, 'ProductsAmount');
  one(total, data.TotalAmount === undefined ? 'TotalAmount' : 'ProductsAmount');
  for (const sheet of sheets) Object.assign(data, readConsumer(sheet));
  const [first] = sheets;
  if (first)
    putAddress(data, 'Issuer', addressIn(first.rows.slice(0, headingAt(first.rows) + 1), first.glyph));
  const products = first?.rows[headingAt(first.rows)]?.[0];
  const end = products === undefined ? 1 : products.box[1];
  for (const [id, field] of Object.entries(receipt)) {
    const name = fromReceipt[id];
    // The issuer is above the products; names and addresses below them are the consumer's.
    const isBelow = !Array.isArray(field) && ((field as Field).box?.[1] ?? 0) > end;
    if (isBelow && name !== undefined && /^Issuer(?!CNPJ)/.test(name)) continue;
    if (name !== undefined && !Array.isArray(field)) data[name] ??= field as Field;
  }
  const name = first?.rows.find((row) => !isTitle(row) && /\p{L}{3}/u.test(printedOf(row)));
  if (
    first &&
    name &&
    (name[0]?.box[1] ?? 1) < end &&
    !isStreet(name) &&
    !/CNPJ/.test(foldWords(printedOf(name)))
  )
    data.IssuerName ??= fieldOf({
      value: textOf(name, first.glyph),
      tokens: name,
      anchorFit: 1,
      placed: placedText,
    });
  if (data.Number) data.Number = withoutZeros(data.Number);
  if (data.Series) data.Series = withoutZeros(data.Series);
  const items = sheets.flatMap(readCouponItems);
  const rolled = (receipt as { Items?: InvoiceItem[] } | undefined)?.Items ?? [];
  if (items.length > 0) data.Items = items;
  else if (rolled.length > 0) data.Items = rolled;
  const payments = sheets.flatMap(readPayments);
  if (payments.length > 0) data.Payments = payments;
  return data;
}
