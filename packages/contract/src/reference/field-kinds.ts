import type { CheckKey } from '../fields/checks.ts';
import type { FieldDefinition } from '../fields/field-definition.ts';
import type { Said } from '../said.ts';

interface KindText {
  /** The content of the value and its format. */
  readonly said: Said;
  /** An example value on the wire. */
  readonly example: string;
  /** The checks made on every value of this kind. */
  readonly checks?: readonly CheckKey[];
}

const kind = (pt: string, en: string, example: string, ...checks: CheckKey[]): KindText => ({
  said: { pt, en },
  example,
  ...(checks.length > 0 && { checks }),
});

/** The documentation of each kind of field. */
export const fieldKinds: Readonly<Record<FieldDefinition['kind'], KindText>> = {
  text: kind('texto', 'text', 'SERRA VERDE'),
  name: kind('nome', 'name', 'ANA SOUZA LIMA'),
  date: kind('data AAAA-MM-DD', 'date YYYY-MM-DD', '2026-11-02'),
  month: kind('mês AAAA-MM', 'month YYYY-MM', '2026-11'),
  time: kind('hora', 'time', '14:05:00'),
  money: kind('valor em reais', 'amount in reais', '4738.50'),
  decimal: kind('número decimal', 'decimal number', '27.0000'),
  percent: kind('porcentagem', 'percentage', '18.00'),
  integer: kind('número inteiro', 'whole number', '12'),
  boolean: kind('sim ou não', 'yes or no', 'true'),
  code: kind('código', 'code', '55'),
  'access-key': kind(
    'chave de acesso',
    'access key',
    '33251151403019000110550050036062791378812525',
    'key_digits',
  ),
  cnpj: kind('CNPJ', 'CNPJ', '51403019000110', 'cnpj_digits'),
  cpf: kind('CPF', 'CPF', '52998224725', 'cpf_digits'),
  cep: kind('CEP', 'postal code', '01310100', 'cep_range'),
  uf: kind('sigla da UF', 'state', 'SP'),
  phone: kind('telefone', 'telephone', '12912345678'),
  email: kind('e-mail', 'e-mail', 'ana@construtora.com.br', 'email_format'),
  plate: kind('placa', 'plate', 'BRA2E19'),
  'long-text': kind('texto longo', 'long text', 'PAPEL SULFITE A4 75 G RESMA'),
  box: kind('lugar na página', 'place on the page', '0.1,0.2,0.3,0.4'),
  table: kind('lista de linhas', 'list of rows', ''),
};

/** Further checks of the fields of an invoice: against its access key, and sums. */
const checksOfInvoice: Readonly<Partial<Record<string, readonly CheckKey[]>>> = {
  AccessKey: ['key_matches_printed'],
  Number: ['key_number_matches'],
  Series: ['key_series_matches'],
  IssueDate: ['key_month_matches'],
  IssuerCNPJ: ['key_cnpj_matches_issuer'],
  IssuerUF: ['key_uf_matches'],
  DepartureDate: ['departure_after_issue'],
  ProductsAmount: ['items_sum'],
  TotalAmount: ['totals_sum'],
};

const invoices: ReadonlySet<string> = new Set(['nfe', 'danfe']);

/** Further checks of the cells of an item. */
const checksOfItem: Readonly<Partial<Record<string, readonly CheckKey[]>>> = {
  TotalAmount: ['item_product'],
  ICMSBase: ['item_tax'],
  ICMSRate: ['item_tax'],
  ICMSAmount: ['item_tax'],
};

/** The checks of one field of a service, as far as they follow from its definition. */
export function checksOf(service: string, field: FieldDefinition, isCell: boolean): readonly CheckKey[] {
  const own = invoices.has(service) ? ((isCell ? checksOfItem : checksOfInvoice)[field.name] ?? []) : [];
  return [...(fieldKinds[field.kind].checks ?? []), ...own];
}
