import type { Invoice } from '../model/invoice.ts';
import type { PriceChoice, PriceList } from '../model/price.ts';

export const invoice: Invoice = {
  id: '2026-10',
  observation: '',
  created_at: '2026-11-01T06:00:00Z',
  updated_at: '2026-11-01T06:00:00Z',
  object_key: null,
  invoice: { total: 1310, error: 12, services: { nfe: { total: 1310, error: 12 } } },
  status: 'generated',
  pdf_status: 'none',
  mail_status: 'none',
  sent_at: null,
  revision: 1,
  generated_at: '2026-11-01T06:00:00Z',
  bill: {
    currency: 'BRL',
    lines: [{ service: 'nfe', quantity: 1298, unit_price: '0.25', amount: '324.50' }],
    subtotal: '324.50',
    minimum: null,
    total: '324.50',
  },
};

export const priceChoice: PriceChoice = {
  monthly_minimum: '100.00',
  prices: [
    {
      service: 'nfe',
      tiers: [
        { up_to: 1000, unit_price: '0.25' },
        { up_to: null, unit_price: '0.18' },
      ],
    },
    { service: 'all', tiers: [{ up_to: null, unit_price: '0.30' }] },
  ],
};

export const priceList: PriceList = {
  valid_from: '2026-11',
  currency: 'BRL',
  ...priceChoice,
  updated_at: '2026-11-01T06:00:00Z',
};
