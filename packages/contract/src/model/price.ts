import * as z from 'zod/mini';

import { monthPattern, reaisPattern, tierMaxRequests } from '../constants.ts';
import { Timestamp } from './primitives.ts';
import { model, said, strictModel } from './schema.ts';

export const Reais = z.string().check(z.regex(reaisPattern));

export const Currency = z.literal('BRL');

export const Month = z.string().check(z.regex(monthPattern));

/** Each request of a month up to `up_to`, beyond the previous tier, costs `unit_price`; null means no upper bound. */
export const PriceTier = strictModel('PriceTier', {
  up_to: said(
    z.nullable(z.int().check(z.positive(), z.maximum(tierMaxRequests))),
    'Última requisição do mês nesta faixa; nulo na última.',
    'Last request of the month in this tier; null in the last one.',
  ),
  unit_price: Reais,
});
export type PriceTier = z.infer<typeof PriceTier>;

export const maxTiers = 8;

/** The price of a service, or with `all` of every service without a price of its own. */
export const ServicePrice = strictModel('ServicePrice', {
  service: said(
    z.string().check(z.minLength(1), z.maxLength(64)),
    'O serviço; `all` para todo serviço sem preço próprio.',
    'The service; `all` for every service without a price of its own.',
  ),
  tiers: said(
    z.array(PriceTier).check(z.minLength(1), z.maxLength(maxTiers)),
    'Faixas, da primeira à última.',
    'Tiers, the first one first.',
  ),
});
export type ServicePrice = z.infer<typeof ServicePrice>;

/** The price list that an administrator sets. A null minimum means the provider's, or none. */
export const PriceChoice = strictModel('PriceChoice', {
  monthly_minimum: z.nullable(Reais),
  prices: z.array(ServicePrice).check(z.maxLength(64)),
});
export type PriceChoice = z.infer<typeof PriceChoice>;

/** Prices valid from a month on, until a later list replaces them. */
export const PriceList = model('PriceList', {
  valid_from: said(Month, 'Primeiro mês em que vale.', 'The first month in which it holds.'),
  currency: Currency,
  monthly_minimum: z.nullable(Reais),
  prices: z.array(ServicePrice),
  updated_at: Timestamp,
});
export type PriceList = z.infer<typeof PriceList>;

/** One line of a bill: requests of a service at one price. */
export const BillLine = model('BillLine', {
  service: z.string(),
  quantity: said(z.int(), 'Requisições cobradas.', 'Requests charged.'),
  unit_price: Reais,
  amount: Reais,
});
export type BillLine = z.infer<typeof BillLine>;

/** The cost of a month. `minimum` is set when it raised the total; `subtotal` is the sum of the lines. */
export const Bill = model('Bill', {
  currency: Currency,
  lines: z.array(BillLine),
  subtotal: said(Reais, 'Soma das linhas, em reais.', 'Sum of the lines, in reais.'),
  minimum: z.nullable(Reais),
  total: said(Reais, 'Valor a pagar, em reais.', 'Amount to pay, in reais.'),
});
export type Bill = z.infer<typeof Bill>;
