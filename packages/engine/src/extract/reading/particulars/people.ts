import type { FormField } from '../forms/form-spec.ts';
import type { ValueKind } from '../values/kinds.ts';

interface PersonField {
  readonly kind: ValueKind;
  readonly labels: readonly string[];
  /** Labels of what is taken where the page has none of the others. */
  readonly instead?: readonly string[];
  readonly shape?: RegExp;
}

/** Offices that issue identity documents, as cards abbreviate them. */
export const issuers =
  'SSP|SESP|SEJUSP|SESDEC|SESDS|SEDS|SDS|SJS|SJTC|SSDS|SSPDS|SSPDC|SSPAP|SEGUP|SEPC|SPTC|PC|PCERJ|POLITEC|PTC|IFP|IGP|IIRGD|ITEP|IML|DETRAN|DIC|DGPC|DPF|PF|PM|CBM|OAB|CREA|CRM|COREN|MAE|MEX|MTPS';

/** Labels of a birthplace, which has its state in the same box. */
const placeLabels = [
  'NATURALIDADE',
  'NATURALIDADE / PLACE OF BIRTH',
  'NATURALIDADE/UF',
  'LOCAL DE NASCIMENTO',
  'LOCAL DE NASCIMENTO / PLACE OF BIRTH',
  'NATURAL DE',
  'MUNICÍPIO DE NASCIMENTO',
  'CIDADE DE NASCIMENTO',
  'MUNICÍPIO/UF DE NASCIMENTO',
  'MUNICÍPIO E UF DE NASCIMENTO',
  'LOCAL DE NASCIMENTO/UF',
  'LUGAR DE NASCIMENTO',
  'CIDADE NATAL',
  'NATURALIDADE (CIDADE/UF)',
  'NATURALIDADE - UF',
] as const;
/** What a system's print-out or a certificate says behind the label of a day, where it also has days of other papers. */
const ofDocument = [
  'DA CARTEIRA',
  'DA CÉDULA',
  'DO DOCUMENTO',
  'DO CARTÃO',
  'DA IDENTIDADE',
  'DA CIE',
  'DA CRNM',
  'DA CNH',
  'DO PASSAPORTE',
  'DESTA VIA',
  'DA VIA',
] as const;
const withDocument = (heads: readonly string[]): readonly string[] =>
  heads.flatMap((head) => ofDocument.map((tail) => `${head} ${tail}`));

/** A name in capitals with none in small letters before it, as those of a signature beside the box have. */
const inOneHand = /^(?!\p{Lu}\p{Ll}{2}[^]*\p{Lu}{4})/u;

/** Labels of both parents. */
const parentLabels = [
  'FILIAÇÃO',
  'FILIAÇÃO / FILIATION',
  'FILIAÇÃO / PARENTS',
  'PAIS / PARENTS',
  'NOME DOS PAIS',
  'FILIAÇÃO / PARENTAGE',
  'FILIAÇÃO / AFFILIATION',
  'GENITORES',
  'PAIS',
  'NOMES DOS PAIS',
  'FILHO DE',
  'FILHO(A) DE',
] as const;

/** Labels of the holder's particulars on identity documents, in Portuguese and, on newer ones, also in English. */
const particulars = {
  Name: {
    kind: 'name',
    labels: [
      'NOME',
      'Nome / Name',
      'NOME E SOBRENOME',
      'NOME COMPLETO',
      'NOME DO TITULAR',
      'NOME DO PORTADOR',
      'NOME CIVIL',
      'NOME COMPLETO / FULL NAME',
      'NOME E SOBRENOME / NAME AND SURNAME',
      'NOME DO CONDUTOR',
      'NOME COMPLETO DO TITULAR',
      'NOME DO CIDADÃO',
      'NOME DO IDENTIFICADO',
      'NOME DO REGISTRADO',
      'NOME DO ESTRANGEIRO',
      'NOME DO IMIGRANTE',
      'NOME DO MIGRANTE',
    ],
  },
  SocialName: {
    kind: 'name',
    labels: ['NOME SOCIAL', 'Nome Social / Social Name', 'NOME AFETIVO', 'N. SOCIAL', 'NOME SOC.'],
  },
  Surname: {
    kind: 'name',
    labels: [
      'SOBRENOME / SURNAME',
      'SOBRENOME',
      'SOBRENOMES',
      'SOBRENOMES / SURNAMES',
      'APELIDO / SURNAME',
      'NOME DE FAMÍLIA',
      'APELIDO DE FAMÍLIA',
    ],
  },
  GivenNames: {
    kind: 'name',
    labels: [
      'NOME / GIVEN NAMES',
      'NOMES / GIVEN NAMES',
      'GIVEN NAMES',
      'NOME / GIVEN NAME',
      'NOMES / NAMES',
      'PRENOME',
      'PRENOMES',
      'PRENOME / GIVEN NAME',
      'PRENOMES / GIVEN NAMES',
      'NOME PRÓPRIO',
      'NOMES PRÓPRIOS',
      'NOME(S) PRÓPRIO(S)',
    ],
  },
  CPF: { kind: 'cpf', labels: ['CPF', 'CIC', 'CPF/CNPJ', 'CNPJ/CPF', 'Nº DO CPF', 'CPF / TAXPAYER NUMBER'] },
  BirthDate: {
    kind: 'date',
    labels: [
      'DATA DE NASCIMENTO',
      'DATA DE NASCIMENTO / DATE OF BIRTH',
      'DATA NASCIMENTO',
      'DT. NASC.',
      'DATA NASC.',
      'Nascimento',
      'NASCIMENTO / DATE OF BIRTH',
      'NASCIMENTO / BIRTH',
      'NASCIDO EM',
      'NASCIDO(A) EM',
    ],
  },
  BirthPlace: { kind: 'city', labels: placeLabels },
  BirthState: {
    kind: 'uf',
    labels: [
      ...placeLabels,
      'UF DE NASCIMENTO',
      'UF DO NASCIMENTO',
      'UF NASC.',
      'ESTADO DE NASCIMENTO',
      'UF DA NATURALIDADE',
    ],
  },
  FatherName: {
    kind: 'name',
    shape: inOneHand,
    labels: [
      ...parentLabels,
      'PAI',
      'NOME DO PAI',
      'NOME COMPLETO DO PAI',
      'NOME DO GENITOR',
      'PAI / FATHER',
      'GENITOR',
      'FILIAÇÃO PATERNA',
      'FILIAÇÃO: PAI',
      'FILIAÇÃO - PAI',
      'FILIAÇÃO (PAI)',
      'FILIAÇÃO PAI',
      'FILIAÇÃO 1 (PAI)',
      'GENITOR 1',
      'GENITOR(A) 1',
      "PAI / FATHER'S NAME",
      "NOME DO PAI / FATHER'S NAME",
      'FILIAÇÃO 1',
    ],
  },
  MotherName: {
    kind: 'name',
    shape: inOneHand,
    labels: [
      ...parentLabels,
      'MÃE',
      'NOME DA MÃE',
      'NOME COMPLETO DA MÃE',
      'NOME DA GENITORA',
      'MÃE / MOTHER',
      'GENITORA',
      'FILIAÇÃO MATERNA',
      'FILIAÇÃO: MÃE',
      'FILIAÇÃO - MÃE',
      'FILIAÇÃO (MÃE)',
      'FILIAÇÃO MÃE',
      'FILIAÇÃO 2 (MÃE)',
      'GENITOR 2',
      'GENITOR(A) 2',
      "MÃE / MOTHER'S NAME",
      "NOME DA MÃE / MOTHER'S NAME",
      'FILIAÇÃO 2',
    ],
  },
  Sex: { kind: 'sex', labels: ['SEXO', 'SEXO / SEX', 'GÊNERO', 'SEXO / GENDER', 'SX.'] },
  Nationality: {
    kind: 'text',
    shape: /^\D+$/,
    labels: [
      'NACIONALIDADE',
      'NACIONALIDADE / NATIONALITY',
      'NACIONALIDADE / CITIZENSHIP',
      'NACIONALID.',
      'NACIONAL.',
      'NAC.',
      'CIDADANIA',
    ],
    instead: ['PAÍS DE NACIONALIDADE', 'PAÍS DE ORIGEM', 'PAÍS DE NACIONALIDADE / NATIONALITY'],
  },
  MaritalStatus: {
    kind: 'text',
    labels: [
      'ESTADO CIVIL',
      'EST. CIVIL',
      'EST. CIV.',
      'E. CIVIL',
      'ESTADO CIVIL / MARITAL STATUS',
      'SITUAÇÃO CIVIL',
      'ESTADO CONJUGAL',
    ],
  },
  IssueDate: {
    kind: 'date',
    labels: [
      'DATA DE EXPEDIÇÃO',
      'DATA DE EXPEDIÇÃO / DATE OF ISSUE',
      'DATA DE EMISSÃO',
      'DATA DE EMISSÃO / DATE OF ISSUE',
      'DATA DA EMISSÃO',
      'DATA DA EXPEDIÇÃO',
      'DATA EMISSÃO',
      'DATA EXPEDIÇÃO',
      'EXPEDIÇÃO',
      'EMISSÃO',
      'EXPEDIÇÃO / DATE OF ISSUE',
      'EMISSÃO / DATE OF ISSUE',
      'EXPEDIDO EM',
      'EXPEDIDA EM',
      'EMITIDO EM',
      'EMITIDA EM',
      ...withDocument([
        'DATA DE EXPEDIÇÃO',
        'DATA DA EXPEDIÇÃO',
        'DATA DE EMISSÃO',
        'DATA DA EMISSÃO',
        'EXPEDIÇÃO',
        'EMISSÃO',
      ]),
    ],
  },
  ExpiryDate: {
    kind: 'date',
    labels: [
      'VALIDADE',
      'VALIDADE / DATE OF EXPIRY',
      'DATA DE VALIDADE',
      'DATA DE VALIDADE / DATE OF EXPIRY',
      'VÁLIDO ATÉ',
      'VÁLIDO ATÉ / DATE OF EXPIRY',
      'VÁLIDA ATÉ',
      'VÁLIDO ATÉ / VALID UNTIL',
      'VALIDADE / EXPIRY',
      'VALIDADE / EXPIRATION',
      'DATA DE VENCIMENTO',
      'VENCIMENTO',
      'EXPIRA EM',
      'PRAZO DE VALIDADE',
      ...withDocument(['VALIDADE', 'DATA DE VALIDADE', 'VENCIMENTO', 'DATA DE VENCIMENTO']),
    ],
  },
  IssuingAuthority: {
    kind: 'issuer',
    labels: [
      'ÓRGÃO EXPEDIDOR',
      'ÓRGÃO EXPEDIDOR / CARD ISSUER',
      'ÓRGÃO EMISSOR',
      'ÓRGÃO EMISSOR / ISSUING AUTHORITY',
      'AUTORIDADE / AUTHORITY',
      'ÓRGÃO EXPEDIDOR / ISSUING AUTHORITY',
      'ÓRGÃO EXPEDIDOR/UF',
      'ÓRGÃO EMISSOR/UF',
      'AUTORIDADE',
      'AUTORIDADE EXPEDIDORA',
      'AUTORIDADE EMISSORA',
      'AUTORIDADE EXPEDIDORA / ISSUING AUTHORITY',
      'UNIDADE EXPEDIDORA',
      'UNIDADE EMISSORA',
      'UNIDADE DE EXPEDIÇÃO',
      'UNIDADE DE EMISSÃO',
      'REPARTIÇÃO EXPEDIDORA',
      'DELEGACIA EXPEDIDORA',
      'ÓRGÃO EXPEDIDOR (UF)',
      'ÓRGÃO EMISSOR - UF',
      'ÓRGÃO EXPEDIDOR - UF',
    ],
  },
  CopyNumber: { kind: 'copy', labels: ['VIA', 'VIA / COPY', 'Nº DA VIA', 'NÚMERO DA VIA'] },
  Classification: {
    kind: 'text',
    labels: [
      'CLASSIFICAÇÃO',
      'CLASSIFICAÇÃO / CLASSIFICATION',
      'CONDIÇÃO',
      'CONDIÇÃO MIGRATÓRIA',
      'SITUAÇÃO MIGRATÓRIA',
      'TIPO DE RESIDÊNCIA',
      'TIPO DE VISTO',
    ],
  },
  EntryDate: {
    kind: 'date',
    labels: [
      'DATA DE ENTRADA',
      'DATA DE ENTRADA / DATE OF ENTRY',
      'DATA ENTRADA',
      'DATA DE ENTRADA NO BRASIL',
      'DATA DE ENTRADA NO PAÍS',
      'ENTRADA NO BRASIL',
      'ENTRADA NO PAÍS',
      'ENTRADA',
      'ENTRADA / ENTRY',
      'DATA DE INGRESSO',
      'INGRESSO NO PAÍS',
      'CHEGADA AO BRASIL',
      'CHEGADA AO PAÍS',
      'ENTROU EM',
    ],
  },
  LegalBasis: {
    kind: 'text',
    labels: [
      'AMPARO LEGAL',
      'AMPARO LEGAL / LEGAL BASIS',
      'AMPARO LEGAL / LEGAL PROVISION',
      'FUNDAMENTO LEGAL',
      'FUNDAMENTAÇÃO LEGAL',
      'BASE LEGAL',
      'BASE LEGAL / LEGAL BASIS',
      'AMP. LEGAL',
      'DISPOSITIVO LEGAL',
      'DISPOSIÇÃO LEGAL',
      'EMBASAMENTO LEGAL',
      'ENQUADRAMENTO LEGAL',
    ],
  },
  Observations: {
    kind: 'text',
    labels: [
      'OBSERVAÇÕES',
      'OBSERVAÇÃO',
      'OBS.',
      'OBSERV.',
      'OBSERVAÇÕES / REMARKS',
      'ANOTAÇÕES',
      'ANOTAÇÕES ESPECIAIS',
      'OUTRAS INFORMAÇÕES',
      'INFORMAÇÕES ADICIONAIS',
    ],
  },
} as const satisfies Readonly<Record<string, PersonField>>;

/** Labels of the town where a card was issued. */
export const issuePlaces = [
  'LOCAL',
  'LOCAL DE EMISSÃO',
  'LOCAL DE EXPEDIÇÃO',
  'LUGAR DE EXPEDIÇÃO',
  'LUGAR DE EMISSÃO',
  'CIDADE DE EXPEDIÇÃO',
  'CIDADE DE EMISSÃO',
  'MUNICÍPIO DE EXPEDIÇÃO',
  'MUNICÍPIO DE EMISSÃO',
] as const;

/** What cards print for an expiry that never comes. */
const neverExpires = /^(?:(?:PRAZO )?(?:INDETERMINAD|INDEFINID)[AO]|VITAL[IÍ]CI[AO])$/i;

type Particular = keyof typeof particulars;

/** A bilingual label is also found by its English half, when the other half was misread. */
const withHalf = (label: string): readonly string[] => [label, ...label.split(' / ').slice(1)];

/** Fields of the holder of an identity document; `more` are labels that only this document has. */
export function personFields<const P extends Particular>(
  wanted: readonly P[],
  more: Partial<Readonly<Record<P, readonly string[]>>> = {},
): FormField<P>[] {
  return wanted.flatMap((id): FormField<P>[] => {
    const { kind, labels, instead, shape }: PersonField = particulars[id];
    const all = [...(more[id] ?? []), ...labels].flatMap(withHalf);
    const field = {
      id,
      kind,
      labels: all,
      ...(shape === undefined ? {} : { shape }),
      ...(id === 'Name' ? { wraps: true as const } : {}),
    };
    if (id === 'ExpiryDate') return [field, { id, kind: 'text', labels: all, oneOf: neverExpires }];
    return instead === undefined
      ? [field]
      : [field, { ...field, labels: instead.flatMap(withHalf), isInstead: true }];
  });
}
