import type { InvoiceBody } from '@lavra/contract/model/invoice';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { invoices } from '../../platform/database/schema/billing.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

interface MadeInvoice {
  readonly companyId: string;
  readonly month: string;
  /** Undefined leaves the one it has. */
  readonly observation?: string | undefined;
  readonly body: InvoiceBody;
  readonly at: Date;
}

/** Makes the invoice or counts it anew; a PDF whose counts no longer hold is forgotten. */
export async function putInvoice(db: Db, { at, ...made }: MadeInvoice): Promise<Pick<InvoiceRow, 'pdfKey'>> {
  const { observation } = made;
  const [put] = await db
    .insert(invoices)
    .values({ ...made, countedAt: at, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [invoices.companyId, invoices.month],
      set: {
        body: sql`excluded.body`,
        pdfKey: sql`case when ${invoices.body} = excluded.body then ${invoices.pdfKey} end`,
        countedAt: at,
        updatedAt: at,
        ...(observation === undefined ? {} : { observation }),
      },
    })
    .returning({ pdfKey: invoices.pdfKey });
  return put ?? { pdfKey: null };
}

export function listInvoices(db: Db, companyId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.companyId, companyId)).orderBy(asc(invoices.month));
}

export async function findInvoice(db: Db, companyId: string, month: string): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.select().from(invoices).where(isInvoice(companyId, month));
  return invoice;
}

export async function updateInvoice(
  db: Db,
  { companyId, month }: Pick<InvoiceRow, 'companyId' | 'month'>,
  changes: Pick<InvoiceRow, 'observation' | 'updatedAt'>,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await db.update(invoices).set(changes).where(isInvoice(companyId, month)).returning();
  return invoice;
}

/** False when it has one already, or counts other than these. */
export async function setPdfKey(
  db: Db,
  { companyId, month, body }: Pick<InvoiceRow, 'companyId' | 'month' | 'body'>,
  pdfKey: string,
): Promise<boolean> {
  const isSame = sql`${invoices.body} = ${JSON.stringify(body)}::jsonb`;
  const set = await db
    .update(invoices)
    .set({ pdfKey })
    .where(and(isInvoice(companyId, month), isNull(invoices.pdfKey), isSame))
    .returning({ month: invoices.month });
  return set.length === 1;
}

function isInvoice(companyId: string, month: string) {
  return and(eq(invoices.companyId, companyId), eq(invoices.month, month));
}
