import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField, ServiceForm } from '../forms/form-spec.ts';
import { fieldOf } from '../../../evidence/field.ts';
import { readPhrases, runningTextOf, type Phrase } from '../phrases/phrases.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** How sure a name is that stands where a signature's usually does. */
const placedBySignature = 0.85;

type RegistryService = 'birthcertificate' | 'deathcertificate';
/** Fields that both certificates of a civil registry have. */
type RegistryField = FieldName<'birthcertificate'> & FieldName<'deathcertificate'>;
type RegistryTable = NonNullable<ServiceForm<RegistryService>['tables']>[number];

/** Notes about the person's other documents, at the foot of the models of 2017 (Provimento CNJ 63). */
export const registryTable: RegistryTable = {
  id: 'RegistryAnnotations',
  title: ['ANOTAÇÕES DE CADASTRO'],
  least: 3,
  columns: [
    { id: 'DocumentType', kind: 'text', labels: ['TIPO DOCUMENTO', 'TIPO DO DOCUMENTO'] },
    { id: 'Number', kind: 'code', labels: ['NÚMERO'] },
    { id: 'IssueDate', kind: 'date', labels: ['DATA EXPEDIÇÃO', 'DATA DE EXPEDIÇÃO'] },
    { id: 'IssuingAuthority', kind: 'text', labels: ['ÓRGÃO EXPEDIDOR'] },
    { id: 'ExpiryDate', kind: 'date', labels: ['DATA DE VALIDADE'] },
  ],
};

/** A date with its month in words, and day and year in words or digits. */
export const dayInWords = String.raw`[\p{L}\s/()\d]+? de (?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) d[eo] (?:ano de )?(?:\d{4}|(?:\p{L}+ )*?\p{L}+)`;

/** Closing phrases of both kinds of certificates, and phrases that both use in running text. */
export const registryPhrases: readonly Phrase<RegistryField>[] = [
  {
    pattern: /\b(\d{6}[ .]?\d{2}[ .]?55[ .]?\d{4}[ .]?\d[ .]?\d{5}[ .]?\d{3}[ .]?\d{7}[ -]?\d{2})\b/,
    gives: [['RegistryNumber', 'matricula']],
  },
  {
    pattern: /Data e Local:? ?([^,\d]{3,50}?) ?[/-] ?([A-Z]{2}),? ?(\d{1,2}º? de \p{L}+ de \d{4})/iu,
    gives: [
      ['OfficeCity', 'city'],
      ['OfficeState', 'uf'],
      ['IssueDate', 'date'],
    ],
  },
  {
    pattern:
      /dou f[eé]\.? [^]{0,60}?(\d{1,2}º? de (?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de \d{4})/i,
    gives: [['IssueDate', 'date']],
  },
  {
    pattern:
      /Selo (?:Digital|de Fiscaliza[cç][aã]o)(?: Eletr[oô]nico)?:? ?(?:n[º°o.]+ ?|:)?([A-Z0-9]{3}[A-Z0-9-]{3,})/i,
    gives: [['SealNumber', 'text']],
  },
  { pattern: /\b(?:fls|folhas?)\.? ?(?:n[º°o.]+ ?)?(\d+\w?)\b/i, gives: [['Page', 'text']] },
  { pattern: /\blivro (?:n[º°o.]+ ?)?([A-Z] ?-? ?\d+|\d+ ?-? ?[A-Z]?)\b/i, gives: [['Book', 'text']] },
  { pattern: /\bsob (?:o )?n[º°o.]+ ?(\d[\d.]*)/i, gives: [['Entry', 'number']] },
  { pattern: /\btermo (?:n[º°o.]+ ?)?(\d[\d.]*)/i, gives: [['Entry', 'number']] },
  {
    pattern: /assento de (?:nascimento de |[oó]bito de )?(\p{Lu}[\p{Lu}' ]+\p{Lu})\b/u,
    gives: [['Name', 'name']],
  },
  { pattern: /\bdo sexo (masculino|feminino)/i, gives: [['Sex', 'sex']] },
  { pattern: /\bde cor (\p{L}+)/iu, gives: [['SkinColor', 'text']] },
  {
    pattern:
      /\bfilh[oa] de (.+?),? e (?:de )?(?:dona |d\. )?(.+?)(?= ?[,;.](?!\w)| ?;| sendo | resid| foi )/i,
    gives: [
      ['FatherName', 'name'],
      ['MotherName', 'name'],
    ],
  },
  {
    pattern: /foi declarante:? (.+?)(?= ?,| e ?serviram|\.| sendo )/i,
    gives: [['Declarant', 'name']],
  },
  {
    pattern: /(\d+[ºo°] Of[ií]cio d[eo] Registro Civil[^.,-]*?Naturais)\b/i,
    gives: [['OfficeName', 'text']],
  },
  {
    pattern: /Pessoas Naturais (\p{Lu}[\p{L}' ]+?) - Oficial/u,
    gives: [['OfficialName', 'name']],
  },
  {
    pattern:
      /ESTADO D[EOA] ([\p{Lu} ]+?),?(?: -)? (?:COMARCA|MUNIC[ÍI]PIO)(?: E (?:COMARCA|MUNIC[ÍI]PIO))? DE ([\p{Lu} -]+?)(?= \d| CART| CERT| REG| OF[ÍI]C| \p{Lu}\p{Ll})/u,
    gives: [
      ['OfficeState', 'uf'],
      ['OfficeCity', 'city'],
    ],
  },
  {
    pattern: /Observa[cç][oõ]es: (.+?)\.?(?= O referido| O conte| Dou f)/i,
    gives: [['Annotations', 'text']],
  },
];

export const registryFields: readonly FormField<RegistryField>[] = [
  { id: 'CPF', kind: 'cpf', labels: ['CPF', 'NÚMERO DO CPF', 'Nº DO CPF'] },
  { id: 'Sex', kind: 'sex', labels: ['SEXO'] },
  { id: 'FatherName', kind: 'name', labels: ['FILIAÇÃO', 'PAI', 'NOME DO PAI'] },
  { id: 'MotherName', kind: 'name', labels: ['FILIAÇÃO', 'MÃE', 'NOME DA MÃE'] },
  { id: 'IssueDate', kind: 'date', labels: ['DATA DE EMISSÃO', 'Data da emissão', 'Emitida em'] },
  {
    id: 'VoterNumber',
    kind: 'voter_card_digits',
    labels: ['T. ELEITOR', 'TÍTULO ELEITOR', 'TÍTULO DE ELEITOR'],
  },
  { id: 'PostalCode', kind: 'cep', labels: ['CEP Residencial'] },
  { id: 'BloodType', kind: 'blood-type', labels: ['FATOR RH', 'Tipo Sanguíneo', 'Grupo Sanguíneo'] },
  { id: 'RegistryNumber', kind: 'matricula', labels: ['MATRÍCULA'] },
  { id: 'OfficeName', kind: 'text', labels: ['Nome do Ofício', 'Serventia'] },
  {
    id: 'OfficialName',
    kind: 'name',
    labels: ['Oficial Registrador', 'Oficial', 'Oficial do Registro Civil'],
  },
  { id: 'OfficeCity', kind: 'city', labels: ['Município/UF', 'Município', 'Cidade', 'Cidade/UF'] },
  { id: 'OfficeState', kind: 'uf', labels: ['Município/UF', 'Cidade/UF'] },
  { id: 'OfficeAddress', kind: 'street', labels: ['Endereço', 'Logradouro'] },
  { id: 'SealNumber', kind: 'code', labels: ['Selo Digital nº', 'Selo de Fiscalização'] },
  { id: 'Book', kind: 'serial', labels: ['livro', 'livro nº'] },
  { id: 'Page', kind: 'serial', labels: ['fls.', 'folhas', 'folha'] },
  { id: 'Entry', kind: 'number', labels: ['Termo', 'Termo nº'] },
  {
    id: 'Annotations',
    kind: 'text',
    labels: [
      'AVERBAÇÕES',
      'OBSERVAÇÕES / AVERBAÇÕES',
      'AVERBAÇÕES/ANOTAÇÕES À ACRESCER',
      'AVERBAÇÕES / ANOTAÇÕES',
      'Observações',
    ],
  },
  { id: 'SkinColor', kind: 'text', labels: ['COR', 'COR / RAÇA'] },
  { id: 'Declarant', kind: 'name', labels: ['DECLARANTE'] },
];

/** The letterhead of certificates written as running text: official and office, each in a row. */
export const registryRows: readonly Phrase<RegistryField>[] = [
  { pattern: /^(\p{Lu}\p{Ll}[\p{L}' ]+?) [-–—] Oficial\b/u, gives: [['OfficialName', 'name']] },
  {
    pattern:
      // What every certificate is headed is the name of no office.
      /^(?!Registro Civil das Pessoas Naturais$)((?:\d+[ºo°ª]? )?(?:Of[ií]cio|Cart[oó]rio|Registro Civil|Tabelionato) (?=[^]*(?:Registro|Civil|Naturais))[\p{L}\dºª°' .,-]{5,80})$/iu,
    gives: [['OfficeName', 'text']],
  },
];

/** The official's name between the day of issue and what the official is. */
const signedBy: Phrase<RegistryField> = {
  pattern:
    /(?<=\d{4}\.? )(\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+){1,5}),? (?:Oficial|Escrevente)(?: d[oe] Registro| Registrador| Substitut| Interin| Autorizad)/u,
  gives: [['OfficialName', 'name']],
};

/** The name below the signature, where no label gave it. */
export function placesOfRegistry(sheet: Sheet): Partial<Record<RegistryField, Field>> {
  const running = runningTextOf([{ ...sheet, tokens: sheet.rows.flat() }]);
  return Object.fromEntries(
    readPhrases(running, [signedBy]).map(({ id, reading }) => [
      id,
      fieldOf({ ...reading, anchorFit: 1, placed: placedBySignature }),
    ]),
  );
}
