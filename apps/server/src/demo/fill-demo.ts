import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  getBillingMonth,
  mailInvoice,
  makeMonthlyInvoices,
  sendInvoices,
  storeInvoicePdf,
} from '../features/billing/index.ts';
import { createReport, listReports, writeReport } from '../features/reports/index.ts';
import { createCompanyRule, getCompanyRule } from '../features/rules/index.ts';
import type { Dependencies } from '../platform/context.ts';
import { dayOf, startOfDay } from '../platform/day-range.ts';
import { makeTemporaryFolder } from '../platform/temporary-folder.ts';
import { dayMs, hourMs, shiftMonth } from '../platform/times.ts';
import { type DemoStage, asAdministrator, createStage } from './demo-context.ts';
import { type DemoFile, writeDemoFile } from './demo-file.ts';
import { type DemoDocument, hastyDocuments, isPhotograph } from './documents.ts';
import { Drawings } from './drawings.ts';
import { companies } from './people.ts';
import { type PlannedSending, firstDay, planSendings } from './plan.ts';
import { almostOver, firstCountedDay } from './open-older-companies.ts';
import { Readings } from './readings.ts';
import { sendPlanned } from './send-planned.ts';

/** Far longer than the few rows of the demo need. */
const reportMs = 60_000;

interface FillDemo {
  readonly dependencies: Dependencies;
  readonly file: DemoFile;
  readonly signal: AbortSignal;
}

/**
 * Sends everything of the demo's past that is missing, newest first, and generates its invoices; photographs, which all date from
 * this month, come after the invoices.
 */
export async function fillDemo({ dependencies, file, signal }: FillDemo): Promise<void> {
  const begun = performance.now();
  const seededAt = new Date(file.seededAt);
  const stage = createStage(dependencies, seededAt);
  const folder = await makeTemporaryFolder('demo');
  try {
    const { plan, waiting } = withDoubts(planSendings(seededAt));
    const send = senderFor({
      file,
      waiting,
      signal,
      stage,
      folder,
      readings: new Readings(dependencies.engine, signal),
    });
    const isPhotographed = ({ documents }: PlannedSending) => documents.some(isPhotograph);
    for (const sending of plan) if (!isPhotographed(sending)) await send(sending);
    await makeInvoices(stage, file);
    for (const sending of plan) if (isPhotographed(sending)) await send(sending);
    // Last, when nothing of the past is left that the limit would refuse.
    await limitCompany(stage, file);
    await makeReports(stage, file);

    await writeDemoFile(dependencies.config.dataDir, { ...file, isComplete: true });
    const seconds = Math.round((performance.now() - begun) / 1000);
    dependencies.logger.info({ sent: plan.length, seconds }, 'the demo data is complete');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The newest documents for review, which stay undecided. */
const waitingSendings = 8;
/** Those that have waited longest, and so are reviewed first. */
const doubtfulSendings = 2;

/**
 * The first documents for a reviewer are poor photographs: a document with a text layer leaves nothing to decide. They may date
 * from the month before: a document counts in an invoice when its task is decided.
 */
function withDoubts(planned: readonly PlannedSending[]) {
  const waiting = planned.filter(goesToPeople).slice(0, waitingSendings);
  const single = waiting.filter(
    ({ documents, service }) => documents.length === 1 && hastyDocuments[service] !== undefined,
  );
  const spoilt = new Map(
    single
      .slice(-doubtfulSendings)
      .map((sending): [PlannedSending, PlannedSending] => [
        sending,
        { ...sending, documents: [hastyDocuments[sending.service] ?? sending.documents[0]] },
      ]),
  );
  return {
    plan: planned.map((sending) => spoilt.get(sending) ?? sending),
    waiting: new Set(waiting.map((sending) => spoilt.get(sending) ?? sending)),
  };
}

function goesToPeople({ company, service }: PlannedSending): boolean {
  return companies[company]?.flows.some(({ scope }) => scope === service) ?? false;
}

interface Sender extends Omit<FillDemo, 'dependencies'> {
  readonly waiting: ReadonlySet<PlannedSending>;
  readonly stage: DemoStage;
  readonly readings: Readings;
  readonly folder: string;
}

function senderFor({ file, waiting, signal, stage, readings, folder }: Sender) {
  const drawings = new Drawings(signal);
  return async (sending: PlannedSending): Promise<void> => {
    signal.throwIfAborted();
    const customer = file.customers[sending.company];
    if (!customer) throw new Error('The demo file lacks a customer: remove the data folder to start anew');
    const documents: DemoDocument[] = [];
    for (const name of sending.documents) documents.push(await drawings.get(name));
    await readBefore({ readings, folder, service: sending.service, documents });
    const isReviewed = goesToPeople(sending) && !waiting.has(sending);
    await sendPlanned({ stage, readings, sending, customer, documents, isReviewed, signal });
  };
}

interface ReadBefore {
  readonly readings: Readings;
  readonly folder: string;
  readonly service: string;
  readonly documents: readonly DemoDocument[];
}

/**
 * Reading takes longer than a transaction may, so every document is read before it is sent; one after the other, so that whoever
 * tries the demo meanwhile does not wait behind its past.
 */
async function readBefore({ readings, folder, service, documents }: ReadBefore): Promise<void> {
  for (const { name, bytes } of documents) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await readings.read({ service, path });
  }
}

/** Months whose PDFs are drawn; all but the newest of them are also sent. */
const drawnMonths = 3;

/** Generates invoices on the morning after each month, as the schedule would; an administrator sends the older ones. */
async function makeInvoices(stage: DemoStage, { admin, seededAt }: DemoFile): Promise<void> {
  const last = dayOf(new Date(seededAt));
  const mornings: string[] = [];
  for (let day = monthAfter(firstCountedDay(new Date(seededAt))); day <= last; day = monthAfter(day))
    mornings.push(day);
  for (const [place, day] of mornings.entries()) {
    const morning = new Date(startOfDay(day).getTime() + (4 * 60 + 20) * 60_000);
    stage.clock.set(morning);
    const ctx = stage.ctx();
    await makeMonthlyInvoices(ctx);
    if (admin.userId === undefined || place < mornings.length - drawnMonths) continue;
    const month = dayOf(new Date(morning.getTime() - dayMs)).slice(0, 7);
    const provider = stage.ctx(asAdministrator(admin.userId, admin.userId));
    const { companies } = await getBillingMonth({ ctx: provider, params: { month } });
    for (const { company_id: companyId } of companies) await storeInvoicePdf(ctx, { companyId, month });
    const unsent = companies.filter(({ invoice }) => invoice?.mail_status === 'none');
    if (place === mornings.length - 1 || unsent.length === 0) continue;
    stage.clock.set(new Date(morning.getTime() + 5 * hourMs));
    const ids = unsent.map(({ company_id }) => company_id);
    await sendInvoices({ ctx: provider, params: { month }, body: { companies: ids } });
    for (const companyId of ids) await mailInvoice(ctx, { companyId, month });
  }
}

/** Brings the second company close to its monthly limit for two kinds of documents. */
async function limitCompany(stage: DemoStage, { admin, customers, seededAt }: DemoFile): Promise<void> {
  const companyId = customers[1]?.companyId;
  if (admin.userId === undefined || companyId === undefined) return;
  stage.clock.set(new Date(seededAt));
  const ctx = stage.ctx(asAdministrator(admin.userId, companyId));
  const params = { companyId };
  const { scopes, validations, front_data } = await getCompanyRule({ ctx, params });
  if (front_data.length > 0) return;
  const { resetDay } = almostOver(new Date(seededAt));
  const limitTo = (limitOf: (service: string, spare: number) => number) =>
    createCompanyRule({
      ctx,
      params,
      body: {
        scopes,
        validations,
        reset_day: resetDay,
        front_data: [
          { services: ['proofofaddress', 'irpf'], limit: limitOf('irpf', 1.08) },
          { services: ['rg', 'cnh'], limit: limitOf('rg', 1.3) },
        ],
        validations_front_data: [],
      },
    });
  const { limits } = await limitTo(() => 100_000);
  const usedOf = (service: string) => limits.find(({ services }) => services.includes(service))?.used ?? 0;
  await limitTo((service, spare) => Math.ceil(usedOf(service) * spare) + 2);
}

/** The reports that the administrator requested of a customer's documents: one for people, one for a program. */
async function makeReports(stage: DemoStage, { admin, customers, seededAt }: DemoFile): Promise<void> {
  const end = dayOf(new Date(seededAt));
  for (const [index, { companyId }] of customers.entries()) {
    const ctx = stage.ctx(asAdministrator(admin.userId ?? companyId, companyId));
    const params = { companyId };
    const { reports: made } = await listReports({ ctx, params });
    if (made.length > 0) continue;
    stage.clock.set(new Date(seededAt));
    const { reports } = await createReport({
      ctx,
      params,
      body: {
        observation: ['Conferência do fechamento', 'Auditoria do trimestre'][index] ?? '',
        start: firstDay(new Date(seededAt)),
        end,
        csv: true,
        json: index === 0,
        fields: ['job_id', 'status', 'service', 'source', 'timestamp', 'error'],
        field_by_field: index === 0 ? ['result'] : [],
        attribute_fields: [],
      },
    });
    stage.queue.take();
    for (const { id: reportId } of reports)
      await writeReport(ctx, { companyId, reportId, locale: 'pt' }, AbortSignal.timeout(reportMs));
  }
}

/** The first day of the month after a day. */
function monthAfter(day: string): string {
  return `${shiftMonth(day, 1)}-01`;
}
