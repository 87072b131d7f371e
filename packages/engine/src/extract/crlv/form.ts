import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readRemarks } from './remarks.ts';
import { trafficCoordination, trafficDepartment } from '../reading/particulars/traffic-department.ts';
import {
  townOfRegistration,
  vehicleFields,
  vehiclePhrases,
  vehicleRows,
  vehicleRuns,
} from '../reading/particulars/vehicles.ts';

const ownerLabels = [
  'NOME',
  'NOME / ENDEREÇO',
  'NOME / RAZÃO SOCIAL',
  'NOME DO PROPRIETÁRIO',
  'NOME / RAZÃO SOCIAL DO PROPRIETÁRIO',
  'PROPRIETÁRIO',
];
const taxpayerLabels = ['CPF / CNPJ', 'CNPJ / CPF', 'CPF / CGC', 'CPF', 'CNPJ', 'CPF / CNPJ DO PROPRIETÁRIO'];

/** Labels as they are printed on the models in use. */
export const crlvForm: ServiceForm<'crlv'> = {
  proven: readRemarks,
  card: {
    runs: vehicleRuns,
    rows: [
      ...vehicleRows,
      { pattern: /^\d \d{9,11}(?: \S+)? ((?:19|20)\d{2})$/, gives: [['LicensingYear', 'year']] },
      { pattern: /^\d \d{9,11} (\d{8,9}) (?:19|20)\d{2}$/, gives: [['RNTRC', 'number']] },
      // The tax in one sum is due before its parts are, of which only day and month are printed.
      {
        pattern: /(?<![\d/])(\d{2}\/\d{2}\/\d{4}) \d{2}\/\d{2}(?: \d{2}\/\d{2}|$)/,
        gives: [['IPVADueDate', 'date']],
      },
      // Premium, tax on it and total, with the day of payment behind them.
      {
        pattern: /^\d+,\d{2} \d+,\d{2} (\d+,\d{2}) \d{2}\/\d{2}\/\d{4}$/,
        gives: [['InsuranceAmount', 'money']],
      },
      {
        pattern: /^(?:\S )?(\p{Lu}{2}[\p{Lu}' ]+?)(?: ?[/-] ?([A-Z]{2})| ([A-Z]{2}))? \d{2}\/\d{2}\/\d{4}$/u,
        gives: [
          ['City', 'city'],
          ['State', 'uf'],
          ['State', 'uf'],
        ],
      },
      {
        pattern: /(?<!\d)(\d{11}) ((?:19|20)\d{2}) (?=\d{12} )/,
        gives: [
          ['Renavam', 'renavam'],
          ['LicensingYear', 'year'],
        ],
      },
    ],
    holder: 'Name',
    cpf: 'CPF',
    cnpj: 'CNPJ',
    towns: [['City', 'State']],
    address: { street: 'Address', district: 'District' },
  },
  phrases: [
    { pattern: trafficDepartment, gives: [['IssuingAuthority', 'text']] },
    { pattern: trafficCoordination, gives: [['IssuingAuthority', 'text']] },
    { pattern: /\b(DETRAN ?[-–/]? ?[A-Z]{2})\b/, gives: [['IssuingAuthority', 'text']] },
    ...vehiclePhrases,
  ],
  fields: [
    ...vehicleFields,
    // One row: the address follows in the same box.
    { id: 'Name', kind: 'name', labels: ownerLabels },
    { id: 'CPF', kind: 'cpf', labels: taxpayerLabels },
    { id: 'CNPJ', kind: 'cnpj', labels: taxpayerLabels },
    {
      id: 'Address',
      kind: 'street',
      labels: ['NOME / ENDEREÇO', 'Endereço', 'Logradouro', 'Endereço do proprietário'],
      address: { district: 'District' },
    },
    { id: 'District', kind: 'text', labels: ['Bairro', 'Bairro/Distrito'] },
    {
      id: 'City',
      kind: 'city',
      labels: ['LOCAL', 'LOCAL DE EMISSÃO', 'Município/UF', 'Cidade/UF', ...townOfRegistration],
    },
    {
      id: 'State',
      kind: 'uf',
      labels: ['LOCAL', 'LOCAL DE EMISSÃO', 'UF', 'Município/UF', 'Cidade/UF', ...townOfRegistration],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['DATA', 'Data de emissão', 'Data da emissão', 'Emissão', 'Data emissão', 'DATA DE EXPEDIÇÃO'],
    },
    { id: 'DocumentNumber', kind: 'number', labels: ['NÚMERO DO CRLV', 'Nº CRLV', 'NÚMERO DO DOCUMENTO'] },
    { id: 'CRVNumber', kind: 'number', labels: ['NÚMERO DO CRV', 'NÚMERO CRV', 'Nº DO CRV', 'Nº CRV'] },
    {
      id: 'SecurityCode',
      kind: 'number',
      labels: [
        'CÓD. DE SEGURANÇA DO CLA',
        'CÓDIGO DE SEGURANÇA DO CLA',
        'CÓDIGO DE SEGURANÇA CLA',
        'CÓD. SEGURANÇA CLA',
        'CÓD. CLA',
        'CÓDIGO DE SEGURANÇA',
        'CÓD. SEGURANÇA',
      ],
    },
    {
      id: 'LicensingYear',
      kind: 'year',
      labels: ['EXERCÍCIO', 'ANO EXERCÍCIO', 'EXERC.', 'ANO DE EXERCÍCIO', 'EXERCÍCIO DO LICENCIAMENTO'],
    },
    {
      id: 'IPVADueDate',
      kind: 'date',
      labels: [
        'VENC. COTA ÚNICA',
        'VENCIMENTO COTA ÚNICA',
        'VENCIMENTO DA COTA ÚNICA',
        'DATA DE VENCIMENTO COTA ÚNICA',
        'COTA ÚNICA VENCIMENTO',
        'VENCIMENTO IPVA',
        'VENCIMENTO DO IPVA',
        'IPVA VENCIMENTO',
      ],
    },
    {
      id: 'InsuranceAmount',
      kind: 'money',
      labels: [
        'PRÊMIO TOTAL',
        'PRÊMIO TOTAL (R$)',
        'VALOR DO PRÊMIO TOTAL',
        'PRÊMIO TOTAL DPVAT',
        'TOTAL A SER PAGO PELO SEGURADO',
        'TOTAL A SER PAGO PELO SEGURADO (R$)',
        'VALOR TOTAL A SER PAGO',
        'VALOR TOTAL DPVAT',
        'VALOR TOTAL DO SEGURO',
        'TOTAL DO SEGURO DPVAT',
        'VALOR DO SEGURO',
      ],
    },
  ],
  // Other amounts and days of the vehicle's tax and insurance.
  passedOver: [
    'COTA ÚNICA',
    'FAIXA IPVA',
    'PARCELAMENTO / COTAS',
    'VENCTOS.',
    'VENCIMENTO DAS COTAS',
    'PRÊMIO TARIFÁRIO',
    'PRÊMIO TARIFÁRIO (R$)',
    'IOF',
    'IOF (R$)',
    'CUSTO DO BILHETE',
    'CUSTO DO BILHETE (R$)',
    'CUSTO DO SEGURO (R$)',
    'CUSTO DA APÓLICE (R$)',
    'REPASSE FNS (R$)',
    'REPASSE DENATRAN (R$)',
    'REPASSE OBRIGATÓRIO FNS (R$)',
    'REPASSE OBRIGATÓRIO DENATRAN (R$)',
    'VALOR DO IPVA',
    'DATA DE PAGAMENTO',
    'DATA DE QUITAÇÃO',
    'PAGAMENTO',
    'CAT. TARIF.',
    'DADOS DO SEGURO DPVAT',
    'INFORMAÇÕES DO SEGURO DPVAT',
    'MENSAGENS DETRAN',
    'MENSAGENS SENATRAN',
  ],
};
