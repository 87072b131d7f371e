import type { MadeCheck } from '../../evidence/confidence.ts';
import { isCep } from '@lavra/brazil/cep';
import { isCnpj } from '@lavra/brazil/cnpj';
import { isCpf } from '@lavra/brazil/cpf';
import type { Field } from '@lavra/contract/model/result';
import { exactField } from '../../evidence/field.ts';
import { hasRightDigit } from '../reading/values/keys.ts';
import type { InvoiceData, InvoiceField, InvoiceItem, Payment } from './invoice.ts';
import { childrenOf, findNode, nodeAt, textAt, type XmlNode } from '../reading/xml.ts';

/** Field → path in `infNFe` (NF-e 3.10 and 4.00, NFC-e). */
const fieldPaths: { readonly [N in InvoiceField]?: string } = {
  Number: 'ide/nNF',
  Series: 'ide/serie',
  Model: 'ide/mod',
  OperationNature: 'ide/natOp',
  OperationType: 'ide/tpNF',
  Environment: 'ide/tpAmb',
  IssuerName: 'emit/xNome',
  IssuerTradeName: 'emit/xFant',
  IssuerCNPJ: 'emit/CNPJ',
  IssuerCPF: 'emit/CPF',
  IssuerIE: 'emit/IE',
  IssuerIEST: 'emit/IEST',
  IssuerIM: 'emit/IM',
  IssuerDistrict: 'emit/enderEmit/xBairro',
  IssuerCity: 'emit/enderEmit/xMun',
  IssuerUF: 'emit/enderEmit/UF',
  IssuerCEP: 'emit/enderEmit/CEP',
  IssuerPhone: 'emit/enderEmit/fone',
  RecipientName: 'dest/xNome',
  RecipientCNPJ: 'dest/CNPJ',
  RecipientCPF: 'dest/CPF',
  RecipientIE: 'dest/IE',
  RecipientDistrict: 'dest/enderDest/xBairro',
  RecipientCity: 'dest/enderDest/xMun',
  RecipientUF: 'dest/enderDest/UF',
  RecipientCEP: 'dest/enderDest/CEP',
  RecipientPhone: 'dest/enderDest/fone',
  RecipientEmail: 'dest/email',
  InvoiceNumber: 'cobr/fat/nFat',
  InvoiceOriginalAmount: 'cobr/fat/vOrig',
  InvoiceDiscountAmount: 'cobr/fat/vDesc',
  InvoiceNetAmount: 'cobr/fat/vLiq',
  ICMSBase: 'total/ICMSTot/vBC',
  ICMSAmount: 'total/ICMSTot/vICMS',
  ICMSSTBase: 'total/ICMSTot/vBCST',
  ICMSSTAmount: 'total/ICMSTot/vST',
  FCPAmount: 'total/ICMSTot/vFCP',
  ImportTaxAmount: 'total/ICMSTot/vII',
  PISAmount: 'total/ICMSTot/vPIS',
  COFINSAmount: 'total/ICMSTot/vCOFINS',
  ApproximateTaxesAmount: 'total/ICMSTot/vTotTrib',
  ProductsAmount: 'total/ICMSTot/vProd',
  FreightAmount: 'total/ICMSTot/vFrete',
  InsuranceAmount: 'total/ICMSTot/vSeg',
  DiscountAmount: 'total/ICMSTot/vDesc',
  OtherExpensesAmount: 'total/ICMSTot/vOutro',
  IPIAmount: 'total/ICMSTot/vIPI',
  TotalAmount: 'total/ICMSTot/vNF',
  ServicesAmount: 'total/ISSQNtot/vServ',
  ISSQNBase: 'total/ISSQNtot/vBC',
  ISSQNAmount: 'total/ISSQNtot/vISS',
  IBSCBSBase: 'total/IBSCBSTot/vBCIBSCBS',
  IBSAmount: 'total/IBSCBSTot/gIBS/vIBS',
  CBSAmount: 'total/IBSCBSTot/gCBS/vCBS',
  ChangeAmount: 'pag/vTroco',
  FreightMode: 'transp/modFrete',
  CarrierName: 'transp/transporta/xNome',
  CarrierCNPJ: 'transp/transporta/CNPJ',
  CarrierCPF: 'transp/transporta/CPF',
  CarrierIE: 'transp/transporta/IE',
  CarrierAddress: 'transp/transporta/xEnder',
  CarrierCity: 'transp/transporta/xMun',
  CarrierUF: 'transp/transporta/UF',
  VehiclePlate: 'transp/veicTransp/placa',
  VehicleUF: 'transp/veicTransp/UF',
  CarrierANTT: 'transp/veicTransp/RNTC',
  VolumeQuantity: 'transp/vol/qVol',
  VolumeKind: 'transp/vol/esp',
  VolumeBrand: 'transp/vol/marca',
  VolumeNumbering: 'transp/vol/nVol',
  GrossWeight: 'transp/vol/pesoB',
  NetWeight: 'transp/vol/pesoL',
  AdditionalInformation: 'infAdic/infCpl',
  FiscoInformation: 'infAdic/infAdFisco',
};

const itemPaths: { readonly [N in keyof InvoiceItem]: string } = {
  Code: 'prod/cProd',
  Description: 'prod/xProd',
  NCM: 'prod/NCM',
  CFOP: 'prod/CFOP',
  Unit: 'prod/uCom',
  Quantity: 'prod/qCom',
  UnitAmount: 'prod/vUnCom',
  DiscountAmount: 'prod/vDesc',
  TotalAmount: 'prod/vProd',
};

/** `tPag` of the layout (MOC NF-e 4.00, YA02, with NT 2020.006 and 2023.004), as coupons print it. */
const waysOfPayment: Readonly<Record<string, string>> = {
  '01': 'Dinheiro',
  '02': 'Cheque',
  '03': 'Cartão de Crédito',
  '04': 'Cartão de Débito',
  '05': 'Crédito Loja',
  '10': 'Vale Alimentação',
  '11': 'Vale Refeição',
  '12': 'Vale Presente',
  '13': 'Vale Combustível',
  '14': 'Duplicata Mercantil',
  '15': 'Boleto Bancário',
  '16': 'Depósito Bancário',
  '17': 'PIX',
  '18': 'Transferência bancária',
  '19': 'Programa de fidelidade',
  '90': 'Sem pagamento',
  '99': 'Outros',
};

function checksOf(name: string, value: string): MadeCheck[] {
  if (name.endsWith('CNPJ')) return [{ check: 'cnpj_digits', ok: isCnpj(value) }];
  if (name.endsWith('CPF')) return [{ check: 'cpf_digits', ok: isCpf(value) }];
  if (name.endsWith('CEP')) return [{ check: 'cep_range', ok: isCep(value) }];
  return [];
}

function fieldsAt<Name extends string>(
  node: XmlNode,
  paths: { readonly [N in Name]?: string },
): { [N in Name]?: Field } {
  const fields: { [N in Name]?: Field } = {};
  for (const name in paths) {
    const path = paths[name];
    const value = path === undefined ? undefined : textAt(node, path);
    if (value !== undefined) fields[name] = exactField(value, { checks: checksOf(name, value) });
  }
  return fields;
}

/** 3.10 and 4.00 give `dhEmi` with a zone, 2.00 a plain `dEmi`; the day is the one written, in the issuer's own zone. */
function dayAndTime(moment: string | undefined): { day?: Field; time?: Field } {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(moment ?? '');
  const [printed, day, time] = parts ?? [];
  if (!day || printed === undefined) return {};
  return {
    day: exactField(day, moment === undefined ? {} : { printed: moment }),
    ...(time ? { time: exactField(time) } : {}),
  };
}

function addressOf(node: XmlNode | undefined): Field | undefined {
  const parts = ['xLgr', 'nro', 'xCpl'].flatMap((name) => textAt(node, name) ?? []);
  return parts.length > 0 ? exactField(parts.join(', ')) : undefined;
}

/** The tax group of an item: its only child whose name begins with the tax and shows the kind (`ICMS20`, `ICMSSN102`, `IPITrib`). */
function taxGroup(item: XmlNode, tax: string): XmlNode | undefined {
  const group = nodeAt(item, `imposto/${tax}`);
  if (group === undefined || typeof group === 'string') return undefined;
  const names = Object.keys(group).filter((name) => name.startsWith(tax));
  return names.map((name) => childrenOf(group, name)[0])[0];
}

function itemOf(item: XmlNode): InvoiceItem {
  const row: InvoiceItem = fieldsAt(item, itemPaths);
  const icms = taxGroup(item, 'ICMS');
  const ipi = taxGroup(item, 'IPI');
  const situation = textAt(icms, 'CST') ?? textAt(icms, 'CSOSN');
  if (situation !== undefined) row.CST = exactField(`${textAt(icms, 'orig') ?? ''}${situation}`);
  const put = (name: keyof InvoiceItem, value: string | undefined): void => {
    if (value !== undefined) row[name] = exactField(value);
  };
  put('ICMSBase', textAt(icms, 'vBC'));
  put('ICMSAmount', textAt(icms, 'vICMS'));
  put('ICMSRate', textAt(icms, 'pICMS'));
  put('IPIAmount', textAt(ipi, 'vIPI'));
  put('IPIRate', textAt(ipi, 'pIPI'));
  return row;
}

function keyOf(info: XmlNode, root: XmlNode): Field | undefined {
  const id = textAt(info, '@Id')?.replace(/^NFe/, '');
  const key = id ?? textAt(findNode(root, 'infProt'), 'chNFe');
  return key === undefined || !/^\d{6}[0-9A-Z]{12}\d{26}$/.test(key)
    ? undefined
    : exactField(key, { checks: [{ check: 'key_digits', ok: hasRightDigit(key) }] });
}

/** Reads an NF-e or NFC-e, alone or with its authorisation (`nfeProc`); undefined when the XML is another document. */
export function readInvoiceXml(root: XmlNode): InvoiceData | undefined {
  const info = findNode(root, 'infNFe');
  if (info === undefined) return undefined;
  const data: InvoiceData = {};
  const put = (name: InvoiceField, field: Field | undefined): void => {
    if (field) data[name] = field;
  };
  put('AccessKey', keyOf(info, root));
  Object.assign(data, fieldsAt(info, fieldPaths));
  const issue = dayAndTime(textAt(info, 'ide/dhEmi') ?? textAt(info, 'ide/dEmi'));
  const departure = dayAndTime(textAt(info, 'ide/dhSaiEnt') ?? textAt(info, 'ide/dSaiEnt'));
  put('IssueDate', issue.day);
  put('DepartureDate', departure.day);
  put('DepartureTime', departure.time);
  const protocol = findNode(root, 'infProt');
  const number = textAt(protocol, 'nProt');
  put('Protocol', number === undefined ? undefined : exactField(number));
  put('ProtocolDate', dayAndTime(textAt(protocol, 'dhRecbto')).day);
  put('IssuerAddress', addressOf(nodeAt(info, 'emit/enderEmit')));
  put('RecipientAddress', addressOf(nodeAt(info, 'dest/enderDest')));
  const installments = childrenOf(nodeAt(info, 'cobr'), 'dup').map((each) =>
    fieldsAt(each, { Number: 'nDup', DueDate: 'dVenc', Amount: 'vDup' }),
  );
  if (installments.length > 0) data.Installments = installments;
  // 4.00 lists the ways of payment in `detPag`, 3.10 of NFC-e repeats `pag`.
  const paid = childrenOf(info, 'pag').flatMap((each) => {
    const details = childrenOf(each, 'detPag');
    return details.length > 0 ? details : [each];
  });
  const payments = paid.flatMap((each): Payment[] => {
    const [code, amount] = [textAt(each, 'tPag'), textAt(each, 'vPag')];
    if (code === undefined || amount === undefined) return [];
    return [
      { Method: exactField(waysOfPayment[code] ?? code, { printed: code }), Amount: exactField(amount) },
    ];
  });
  if (payments.length > 0) data.Payments = payments;
  const items = childrenOf(info, 'det').map(itemOf);
  if (items.length > 0) data.Items = items;
  return data;
}
