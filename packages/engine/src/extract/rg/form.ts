import { states } from '@lavra/brazil/states';
import { identityParticulars } from '@lavra/contract/fields/person';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { issuePlaces, issuers, personFields } from '../reading/particulars/people.ts';
import { withoutAccents } from '../reading/sheet/text.ts';
import { sourceDocumentOf } from './source-document.ts';

/** The office that identifies persons, in either case; some are called by a person's name. */
const institute =
  /(?<!\p{L} ?)((?:INSTITUTO|COORDENADORIA|SUPERINTEND[EÊ]NCIA)(?:[ -]GERAL)?[ /](?:D[EA] )?(?:IDENTIFICA|PER[IÍ]CIA|CRIMINAL|POL[IÍ]CIA|\p{Lu}[\p{Lu}']+ )[\p{Lu} .'-]+|Instituto(?:[ -]Geral)? (?:de |da )?\p{Lu}[\p{L} .'-]+)$/u;

/** An office of identification behind the department that it belongs to, unless that is the secretariat, or by another name than an institute. */
const office =
  /^((?!SECRETARIA|GOVERNO|ESTADO|REP[UÚ]BLICA)(?:\p{Lu}[\p{Lu}' .]+ ?[-–] ?)?(?:INSTITUTO|DEPARTAMENTO|DIRETORIA|COORDENADORIA|SUPERINTEND[EÊ]NCIA|GER[EÊ]NCIA|DIVIS[AÃ]O|CENTRO)[\p{Lu} .'-]* (?:IDENTIFICA[CÇ][AÃ]O|PER[IÍ]CIAS?|T[EÉ]CNICA)(?: ?[\p{Lu} .'-]*\p{Lu})?)(?= \p{Ll}{1,2}$|$)/u;
/** An institute behind its department, in one row with it. */
const instituteOfDepartment =
  /^((?!SECRETARIA|GOVERNO|ESTADO|REP[UÚ]BLICA)\p{Lu}[\p{Lu}' .]+ ?[-–] ?INSTITUTO [\p{Lu} .'-]*IDENTIFICA[\p{Lu} .'-]*)$/u;
/** The institute of identification, before the one of forensics that it belongs to in some states and that stands above it. */
const instituteOfIdentification = /^(INSTITUTO [\p{Lu} .'-]*IDENTIFICA[CÇ][AÃ]O(?: [\p{Lu} .'-]*\p{Lu})?)$/u;
const nameOfState = states.flatMap(({ name }) => [name, withoutAccents(name)]).join('|');
/** The state in the heading of the front, whatever a picture reads behind it. */
const stateOfHeading = new RegExp(`^(?:GOVERNO DO )?(ESTADO D[EOA] (?:${nameOfState}))(?!\\p{L})`, 'iu');
/** The national card names the state alone below the republic, with the card's title or a sign read from the arms between. */
const stateBelowRepublic = new RegExp(
  `REP[UÚ]BLICA FEDERATIVA DO BRASIL (?:CARTEIRA DE IDENTIDADE )?(?:\\S )?(?:IDENTITY CARD )?(${nameOfState})(?!\\p{L})`,
  'iu',
);

/** Labels as they are printed on the models in use. */
export const rgForm: ServiceForm<'rg'> = {
  qrCode: 'QRCode',
  proven: sourceDocumentOf,
  zone: {
    lines: ['MRZ1', 'MRZ2', 'MRZ3'],
    holder: 'Name',
    documentNumber: 'DocumentNumber',
    cpf: 'CPF',
    birthDate: 'BirthDate',
    expiryDate: 'ExpiryDate',
    sex: 'Sex',
  },
  card: {
    days: ['BirthDate', 'IssueDate', 'ExpiryDate'],
    holder: 'Name',
    towns: [['BirthPlace', 'BirthState']],
    issued: ['IssuePlace', 'IssuingState'],
    states: ['IssuingState', 'IssuingAuthority'],
    // Before the department above it.
    firstRuns: [
      { pattern: instituteOfDepartment, gives: [['IssuingInstitute', 'text']] },
      { pattern: instituteOfIdentification, gives: [['IssuingInstitute', 'text']] },
    ],
    runs: [
      { pattern: /^(BRA|BRASILEIR[OA](?:\(A\))?)$/, gives: [['Nationality', 'text']] },
      { pattern: /^((?:A|B|AB|O)[+-])$/, gives: [['BloodType', 'blood-type']] },
      // As the identification institutes print it; a CPF has three digits in its first group.
      { pattern: /^(\d{1,2}\.\d{3}\.\d{3}-[\dX])$/, gives: [['DocumentNumber', 'text']] },
      // The model of 1983 prints a CPF with a stroke or a dash.
      { pattern: /^(\d{9}[/-]\d{2})(?= |$)/, gives: [['CPF', 'cpf']] },
      { pattern: /^(\d{3}\.?\d{5}\.?\d{2}-?\d)$/, gives: [['PIS', 'pis_digits']] },
      // The copy's word may be misread in one letter behind its ordinal ("2a yTA").
      {
        pattern: /(?<!\d)(\d{1,2}(?:[AªaºO°]? VIA|[Aªaº°] ?[VYvy][T1lI]A))(?= DATA|$)/,
        gives: [['CopyNumber', 'copy']],
      },
      { pattern: stateOfHeading, gives: [['IssuingState', 'uf']] },
      { pattern: /^(?:GOVERNO DO )?(DISTRITO FEDERAL)$/, gives: [['IssuingState', 'uf']] },
      { pattern: office, gives: [['IssuingInstitute', 'text']] },
      // Before the department above it, also in one row with it.
      {
        pattern: institute,
        gives: [['IssuingInstitute', 'text']],
      },
      {
        pattern: /^(SECRETARIA D[AEO] \p{Lu}[\p{Lu} ]+?)(?= ?[–-] ?(?:INSTITUTO|DEPARTAMENTO)|$)/u,
        gives: [['IssuingAuthority', 'text']],
      },
      {
        pattern: /^((?:DETRAN - DIRETORIA|DEPARTAMENTO) DE \p{Lu}[\p{Lu} ]+)$/u,
        gives: [['IssuingInstitute', 'text']],
      },
      {
        pattern: new RegExp(`(?<!\\p{L})((?:${issuers})[/ -]?[A-Z]{2})\\.?$`, 'u'),
        gives: [['IssuingAuthority', 'issuer']],
      },
      {
        pattern: /^(POL[IÍ]CIA CIVIL(?: D[OAE] \p{Lu}[\p{Lu} ]+)?)$/u,
        gives: [['IssuingAuthority', 'text']],
      },
    ],
    // Number and day of issue share the first row of the model of 1983.
    rows: [
      // Before the department above it: rows are read before runs of words.
      {
        pattern: institute,
        gives: [['IssuingInstitute', 'text']],
      },
      {
        pattern: /(?<![\d.])(\d{1,2}\.\d{3}\.\d{3}-[\dX]) (?:.* )?(\d{2}\/(?:\d{2}|[A-Z]{3})\/\d{4})\.?$/,
        gives: [
          ['DocumentNumber', 'text'],
          ['IssueDate', 'date'],
        ],
      },
    ],
    parents: ['FatherName', 'MotherName'],
    names: ['Name'],
    cpf: 'CPF',
  },
  phrases: [
    { pattern: stateBelowRepublic, gives: [['IssuingState', 'uf']] },
    // The heading of the front names the state.
    {
      pattern:
        /ESTADO D[EOA] (\p{L}[\p{L} ]+?)(?= (?:[-–] )?(?:SECRETARIA|INSTITUTO|DEPARTAMENTO|POL[IÍ]CIA))/iu,
      gives: [['IssuingState', 'uf']],
    },
  ],
  fields: [
    ...personFields(
      ['Name', 'SocialName', ...identityParticulars, 'MaritalStatus', 'CopyNumber', 'Observations'],
      {
        CPF: ['Registro Geral - CPF / Personal Number'],
      },
    ),
    // What may be remarked is a label elsewhere.
    {
      id: 'Observations',
      kind: 'text',
      labels: ['OBSERVAÇÕES', 'OBSERVAÇÃO', 'OBS.'],
      oneOf: /^(?:N[ÃA]O )?DOADORA?(?: DE [ÓO]RG[ÃA]OS(?: E TECIDOS)?)?$/i,
    },
    {
      id: 'IssuePlace',
      kind: 'city',
      labels: ['Local / Place of Issue', 'Place of Issue', ...issuePlaces],
    },
    {
      id: 'BloodType',
      kind: 'blood-type',
      labels: [
        'FATOR RH',
        'Tipo Sanguíneo',
        'Grupo Sanguíneo',
        'Tipo Sanguíneo / Blood Type',
        'Blood Type',
        'Tipo Sanguíneo/Fator RH',
        'Tipo Sanguíneo e Fator RH',
        'Grupo Sanguíneo/Fator RH',
        'Grupo Sanguíneo e Fator RH',
        'Tipo/Fator RH',
        'Sangue',
      ],
    },
    {
      id: 'VoterNumber',
      kind: 'voter_card_digits',
      labels: [
        'T. ELEITOR',
        'TÍT. ELEITOR',
        'TÍT. ELEIT.',
        'T.E.',
        'TÍTULO',
        'TÍTULO ELEITOR',
        'TÍTULO DE ELEITOR',
        'TÍTULO ELEITORAL',
        'INSCRIÇÃO ELEITORAL',
        'T. ELEITOR / ZONA / SEÇÃO',
        'TÍTULO DE ELEITOR / ZONA / SEÇÃO',
        'TÍTULO ELEITOR / ZONA / SEÇÃO',
      ],
    },
    {
      id: 'PIS',
      kind: 'pis_digits',
      labels: [
        'PIS/PASEP',
        'NIS/PIS/PASEP',
        'PIS/PASEP/NIS',
        'PIS/NIS',
        'NIT/PIS/PASEP',
        'PIS',
        'PASEP',
        'NIS',
        'NIT',
      ],
    },
    { id: 'CNS', kind: 'cns_digits', labels: ['CNS', 'Nº CNS', 'Cartão Nacional de Saúde', 'Cartão SUS'] },
    {
      id: 'DocumentNumber',
      kind: 'serial',
      // A figure by itself is the first of a number whose groups a pattern tore apart.
      shape: /(?:\d\D*){3}/,
      labels: [
        'REGISTRO GERAL',
        'Registro Geral - CPF / Personal Number',
        'REGISTRO GERAL Nº',
        'REGISTRO GERAL (RG)',
        'Nº DO REGISTRO GERAL',
        'Nº DO REGISTRO',
        'RG',
        'RG Nº',
        'Nº DO RG',
        'Nº DA IDENTIDADE',
        'CARTEIRA DE IDENTIDADE Nº',
      ],
      // Minas Gerais prints its letters before the number.
      splits: { pattern: /^(?:[A-Z]{2}-?)?(\d[\d.]*(?:-?[\dX])?)$/, into: ['DocumentNumber'] },
    },
    {
      id: 'SourceDocument',
      kind: 'text',
      labels: [
        'DOC. ORIGEM',
        'DOCUMENTO DE ORIGEM',
        'REGISTRO CIVIL',
        'CERTIDÃO',
        'CERTIDÃO DE ORIGEM',
        'ORIGEM',
        'DOCTO. ORIGEM',
        'ASSENTO DE ORIGEM',
        'CERT. NASC.',
        'CERT. CAS.',
        'CERT. NASC. / CAS.',
      ],
    },
    {
      id: 'DriverLicenseNumber',
      kind: 'number',
      labels: [
        'CNH',
        'Nº CNH',
        'REGISTRO CNH',
        'CARTEIRA DE HABILITAÇÃO',
        'CARTEIRA NACIONAL DE HABILITAÇÃO',
        'CART. HABILITAÇÃO',
        'HABILITAÇÃO',
        'CARTEIRA DE MOTORISTA',
        'CNH - Nº REGISTRO',
      ],
    },
    {
      id: 'CTPSNumber',
      kind: 'number',
      labels: [
        'CTPS',
        'Nº CTPS',
        'CARTEIRA DE TRABALHO',
        'CART. TRABALHO',
        'CART. TRAB.',
        'CART. TRAB. Nº',
        'C. TRABALHO',
      ],
    },
    {
      id: 'CTPSNumber',
      kind: 'text',
      labels: ['CTPS / SÉRIE / UF', 'CTPS/SÉRIE', 'CTPS - SÉRIE - UF', 'CARTEIRA DE TRABALHO / SÉRIE / UF'],
      splits: {
        pattern: /^(\d{3,8})(?: | ?[/–-] ?)(\d{3,5})(?:(?: | ?[/–-] ?)([A-Z]{2}))?$/,
        into: ['CTPSNumber', 'CTPSSeries', 'CTPSState'],
      },
    },
    {
      id: 'CTPSSeries',
      kind: 'number',
      labels: ['SÉRIE', 'SÉRIE CTPS', 'SÉRIE DA CTPS', 'CTPS SÉRIE', 'Nº DA SÉRIE', 'S. CTPS'],
    },
    {
      id: 'CTPSState',
      kind: 'uf',
      labels: ['UF', 'UF CTPS', 'UF DA CTPS', 'ESTADO CTPS', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'MilitaryNumber',
      kind: 'number',
      labels: [
        'CERT. MILITAR',
        'CERTIFICADO MILITAR',
        'DOC. MILITAR',
        'CERTIFICADO DE RESERVISTA',
        'CERT. RESERVISTA',
        'RESERVISTA',
        'CERTIFICADO DE DISPENSA',
        'CERTIFICADO DE ALISTAMENTO MILITAR',
        'DOCUMENTO MILITAR',
        'C. MILITAR',
        'REG. MILITAR',
        'REGISTRO MILITAR',
        'CDI',
        'CAM',
      ],
    },
    {
      id: 'ProfessionalId',
      kind: 'text',
      labels: [
        'IDENTIDADE PROFISSIONAL',
        'ID. PROFISSIONAL',
        'REGISTRO PROFISSIONAL',
        'CARTEIRA PROFISSIONAL',
        'IDENTIDADE FUNCIONAL',
        'DOCUMENTO PROFISSIONAL',
        'INSCRIÇÃO PROFISSIONAL',
        'CONSELHO PROFISSIONAL',
        'REGISTRO NO CONSELHO',
        'CART. PROF.',
      ],
    },
    {
      id: 'DNI',
      kind: 'number',
      labels: [
        'DNI',
        'Nº DNI',
        'DOCUMENTO NACIONAL DE IDENTIFICAÇÃO',
        'DOC. NAC. IDENTIDADE',
        'DOCUMENTO NACIONAL DE IDENTIDADE',
      ],
    },
    {
      id: 'OrganDonor',
      kind: 'text',
      labels: [
        'Doador de Órgãos / Organ Donor',
        'Organ Donor',
        'Doador de Órgãos',
        'Doador de Órgãos e Tecidos',
        'Doação de órgãos',
        'Condição de doador',
      ],
    },
    {
      id: 'DirectorName',
      kind: 'name',
      captioned: true,
      labels: [
        'ASSINATURA DO DIRETOR',
        "Assinatura do Diretor / Director's Signature",
        'ASSINATURA DA DIRETORA',
        "Assinatura da Diretora / Director's Signature",
        'ASSINATURA DO(A) DIRETOR(A)',
        'ASSINATURA DA AUTORIDADE EXPEDIDORA',
        "Director's Signature",
        'DIRETOR',
        'DIRETORA',
        'DIRETOR GERAL',
        'DIRETORA GERAL',
        'DIRETOR DO DEPARTAMENTO',
        'DIRETOR DO INSTITUTO',
        'DIRETORA DO INSTITUTO',
        'DIRETOR DO INSTITUTO DE IDENTIFICAÇÃO',
        'DIRETORA DO INSTITUTO DE IDENTIFICAÇÃO',
        'DIRETOR DO I.I.',
        'DIRETOR(A)',
        'DELEGADO DIRETOR',
        'DELEGADO DIVISIONÁRIO',
        'ASS. DO DIRETOR',
        'PERITO DIRETOR',
        'SUPERINTENDENTE',
      ],
    },
  ],
};
