import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { personFields } from '../reading/particulars/people.ts';
import { contractFields, noPerson } from './contract-fields.ts';
import { placesOfHealthcard } from './places.ts';
import { planFields } from './plan-fields.ts';
import { ofRegister, valuesWithoutLabel } from './values-without-label.ts';

/** Labels of the town of residence, which its state may follow. */
const towns = [
  'Município',
  'Município/UF',
  'Município de residência',
  'Município de residência/UF',
  'Município e UF de residência',
  'Cidade de residência',
  'Cidade',
  'Cidade/UF',
  'Município/Estado',
  'Residência',
  'Residência/UF',
  'Local de residência',
  'Domicílio',
];

const ofCopy = ['VIA', 'Via do cartão', 'Nº da via', 'Número da via', 'Via da carteira'];

/** Cards of health plans (labels of RN ANS 501) and of the public system (CNS). */
export const healthcardForm: ServiceForm<'healthcard'> = {
  places: placesOfHealthcard,
  passedOver: [
    // What the card is, over all of it.
    'Plano de saúde',
    'Nome completo do pai',
    'Nome do pai',
    'Raça/cor',
    'Nacionalidade',
    'NIS/PIS/PASEP',
    'Logradouro',
    'CEP',
  ],
  card: {
    holder: 'Name',
    brand: 'OperatorName',
    cpf: 'CPF',
    days: ['BirthDate', 'StartDate', 'ExpiryDate'],
    runs: [
      ...valuesWithoutLabel,
      { pattern: /Nasc\w*\.? ?:? ?(\d{2}\/\d{2}\/\d{4})/i, gives: [['BirthDate', 'date']] },
      { pattern: /Sexo ?:? ?([MF])\b/i, gives: [['Sex', 'sex']] },
      { pattern: /(?<!\p{L})(MASCULINO|FEMININO)(?!\p{L})/iu, gives: [['Sex', 'sex']] },
    ],
    rows: [
      // An operator says of itself that it is one.
      {
        pattern:
          /^(\p{Lu}[^·•|,–]{2,60}?) ?(?:[·•|,–-]|é) ?(?:uma )?(?:operadora|seguradora|cooperativa)(?: (?:de|do|dos|em) (?:planos? )?(?:de )?(?:assist[êe]ncia )?(?:[àa] )?sa[úu]de)? (?:com )?(?:registrad[ao]|registro) (?:n[ao]|junto)(?!\p{L})/iu,
        gives: [['OperatorName', 'text']],
      },
      // The sex beside the day of birth, whose labels may stand below.
      { pattern: /^\d{2}\/\d{2}\/\d{4} ([MF])(?= |$)/, gives: [['Sex', 'sex']] },
      { pattern: /(?<!\d)(\d{1,2} ?[AªaºO°]? VIA)(?!\p{L})/u, gives: [['CopyNumber', 'copy']] },
      // The cooperatives' numbers have groups of 1, 3, 12 and 1 digits, without a label.
      {
        pattern: /(?<![\dOI/])([\dOI] [\dOI/]{3} [\dOI/]{12} [\dOI])(?![\dOI/])/,
        gives: [['CardNumber', 'figures']],
      },
      // Other numbers are alone in their row, in groups; a number of the public system proves itself, and no telephone number is as long.
      {
        pattern: /^((?!\d{15}$|\d{3} ?\d{4} ?\d{4} ?\d{4}$|0800)\d{1,10}(?:[ .-]\d{1,10}){1,5})$/,
        gives: [['CardNumber', 'card-number']],
      },
    ],
  },
  phrases: [
    ofRegister,
    // What is still waited for, with its day behind a colon.
    {
      pattern:
        /\bCar[êe]ncias?:? ((?:Parto(?: a termo)?|Demais(?: car[êe]ncias)?|DLP|CPT|Doen[çc]as?(?: ou les[õo]es)? preexistentes?|Interna[çc][ãa]o|Interna[çc][õo]es|Cirurgias?|Consultas?|Exames?(?: \p{L}+)?|Procedimentos \p{L}+): ?(?:at[ée] )?(?:\d{2}\/)?\d{2}\/\d{4})/iu,
      gives: [['WaitingPeriod', 'text']],
    },
    // The label may be broken around its value.
    {
      pattern:
        /\bMunic[ií]pio de (?:resid[êe]ncia:? )?(\p{Lu}[\p{L}' ]+?) ?[/–-] ?([A-Z]{2})(?: resid[êe]ncia:?)?(?!\p{L})/u,
      gives: [
        ['City', 'city'],
        ['State', 'uf'],
      ],
    },
    // A figure by itself before or behind it makes it a part of the number of the card.
    {
      pattern: /(?<!\d|\b[\dO] )([1-2789]\d{2} ?\d{4} ?\d{4} ?\d{4})(?!\d| [\dO]\b(?![/.]))/,
      gives: [['CNS', 'cns_digits']],
    },
  ],
  fields: [
    ...personFields(['Name', 'CPF', 'BirthDate', 'Sex', 'MotherName', 'IssueDate'], {
      Name: [
        'Nome do beneficiário',
        'Beneficiário',
        'Usuário',
        'Nome do titular',
        'Nome do usuário',
        'Associado',
        'Segurado',
        'Nome completo do usuário',
        'Nome completo do beneficiário',
        'Beneficiário(a)',
        'Usuário(a)',
        'Nome do associado',
        'Nome do segurado',
        'Nome do participante',
        'Participante',
        'Paciente',
        'Nome do dependente',
        'Nome do cliente',
        'Pessoa coberta',
        'Pessoa atendida',
        'Quem usa',
        'Quem usa o plano',
        'Quem está coberto',
        'Cliente',
      ],
      MotherName: ['Nome completo da mãe', 'Nome completo da genitora', 'Nome mãe', 'Filho(a) de'],
      IssueDate: ['Data de confecção', 'Data da confecção', 'Data impressão', 'Data de impressão'],
    }).map((field) => (field.id === 'Name' ? { ...field, shape: noPerson } : field)),
    {
      id: 'ExpiryDate',
      kind: 'date',
      labels: [
        'VALIDADE',
        'VÁLIDO ATÉ',
        'Válida até',
        'Validade da carteira',
        'Validade do cartão',
        'Validade da carteirinha',
        'Validade do plano',
        'Validade do contrato',
        'Data de validade',
        'Válido até',
        'Vencimento',
        'Vence em',
        'Válido para uso até',
        'Expira em',
        'Fim da vigência',
      ],
    },
    {
      id: 'ExpiryDate',
      kind: 'text',
      labels: ['VALIDADE', 'Válido até', 'Data de validade', 'Validade do cartão'],
      oneOf: /^INDETERMINADA$/i,
    },
    // Plans print the number of a copy with its leading zero, or as an ordinal.
    {
      id: 'CopyNumber',
      kind: 'number',
      shape: /^\D*\d{1,2}\D*$/,
      labels: ofCopy,
    },
    { id: 'CopyNumber', kind: 'copy', shape: /\d ?[ªº°]/, labels: ofCopy },
    {
      id: 'CNS',
      kind: 'cns_digits',
      labels: [
        'CNS',
        'Nº CNS',
        'Nº do CNS',
        'Número do CNS',
        'Número do CNS (definitivo)',
        'Número do CNS (provisório)',
        'CNS definitivo',
        'Cartão Nac. de Saúde',
        'Cartão Nac. Saúde',
        'Nº do Cartão Nacional de Saúde',
        'Número do Cartão Nacional de Saúde',
        'Nº do Cartão SUS',
        'Cartão Nacional de Saúde',
        'Cartão SUS',
        'Nº do CNS do beneficiário',
        'Cartão Nacional',
        'CNS nº',
        'Cartão SUS nº',
        'Nº Cartão Nacional de Saúde',
        'Cartão Nacional de Saúde (CNS)',
      ],
    },
    // The label of the state may follow the town in its row.
    {
      id: 'City',
      kind: 'city',
      labels: towns,
      splits: { pattern: /^(.*\p{L}{3}) UF:?$/u, into: ['City'] },
    },
    { id: 'State', kind: 'uf', labels: towns },
    {
      id: 'OperatorName',
      kind: 'text',
      // A clerk's number stands behind a word that is almost the same ("Operador: 3107").
      shape: /^\D/,
      labels: [
        'Operadora',
        'Nome da operadora',
        'Razão social da operadora',
        'Operadora do plano',
        'Operadora de saúde',
        'Operadora de plano de saúde',
      ],
    },
    {
      id: 'OperatorName',
      kind: 'text',
      labels: ['Seguradora', 'Convênio', 'Nome do convênio'],
      shape: /^\D/,
      alone: true,
    },
    { id: 'State', kind: 'uf', labels: ['UF', 'Estado', 'UF de residência'], alone: true },
    {
      id: 'CityCode',
      kind: 'number',
      labels: [
        'IBGE',
        'Código IBGE',
        'Cód. IBGE',
        'Código IBGE do município',
        'Cód. IBGE do município',
        'Código do município',
        'Município (código IBGE)',
      ],
    },
    ...planFields,
    ...contractFields,
  ],
};
