import { createHash } from 'node:crypto';

import { meterTypes } from '@lavra/contract/constants';
import { type Random, createRandom } from '@lavra/specimens/random';

import { dayOf, startOfDay } from '../platform/day-range.ts';
import { ksuid } from '../platform/ids.ts';
import { brokenDocuments, documentsOfCompany, isPhotograph } from './documents.ts';

/** One job, or a batch where it has several documents. */
export interface PlannedSending {
  /** Of the job or batch. */
  readonly id: string;
  readonly at: Date;
  /** Index of the company. */
  readonly company: number;
  /** Names of what is sent; all of one service. */
  readonly documents: readonly [string, ...string[]];
  readonly service: string;
  readonly isFromConsole: boolean;
  /** What the customer says of it. */
  readonly clientData: Readonly<Record<string, string>>;
}

const dayMs = 86_400_000;
/** Working days see most of it, and each company has its own size. */
const busiest = [7, 4] as const;
const states = ['PR', 'SC', 'SP', 'RS'] as const;

/** The first day of the demo: that of the month two months back. */
export function firstDay(now: Date): string {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
}

/**
 * Everything that was sent up to a moment, newest day first; the same moment gives the same plan. Photographs are of the
 * month of that moment alone: so the months before it, and their invoices, are there within seconds.
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
  /** What it may send that day. */
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

/** Several documents of one service, now and then with one that cannot be read. */
function planBatch(random: Random, place: SendingTime): PlannedSending {
  const service = serviceOf(random.pick(place.documents));
  const fitting = place.documents.filter((name) => serviceOf(name) === service);
  const more = Array.from({ length: random.int(3, 7) }, () => random.pick(fitting));
  const broken = random.int(1, 3) === 1 ? [random.pick(brokenDocuments)] : [];
  return { ...sendingAt(random, place, service), documents: [random.pick(fitting), ...more, ...broken] };
}

function sendingAt(random: Random, place: SendingTime, service: string): Omit<PlannedSending, 'documents'> {
  const { day, company, index } = place;
  // From seven in the morning to seven in the evening.
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
