import { formatAccessKey } from '@lavra/brazil/access-key';
import { formatCep } from '@lavra/brazil/cep';
import { formatCnpj } from '@lavra/brazil/cnpj';
import { formatCpf } from '@lavra/brazil/cpf';
import { formatDate } from '@lavra/brazil/dates';
import { formatMoney } from '@lavra/brazil/money';
import { formatPhone } from '@lavra/brazil/phone';
import { encodeBarcode, type Modules } from './barcode.ts';
import { drawItemRows } from './danfe-items.ts';
import { drawInvoice, type InvoiceParty, type InvoiceTruth } from './invoice.ts';
import { nfeXml } from './nfe-xml.ts';
import { streetLine } from './people.ts';
import { a4, createSpecimenDocument, type Sheet } from './sheet.ts';
import { wrap } from './text-page.ts';

/** An A4 DANFE, the NF-e it represents, and the truth that both were drawn from. */
export interface Danfe {
  readonly pdf: Uint8Array;
  readonly xml: string;
  readonly truth: InvoiceTruth;
}

/** The input for drawing a DANFE. */
export interface DanfeOptions {
  readonly seed: number;
  /** Lines of goods; more than about 22 continue on further pages. */
  readonly items?: number;
  /** Position of the receipt stub; `stub-top` by default. */
  readonly layout?: 'stub-top' | 'stub-bottom';
  /** Gives the issuer an alphanumeric CNPJ. */
  readonly isAlphanumeric?: boolean;
}

type Cell = readonly [label: string, value: string, share: number, align?: 'right' | 'center'];

const left = 5;
const fullWidth = 200;
const row = 8;

function drawCells(sheet: Sheet, y: number, cells: readonly Cell[], height = row): number {
  const shares = cells.reduce((sum, [, , share]) => sum + share, 0);
  let x = left;
  for (const [label, value, share, align] of cells) {
    const width = (fullWidth * share) / shares;
    sheet.box(x, y, width, height);
    sheet.text(x + 0.8, y + 2.4, label, { size: 5.2, width: width - 1.6 });
    sheet.text(x + 0.8, y + 6.6, value, { size: 8.5, width: width - 1.6, ...(align ? { align } : {}) });
    x += width;
  }
  return y + height;
}

function drawTitle(sheet: Sheet, y: number, title: string): number {
  sheet.text(left, y + 3, title, { size: 6.5, face: 'bold' });
  return y + 4;
}

function numberText(truth: InvoiceTruth): string {
  return truth.number.padStart(9, '0').replaceAll(/(\d{3})(?=\d)/g, '$1.');
}

function taxpayer(party: InvoiceParty): string {
  return party.cnpj === undefined ? formatCpf(party.cpf ?? '') : formatCnpj(party.cnpj);
}

function drawStub(sheet: Sheet, y: number, truth: InvoiceTruth): number {
  sheet.box(left, y, 165, 8);
  const sentence =
    `RECEBEMOS DE ${truth.issuer.name.toUpperCase()} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. ` +
    `EMISSÃO: ${formatDate(truth.issueDate)} VALOR TOTAL: R$ ${formatMoney(truth.totals.invoice)} DESTINATÁRIO: ${truth.recipient.name.toUpperCase()}`;
  wrap(sentence, (line) => sheet.widthOf(line, { size: 5.5 }) <= 162).forEach((line, index) => {
    sheet.text(left + 1, y + 2.6 + index * 2.3, line, { size: 5.5 });
  });
  sheet.box(left, y + 8, 40, 8);
  sheet.text(left + 0.8, y + 10.4, 'DATA DE RECEBIMENTO', { size: 5.2 });
  sheet.box(left + 40, y + 8, 125, 8);
  sheet.text(left + 40.8, y + 10.4, 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', { size: 5.2 });
  sheet.box(left + 165, y, 35, 16);
  sheet.text(left + 165, y + 5, 'NF-e', { size: 10, face: 'bold', align: 'center', width: 35 });
  sheet.text(left + 165, y + 9.5, `Nº ${numberText(truth)}`, {
    size: 8,
    face: 'bold',
    align: 'center',
    width: 35,
  });
  sheet.text(left + 165, y + 13.5, `SÉRIE ${truth.series}`, {
    size: 8,
    face: 'bold',
    align: 'center',
    width: 35,
  });
  return y + 18;
}

function drawHead(sheet: Sheet, y: number, truth: InvoiceTruth, code: Modules, leaf: string): number {
  const { issuer } = truth;
  const { address } = issuer;
  sheet.box(left, y, 80, 33);
  sheet.text(left + 1, y + 6, issuer.name, { size: 11, face: 'bold', align: 'center', width: 78 });
  [
    streetLine(address),
    `${address.district} - ${formatCep(address.cep)}`,
    `${address.city} - ${address.uf}`,
    `Fone: ${formatPhone(address.phone)}`,
  ].forEach((line, index) =>
    sheet.text(left + 1, y + 14 + index * 4, line, { size: 8, align: 'center', width: 78 }),
  );
  sheet.box(left + 80, y, 35, 33);
  const middle = { align: 'center', width: 35 } as const;
  sheet.text(left + 80, y + 5.5, 'DANFE', { size: 13, face: 'bold', ...middle });
  sheet.text(left + 80, y + 9, 'Documento Auxiliar da Nota', { size: 6.5, ...middle });
  sheet.text(left + 80, y + 11.5, 'Fiscal Eletrônica', { size: 6.5, ...middle });
  sheet.text(left + 83, y + 16, '0 - ENTRADA', { size: 6.5 });
  sheet.text(left + 83, y + 19, '1 - SAÍDA', { size: 6.5 });
  sheet.box(left + 105, y + 13.5, 6, 6);
  sheet.text(left + 105, y + 18, truth.direction, { size: 10, face: 'bold', align: 'center', width: 6 });
  sheet.text(left + 80, y + 24, `Nº ${numberText(truth)}`, { size: 9, face: 'bold', ...middle });
  sheet.text(left + 80, y + 27.8, `SÉRIE ${truth.series}`, { size: 9, face: 'bold', ...middle });
  sheet.text(left + 80, y + 31.5, `FOLHA ${leaf}`, { size: 8, ...middle });
  sheet.box(left + 115, y, 85, 15);
  // 277 modules without the quiet zones: 0.28 mm each, under the 0.3 mm that the taxpayer's manual (MOC) allows.
  sheet.modules(left + 118.5, y + 1.5, 78, 12, code);
  sheet.box(left + 115, y + 15, 85, 8);
  sheet.text(left + 115.8, y + 17.4, 'CHAVE DE ACESSO', { size: 5.2 });
  sheet.text(left + 115, y + 21.6, formatAccessKey(truth.accessKey), {
    size: 8,
    face: 'bold',
    align: 'center',
    width: 85,
  });
  sheet.box(left + 115, y + 23, 85, 10);
  sheet.text(left + 115, y + 27, 'Consulta de autenticidade no portal nacional da NF-e', {
    size: 7,
    align: 'center',
    width: 85,
  });
  sheet.text(left + 115, y + 30.5, 'www.nfe.fazenda.gov.br/portal ou no site da Sefaz Autorizadora', {
    size: 7,
    align: 'center',
    width: 85,
  });
  const [date = '', time = ''] = truth.protocolTime.split('T');
  let next = drawCells(sheet, y + 33, [
    ['NATUREZA DA OPERAÇÃO', truth.operation, 115],
    [
      'PROTOCOLO DE AUTORIZAÇÃO DE USO',
      `${truth.protocol} - ${formatDate(date)} ${time.slice(0, 8)}`,
      85,
      'center',
    ],
  ]);
  next = drawCells(sheet, next, [
    ['INSCRIÇÃO ESTADUAL', issuer.ie ?? '', 68],
    ['INSCRIÇÃO ESTADUAL DO SUBST. TRIBUT.', '', 66],
    ['CNPJ', formatCnpj(issuer.cnpj ?? ''), 66],
  ]);
  return next;
}

function drawRecipient(sheet: Sheet, y: number, truth: InvoiceTruth): number {
  const { recipient } = truth;
  const { address } = recipient;
  let next = drawTitle(sheet, y, 'DESTINATÁRIO / REMETENTE');
  next = drawCells(sheet, next, [
    ['NOME / RAZÃO SOCIAL', recipient.name, 124],
    ['CNPJ / CPF', taxpayer(recipient), 43, 'center'],
    ['DATA DA EMISSÃO', formatDate(truth.issueDate), 33, 'center'],
  ]);
  next = drawCells(sheet, next, [
    ['ENDEREÇO', streetLine(address), 94],
    ['BAIRRO / DISTRITO', address.district, 45],
    ['CEP', formatCep(address.cep), 28, 'center'],
    ['DATA DA SAÍDA / ENTRADA', formatDate(truth.issueDate), 33, 'center'],
  ]);
  return drawCells(sheet, next, [
    ['MUNICÍPIO', address.city, 70],
    ['UF', address.uf, 10, 'center'],
    ['FONE / FAX', formatPhone(address.phone), 42, 'center'],
    ['INSCRIÇÃO ESTADUAL', recipient.ie ?? '', 45],
    ['HORA DA SAÍDA', truth.exitTime, 33, 'center'],
  ]);
}

function drawMoneyBlocks(sheet: Sheet, y: number, truth: InvoiceTruth): number {
  const { totals } = truth;
  let next = drawTitle(sheet, y, 'FATURA / DUPLICATAS');
  const parts = truth.installments.map(({ number, dueDate, amount }): Cell => [
    `Nº ${number} VENC. / VALOR`,
    `${formatDate(dueDate)}  R$ ${formatMoney(amount)}`,
    1,
  ]);
  next = drawCells(sheet, next, parts);
  next = drawTitle(sheet, next, 'CÁLCULO DO IMPOSTO');
  const money = (label: string, value = '0.00'): Cell => [label, formatMoney(value), 1, 'right'];
  next = drawCells(sheet, next, [
    money('BASE DE CÁLCULO DO ICMS', totals.icmsBase),
    money('VALOR DO ICMS', totals.icms),
    money('BASE DE CÁLCULO DO ICMS ST'),
    money('VALOR DO ICMS ST'),
    money('VALOR TOTAL DOS PRODUTOS', totals.products),
  ]);
  return drawCells(sheet, next, [
    money('VALOR DO FRETE', totals.freight),
    money('VALOR DO SEGURO'),
    money('DESCONTO', totals.discount),
    money('OUTRAS DESPESAS ACESSÓRIAS'),
    money('VALOR DO IPI', totals.ipi),
    money('VALOR TOTAL DA NOTA', totals.invoice),
  ]);
}

function drawCarrier(sheet: Sheet, y: number, { carrier }: InvoiceTruth): number {
  const { address } = carrier;
  let next = drawTitle(sheet, y, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  next = drawCells(sheet, next, [
    ['RAZÃO SOCIAL', carrier.name, 80],
    ['FRETE POR CONTA', '0 - Emitente', 30],
    ['CÓDIGO ANTT', '', 20],
    ['PLACA DO VEÍCULO', carrier.plate, 24],
    ['UF', address.uf, 8, 'center'],
    ['CNPJ / CPF', formatCnpj(carrier.cnpj), 38, 'center'],
  ]);
  next = drawCells(sheet, next, [
    ['ENDEREÇO', streetLine(address), 90],
    ['MUNICÍPIO', address.city, 64],
    ['UF', address.uf, 8, 'center'],
    ['INSCRIÇÃO ESTADUAL', '', 38],
  ]);
  const weight = (value: string): string => value.replace('.', ',');
  return drawCells(sheet, next, [
    ['QUANTIDADE', carrier.volumes, 25],
    ['ESPÉCIE', 'CAIXA', 40],
    ['MARCA', '', 35],
    ['NUMERAÇÃO', '', 30],
    ['PESO BRUTO', weight(carrier.grossWeight), 35, 'right'],
    ['PESO LÍQUIDO', weight(carrier.netWeight), 35, 'right'],
  ]);
}

function drawNotes(sheet: Sheet, y: number, truth: InvoiceTruth): void {
  const next = drawTitle(sheet, y, 'DADOS ADICIONAIS');
  sheet.box(left, next, 130, 22);
  sheet.text(left + 0.8, next + 2.4, 'INFORMAÇÕES COMPLEMENTARES', { size: 5.2 });
  sheet.text(left + 0.8, next + 6.4, truth.notes, { size: 7, width: 128 });
  sheet.box(left + 130, next, 70, 22);
  sheet.text(left + 130.8, next + 2.4, 'RESERVADO AO FISCO', { size: 5.2 });
}

const itemRow = 4;

function splitItems(truth: InvoiceTruth, first: number, following: number): InvoiceTruth['items'][] {
  const pages = [truth.items.slice(0, first)];
  for (let start = first; start < truth.items.length; start += following) {
    pages.push(truth.items.slice(start, start + following));
  }
  return pages;
}

/** Draws a DANFE on A4 with its blocks and Code 128 of the key, and the NF-e of the same truth; the same seed gives the same bytes. */
export async function drawDanfe(options: DanfeOptions): Promise<Danfe> {
  const truth = drawInvoice(options);
  const document = await createSpecimenDocument(`DANFE ${truth.accessKey}`);
  const code = await encodeBarcode(truth.accessKey, 'Code128');
  const hasStubOnTop = options.layout !== 'stub-bottom';
  const pages = splitItems(truth, 20, 52);
  pages.forEach((items, index) => {
    const sheet = document.addSheet(a4);
    const isFirst = index === 0;
    let y = 5;
    if (isFirst && hasStubOnTop) y = drawStub(sheet, y, truth);
    y = drawHead(sheet, y, truth, code, `${index + 1}/${pages.length}`);
    if (isFirst) {
      y = drawRecipient(sheet, y, truth);
      y = drawMoneyBlocks(sheet, y, truth);
      y = drawCarrier(sheet, y, truth);
    }
    y = drawTitle(sheet, y, 'DADOS DO PRODUTO / SERVIÇO');
    y = drawItemRows(sheet, { x: left, y, width: fullWidth, row: itemRow }, items);
    if (isFirst) drawNotes(sheet, Math.max(y + 1, hasStubOnTop ? 264 : 246), truth);
    if (isFirst && !hasStubOnTop) drawStub(sheet, 276, truth);
  });
  return { pdf: await document.save(), xml: nfeXml(truth), truth };
}
