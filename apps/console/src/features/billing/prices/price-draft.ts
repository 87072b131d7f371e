import { reaisPattern, tierMaxRequests } from '@lavra/contract/constants';
import type { PriceChoice, PriceList } from '@lavra/contract/model/price';
import { everyService } from '@lavra/contract/scopes';

export interface TierDraft {
  readonly id: number;
  /** As typed; not asked for in the last tier. */
  readonly upTo: string;
  readonly price: string;
}

export interface ServiceDraft {
  readonly id: number;
  readonly service: string;
  readonly tiers: readonly TierDraft[];
}

export interface PriceDraft {
  readonly month: string | null;
  readonly minimum: string;
  readonly services: readonly ServiceDraft[];
}

let ids = 0;

export function newTier(upTo = '', price = ''): TierDraft {
  ids += 1;
  return { id: ids, upTo, price };
}

export function newService(service = '', tiers: readonly TierDraft[] = [newTier()]): ServiceDraft {
  ids += 1;
  return { id: ids, service, tiers };
}

/** The current list as a draft; a new list starts with one price for everything. */
export function draftOf(list: PriceList | undefined): PriceDraft {
  if (list === undefined) return { month: null, minimum: '', services: [newService(everyService)] };
  return {
    month: list.valid_from,
    minimum: list.monthly_minimum ?? '',
    services: list.prices.map(({ service, tiers }) =>
      newService(
        service,
        tiers.map(({ up_to: end, unit_price: price }) => newTier(end === null ? '' : String(end), price)),
      ),
    ),
  };
}

/** `1.250,50`, `R$ 0,25` and `0.25` as a decimal string; undefined if it is not an amount. */
export function readReais(typed: string): string | undefined {
  const bare = typed.replaceAll(/R\$|\s/g, '');
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return reaisPattern.test(plain) ? plain : undefined;
}

/** Whether a tier ends above the one before it; the last tier has no end. */
export function isRising({ tiers }: ServiceDraft, place: number): boolean {
  if (place === tiers.length - 1) return true;
  const end = readCount(tiers[place]?.upTo ?? '');
  const before = place === 0 ? 0 : (readCount(tiers[place - 1]?.upTo ?? '') ?? 0);
  return end !== undefined && end > before;
}

function readCount(typed: string): number | undefined {
  const plain = typed.replaceAll(/[.\s]/g, '');
  const count = Number(plain);
  return /^[1-9]\d*$/.test(plain) && count <= tierMaxRequests ? count : undefined;
}

/** The price list to send; undefined while something is missing or wrong. */
export function choiceOf({ minimum, services }: PriceDraft): PriceChoice | undefined {
  const least = minimum.trim() === '' ? null : readReais(minimum);
  if (least === undefined) return undefined;
  const prices: PriceChoice['prices'] = [];
  for (const draft of services) {
    const tiers: PriceChoice['prices'][number]['tiers'] = [];
    for (const [place, tier] of draft.tiers.entries()) {
      const price = readReais(tier.price);
      if (price === undefined || !isRising(draft, place)) return undefined;
      const isLast = place === draft.tiers.length - 1;
      tiers.push({ up_to: isLast ? null : (readCount(tier.upTo) ?? null), unit_price: price });
    }
    if (draft.service === '') return undefined;
    prices.push({ service: draft.service, tiers });
  }
  return { monthly_minimum: least, prices };
}
