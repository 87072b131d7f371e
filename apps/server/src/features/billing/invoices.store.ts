import type { InvoiceBody } from '@lavra/contract/model/invoice';
import type { Bill } from '@lavra/contract/model/price';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { invoices } from '../../platform/database/schema/billing.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
type InvoiceId = Pick<InvoiceRow, 'companyId' | 'month'>;

interface RequestedInvoices {
  readonly month: string;
  readonly companyIds: readonly string[];
  /** Undefined keeps the current one. */
  readonly observation?: string | undefined;
  readonly at: Date;
}

const nothing: InvoiceBody = { total: 0, error: 0, services: {} };

/** Marks the invoices as being generated; returns how many had been generated before. */
export async function requestInvoices(
  db: Db,
  { month, companyIds, observation, at }: RequestedInvoices,
): Promise<number> {
  const rows = await db
    .insert(invoices)
    .values(
      companyIds.map((companyId) => ({
        companyId,
        month,
        observation: observation ?? '',
        body: nothing,
        status: 'generating' as const,
        revision: 0,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [invoices.companyId, invoices.month],
      set: {
        status: 'generating',
        updatedAt: at,
        ...(observation === undefined ? {} : { observation }),
      },
    })
    .returning({ revision: invoices.revision });
  return rows.filter(({ revision }) => revision > 0).length;
}

interface MadeInvoice extends InvoiceId {
  readonly body: InvoiceBody;
  readonly bill: Bill | null;
  readonly at: Date;
}

/** Replaces an invoice's counts and bill; drops the key of a PDF that no longer matches. */
export async function putInvoice(db: Db, { at, ...made }: MadeInvoice): Promise<Pick<InvoiceRow, 'pdfKey'>> {
  const isSame = sql`${invoices.body} = excluded.body and ${invoices.bill} is not distinct from excluded.bill`;
  const [put] = await db
    .insert(invoices)
    .values({ ...made, status: 'generated', countedAt: at, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [invoices.companyId, invoices.month],
      set: {
        body: sql`excluded.body`,
        bill: sql`excluded.bill`,
        pdfKey: sql`case when ${isSame} then ${invoices.pdfKey} end`,
        mailStatus: sql`case when ${isSame} then ${invoices.mailStatus} else 'none' end`,
        sentAt: sql`case when ${isSame} then ${invoices.sentAt} end`,
        status: 'generated',
        revision: sql`${invoices.revision} + 1`,
        countedAt: at,
        updatedAt: at,
      },
    })
    .returning({ pdfKey: invoices.pdfKey });
  return put ?? { pdfKey: null };
}

export function listInvoices(db: Db, companyId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.companyId, companyId)).orderBy(asc(invoices.month));
}

export async function findInvoice(db: Db, companyId: string, month: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.select().from(invoices).where(isInvoice({ companyId, month }));
  return invoice;
}

export async function updateInvoice(
  db: Db,
  id: InvoiceId,
  changes: Partial<Pick<InvoiceRow, 'observation' | 'pdfStatus' | 'mailStatus' | 'updatedAt'>>,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.update(invoices).set(changes).where(isInvoice(id)).returning();
  return invoice;
}

/** For an invoice whose attempts are used up; the previous version stays readable. */
export async function failInvoice(db: Db, id: InvoiceId): Promise<void> {
  const isUnderWay = and(isInvoice(id), eq(invoices.status, 'generating'));
  await db.update(invoices).set({ status: 'failed' }).where(isUnderWay);
}

export async function failInvoicePdf(db: Db, id: InvoiceId): Promise<void> {
  await db.update(invoices).set({ pdfStatus: 'failed' }).where(isInvoice(id));
}

/** Changes nothing when the invoice was generated again since that PDF was drawn: what was sent is then outdated. */
export async function recordInvoiceSent(
  db: Db,
  { pdfKey, ...id }: InvoiceId & { pdfKey: string },
  sentAt: Date,
): Promise<void> {
  const isThat = and(isInvoice(id), eq(invoices.pdfKey, pdfKey));
  await db.update(invoices).set({ mailStatus: 'sent', sentAt }).where(isThat);
}

/** Does not touch a message that was sent after all. */
export async function failInvoiceMail(db: Db, id: InvoiceId): Promise<void> {
  const isUnderWay = and(isInvoice(id), eq(invoices.mailStatus, 'sending'));
  await db.update(invoices).set({ mailStatus: 'failed' }).where(isUnderWay);
}

/** False when the invoice has a PDF already, or other counts or another bill than these. */
export async function setPdfKey(
  db: Db,
  { body, bill, ...id }: InvoiceId & Pick<InvoiceRow, 'body' | 'bill'>,
  pdfKey: string,
): Promise<boolean> {
  const isSame = sql`${invoices.body} = ${JSON.stringify(body)}::jsonb
    and ${invoices.bill} is not distinct from ${bill === null ? null : JSON.stringify(bill)}::jsonb`;
  const set = await db
    .update(invoices)
    .set({ pdfKey, pdfStatus: 'none' })
    .where(and(isInvoice(id), isNull(invoices.pdfKey), isSame))
    .returning({ month: invoices.month });
  return set.length === 1;
}

function isInvoice({ companyId, month }: InvoiceId) {
  return and(eq(invoices.companyId, companyId), eq(invoices.month, month));
}
