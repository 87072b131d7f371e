import { everyService } from '@lavra/contract/scopes';

import { dayOf, startOfDay } from '../../platform/day-range.ts';

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
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const chosen = Math.max(resetDay, 1);
  const begins = day >= chosen ? month : month - 1;
  const start = isoDay(year, begins, chosen);
  return { start, since: startOfDay(start), resetsAt: startOfDay(isoDay(year, begins + 1, chosen)) };
}

/** A month below 1 or above 12 falls in the neighbouring year. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
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
