import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { customerFields } from './customer-fields.ts';
import { proofofaddressPhrases } from './phrases.ts';
import { ofLand, readPlaces } from './places.ts';
import { readProven } from './proven.ts';
import { slipFields } from './slip-fields.ts';
import { supplyFields } from './supply-fields.ts';

/** Labels as they are printed on the models in use. */
export const proofofaddressForm: ServiceForm<'proofofaddress'> = {
  issuer: {
    name: 'IssuerName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  addressee: {
    name: 'Name',
    street: 'Street',
    number: 'Number',
    complement: 'Complement',
    district: 'District',
    city: 'City',
    uf: 'State',
    cep: 'PostalCode',
  },
  accessKey: 'AccessKey',
  keyParts: { issuer: 'IssuerCNPJ', number: 'InvoiceNumber', series: 'InvoiceSeries' },
  slipLine: 'DigitableLine',
  // Headings beside those that are read.
  passedOver: ['Subclasse', 'Modalidade', 'Modalidade Tarifária', 'VALOR ANUAL (R$)', 'TRIBUTO', ...ofLand],
  bankCode: 'BankCode',
  proven: readProven,
  places: readPlaces,
  phrases: proofofaddressPhrases,
  summed: { table: 'BillItems', description: 'Description', amount: 'TotalAmount', total: 'TotalAmount' },
  tables: [
    {
      id: 'BillItems',
      least: 3,
      columns: [
        {
          id: 'Description',
          kind: 'text',
          labels: [
            'Itens de Fatura',
            'Itens da Fatura',
            'Descrição',
            'Discriminação',
            'Descrição dos serviços',
            'Produtos e serviços',
            'Serviços',
          ],
        },
        {
          id: 'Unit',
          kind: 'text',
          holds: /\p{L}/u,
          mends: [/^m[º°”"“*?'’]$/, 'm³'],
          labels: ['Unid.', 'Unidade', 'Un.'],
        },
        {
          id: 'Quantity',
          kind: 'decimal',
          labels: ['Quant.', 'Quantidade', 'Qtd.', 'Consumo', 'Consumo kWh'],
        },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: ['Valor (R$)', 'Valor R$', 'Valor', 'Valor Total', 'Valor total (R$)', 'Total'],
        },
      ],
    },
  ],
  fields: [...customerFields, ...supplyFields, ...slipFields],
};
