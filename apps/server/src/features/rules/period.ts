import { everyService } from '@lavra/contract/scopes';

import { dayOf, startOfDay } from '../../platform/day-range.ts';
import { shiftMonth } from '../../platform/times.ts';

/** One limit of a company's rule. */
export interface Limit {
  readonly kind: 'services' | 'validations';
  /** Services, which may include `all`, or ids of background validations. */
  readonly services: readonly string[];
  readonly limit: number;
  readonly resetDay: number;
  /** Text that identifies what is counted. */
  readonly counted: string;
}

export interface Period {
  /** ISO date in America/Sao_Paulo. */
  readonly start: string;
  readonly since: Date;
  readonly resetsAt: Date;
}

/** The period of a limit that contains a moment: from midnight in São Paulo of one reset day to that of the next. */
export function periodAt(at: Date, resetDay: number): Period {
  const today = dayOf(at);
  // At most 28, which every month has.
  const chosen = String(Math.max(resetDay, 1)).padStart(2, '0');
  const month = shiftMonth(today, today.slice(8) >= chosen ? 0 : -1);
  const start = `${month}-${chosen}`;
  return { start, since: startOfDay(start), resetsAt: startOfDay(`${shiftMonth(month, 1)}-${chosen}`) };
}

/** What limits compare of a sending. */
export interface Sending {
  readonly companyId: string;
  readonly service: string;
  readonly backgroundId: string | null;
}

export function isCounted({ kind, services }: Limit, { service, backgroundId }: Sending): boolean {
  if (kind === 'validations') return backgroundId !== null && services.includes(backgroundId);
  return services.includes(service) || services.includes(everyService);
}
