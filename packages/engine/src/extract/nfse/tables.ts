import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** The services of an invoice as a list with amounts, which some towns print. */
export const nfseTables: ServiceForm<'nfse'>['tables'] = [
  {
    id: 'Items',
    least: 3,
    columns: [
      {
        id: 'Description',
        kind: 'text',
        labels: [
          'Descrição',
          'Discriminação',
          'Discriminação dos Serviços',
          'Descrição do Serviço',
          'Item',
          'Descrição dos serviços',
          'Descrição do item',
          'Descrição da atividade',
          'Discriminação do serviço',
          'Especificação',
          'Especificação dos serviços',
          'Serviço',
          'Serviço prestado',
          'Serviços',
          'Produto / Serviço',
          'Histórico',
        ],
      },
      {
        id: 'Quantity',
        kind: 'decimal',
        labels: ['Quantidade', 'Qtde', 'Qtd.', 'Quant.', 'Quant', 'Qtd', 'Quantidade (un)'],
      },
      {
        id: 'UnitAmount',
        kind: 'money',
        labels: [
          'Valor unitário',
          'Vlr. Unit.',
          'Unitário',
          'Valor unit.',
          'Preço unitário',
          'Valor Unitário (R$)',
          'Vl. unit. (R$)',
          'Preço unit.',
          'Preço unitário (R$)',
          'Unitário (R$)',
          'Valor un.',
          'Preço',
        ],
      },
      {
        id: 'TotalAmount',
        kind: 'money',
        labels: [
          'Valor total',
          'Vlr. Total',
          'Total',
          'Valor Total (R$)',
          'Total (R$)',
          'Subtotal',
          'Valor',
          'Valor (R$)',
          'Valor do serviço',
          'Valor serviço',
          'Valor total do item',
          'Preço total',
        ],
      },
    ],
  },
];
