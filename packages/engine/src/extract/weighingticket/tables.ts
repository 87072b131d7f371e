import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** The table of a classification: what was found in the goods, and what is taken off for it. */
export const weighingticketTables: NonNullable<ServiceForm<'weighingticket'>['tables']> = [
  {
    id: 'Discounts',
    least: 3,
    totals: { DiscountWeight: 'DiscountWeight' },
    columns: [
      {
        id: 'Description',
        kind: 'text',
        labels: ['CLASSIFICAÇÃO', 'ANÁLISE', 'ITEM', 'DESCRIÇÃO', 'IMPUREZAS'],
      },
      {
        id: 'MeasuredPercent',
        kind: 'percent',
        labels: ['APURADO %', '% APURADO', 'APURADO', 'ÍNDICE', '%', 'RESULTADO'],
      },
      { id: 'TolerancePercent', kind: 'percent', labels: ['TOLERÂNCIA %', 'TOLERÂNCIA', 'TOLER.', 'BASE'] },
      {
        id: 'DiscountPercent',
        kind: 'percent',
        labels: ['DESCONTO %', '% DESC', '% DESC.', 'DESC. %', 'DESC %', 'DESC.'],
      },
      {
        id: 'DiscountWeight',
        kind: 'integer',
        labels: ['DESCONTO (kg)', 'DESCONTO KG', 'DESC. KG', 'DESC KG', 'PESO DESC.', 'KG', 'DESCONTO'],
      },
    ],
  },
];
