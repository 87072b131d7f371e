import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField, ServiceForm } from '../reading/forms/form-spec.ts';
import { amountFields } from './amounts.ts';
import { readPlaces } from './places.ts';
import { nfseTables } from './tables.ts';
import { readTaxMatrix } from './tax-matrix.ts';
import { readTaxRows } from './tax-rows.ts';
import { titlesOfBlocks } from './titles.ts';
import { serviceFields } from './service.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const party = [
  'CNPJ',
  'CPF',
  'IE',
  'IM',
  'Address',
  'District',
  'City',
  'UF',
  'CEP',
  'Phone',
  'Email',
] as const;

/** The number of a declaration or receipt with its series behind it in one box ("25 / 1"). */
const numberAndSeries = <N extends FieldName<'nfse'>, S extends FieldName<'nfse'>>(
  number: N,
  series: S,
  paper: 'DPS' | 'RPS',
): FormField<N | S> => ({
  id: number,
  kind: 'text',
  labels: [
    `${paper} / série`,
    `${paper} nº / série`,
    `Nº ${paper} / série`,
    `Número / série da ${paper}`,
    `Número / série do ${paper}`,
    `Número e série da ${paper}`,
    `Número e série do ${paper}`,
    `${paper} (número / série)`,
  ],
  shape: inTwo,
  splits: { pattern: inTwo, into: [number, series] },
});
const inTwo = /^(\d+) ?[/–-] ?(\w{1,5})$/;

const namedParties = { Provider: 'prestador', Customer: 'tomador', Intermediary: 'intermediário' } as const;
/** Particulars whose labels say whose they are ("CNPJ do Intermediário"), whichever block they are in. */
const fieldsByName: readonly FormField<FieldName<'nfse'>>[] = Object.entries(namedParties).flatMap(
  ([prefix, party]) => {
    const of = (part: string, kind: ValueKind, ...words: readonly string[]) => ({
      id: `${prefix}${part}` as FieldName<'nfse'>,
      kind,
      labels: words.flatMap((word) => [`${word} do ${party}`, `${word} ${party}`]),
    });
    const name = ['Nome', 'Razão social', 'Nome/Razão social', 'Razão social/Nome', 'Nome empresarial'];
    const both = [
      of('Name', 'name', ...name),
      of('CNPJ', 'cnpj', 'CNPJ', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ / CPF / NIF'),
    ];
    return prefix === 'Intermediary'
      ? both
      : [
          ...both,
          of('CPF', 'cpf', 'CPF', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ / CPF / NIF'),
          of('IM', 'digits', 'Inscrição municipal'),
          of('Address', 'street', 'Endereço', 'Logradouro'),
          of('District', 'text', 'Bairro'),
          of('City', 'city', 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'),
          of('UF', 'uf', 'UF', 'Estado', 'Município/UF', 'Cidade/UF'),
          of('CEP', 'cep', 'CEP'),
          of('Phone', 'phone', 'Telefone', 'Fone'),
          of('Email', 'email', 'E-mail'),
        ];
  },
);

/** Labels as they are printed on the models in use. */
export const nfseForm: ServiceForm<'nfse'> = {
  sections: titlesOfBlocks,
  untitled: 'Provider',
  places: readPlaces,
  proven: (sheet) => ({ ...readTaxMatrix(sheet), ...readTaxRows(sheet) }),
  phrases: [
    {
      pattern:
        /(?:prefeitura (?:municipal |do munic[ií]pio |da cidade )?|^(?:\P{L}*)munic[ií]pio )d[aeo] ((?!nota |documento |secretaria |n[uú]mero )(?:\p{Lu}[\p{L}'-]*|d[aeo]s?)(?: (?:\p{Lu}[\p{L}'-]*|d[aeo]s?))*?)(?= (?:[-–|•] )?(?:secretaria|coordena|departamento|diretoria|divis[aã]o|superintend|ger[eê]ncia|setor|fazenda|finan[cç]as|documento|danfs|estado|n[uú]mero|nota|nfs|cnpj|cep|rua|av|\d)|$)/iu,
      gives: [['IssuingCity', 'city']],
    },
    {
      pattern:
        /RPS(?: N[º°o.]+)?:? ?(\d+)(?:[,/ ]+S[eé]rie:? ?(\w+))?,? (?:emitido em|de|em) (\d\d\/\d\d\/\d{4})/i,
      gives: [
        ['RPSNumber', 'number'],
        ['RPSSeries', 'code'],
        ['RPSDate', 'date'],
      ],
    },
    // A declaration or receipt in a box of its own ("DPS" over "nº 9349 / série 900").
    ...(['DPS', 'RPS'] as const).map((paper) => ({
      pattern: new RegExp(
        String.raw`\b${paper}\b(?:(?!\b[DR]PS\b).){0,160}?\bn(?:[º°o.]+|[úu]mero:?) ?(\d{1,15}) ?[/,;–·-]? ?s[eé]rie:? ?(\w{1,5})\b`,
        'iu',
      ),
      gives: [
        [`${paper}Number`, 'number'],
        [`${paper}Series`, 'code'],
      ] as const,
    })),
    // Among the notes.
    {
      pattern: /\b(?:m[eê]s de )?compet[eê]ncia(?: da nota)?:? (?:de )?(\d{2}\/\d{4})(?![\d/])/i,
      gives: [['CompetenceDate', 'month']],
    },
    { pattern: /\bCNAE\b[^\d]{0,40}(\d{4}-\d\/\d{2})(?![\d/])/i, gives: [['CNAE', 'number']] },
    { pattern: /\b(\d{4}-\d\/\d{2})\b/, gives: [['CNAE', 'number']] },
    // The number right behind the title of the document.
    {
      pattern:
        /\bNOTA FISCAL(?: ELETR[ÔO]NICA)? DE (?:PRESTA[ÇC][ÃA]O DE )?SERVI[ÇC]OS?(?: ELETR[ÔO]NICA)?(?: ?[-–(]? ?NFS-?e\)?)? N(?:[º°o.]+|[ÚU]MERO):? ?(\d[\d./-]*)/i,
      gives: [['Number', 'number']],
    },
  ],
  signs: [
    {
      id: 'ISSQNWithheld',
      value: 'true',
      pattern:
        /ISS(?:QN)? retido(?: pelo tomador| na fonte)?\W{1,3}sim\b|(?<=\b(?:imposto|ISS|ISSQN|[ée]|foi|ser[áa]|ser) )retido pelo tomador(?=\s*[.;,)]|$|\s(?:conforme|nos termos|de acordo|na forma)\b)|(?<=\d%? )retido pelo tomador(?!\W{1,4}(?:n[aã]o|sim)\b|\s?[?:(])/i,
    },
    {
      id: 'ISSQNWithheld',
      value: 'false',
      pattern: /ISS(?:QN)? retido(?: pelo tomador| na fonte)?\W{1,3}n[aã]o\b|n[aã]o retido/i,
    },
  ],
  tables: nfseTables,
  // Boxes of the national form and of the ABRASF model that no field reads.
  passedOver: [
    'Exigibilidade do ISSQN',
    'Número Processo Suspensão',
    'Suspensão da Exigibilidade do ISSQN',
    'Natureza da Operação',
    'Regime Especial de Tributação',
    'Tributação do ISSQN',
    'Tipo de Imunidade',
    'Incentivo Fiscal',
    'Código da Obra',
    'Número Inscrição da Obra',
    'Inscrição da Obra',
    'Matrícula da Obra',
    'Número da ART',
    'CEI / CNO',
    'Código ART',
    'Outras Retenções',
    'Desconto Condicionado',
    'Código IBGE',
    'Situação tributária',
    'Sit. tributária',
    'Sit. trib.',
    'Situação tributária do ISS',
    'Situação tributária do ISSQN',
    'Tributação',
    // Titles of blocks of the national form.
    'TRIBUTAÇÃO MUNICIPAL',
    'TRIBUTAÇÃO MUNICIPAL (ISSQN)',
    'TRIBUTAÇÃO FEDERAL',
    'TRIBUTAÇÃO FEDERAL (EXCETO CBS)',
    'VALOR TOTAL DA NFS-E',
    'TOTAIS APROXIMADOS DOS TRIBUTOS',
    'INFORMAÇÕES COMPLEMENTARES',
    // Totals with the taxes on goods and services, sums of withholdings, and the day of the declaration before the invoice.
    'VALOR LÍQUIDO DA NFS-e + IBS/CBS',
    'Total das Retenções (ISSQN / Federais)',
    'Base de Cálculo Após Exclusões e Reduções',
    'Total tributação federal',
    'PIS/COFINS retidos',
    'Data e Hora da emissão da DPS',
  ],
  fields: [
    {
      id: 'Number',
      kind: 'number',
      labels: [
        'Número da NFS-e',
        'Número da Nota',
        'Nota nº',
        'NFS-e nº',
        'Número da Nota Fiscal',
        'Número NFS-e',
        'Nº da Nota Fiscal',
        'Nº da NFS-e',
        'Nº da Nota',
        'Número / Série',
        'Número da Nota Fiscal Eletrônica',
        'Número da NFSe',
        'Número da nota fiscal de serviço',
        'Número da nota fiscal de serviços',
        'Nº da Nota Fiscal Eletrônica',
        'NFS-e número',
        'NFSe nº',
        'Nota fiscal nº',
        'Nota fiscal número',
        'Número NF',
        'Nº NFS-e',
        'Nº da NF',
        'No. da nota',
      ],
    },
    {
      id: 'AccessKey',
      kind: 'access-key',
      labels: [
        'Chave de Acesso da NFS-e',
        'Chave de acesso',
        'Chave NFS-e',
        'Chave da NFS-e',
        'Chave de acesso NFS-e',
        'Chave de acesso nacional',
        'Chave de acesso da NFSe',
        'Chave nacional',
        'Chave',
      ],
    },
    {
      id: 'VerificationCode',
      kind: 'code',
      labels: [
        'Código de Verificação',
        'Cód. Verificação',
        'Cód. de Verificação',
        'Código de Autenticidade',
        'Cód. de Autenticidade',
        'Código verificador',
        'Código verificação',
        'Código de segurança',
        'Código de validação',
        'Código de validade',
        'Código de controle',
        'Código de autenticação',
        'Código autenticidade',
        'Código para verificação',
        'Código de verificação da NFS-e',
        'Código de verificação da nota',
        'Código de verificação / autenticidade',
        'Chave de verificação',
        'Chave de validação',
        'Autenticidade',
        'Cód. validação',
        'Cód. de validação',
        'Cód. verificador',
        'Cód. de segurança',
        'Cód. segurança',
        'Cód. autenticidade',
        'Cód. de autenticação',
        'Cód. autenticação',
        'Cód. de controle',
        'Código validação',
        'Código segurança',
      ],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'Data e Hora da emissão da NFS-e',
        'Data e Hora de Emissão',
        'Data e Hora da Emissão',
        'Emitida em',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
        'Data emissão',
        'Data de Geração da NFS-e',
        'Data da geração da NFS-e',
        'Data da geração',
        'Data/hora emissão',
        'Data/hora de emissão',
        'Data/hora da emissão',
        'Data e hora emissão',
        'Data e hora de geração',
        'Data/hora de geração',
        'Data e hora da geração',
        'Data e hora da nota',
        'Data/hora da nota',
        'Data/hora',
        'Data e hora',
        'Data - hora',
        'Dt. emissão',
        'Dt/hora emissão',
        'Gerada em',
        'Gerado em',
        'Data da emissão da NFS-e',
        'Data de emissão da NFS-e',
        'Data de emissão da nota',
        'Data da nota',
        'Data da NFS-e',
        'Data de geração',
      ],
    },
    {
      id: 'IssueTime',
      kind: 'time',
      labels: [
        'Data e Hora da emissão da NFS-e',
        'Data e Hora de Emissão',
        'Data e Hora da Emissão',
        'Emitida em',
        'Emissão',
        'Data de Geração da NFS-e',
        'Data da geração da NFS-e',
        'Data da geração',
        'Data/hora emissão',
        'Data/hora de emissão',
        'Data/hora da emissão',
        'Data e hora emissão',
        'Data e hora de geração',
        'Data/hora de geração',
        'Data e hora da geração',
        'Data e hora da nota',
        'Data/hora da nota',
        'Data/hora',
        'Data e hora',
        'Data - hora',
        'Dt. emissão',
        'Dt/hora emissão',
        'Gerada em',
        'Gerado em',
        'Hora de emissão',
        'Hora da emissão',
        'Hora emissão',
      ],
      follows: 'IssueDate',
    },
    {
      id: 'CompetenceDate',
      kind: 'date',
      labels: [
        'Competência da NFS-e',
        'Competência',
        'Data de Competência',
        'Competência da nota',
        'Data competência',
        'Data do fato gerador',
        'Fato gerador',
        'Data fato gerador',
        'Data da competência',
        'Data da prestação',
      ],
    },
    {
      id: 'CompetenceDate',
      kind: 'month',
      labels: [
        'Competência da NFS-e',
        'Competência',
        'Data de Competência',
        'Mês de Competência',
        'Mês/ano de competência',
        'Mês / ano',
        'Mês/ano',
        'Mês da competência',
        'Mês competência',
        'Período de competência',

        'Mês de referência',

        'Competência da nota',
        'Competência (mês/ano)',
      ],
    },
    {
      id: 'RPSNumber',
      kind: 'number',
      labels: [
        'RPS Nº',
        'Número do RPS',
        'RPS',
        'Nº do RPS',
        'Nº RPS',
        'Número RPS',
        'RPS número',
        'Número do recibo provisório',
        'Recibo provisório de serviços',
        'RPS nº/série',
      ],
    },
    { id: 'RPSSeries', kind: 'code', labels: ['Série', 'Série do RPS', 'Série RPS'] },
    {
      id: 'RPSDate',
      kind: 'date',
      labels: [
        'emitido em',
        'Data do RPS',
        'Data de emissão do RPS',
        'Data da emissão do RPS',
        'Emissão do RPS',
        'Data emissão RPS',
        'RPS emitido em',
      ],
    },
    {
      id: 'DPSNumber',
      kind: 'number',
      labels: ['Número da DPS', 'Número DPS', 'Nº da DPS', 'DPS nº', 'Nº DPS', 'DPS número', 'DPS'],
    },
    numberAndSeries('DPSNumber', 'DPSSeries', 'DPS'),
    numberAndSeries('RPSNumber', 'RPSSeries', 'RPS'),
    { id: 'DPSSeries', kind: 'code', labels: ['Série da DPS', 'Série DPS'] },
    ...partyFields('Provider', ['Name', 'TradeName', ...party]),
    ...partyFields('Customer', ['Name', ...party]),
    ...partyFields('Intermediary', ['Name', 'CNPJ']),
    ...fieldsByName,
    ...serviceFields,
    ...amountFields,
  ],
};
