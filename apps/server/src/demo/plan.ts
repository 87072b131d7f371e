import { createHash } from 'node:crypto';

import { meterTypes } from '@lavra/contract/constants';
import { type Random, createRandom } from '@lavra/specimens/random';

import { dayOf, startOfDay } from '../platform/day-range.ts';
import { ksuid } from '../platform/ids.ts';
import { dayMs, shiftMonth } from '../platform/times.ts';
import { brokenDocuments, documentsOfCompany, isPhotograph } from './documents.ts';

/** A single job, or a batch when it has several documents. */
export interface PlannedSending {
  /** Id of the job or batch. */
  readonly id: string;
  readonly at: Date;
  /** Index of the company. */
  readonly company: number;
  /** Names of the documents; all of one service. */
  readonly documents: readonly [string, ...string[]];
  readonly service: string;
  readonly isFromConsole: boolean;
  /** The customer's own data about it. */
  readonly clientData: Readonly<Record<string, string>>;
}

/** Most documents on a working day, by company. */
const busiest = [7, 4] as const;
const states = ['PR', 'SC', 'SP', 'RS'] as const;

/** The first day of the demo: the first of the month two months back. */
export function firstDay(now: Date): string {
  return `${shiftMonth(dayOf(now), -2)}-01`;
}

/**
 * Everything sent up to a moment, newest day first; the same moment gives the same plan. Photographs only date from the month of
 * that moment, so that the months before it, and their invoices, are there within seconds.
 */
export function planSendings(until: Date): PlannedSending[] {
  const random = createRandom(20_260);
  const days: PlannedSending[][] = [];
  const last = dayOf(until);
  for (let at = startOfDay(firstDay(until)); dayOf(at) <= last; at = new Date(at.getTime() + dayMs)) {
    const isThisMonth = dayOf(at).slice(0, 7) === last.slice(0, 7);
    const day = documentsOfCompany.flatMap((all, company) => {
      const documents = isThisMonth ? all : all.filter((name) => !isPhotograph(name));
      return planDay(random, { day: at, company, documents });
    });
    days.push(day.filter((sending) => sending.at < until));
  }
  return days.toReversed().flat();
}

interface DayOfCompany {
  readonly day: Date;
  readonly company: number;
  /** Documents that it may send that day. */
  readonly documents: readonly string[];
}

function planDay(random: Random, place: DayOfCompany): PlannedSending[] {
  const isWeekend = [0, 6].includes(new Date(place.day.getTime() + dayMs / 2).getUTCDay());
  const count = isWeekend ? random.int(0, 1) : random.int(2, busiest[place.company] ?? 2);
  const sendings = Array.from({ length: count }, (_, index) => planOne(random, { ...place, index }));
  const hasBatch = !isWeekend && random.int(1, 7) === 1;
  return hasBatch ? [...sendings, planBatch(random, { ...place, index: count })] : sendings;
}

/** `index` counts within the company's day. */
type SendingTime = DayOfCompany & { readonly index: number };

function planOne(random: Random, place: SendingTime): PlannedSending {
  const wanted = random.pick(place.documents);
  const isBroken = random.int(1, 30) === 1;
  const document = isBroken ? random.pick(brokenDocuments) : wanted;
  return { ...sendingAt(random, place, serviceOf(wanted)), documents: [document] };
}

/** Several documents of one service, sometimes with an unreadable one. */
function planBatch(random: Random, place: SendingTime): PlannedSending {
  const service = serviceOf(random.pick(place.documents));
  const fitting = place.documents.filter((name) => serviceOf(name) === service);
  const more = Array.from({ length: random.int(3, 7) }, () => random.pick(fitting));
  const broken = random.int(1, 3) === 1 ? [random.pick(brokenDocuments)] : [];
  return { ...sendingAt(random, place, service), documents: [random.pick(fitting), ...more, ...broken] };
}

function sendingAt(random: Random, place: SendingTime, service: string): Omit<PlannedSending, 'documents'> {
  const { day, company, index } = place;
  // Between 7:00 and 19:00.
  const at = new Date(day.getTime() + random.int(7 * 3600, 19 * 3600) * 1000);
  const payload = createHash('sha256')
    .update(`${dayOf(day)}/${company}/${index}`)
    .digest()
    .subarray(0, 16);
  const isFromConsole = random.int(1, 4) === 1;
  return {
    id: ksuid(at, payload),
    at,
    company,
    service,
    isFromConsole,
    clientData: clientDataOf(random, { at, service }),
  };
}

function clientDataOf(
  random: Random,
  { at, service }: { at: Date; service: string },
): Record<string, string> {
  if (service !== 'energymeter') return { pedido: `PV-${random.digits(5)}` };
  return {
    uc: random.digits(8),
    meter_type: random.pick(meterTypes).toLowerCase(),
    uf: random.pick(states),
    client_date: dayOf(at),
  };
}

function serviceOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}
