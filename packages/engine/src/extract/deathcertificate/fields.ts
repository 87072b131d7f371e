import { states } from '@lavra/brazil/states';
import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { eventFields } from './event-fields.ts';
import { behindTitle } from '../reading/particulars/registry.ts';
import { registryFields } from '../reading/particulars/registry-fields.ts';

const identityCard = [
  'DOCUMENTO DE IDENTIFICAÇÃO',
  'DOCUMENTO DE IDENTIDADE',
  'IDENTIDADE',
  'IDENTIDADE Nº',
  'CARTEIRA DE IDENTIDADE',
  'CÉDULA DE IDENTIDADE',
  'REGISTRO GERAL',
  'RG',
  'RG Nº',
  'RG / ÓRGÃO EMISSOR',
  'RG / ÓRGÃO EXPEDIDOR',
  'RG / ÓRGÃO / UF',
  'RG / ÓRGÃO EXPEDIDOR / UF',
  'RG / ÓRGÃO EMISSOR / UF',
  'IDENTIDADE / ÓRGÃO / UF',
  'IDENTIDADE / ÓRGÃO EXPEDIDOR',
  'IDENTIDADE / ÓRGÃO EMISSOR',
  'IDENTIDADE / ÓRGÃO EXPEDIDOR / UF',
  'IDENTIDADE / ÓRGÃO EMISSOR / UF',
  'C.I.',
  'C.I. Nº',
  'RG / ÓRGÃO',
  'IDENTIDADE / ÓRGÃO',
  'Nº DO DOCUMENTO DE IDENTIDADE',
  'DOC. IDENTIDADE',
  'CARTEIRA DE IDENTIDADE (RG)',
];
const statusAndAge = ['ESTADO CIVIL E IDADE', 'ESTADO CIVIL / IDADE', 'EST. CIVIL / IDADE'];

/** How old one was when one died, in plain words. */
const ageAtDeath = [
  ...['AO FALECER', 'AO MORRER', 'NO ÓBITO', 'NA DATA DO ÓBITO', 'QUANDO FALECEU', 'QUANDO MORREU'].map(
    (when) => `IDADE ${when}`,
  ),
  'COM QUE IDADE',
  'QUANTOS ANOS TINHA',
];
/** Where one lived, in plain words. */
const whereOneLived = [
  ...['MORAVA', 'RESIDIA', 'VIVIA'].flatMap((verb) => ['EM', 'NA', 'NO', 'À'].map((at) => `${verb} ${at}`)),
  'ONDE MORAVA',
  'ONDE RESIDIA',
  'ENDEREÇO ONDE MORAVA',
];

const townOfBirth = [
  'NATURALIDADE',
  'NATURALIDADE / UF',
  'NATURALIDADE E UF',
  'LOCAL DE NASCIMENTO',
  'LUGAR DE NASCIMENTO',
  'MUNICÍPIO DE NASCIMENTO',
  'MUNICÍPIO DE NATURALIDADE',
  'MUNICÍPIO E UF DE NASCIMENTO',
  'CIDADE DE NASCIMENTO',
  'NATURAL.',
];

/** A marital status, which may stand in one box with sex, colour or age. */
const status =
  /(?<!\p{L})((?:solteir|casad|divorciad|desquitad|vi[úu]v|separad)[oa](?:\([ao]\))?(?: (?:judicial|consensual|legal)mente)?)(?!\p{L})/iu;

/** No trade begins as an address does, which may stand in the next row. */
const noStreet =
  /^(?!(?:rua|avenida|av\.|travessa|alameda|rodovia|estrada|pra[çc]a|largo|ladeira|s[íi]tio|fazenda) \p{L})/iu;

/** Whether the person voted, with the number of the voter's card behind it, which may be read by itself. */
const voterWithNumber =
  /^(SIM|N[ÃA]O)(?!\p{L})[\s,;:–—-]*(?:(?:com )?t[íi]tulo(?: de eleitor| eleitoral)?[\s:]*(?:n[º°o.]+ ?)?|inscri[çc][ãa]o:? ?)?(\d{4} ?\d{4} ?\d{4})(?!\d).*$|^(SIM|N[ÃA]O)[\s,;:–—-]+(?:com )?t[íi]tulo(?: de eleitor| eleitoral)?[\s:]*(?:n[º°o.]+)?$/iu;

/** Labels of the models of Provimentos CNJ 2, 63 and 149, and of the forms of registries before and beside them. */
export const deathFields: readonly FormField<FieldName<'deathcertificate'>>[] = [
  ...registryFields,
  {
    id: 'Name',
    kind: 'name',
    labels: [
      'NOME',
      'NOME DO FALECIDO',
      'NOME COMPLETO',
      'NOME E SOBRENOME',
      'NOME DO(A) FALECIDO(A)',
      'NOME COMPLETO DO FALECIDO',
      'NOME COMPLETO DO(A) FALECIDO(A)',
      'FALECIDO(A)',
      'FALECIDO',
      'FALECIDA',
      'NOME DO DE CUJUS',
      'DE CUJUS',
      'NOME DO REGISTRADO',
      'NOME DO(A) REGISTRADO(A)',
      'NOME DA FALECIDA',
      'NOME DO FALECIDO OU DA FALECIDA',
      'NOME COMPLETO DA FALECIDA',
      'NOME DO EXTINTO',
      'NOME DO(A) EXTINTO(A)',
      'NOME DO FINADO',
      'NOME DO(A) FINADO(A)',
      'FINADO(A)',
      'EXTINTO(A)',
      'REGISTRADO(A)',
      'Name',
      'Full name',
      'Name of the deceased',
    ],
    notIn: ['physician', 'declarant'],
  },
  { id: 'PhysicianName', kind: 'name', labels: ['NOME', 'NOME COMPLETO'], section: 'physician' },
  { id: 'Declarant', kind: 'name', labels: ['NOME', 'NOME COMPLETO'], section: 'declarant' },
  { id: 'Residence', kind: 'text', labels: ['ENDEREÇO', 'ENDEREÇO COMPLETO'], section: 'person' },
  {
    id: 'BirthPlace',
    kind: 'city',
    labels: townOfBirth,
  },
  {
    id: 'BirthState',
    kind: 'uf',
    labels: townOfBirth,
  },
  // Words of texts too.
  { id: 'BirthPlace', kind: 'city', labels: ['NATURAL DE'], alone: true },
  {
    id: 'BirthState',
    kind: 'uf',
    labels: [
      'NATURAL DE',
      'UF DE NASCIMENTO',
      'UF DO NASCIMENTO',
      'UF DA NATURALIDADE',
      'UF NASC.',
      'ESTADO DE NASCIMENTO',
    ],
    alone: true,
  },
  {
    id: 'BirthDate',
    kind: 'date',
    labels: [
      'DATA DE NASCIMENTO',
      'DATA DO NASCIMENTO',
      'DATA NASCIMENTO',
      'Nascimento',
      'Nascido em',
      'Nascido(a) em',
      'Date of birth',
    ],
  },
  {
    id: 'IdentityNumber',
    kind: 'text',
    labels: identityCard,
    splits: {
      pattern:
        /^(?:RG|C\.?I\.?)?:? ?(?:[Nn][º°o.]+ ?)?((?:[A-Z]{1,2}-?)?\d[\d.]*(?:-(?:\d{1,2}|X))?)(?:[ ,–—/-]+(?:[ÓóO]rg[ãa]o(?: emissor| expedidor)?:? )?([A-Z]{2,7})(?:[ ,–—/-]+(?:UF:? )?([A-Z]{2}))?)?$/,
      into: ['IdentityNumber', 'IdentityIssuer', 'IdentityState'],
    },
    shape: /\d{3}/,
  },
  {
    id: 'MaritalStatus',
    kind: 'text',
    labels: [
      ...statusAndAge,
      'ESTADO CIVIL',
      'EST. CIVIL',
      'E. CIVIL',
      'EST. CIV.',
      'ESTADO CONJUGAL',
      'SITUAÇÃO CONJUGAL',
    ],
    splits: { pattern: status, into: ['MaritalStatus'] },
  },
  {
    id: 'IdentityIssuer',
    kind: 'text',
    labels: [
      'ÓRGÃO EXPEDIDOR',
      'ÓRGÃO EMISSOR',
      'ÓRGÃO EXP.',
      'ÓRGÃO EMISSOR DO RG',
      'ÓRGÃO / UF',
      'ÓRGÃO EXPEDIDOR / UF',
      'ÓRGÃO EMISSOR / UF',
    ],
    shape: /^[A-Z]{2,8}(?: ?[/-] ?[A-Z]{2,4})*$/,
    splits: { pattern: /^([A-Z]{2,8})(?: ?[/ –-] ?([A-Z]{2}))?$/, into: ['IdentityIssuer', 'IdentityState'] },
  },
  {
    id: 'IdentityState',
    kind: 'uf',
    labels: [
      'UF DO RG',
      'UF EXPEDIDORA',
      'UF EMISSORA',
      'UF DO DOCUMENTO',
      'UF EXP.',
      'UF DA IDENTIDADE',
      'ESTADO EMISSOR',
    ],
  },
  {
    id: 'Age',
    kind: 'age',
    labels: [...statusAndAge, 'IDADE', 'IDADE (ANOS)', 'IDADE EM ANOS', 'COM A IDADE DE', ...ageAtDeath],
  },
  {
    id: 'Occupation',
    kind: 'text',
    labels: [
      'PROFISSÃO',
      'OCUPAÇÃO',
      'PROFISSÃO / OCUPAÇÃO',
      'OCUPAÇÃO / PROFISSÃO',
      'OCUPAÇÃO HABITUAL',
      'PROFISSÃO OU OCUPAÇÃO',
      'OFÍCIO OU PROFISSÃO',
      'PROFISS.',
    ],
    shape: noStreet,
  },
  {
    id: 'PhysicianName',
    kind: 'name',
    labels: [
      'NOME E NÚMERO DE DOCUMENTO DO MÉDICO QUE ATESTOU O ÓBITO',
      'NOME E NÚMERO DE DOCUMENTO DO(S) MÉDICO(S) QUE ATESTOU(ARAM) O ÓBITO',
      'MÉDICO QUE ATESTOU O ÓBITO',
      'MÉDICO QUE ATESTOU',
      'MÉDICO(A) QUE ATESTOU O ÓBITO',
      'NOME DO MÉDICO QUE ATESTOU O ÓBITO',
      'MÉDICO ATESTANTE',
      'MÉDICO(A) ATESTANTE',
      'NOME DO MÉDICO',
      'NOME DO(A) MÉDICO(A)',
      'ATESTANTE',
      'MÉDICO(S) QUE ATESTOU(ARAM) O ÓBITO',
      'MÉDICO RESPONSÁVEL',
      'ATESTADO PELO DR.',
      'ÓBITO ATESTADO PELO DR.',
      'Physician',
      'ATESTADO POR',
      'QUEM ATESTOU',
      'QUEM ATESTOU O ÓBITO',
      'ÓBITO ATESTADO POR',
      'ATESTADO DE ÓBITO FIRMADO POR',
      'FIRMADO POR',
      'ATESTADO FIRMADO POR',
      'ATESTADO MÉDICO FIRMADO POR',
      'ATESTOU O ÓBITO',
      'FIRMADO PELO DR.',
      'NOME DO MÉDICO ATESTANTE',
      'MÉDICO / CRM',
      'NOME E CRM DO MÉDICO',
      'FACULTATIVO',
      'MÉDICO QUE FIRMOU O ATESTADO',
    ],
    shape: /^(?!(?:QUE|ATEST\p{L}+|M[ÉE]DIC[OA]S?|O [ÓO]BITO)(?: |$))/iu,
    splits: { pattern: behindTitle, into: ['PhysicianName'] },
  },
  // Words that stand in texts as well.
  { id: 'Residence', kind: 'text', labels: ['DOMICÍLIO', 'RESIDÊNCIA', 'RESIDENTE'], alone: true },
  {
    id: 'DeathPlace',
    kind: 'text',
    labels: [
      'LOCAL',
      'LUGAR',
      'ONDE',
      'FALECEU NO(A)',
      'FALECIDO NO(A)',
      'ÓBITO OCORRIDO EM',
      'OCORRIDO NO(A)',
      'LOCAL DA OCORRÊNCIA',
      'LOCAL EM QUE FALECEU',
    ],
    alone: true,
    shape: /^\P{N}{4}/u,
  },
  {
    id: 'CauseOfDeath',
    kind: 'text',
    labels: ['CAUSAS', 'CAUSA', 'CAUSA(S)', 'CAUSA DETERMINANTE', 'MOTIVO DO ÓBITO', 'DIAGNÓSTICO DA MORTE'],
    alone: true,
  },
  {
    id: 'BurialPlace',
    kind: 'text',
    labels: ['CEMITÉRIO', 'SEPULTAMENTO EM', 'ENTERRAMENTO', 'SEPULTURA', 'CREMAÇÃO'],
    alone: true,
  },
  // A trade of the deceased begins with the word too.
  { id: 'PhysicianName', kind: 'name', labels: ['MÉDICO', 'MÉDICO(A)'], alone: true },
  {
    id: 'PhysicianCRM',
    kind: 'number',
    labels: [
      'CRM',
      'CRM Nº',
      'Nº DO CRM',
      'CRM DO MÉDICO',
      'CRM DO(A) MÉDICO(A)',
      'CRM DO ATESTANTE',
      'REGISTRO NO CRM',
      'INSCRIÇÃO NO CRM',
      'C.R.M.',
      ...states.map(({ uf }) => `CRM/${uf}`),
    ],
  },
  {
    id: 'Voter',
    kind: 'text',
    labels: [
      'ELEITOR',
      'ERA ELEITOR',
      'ELEITORA',
      'ERA ELEITORA',
      'ERA ELEITOR(A)',
      'ELEITOR(A)',
      'CONDIÇÃO DE ELEITOR',
      'SE ELEITOR',
      'SE ERA ELEITOR',
      'INSCRITO COMO ELEITOR',
      'SITUAÇÃO ELEITORAL',
    ],
    splits: { pattern: voterWithNumber, into: ['Voter', 'VoterNumber', 'Voter'] },
  },
  {
    id: 'Residence',
    kind: 'text',
    labels: [
      'RESIDÊNCIA E DOMICÍLIO',
      'DOMICÍLIO E RESIDÊNCIA',
      'RESIDÊNCIA / DOMICÍLIO',
      'ENDEREÇO DO FALECIDO',
      'ENDEREÇO DO(A) FALECIDO(A)',
      'ENDEREÇO RESIDENCIAL',
      'ENDEREÇO DE RESIDÊNCIA',
      'ÚLTIMO DOMICÍLIO',
      'ÚLTIMA RESIDÊNCIA',
      'LOCAL DE RESIDÊNCIA',
      'RESIDENTE EM',
      'DOMICÍLIO / RESIDÊNCIA',
      'Residence',
      'RESIDÊNCIA DO FALECIDO',
      'RESIDENTE E DOMICILIADO',
      'RESIDENTE E DOMICILIADO(A)',
      'RESIDENTE NA',
      'MORADOR À',
      ...whereOneLived,
    ],
  },
  ...eventFields,
];
