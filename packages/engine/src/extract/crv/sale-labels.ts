export const saleCity = [
  'LOCAL DA VENDA',
  'LOCAL DA TRANSAÇÃO',
  'MUNICÍPIO DA VENDA',
  'MUNICÍPIO DA TRANSAÇÃO',
  'LOCAL E DATA DA VENDA',
];
export const saleDate = [
  'DATA DA VENDA',
  'DATA DECLARADA DA VENDA',
  'DATA DECLARADA DA VENDA/TRANSFERÊNCIA',
  'DATA DA TRANSAÇÃO',
  'DATA DA TRANSFERÊNCIA',
  'DATA DO NEGÓCIO',
  'DATA DA NEGOCIAÇÃO',
  'DATA DA OPERAÇÃO',
  'DATA DA ALIENAÇÃO',
  'DATA DA INTENÇÃO DE VENDA',
  'DATA VENDA',
  'LOCAL E DATA DA VENDA',
];
export const saleAmount = [
  'VALOR DA TRANSAÇÃO',
  'VALOR DA TRANSAÇÃO (R$)',
  'VALOR DA VENDA',
  'VALOR DA VENDA (R$)',
  'VALOR DECLARADO NA VENDA',
  'VALOR DECLARADO DA VENDA',
  'VALOR R$',
  'VALOR (R$)',
  'VALOR DO VEÍCULO',
  'VALOR DO NEGÓCIO',
  'VALOR DA OPERAÇÃO',
  'VALOR DA TRANSFERÊNCIA',
  'VALOR DA NEGOCIAÇÃO',
  'VALOR NEGOCIADO',
  'PREÇO DE VENDA',
];
/** The block of one party has the town and day of the sale as well. */
export const ofSale = [
  { labels: ['LOCAL', ...saleCity], section: 'Seller' },
  { labels: ['LOCAL', 'LOCAL E DATA', ...saleCity], section: 'Buyer' },
  { labels: ['LOCAL', 'LOCAL E DATA', 'MUNICÍPIO', 'CIDADE', 'MUNICÍPIO/UF', ...saleCity], section: 'Sale' },
] as const;
