import {
  inGroup,
  table,
  type FieldDefinition,
  type FieldGroup,
  type ValueDefinition,
} from './field-definition.ts';

const numbers: FieldGroup = { key: 'numbers', pt: 'Números verificados', en: 'Verified numbers' };
const values: FieldGroup = { key: 'values', pt: 'Datas e valores', en: 'Dates and amounts' };
const reading: FieldGroup = { key: 'reading', pt: 'Leitura', en: 'Reading' };

/**
 * The fields of any document whose service has no reader of its own: a number becomes a field when the document has
 * exactly one of its kind.
 */
export const genericFields = [
  ...inGroup(numbers, [
    ['CPF', 'cpf', 'CPF', 'CPF'],
    ['CNPJ', 'cnpj', 'CNPJ', 'CNPJ'],
    ['AccessKey', 'access-key', 'Chave de acesso', 'Access key'],
    ['NFSeKey', 'code', 'Chave da NFS-e', 'NFS-e key'],
    ['BoletoLine', 'code', 'Linha digitável', 'Bank slip line'],
    ['CollectionLine', 'code', 'Linha de arrecadação', 'Collection slip line'],
    ['RENAVAM', 'code', 'RENAVAM', 'RENAVAM'],
    ['Plate', 'plate', 'Placa', 'Plate'],
    ['VIN', 'code', 'Chassi', 'Chassis number'],
    ['CNHNumber', 'code', 'Registro da CNH', 'Driving licence number'],
    ['CNS', 'code', 'Cartão Nacional de Saúde', 'National health card'],
    ['PIS', 'code', 'PIS/PASEP', 'PIS/PASEP'],
    ['VoterCard', 'code', 'Título de eleitor', 'Voter card'],
    ['Matricula', 'code', 'Matrícula da certidão', 'Civil registry number'],
    ['CEP', 'cep', 'CEP', 'Postal code'],
    ['Phone', 'phone', 'Telefone', 'Telephone'],
    ['Email', 'email', 'E-mail', 'E-mail'],
  ]),
  table(numbers, 'Numbers', { pt: 'Números', en: 'Numbers' }, [
    ['Kind', 'code', 'Tipo', 'Kind'],
    ['Number', 'text', 'Número', 'Number'],
    ['Label', 'text', 'Rótulo', 'Label'],
  ]),
  table(values, 'Dates', { pt: 'Datas', en: 'Dates' }, [
    ['Date', 'date', 'Data', 'Date'],
    ['Label', 'text', 'Rótulo', 'Label'],
  ]),
  table(values, 'Amounts', { pt: 'Valores', en: 'Amounts' }, [
    ['Amount', 'money', 'Valor', 'Amount'],
    ['Label', 'text', 'Rótulo', 'Label'],
  ]),
  table(reading, 'Codes', { pt: 'Códigos', en: 'Codes' }, [
    ['Format', 'code', 'Formato', 'Format'],
    ['Text', 'text', 'Conteúdo', 'Content'],
    ['Bytes', 'code', 'Conteúdo em base64', 'Content as base64'],
  ]),
  ...inGroup(reading, [
    ['File', 'code', 'Arquivo (document, selfie, extra_document)', 'File (document, selfie, extra_document)'],
    ['Text', 'long-text', 'Texto', 'Text'],
  ]),
];

/** Names of the single values that any document can have. */
export type GenericField = Extract<(typeof genericFields)[number], ValueDefinition>['name'];

const fieldOfKind: Readonly<Record<string, GenericField>> = {
  'access-key': 'AccessKey',
  'nfse-key': 'NFSeKey',
  'boleto-line': 'BoletoLine',
  'collection-line': 'CollectionLine',
  matricula: 'Matricula',
  vin: 'VIN',
  cnpj: 'CNPJ',
  cns: 'CNS',
  cpf: 'CPF',
  renavam: 'RENAVAM',
  cnh: 'CNHNumber',
  pis: 'PIS',
  'voter-card': 'VoterCard',
  cep: 'CEP',
  phone: 'Phone',
  plate: 'Plate',
  email: 'Email',
};

/** The field definition for a `Kind` of the `Numbers` table: the field that holds a number that is the only one of its kind. */
export function numberKind(kind: string): FieldDefinition | undefined {
  return genericFields.find(({ name }) => name === fieldOfKind[kind]);
}
