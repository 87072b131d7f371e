import type { InvoiceItem, InvoiceParty, InvoiceTruth } from '@lavra/specimens/invoice';
import { streetLine } from '@lavra/specimens/people';
import type { Expected } from './recall.ts';

function withoutUndefined(values: Readonly<Record<string, string | undefined>>): Expected {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const party = (
  name: string,
  { name: full, cnpj, cpf, ie, address }: InvoiceParty,
): Record<string, string | undefined> => ({
  [`${name}Name`]: full,
  [`${name}CNPJ`]: cnpj,
  [`${name}CPF`]: cpf,
  [`${name}IE`]: ie,
  [`${name}Address`]: streetLine(address),
  [`${name}District`]: address.district,
  [`${name}City`]: address.city,
  [`${name}UF`]: address.uf,
  [`${name}CEP`]: address.cep,
  [`${name}Phone`]: address.phone,
});

const item = (each: InvoiceItem, index: number): Record<string, string> => ({
  [`Items[${index}].Code`]: each.code,
  [`Items[${index}].Description`]: each.description.toUpperCase(),
  [`Items[${index}].NCM`]: each.ncm,
  [`Items[${index}].CST`]: each.cst,
  [`Items[${index}].CFOP`]: each.cfop,
  [`Items[${index}].Unit`]: each.unit,
  [`Items[${index}].Quantity`]: each.quantity,
  [`Items[${index}].UnitAmount`]: each.unitPrice,
  [`Items[${index}].TotalAmount`]: each.total,
  [`Items[${index}].ICMSBase`]: each.icmsBase,
  [`Items[${index}].ICMSAmount`]: each.icms,
  [`Items[${index}].ICMSRate`]: each.icmsRate,
});

/** The fields that matter most to whoever books an invoice. */
export function keyFieldsOf(truth: InvoiceTruth): Expected {
  const { totals } = truth;
  return withoutUndefined({
    AccessKey: truth.accessKey,
    Number: truth.number,
    Series: truth.series,
    OperationNature: truth.operation,
    OperationType: truth.direction,
    IssueDate: truth.issueDate,
    DepartureTime: truth.exitTime,
    Protocol: truth.protocol,
    ...party('Issuer', truth.issuer),
    ...party('Recipient', truth.recipient),
    ICMSBase: totals.icmsBase,
    ICMSAmount: totals.icms,
    ProductsAmount: totals.products,
    FreightAmount: totals.freight,
    DiscountAmount: totals.discount,
    IPIAmount: totals.ipi,
    TotalAmount: totals.invoice,
    CarrierName: truth.carrier.name,
    CarrierCNPJ: truth.carrier.cnpj,
    VehiclePlate: truth.carrier.plate,
    'Items.length': String(truth.items.length),
    'Installments.length': String(truth.installments.length),
  });
}

/** Every cell of the product table. */
export function itemFieldsOf(truth: InvoiceTruth): Expected {
  return Object.assign({}, ...truth.items.map(item)) as Expected;
}

/** The part of a sample's ground truth (its manifest's Portuguese keys) that names invoice fields. */
export interface SampleTruth {
  readonly [key: string]: unknown;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const part = (truth: SampleTruth, name: string): SampleTruth => (truth[name] ?? {}) as SampleTruth;

function sampleParty(name: string, truth: SampleTruth): Record<string, string | undefined> {
  return {
    [`${name}Name`]: text(truth['xNome']),
    [`${name}CNPJ`]: text(truth['CNPJ']),
    [`${name}CPF`]: text(truth['CPF']),
    [`${name}IE`]: text(truth['IE']),
    [`${name}City`]: text(truth['xMun']),
    [`${name}UF`]: text(truth['UF']),
    [`${name}CEP`]: text(truth['CEP']),
  };
}

/** What a sample must give; `printed` leaves out what its page does not show. */
export function sampleFields(truth: SampleTruth, printed: boolean): Expected {
  const first = part(truth, 'item1');
  const itemCount = truth['itens'];
  return withoutUndefined({
    AccessKey: text(truth['chave']),
    Number: text(truth['numero']),
    Series: text(truth['serie']),
    OperationNature: text(truth['natOp']),
    IssueDate: text(truth['dhEmi'])?.slice(0, 10),
    Protocol: text(truth['protocolo']),
    ...sampleParty('Issuer', part(truth, 'emit')),
    ...sampleParty('Recipient', part(truth, 'dest')),
    ...sampleParty('Carrier', part(truth, 'transporta')),
    ProductsAmount: text(truth['vProd']),
    ICMSAmount: text(truth['vICMS']),
    TotalAmount: text(truth['vNF']),
    'Items.length': typeof itemCount === 'number' ? String(itemCount) : undefined,
    'Items[0].NCM': text(first['NCM']),
    'Items[0].CFOP': text(first['CFOP']),
    'Items[0].TotalAmount': text(first['vProd']),
    // A page prints the description with the item's notes below it, and a quantity with the layout's own decimals.
    ...(printed
      ? {}
      : { 'Items[0].Description': text(first['xProd']), 'Items[0].Quantity': text(first['qCom']) }),
  });
}
