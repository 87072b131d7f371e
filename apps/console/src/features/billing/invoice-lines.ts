import { type InvoiceBody, type InvoiceKey, readInvoiceKey } from '@lavra/contract/model/invoice';

import { daysOfMonth, today } from '../../lib/days.ts';
import { serviceName } from '../../lib/service-name.ts';
import type { DaySeries } from '../../ui/charts/day-series.ts';

/** Counts of a service, of a day, or of a service on a day. */
export interface InvoiceLine {
  readonly service?: string;
  /** Day of the month. */
  readonly day?: number;
  /** Medical guides among the sent documents. */
  readonly guides: number;
  /** Second files sent along with documents. */
  readonly attachments: number;
  readonly sent: number;
  readonly errors: number;
  /** Sent and recognised without error. */
  readonly total: number;
}

export interface InvoiceLines {
  readonly byService: readonly InvoiceLine[];
  readonly byDay: readonly InvoiceLine[];
  readonly detailed: readonly InvoiceLine[];
}

type Counts = InvoiceBody['services'];

function isDetailed({ service, day }: InvoiceLine): boolean {
  return service !== undefined && day !== undefined;
}

/** The key of the count of a line's guides: its own, or for a day that of guides on the day. */
function guidesKeyOf({ service, day }: InvoiceKey): string | undefined {
  if (service === undefined) return `guide-${day}`;
  if (service !== 'guide') return undefined;
  return day === undefined ? service : `${service}-${day}`;
}

/** The counts of an invoice, split by what their keys name: services by use, days in order. */
export function invoiceLines(counts: Counts): InvoiceLines {
  const lines = Object.entries(counts).map(([key, { total, error, attachments = 0 }]): InvoiceLine => {
    const named = readInvoiceKey(key);
    const guidesKey = guidesKeyOf(named);
    const guides = guidesKey === undefined ? 0 : (counts[guidesKey]?.total ?? 0);
    return { ...named, guides, attachments, sent: total, errors: error, total: total - error };
  });
  const byDay = (a: InvoiceLine, b: InvoiceLine) => (a.day ?? 0) - (b.day ?? 0);
  return {
    byService: lines.filter(({ day }) => day === undefined).toSorted((a, b) => b.sent - a.sent),
    byDay: lines.filter(({ service }) => service === undefined).toSorted(byDay),
    detailed: lines.filter(isDetailed).toSorted((a, b) => byDay(a, b) || b.sent - a.sent),
  };
}

/** Requests of each service on each day of a month (`YYYY-MM`), the most used service first. */
export function invoiceSeries({ byService, detailed }: InvoiceLines, month: string) {
  const now = today();
  // Leaves out the days of the open month that have not begun.
  const days = daysOfMonth(month).filter((day) => day <= now);
  const series = byService.map(({ service = '' }): DaySeries => {
    const ofDay = new Map(
      detailed.filter((line) => line.service === service).map(({ day, sent }) => [day, sent]),
    );
    return {
      key: service,
      name: serviceName(service),
      values: days.map((_, i) => ofDay.get(i + 1) ?? 0),
    };
  });
  return { days, series };
}
