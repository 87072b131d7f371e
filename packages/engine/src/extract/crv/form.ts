import type { FormField, ServiceForm } from '../reading/forms/form-spec.ts';
import { authorisations } from './authorisations.ts';
import { notaryPhrases } from './notary.ts';
import { readParties } from './parties.ts';
import { frontFirst, withBackTitled, withPlaceOfSale } from './sides.ts';
import { ofSale, saleAmount, saleCity, saleDate } from './sale-labels.ts';
import { buyerNames, buyerTitles, sellerTitles, sellerVerbs, titled } from './titles.ts';
import { onWrittenLines } from './written-lines.ts';
import { identityFields, namedPartyFields, partyFields } from '../reading/particulars/parties.ts';
import { trafficCoordination, trafficDepartment } from '../reading/particulars/traffic-department.ts';
import {
  crvNumberFields,
  ownerLabels,
  stateOfRegistration,
  townOfRegistration,
  vehicleFields,
} from '../reading/particulars/vehicle-fields.ts';
import { withVehicleSlashes } from '../reading/particulars/vehicle-slashes.ts';
import { vehiclePhrases, vehicleRows, vehicleRuns } from '../reading/particulars/vehicles.ts';
import { registryAddress } from '../reading/particulars/registry-address.ts';

const party = [
  'Name',
  'CPF',
  'CNPJ',
  'Email',
  'Phone',
  'Street',
  'Number',
  'Complement',
  'District',
  'City',
  'State',
  'PostalCode',
] as const;

/** A house's number, which is shorter than those of the paper. */
const houseNumber = /^(?:\d{1,5}\s?[A-Z]?|S\/?N[ºo°]?)$/i;

/** Labels as they are printed on the models in use. */
export const crvForm: ServiceForm<'crv'> = {
  prose: readParties,
  arranged: (sheet) => onWrittenLines(withPlaceOfSale(withBackTitled(frontFirst(withVehicleSlashes(sheet))))),
  byHand: { fields: /^(?:Buyer|Sale)/, unless: /\bATPV-?e\b|\bDIGITAL\b/i },
  sections: {
    Vehicle: titled(['VEÍCULO']),
    Sale: [
      ...titled(['VENDA', 'TRANSAÇÃO', 'TRANSFERÊNCIA', 'NEGÓCIO', 'COMPRA E VENDA', 'OPERAÇÃO']),
      'VALOR, LOCAL E DATA DA VENDA',
    ],
    Seller: sellerTitles,
    // The back of the paper form is the buyer's from this label on.
    Buyer: [...buyerTitles, ...authorisations],
  },
  // After a number sign that is often lost; no other number on the paper document has twelve digits.
  card: {
    runs: [
      { pattern: /^(\d{12})$/, gives: [['DocumentNumber', 'number']] },
      // The last line of the owner's address.
      {
        pattern: /^(\d{2}\.?\d{3}-?\d{3}) \p{Lu}[\p{Lu}' .-]+?(?: ?[/-] ?| )[A-Z]{2}$/u,
        gives: [['PostalCode', 'cep']],
      },
      ...vehicleRuns,
    ],
    rows: [
      ...vehicleRows,
      { pattern: /^(?:\d )?\d{9,11} (?:\S+ )?(\d{11})$/, gives: [['SecurityCode', 'number']] },
      // The last boxes of the authorisation: price, place and day of the sale.
      {
        pattern: /^(?:R\$ ?)?(\d[\d.]*,\d{2}) (\p{Lu}[\p{L}' ]+?) ?[/-] ?([A-Z]{2}) (\d{2}\/\d{2}\/\d{4})$/u,
        gives: [
          ['SaleAmount', 'money'],
          ['SaleCity', 'city'],
          ['SaleState', 'uf'],
          ['SaleDate', 'date'],
        ],
      },
      {
        pattern: /^(\p{Lu}[\p{L}' ]+?) ?[/-] ?([A-Z]{2}) (\d{2}\/\d{2}\/\d{4}) (?:R\$ ?)?(\d[\d.]*,\d{2})$/u,
        gives: [
          ['SaleCity', 'city'],
          ['SaleState', 'uf'],
          ['SaleDate', 'date'],
          ['SaleAmount', 'money'],
        ],
      },
    ],
    holder: 'Name',
    cpf: 'CPF',
    cnpj: 'CNPJ',
    towns: [['City', 'State']],
    address: {
      street: 'Street',
      number: 'Number',
      district: 'District',
      cep: 'PostalCode',
    },
  },
  phrases: [
    // Sentences abbreviate the authority that the heading names.
    // By whom it was issued stands before the day.
    {
      pattern:
        /(?<!\p{L})(?:[Ee]mitid|[Ee]xpedid)[oa] (?:pel[oa]|por) (?:DETRAN|Detran|CET)[ /–-]{0,3}[A-Z]{2},? (?:em|no dia|aos?) (\d{2}[/.]\d{2}[/.]\d{4})(?!\d)/u,
      gives: [['IssueDate', 'date']],
    },
    { pattern: trafficDepartment, gives: [['IssuingAuthority', 'text']] },
    { pattern: trafficCoordination, gives: [['IssuingAuthority', 'text']] },
    { pattern: /\b(DETRAN ?[-–/]? ?[A-Z]{2}|CET ?[-–/] ?MG)\b/, gives: [['IssuingAuthority', 'text']] },
    // The authorisation of a sale has its own number of fifteen digits, and the document's in another box.
    { pattern: /(?<!\d)(\d{15})(?!\d)/, gives: [['DocumentNumber', 'number']] },
    {
      pattern: /(?<!\d)(\d{12})(?!\d)(?=[^]*(?<!\d)\d{15}(?!\d))/,
      gives: [['CRVNumber', 'number']],
    },
    {
      pattern:
        /\b(?:CRV|[Cc]ertificado de [Rr]egistro(?: de [Vv]e[íi]culo)?(?: ?\(CRV\))?),? (?:(?:de |sob (?:o )?)?(?:n[º°o.]{1,2}|n[úu]mero) ?)(\d{10,12})(?!\d)/u,
      gives: [['CRVNumber', 'number']],
    },
    {
      pattern:
        /\bc[óo]digo de seguran[çc]a(?: d[oa] (?:CRV|CLA|ATPV-?e))?,?:? (?:(?:n[º°o.]{1,2}|n[úu]mero) ?)?(\d{11})(?!\d)/iu,
      gives: [['SecurityCode', 'number']],
    },
    ...notaryPhrases,
    // Price, town and day of a sale in one sentence ("A venda foi ajustada pelo valor de …, em …, no dia …").
    {
      pattern:
        /\b(?:vend(?:a|id[oa]|i|emos|e)|neg[óo]ci(?:o|ad[oa])|transa[çc][ãa]o|transfer(?:ida|ido|[êe]ncia)|alienad[oa]|aliena[çc][ãa]o)(?!\p{L})(?:(?!\. \p{Lu})[^;]){0,200}? em (\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){0,4})(?: ?[-–/(,] ?([A-Z]{2})\)?(?!\p{L}))?,? (?:no dia|em|aos?|a|na data de) (\d{1,2}[º°]? de \p{L}+ de \d{4}|\d{2}\/\d{2}\/\d{4})/u,
      gives: [
        ['SaleCity', 'city'],
        ['SaleState', 'uf'],
        ['SaleDate', 'date'],
      ],
    },
    // Price, day and town the other way round ("vendido por R$ 5.000,00 em 02/03/2026, na cidade de Lages (SC)").
    {
      pattern:
        /\bvend(?:id[oa]|i|emos|eu)(?: [oa] ve[íi]culo)? (?:por|pelo valor de|pelo pre[çc]o de) R\$ ?(\d[\d.]*,\d{2}),? (?:em|no dia|aos?) (\d{2}\/\d{2}\/\d{4}|\d{1,2}º? de \p{L}+ de \d{4}),? (?:n[ao] (?:cidade|munic[íi]pio) d[eoa]|em) (\p{Lu}[\p{L}'’]+(?: (?:(?:d[aeo]s?|D[AEO]S?) )?\p{Lu}[\p{L}'’]+){0,4})(?: ?[-–/(,] ?([A-Z]{2})\)?(?!\p{L}))?/iu,
      gives: [
        ['SaleAmount', 'money'],
        ['SaleDate', 'date'],
        ['SaleCity', 'city'],
        ['SaleState', 'uf'],
      ],
    },
    // The declaration of a sale in one sentence ("a quem o vendi em … pelo valor de …").
    {
      pattern:
        /\bvend(?:i|emos|id[oa])(?: [oa])? (?:em|aos?|no dia) (\d{2}\/\d{2}\/\d{4}|\d{1,2}º? de \p{L}+ de \d{4})/iu,
      gives: [['SaleDate', 'date']],
    },
    {
      pattern: /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d{2,6}) ?km(?!\p{L}|\/)/iu,
      gives: [['Odometer', 'integer']],
    },
    // A deed of sale, or the intention of one, in sentences.
    {
      pattern:
        /\bEu,? (\p{Lu}[\p{L}' ]+?),(?: [^]{0,160}?)? CPF(?:\/MF)?(?: sob o)?(?: n[º°o.]{1,2})? ?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})/u,
      gives: [
        ['SellerName', 'name'],
        ['SellerCPF', 'cpf'],
      ],
    },
    ...(['CPF', 'CNPJ'] as const).map((number) => ({
      pattern: new RegExp(
        `(?:\\bvend(?:er|i|emos|ido|o)\\b[^]{0,120}?|\\btransferi[rd][^]{0,160}?|\\b(?:em nome d|(?:ao?|para o?) (?:comprador|adquirente)))(?: [ao]| ao| à| para|:|e|,)(?: Sr\\.?\\(?a?\\)?\\.?)? (\\p{Lu}{2}[\\p{L}'& ]+?),(?: [^\\d]{0,80}?)? ${number}(?:/MF)?(?: sob o)?(?: n[º°o.]{1,2})? ?([\\d./-]{11,18})`,
        'u',
      ),
      gives: [
        ['BuyerName', 'name'],
        [`Buyer${number}`, number === 'CPF' ? 'cpf' : 'cnpj'],
      ] as const,
    })),
    {
      pattern:
        /\b(?:valor|pre[çc]o|quantia|import[âa]ncia)(?: (?:total|certo|ajustado|acordado|combinado|declarado|e|da venda|da transa[çc][ãa]o|da negocia[çc][ãa]o))* de:? ?R\$ ?(\d[\d.]*,\d{2})/i,
      gives: [['SaleAmount', 'money']],
    },
    {
      pattern:
        /(?<!\p{L})(?!Local|Data)(\p{Lu}\p{Ll}[\p{L}' ]+?) ?[/-] ?([A-Z]{2}), (\d{1,2} de \p{L}+ de \d{4})/u,
      gives: [
        ['SaleCity', 'city'],
        ['SaleState', 'uf'],
        ['SaleDate', 'date'],
      ],
    },
    ...vehiclePhrases,
  ],
  fields: [
    ...vehicleFields,
    // One row: the address follows in the same box.
    {
      id: 'Name',
      kind: 'name',
      labels: ['NOME', 'NOME / ENDEREÇO', 'NOME / RAZÃO SOCIAL', ...ownerLabels],
    },
    { id: 'CPF', kind: 'cpf', labels: ['CPF / CGC', 'CPF / CNPJ', 'CPF', 'CNPJ / CPF'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CPF / CGC', 'CNPJ', 'CNPJ / CPF', 'CPF / CNPJ', 'CGC'] },
    {
      id: 'City',
      kind: 'city',
      labels: [
        'LOCAL',
        'LOCAL DE EMISSÃO',
        'LOCAL DE EXPEDIÇÃO',
        'EXPEDIDO EM',
        'EMITIDO EM',
        'Município',
        'Cidade',
        'Município/UF',
        'Cidade/UF',
        'MUNICÍPIO DO VEÍCULO',
        ...townOfRegistration,
      ],
    },
    {
      id: 'State',
      kind: 'uf',
      labels: [...stateOfRegistration, 'EXPEDIDO EM', 'EMITIDO EM'],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: [
        'DATA',
        'DATA DE EMISSÃO CRV',
        'DATA DE EMISSÃO DO CRV',
        'DATA EMISSÃO DO CRV',
        'DATA EMISSÃO CRV',
        'EMISSÃO DO CRV',
        'EXPEDIÇÃO DO CRV',
        'EXPEDIÇÃO CRV',
        'DATA DE EXPEDIÇÃO DO CRV',
        'DATA DA EXPEDIÇÃO DO CRV',
        'CRV EMITIDO EM',
        'CRV EXPEDIDO EM',
        'Data de emissão',
        'Data da emissão',
        'Emissão',
        'Data emissão',
        'Data de expedição',
      ],
    },
    {
      id: 'DocumentNumber',
      kind: 'number',
      labels: ['NÚMERO ATPV-e', 'NÚMERO DA ATPV-e', 'Nº DA ATPV', 'Nº ATPV-e', 'ATPV-e Nº', 'NÚMERO ATPV'],
    },
    ...crvNumberFields,
    {
      id: 'SecurityCode',
      kind: 'number',
      labels: [
        'CÓDIGO DE SEGURANÇA',
        'CÓDIGO DE SEGURANÇA CRV',
        'CÓDIGO DE SEGURANÇA DO CRV',
        'COD. SEGURANÇA',
        'CÓD. DE SEGURANÇA',
        'CÓD. SEGURANÇA CRV',
        'CÓD. SEG. CRV',
        'CÓD. SEG.',
        'CÓDIGO DE SEGURANÇA ATPV-e',
      ],
    },
    // Its box names no code where it is narrow; the code has eleven figures.
    { id: 'SecurityCode', kind: 'number', labels: ['SEGURANÇA'], alone: true, shape: /^\d{11}$/ },
    {
      id: 'Street',
      kind: 'street',
      labels: ['ENDEREÇO', 'NOME / ENDEREÇO', 'Logradouro', 'ENDEREÇO DO PROPRIETÁRIO', 'ENDEREÇO COMPLETO'],
      address: registryAddress,
    },
    {
      id: 'Number',
      kind: 'house-number',
      labels: ['NÚMERO', 'Nº DO IMÓVEL', 'Nº PREDIAL', 'Nº DO ENDEREÇO'],
    },
    // The sign leads the numbers of the paper as well, which are longer.
    {
      id: 'Number',
      kind: 'house-number',
      // Of the sign a picture may leave its letter.
      labels: ['Nº', 'N'],
      alone: true,
      shape: houseNumber,
    },
    {
      id: 'Complement',
      kind: 'text',
      labels: ['COMPLEMENTO', 'COMPL.', 'COMPLEM.', 'APTO / BLOCO', 'BLOCO / APTO'],
    },
    { id: 'District', kind: 'text', labels: ['Bairro', 'Bairro/Distrito', 'Bairro ou distrito', 'Distrito'] },
    { id: 'PostalCode', kind: 'cep', labels: ['NOME / ENDEREÇO', 'CEP'] },
    {
      id: 'PreviousOwnerName',
      kind: 'text',
      labels: [
        'NOME ANTERIOR',
        'NOME DO ANTERIOR',
        'PROPRIETÁRIO ANTERIOR',
        'PROPR. ANTERIOR',
        'ANTERIOR PROPRIETÁRIO',
        'ANTIGO PROPRIETÁRIO',
        'EX-PROPRIETÁRIO',
        'DONO ANTERIOR',
        'ANTIGO DONO',
        'NOME DO PROPRIETÁRIO ANTERIOR',
        'NOME DO ANTERIOR PROPRIETÁRIO',
      ],
    },
    {
      id: 'Odometer',
      kind: 'integer',
      labels: [
        'HODÔMETRO',
        'ODÔMETRO',
        'HODÔMETRO (KM)',
        'HODÔM.',
        'QUILOMETRAGEM',
        'QUILOMETRAGEM DECLARADA',
        'KILOMETRAGEM',
        'KM ATUAL',
        'KM DO VEÍCULO',
        'KM RODADOS',
        'KM REGISTRADO',
        'KM INFORMADO',
        'KM NA VENDA',
        'LEITURA DO HODÔMETRO',
      ],
    },
    { id: 'SaleAmount', kind: 'money', labels: saleAmount },
    { id: 'SaleAmount', kind: 'money', labels: saleAmount, section: 'Seller' },
    { id: 'SaleDate', kind: 'date', labels: ['DATA', ...saleDate] },
    { id: 'SaleDate', kind: 'date', labels: saleDate, section: 'Seller' },
    ...(['Buyer', 'Sale'] as const).map((section) => ({
      id: 'SaleDate' as const,
      kind: 'date' as const,
      labels: ['DATA', 'LOCAL E DATA', ...saleDate],
      section,
    })),
    { id: 'SaleAmount', kind: 'money', labels: ['VALOR', 'PREÇO', 'VALOR TOTAL'], section: 'Sale' },
    { id: 'SaleState', kind: 'uf', labels: ['UF'], section: 'Sale' },
    { id: 'SaleCity', kind: 'city', labels: saleCity },
    { id: 'SaleState', kind: 'uf', labels: [...saleCity, 'UF DA VENDA'], follows: 'SaleCity' },
    {
      id: 'NotaryName',
      kind: 'text',
      labels: [
        'CARTÓRIO',
        'TABELIONATO',
        'NOME DO CARTÓRIO',
        'CARTÓRIO DE NOTAS',
        'CARTÓRIO DO RECONHECIMENTO DE FIRMA',
        'CARTÓRIO QUE RECONHECEU A FIRMA',
        'TABELIONATO DE NOTAS',
      ],
    },
    {
      id: 'NotaryDate',
      kind: 'date',
      labels: [
        'DATA DO RECONHECIMENTO',
        'DATA DO RECONHECIMENTO DE FIRMA',
        'DATA DE RECONHECIMENTO DE FIRMA',
        'RECONHECIMENTO DE FIRMA EM',
        'FIRMA RECONHECIDA EM',
      ],
    },
    ...ofSale.flatMap((where): FormField<'SaleCity' | 'SaleState'>[] => [
      { id: 'SaleCity', kind: 'city', ...where },
      { id: 'SaleState', kind: 'uf', ...where },
    ]),
    ...partyFields('Seller', party, {
      Name: [...sellerVerbs, 'VENDEDOR(A)', 'PROPRIETÁRIO(A) VENDEDOR(A)'],
      Street: ['RUA'],
      City: ['MUNICÍPIO DE DOMICÍLIO OU RESIDÊNCIA', 'MUNICÍPIO DE RESIDÊNCIA', 'DOMICÍLIO'],
    }),
    ...(['SellerNumber', 'BuyerNumber'] as const).map((id) => ({
      id,
      kind: 'house-number' as const,
      labels: ['N', 'CASA Nº', 'Nº DA CASA', 'PORTA'],
      alone: true as const,
      section: id.replace('Number', ''),
      shape: houseNumber,
    })),
    ...identityFields('Seller'),
    ...namedPartyFields(
      'Seller',
      [...party, 'RG'],
      ['vendedor', 'proprietário vendedor', 'alienante', 'transmitente'],
    ),
    ...partyFields('Buyer', party, {
      Name: buyerNames,
      Street: ['RUA'],
      CPF: ['CPF / CGC'],
      CNPJ: ['CPF / CGC'],
      City: ['MUNICÍPIO DE DOMICÍLIO OU RESIDÊNCIA', 'MUNICÍPIO DE RESIDÊNCIA', 'DOMICÍLIO'],
      PostalCode: ['ENDEREÇO'],
    }),
    ...identityFields('Buyer'),
    ...namedPartyFields('Buyer', [...party, 'RG'], ['comprador', 'adquirente', 'novo proprietário']),
  ],
};
