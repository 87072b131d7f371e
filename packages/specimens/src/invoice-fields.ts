import type { InvoiceItem, InvoiceParty, InvoiceTruth } from './invoice.ts';
import { streetLine } from './people.ts';
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

const item = (each: InvoiceItem, index: number, isPrinted: boolean): Record<string, string> => ({
  [`Items[${index}].Code`]: each.code,
  [`Items[${index}].Description`]: isPrinted ? each.description.toUpperCase() : each.description,
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

/** The fields that matter most for booking an invoice. */
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

/** Every cell of the product table as printed on the page (descriptions in capitals), or as in the XML. */
export function itemFieldsOf(truth: InvoiceTruth, source: 'page' | 'xml' = 'page'): Expected {
  const cells = truth.items.map((each, index) => item(each, index, source === 'page'));
  return Object.assign({}, ...cells) as Expected;
}
