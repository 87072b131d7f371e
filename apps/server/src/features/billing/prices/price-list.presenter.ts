import type { PriceList } from '@lavra/contract/model/price';

import { presentTime } from '../../../platform/times.ts';
import { presentReais } from './bill.ts';
import type { PriceListRow } from './price-lists.store.ts';

export function presentPriceList(row: PriceListRow): PriceList {
  return {
    valid_from: row.validFrom,
    currency: 'BRL',
    monthly_minimum: row.monthlyMinimum === null ? null : presentReais(row.monthlyMinimum),
    prices: row.prices,
    updated_at: presentTime(row.updatedAt),
  };
}
