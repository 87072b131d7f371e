import type { FormField } from '../forms/form-spec.ts';
import { behindTitle, nameOfOffice, type RegistryField } from './registry.ts';

/** An address before how the office is reached, or its number as a taxpayer. */
const addressAlone =
  /^(.*?\d.*?)[\s,;–—|•·-]+(?:CNPJ|e-?mail|site|www\.|tel(?:efones?|s?\.|:)|fones?(?!\p{L})|PABX|hor[áa]rio)(?!\p{L}).*$/iu;

/** Labels of the seal with its code in one word, or in two where a series of letters stands before the figures. */
const ofSeal = [
  'Selo Digital nº',
  'Selo Digital',
  'Selo de Fiscalização',
  'Selo Digital de Fiscalização',
  'Selo de Fiscalização Eletrônico',
  'Selo Eletrônico',
  'Nº do Selo',
  'Número do Selo',
  'Código do Selo',
  'Selo de Autenticidade',
];

/** What is told of the office, named as one of it ("Cidade do cartório"). */
const ofOffice = (heads: readonly string[]): string[] =>
  heads.flatMap((head) => ['da serventia', 'do ofício', 'do cartório'].map((office) => `${head} ${office}`));

/** The name of an office with its street and number behind it. */
const nameOverStreet =
  /^(.{8,80}? (?!d[aeo]s? )\p{L}[\p{L}º°.]*) ((?:Rua|Avenida|Av\.|Pra[çc]a|Travessa|Alameda|Rodovia|Largo) \p{L}.*\d.*)$/u;

/** Labels of the office that certifies, which stand at the head or at the foot. */
export const registryOfficeFields: readonly FormField<RegistryField>[] = [
  {
    id: 'OfficeName',
    kind: 'text',
    labels: [
      'Nome do Ofício',
      'Nome da Serventia',
      'Unidade do Serviço',
      'Nome do Ofício / Serventia',
      'Nome do Cartório',
      'Denominação da Serventia',
      'Registry office',
      'Name of the registry office',
    ],
    shape: nameOfOffice,
  },
  // Within a name, too ("3ª Serventia Extrajudicial de …").
  {
    id: 'OfficeName',
    kind: 'text',
    labels: ['Serventia', 'Serventia Extrajudicial'],
    alone: true,
    shape: nameOfOffice,
  },
  {
    id: 'OfficeName',
    kind: 'text',
    labels: ['Cartório', 'Cartório de registro', 'Ofício', 'Unidade de registro'],
    alone: true,
    shape:
      /^(?!d[aeo]s? |.* d[aeo]s? (?:Rua|Avenida|Av\.|Pra[çc]a) ).*(?:Of[ií]cio|Registro|Civil|Sub-?distrito|Circunscri)/iu,
    // The address may stand below the name in the same box.
    splits: { pattern: nameOverStreet, into: ['OfficeName', 'OfficeAddress'] },
  },
  // Words of sentences too.
  {
    id: 'OfficialName',
    kind: 'name',
    labels: ['Titular', 'Escrivão', 'Escrivã'],
    alone: true,
    shape: /^\p{Lu}\S* \S/u,
  },
  {
    id: 'OfficeCNS',
    kind: 'number',
    labels: [
      'CNS',
      'CNS nº',
      'CNS da Serventia',
      'Código Nacional da Serventia',
      'Código Nacional de Serventia',
      'Código da Serventia',
      'Código CNS',
      'Cadastro Nacional de Serventias',
      'CNS / CNJ',
    ],
  },
  {
    id: 'OfficialName',
    kind: 'name',
    labels: [
      'Oficial Registrador',
      'Oficial Registradora',
      'Oficiala Registradora',
      'Oficial',
      'Oficial do Registro Civil',
      'Oficial Titular',
      'Oficial(a)',
      'Oficiala',
      'Oficial(a) Registrador(a)',
      'Nome do Oficial',
      'Nome do Registrador',
      'Tabelião e Oficial',
      'Registrador',
      'Registradora',
      'Registrador(a)',
      'Oficial Responsável',
      'Oficial do Registro',
      'Oficial de Registro',
      'Serventuário',
      'Serventuária',
      'Serventuário(a)',
      'Serventuário da Justiça',
      'Oficial / Registrador',
      'Nome do(a) Oficial',
      'Oficial(a) do Registro Civil',
      'Delegatário',
      'Titular da Serventia',
      'Registrar',
      'Oficial(a) de Registro',
      'Escrivão de Paz',
      'Delegado do Registro',
      'Responsável pela serventia',
      'Oficial interino',
      'Oficial designado',
    ],
    // The label may be a part of the office's name ("Oficial de Registro Civil das Pessoas Naturais").
    shape:
      /^(?!(?:Civil|CIVIL|Registro|REGISTRO|Pessoas|PESSOAS)(?!\p{L}))(?:Bela?\.ª? |Dra?\.ª? )?\p{Lu}[\p{L}'’.-]*(?: (?:d[aeo]s?|e|D[AEO]S?|E|\p{Lu}[\p{L}'’.-]*))+$/u,
    splits: { pattern: behindTitle, into: ['OfficialName'] },
  },
  {
    id: 'OfficeCity',
    kind: 'city',
    labels: [
      'Município/UF',
      'Município',
      'Cidade',
      'Cidade/UF',
      'Município e UF',
      'Município - UF',
      'Município e Estado',
      'Cidade e UF',
      ...ofOffice(['Município', 'Cidade', 'Município e UF', 'Cidade e UF', 'Cidade e Estado', 'Comarca']),
      'Cidade e Estado',
      'Comarca',
      'Comarca/UF',
      'Comarca de',
    ],
    shape: /^\p{Lu}[\p{L}' .()/–-]{2,45}(?<![ (/–-])$/u,
  },
  {
    id: 'OfficeState',
    kind: 'uf',
    labels: [
      'Município/UF',
      'Cidade/UF',
      'Município e UF',
      'Município - UF',
      'Município e Estado',
      'Município',
      'Cidade',
      'Cidade e Estado',
      'Cidade e UF',
      ...ofOffice([
        'UF',
        'Estado',
        'Município',
        'Cidade',
        'Município e UF',
        'Cidade e UF',
        'Cidade e Estado',
      ]),
      'Comarca/UF',
      'Comarca',
      'Comarca de',
    ],
  },
  {
    id: 'OfficeAddress',
    kind: 'street',
    labels: ['Endereço', 'Logradouro', ...ofOffice(['Endereço', 'End.']), 'End.'],
    notIn: ['person'],
    splits: { pattern: addressAlone, into: ['OfficeAddress'] },
  },
  {
    id: 'SealNumber',
    kind: 'text',
    labels: [...ofSeal, 'Selo', 'Selo nº'],
    shape: /^[A-Z]{2,4} \d[\d.]{2,9}(?:-[A-Z\d]{2,6})?$/,
  },
  { id: 'SealNumber', kind: 'code', labels: ofSeal, shape: /\d/ },
  { id: 'SealNumber', kind: 'code', labels: ['Selo', 'Selo nº'], shape: /\d{3}/ },
];
