import { ibgeCodeOfUf } from '@lavra/brazil/states';
import type { InvoiceItem, InvoiceParty, InvoiceTruth } from './invoice.ts';
import type { Address } from './people.ts';

type Tags = Readonly<Record<string, string>>;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tags(values: Tags): string {
  return Object.entries(values)
    .map(([name, value]) => `<${name}>${escape(value)}</${name}>`)
    .join('');
}

function addressTags(address: Address): string {
  return tags({
    xLgr: address.street,
    nro: address.number,
    xBairro: address.district,
    cMun: address.municipality,
    xMun: address.city,
    UF: address.uf,
    CEP: address.cep,
    cPais: '1058',
    xPais: 'Brasil',
    fone: address.phone,
  });
}

function partyTags(name: 'emit' | 'dest', party: InvoiceParty): string {
  const id: Tags = party.cnpj === undefined ? { CPF: party.cpf ?? '' } : { CNPJ: party.cnpj };
  const place = name === 'emit' ? 'enderEmit' : 'enderDest';
  const indicator: Tags = name === 'dest' ? { indIEDest: party.ie === undefined ? '9' : '1' } : {};
  const ie: Tags = party.ie === undefined ? {} : { IE: party.ie };
  const regime: Tags = name === 'emit' ? { CRT: '3' } : {};
  const head = tags({ ...id, xNome: party.name });
  return `<${name}>${head}<${place}>${addressTags(party.address)}</${place}>${tags({ ...indicator, ...ie, ...regime })}</${name}>`;
}

function itemTags(item: InvoiceItem, index: number): string {
  const product = tags({
    cProd: item.code,
    cEAN: 'SEM GTIN',
    xProd: item.description,
    NCM: item.ncm,
    CFOP: item.cfop,
    uCom: item.unit,
    qCom: item.quantity,
    vUnCom: item.unitPrice,
    vProd: item.total,
    cEANTrib: 'SEM GTIN',
    uTrib: item.unit,
    qTrib: item.quantity,
    vUnTrib: item.unitPrice,
    indTot: '1',
  });
  const icms = tags({
    orig: '0',
    CST: '00',
    modBC: '3',
    vBC: item.icmsBase,
    pICMS: item.icmsRate,
    vICMS: item.icms,
  });
  const ipi = tags({ CST: '50', vBC: item.total, pIPI: item.ipiRate, vIPI: item.ipi });
  return (
    `<det nItem="${index + 1}"><prod>${product}</prod><imposto><ICMS><ICMS00>${icms}</ICMS00></ICMS>` +
    `<IPI><cEnq>999</cEnq><IPITrib>${ipi}</IPITrib></IPI></imposto></det>`
  );
}

function headTags(truth: InvoiceTruth): string {
  const { accessKey: key } = truth;
  return tags({
    cUF: ibgeCodeOfUf(truth.issuer.address.uf),
    cNF: key.slice(35, 43),
    natOp: truth.operation,
    mod: '55',
    serie: truth.series,
    nNF: truth.number,
    dhEmi: `${truth.issueDate}T${truth.exitTime}-03:00`,
    dhSaiEnt: `${truth.issueDate}T${truth.exitTime}-03:00`,
    tpNF: truth.direction,
    idDest: truth.recipient.address.uf === truth.issuer.address.uf ? '1' : '2',
    cMunFG: truth.issuer.address.municipality,
    tpImp: '1',
    tpEmis: '1',
    cDV: key.slice(43),
    tpAmb: '1',
    finNFe: '1',
    indFinal: '0',
    indPres: '1',
    procEmi: '0',
    verProc: 'Lavra specimens',
  });
}

function totalTags({ totals }: InvoiceTruth): string {
  const zero = '0.00';
  return tags({
    vBC: totals.icmsBase,
    vICMS: totals.icms,
    vICMSDeson: zero,
    vFCP: zero,
    vBCST: zero,
    vST: zero,
    vFCPST: zero,
    vFCPSTRet: zero,
    vProd: totals.products,
    vFrete: totals.freight,
    vSeg: zero,
    vDesc: totals.discount,
    vII: zero,
    vIPI: totals.ipi,
    vIPIDevol: zero,
    vPIS: zero,
    vCOFINS: zero,
    vOutro: zero,
    vNF: totals.invoice,
  });
}

function transportTags({ carrier }: InvoiceTruth): string {
  const { address } = carrier;
  const company = tags({
    CNPJ: carrier.cnpj,
    xNome: carrier.name,
    xEnder: `${address.street}, ${address.number}`,
    xMun: address.city,
    UF: address.uf,
  });
  const vehicle = tags({ placa: carrier.plate, UF: address.uf });
  const volumes = tags({
    qVol: carrier.volumes,
    esp: 'CAIXA',
    pesoL: carrier.netWeight,
    pesoB: carrier.grossWeight,
  });
  return `<modFrete>0</modFrete><transporta>${company}</transporta><veicTransp>${vehicle}</veicTransp><vol>${volumes}</vol>`;
}

function billingTags(truth: InvoiceTruth): string {
  const bill = tags({
    nFat: truth.number,
    vOrig: truth.totals.invoice,
    vDesc: '0.00',
    vLiq: truth.totals.invoice,
  });
  const parts = truth.installments.map(
    ({ number, dueDate, amount }) => `<dup>${tags({ nDup: number, dVenc: dueDate, vDup: amount })}</dup>`,
  );
  const payment = tags({ tPag: '15', vPag: truth.totals.invoice });
  return `<cobr><fat>${bill}</fat>${parts.join('')}</cobr><pag><detPag>${payment}</detPag></pag>`;
}

/** Writes an invoice as an authorised NF-e (procNFe, layout 4.00), without a signature. */
export function nfeXml(truth: InvoiceTruth): string {
  const protocol = tags({
    tpAmb: '1',
    verAplic: 'ESPECIME',
    chNFe: truth.accessKey,
    dhRecbto: truth.protocolTime,
    nProt: truth.protocol,
    digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe xmlns="http://www.portalfiscal.inf.br/nfe">' +
    `<infNFe versao="4.00" Id="NFe${truth.accessKey}"><ide>${headTags(truth)}</ide>` +
    partyTags('emit', truth.issuer) +
    partyTags('dest', truth.recipient) +
    truth.items.map(itemTags).join('') +
    `<total><ICMSTot>${totalTags(truth)}</ICMSTot></total><transp>${transportTags(truth)}</transp>` +
    billingTags(truth) +
    `<infAdic><infCpl>${escape(truth.notes)}</infCpl></infAdic></infNFe></NFe>` +
    `<protNFe versao="4.00"><infProt>${protocol}</infProt></protNFe></nfeProc>`
  );
}
