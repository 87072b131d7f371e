import { Readable } from 'node:stream';

import { completeCpf } from '@lavra/brazil/cpf';
import type { UserPrincipal } from '@lavra/contract/model/principal';
import { expect, it } from 'vitest';

import type { Context } from '../../platform/context.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import type { TestKit } from '../../testing/test-kit.ts';
import { putEndedJob } from '../../testing/ended-jobs.ts';
import { signUp } from '../identity/index.ts';
import { finishJob } from '../jobs/index.ts';
import { purgeDue } from '../retention/purge-due.ts';
import { recordStoredFiles, storeFile } from '../uploads/index.ts';
import { reconcileUsage } from '../usage/reconcile-usage.ts';
import { recordUsage } from '../usage/index.ts';
import { billingRoutes } from './billing.routes.ts';
import { generateInvoicePdf } from './generate-invoice-pdf.ts';
import { generateInvoice as askForInvoice } from './generate-invoice.ts';
import { getInvoiceMetrics } from './get-invoice-metrics.ts';
import { getInvoice } from './get-invoice.ts';
import { failInvoice } from './invoices.store.ts';
import { listInvoices } from './list-invoices.ts';
import { makeInvoice } from './make-invoice.ts';
import { makeMonthlyInvoices } from './make-monthly-invoices.ts';
import { storeInvoicePdf } from './store-invoice-pdf.ts';
import { updateInvoice } from './update-invoice.ts';

const month = '2026-02';
let people = 0;

/** A company with its owner and an administrator; the date is 10 March. */
async function setUp(kit: TestKit) {
  kit.clock.set('2026-03-10T12:00:00Z');
  people += 1;
  const { userId: companyId } = await signUp({
    ctx: kit.ctx(),
    body: {
      name: 'Cooperativa São João',
      email: `owner${people}@cooperativa.example`,
      cpfCnpj: completeCpf(String(100_000_000 + people)),
      phone: '5511912345678',
      password: 'Lavra-2026-x',
      acceptedTerms: true,
    },
  });
  return {
    companyId,
    owner: kit.ctx({ principal: asUser({ userId: companyId }) }),
    admin: kit.ctx({ principal: asUser({ isAdmin: true }) }),
  };
}

/** Requests the invoice and generates it, as the worker does. */
async function generateInvoice(call: Parameters<typeof askForInvoice>[0]) {
  const answer = await askForInvoice(call);
  await makeInvoice(call.ctx, { companyId: call.params.companyId, month: call.body.month });
  return answer;
}

interface Use {
  readonly service: string;
  readonly at: string;
  readonly isError?: boolean;
}

async function use(ctx: Context, companyId: string, uses: readonly Use[]): Promise<void> {
  for (const { service, at, isError = false } of uses)
    await recordUsage(ctx, { companyId, service, endedAt: new Date(at), isError, pages: 1, processMs: 5 });
}

/** Four in February of São Paulo, where March begins at 03:00 UTC. */
const february: readonly Use[] = [
  { service: 'nfe', at: '2026-02-01T03:00:00Z' },
  { service: 'nfe', at: '2026-02-07T15:00:00Z', isError: true },
  { service: 'rg', at: '2026-02-07T15:00:00Z' },
  { service: 'rg', at: '2026-03-01T02:59:59Z' },
];
const outside: readonly Use[] = [
  { service: 'nfe', at: '2026-02-01T02:59:59Z' },
  { service: 'rg', at: '2026-03-01T03:00:00Z' },
];
const counted = {
  total: 4,
  error: 1,
  services: {
    nfe: { total: 2, error: 1 },
    rg: { total: 2, error: 0 },
    '1': { total: 1, error: 0 },
    '7': { total: 2, error: 1 },
    '28': { total: 1, error: 0 },
    'nfe-1': { total: 1, error: 0 },
    'nfe-7': { total: 1, error: 1 },
    'rg-7': { total: 1, error: 0 },
    'rg-28': { total: 1, error: 0 },
  },
};

describeOnDatabase('invoices', (kit) => {
  it('count what a company used in a month, by service, by day and by both', async () => {
    const { companyId, owner, admin } = await setUp(kit());
    await use(admin, companyId, [...february, ...outside]);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month, observation: 'Piloto' } });
    expect(await listInvoices({ ctx: owner, params: { companyId } })).toEqual({
      invoices: [
        {
          id: month,
          observation: 'Piloto',
          created_at: '2026-03-10T12:00:00Z',
          updated_at: '2026-03-10T12:00:00Z',
          object_key: null,
          invoice: counted,
          status: 'generated',
          pdf_status: 'none',
          mail_status: 'none',
          sent_at: null,
          revision: 1,
          generated_at: '2026-03-10T12:00:00Z',
          bill: null,
        },
      ],
    });
    expect(
      await getInvoiceMetrics({
        ctx: owner,
        params: { companyId },
        query: { start_date: '2026-02-01', end_date: '2026-02-28' },
      }),
    ).toEqual(counted);
  });

  it('made twice are one, keep their observation and count what came since', async () => {
    const { companyId, owner, admin } = await setUp(kit());
    await generateInvoice({
      ctx: admin,
      params: { companyId },
      body: { month: '2026-03', observation: 'Parcial' },
    });
    await use(admin, companyId, [{ service: 'rg', at: '2026-03-10T11:00:00Z' }]);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month: '2026-03' } });
    const { invoices } = await listInvoices({ ctx: owner, params: { companyId } });
    expect(invoices).toMatchObject([{ observation: 'Parcial', invoice: { total: 1 } }]);
  });

  it('are asked for, made in the background, and say how far they are', async () => {
    const { companyId, admin, owner } = await setUp(kit());
    const ask = () => askForInvoice({ ctx: admin, params: { companyId }, body: { month } });
    const state = async () => {
      const [{ status, revision } = {}] = (await listInvoices({ ctx: owner, params: { companyId } }))
        .invoices;
      return [status, revision];
    };
    expect(await ask()).toEqual({ replaces: false });
    expect(await state()).toEqual(['generating', 0]);
    await makeInvoice(kit().ctx(), { companyId, month });
    expect(await state()).toEqual(['generated', 1]);
    expect(await ask()).toEqual({ replaces: true });
    expect(await state()).toEqual(['generating', 1]);
    await failInvoice(admin.db, { companyId, month });
    expect(await state()).toEqual(['failed', 1]);
    await makeInvoice(kit().ctx(), { companyId, month });
    expect(await state()).toEqual(['generated', 2]);
  });

  it('stay as they are when the jobs that they count are purged', async () => {
    const { companyId, owner, admin } = await setUp(kit());
    kit().clock.set('2026-02-07T12:00:00Z');
    const jobId = await putEndedJob(kit(), { companyId, status: 'processing', finishedAt: null });
    await finishJob(kit().ctx(), { jobId, outcome: { kind: 'error', code: 'file_empty' } });
    kit().clock.set('2026-03-10T12:00:00Z');
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month } });
    const before = await listInvoices({ ctx: owner, params: { companyId } });
    expect(before.invoices).toMatchObject([{ invoice: { total: 1, error: 1 } }]);
    await purgeDue(kit().ctx(), AbortSignal.timeout(60_000));
    expect(await listInvoices({ ctx: owner, params: { companyId } })).toEqual(before);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month } });
    const after = await listInvoices({ ctx: owner, params: { companyId } });
    expect(after.invoices[0]?.invoice).toEqual(before.invoices[0]?.invoice);
  });

  it('count second files that came with documents', async () => {
    const { companyId, admin, owner } = await setUp(kit());
    const jobId = await putEndedJob(kit(), { companyId, status: 'processing', finishedAt: null });
    for (const name of ['document', 'extra_document'] as const)
      await recordStoredFiles(kit().ctx(), [
        await storeFile(
          kit().ctx(),
          { companyId, ownerKind: 'job', ownerId: jobId, name },
          Readable.from([Buffer.from('%PDF-1.7')]),
        ),
      ]);
    await finishJob(kit().ctx(), { jobId, outcome: { kind: 'error', code: 'file_empty' } });
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month: '2026-03' } });
    const { invoices } = await listInvoices({ ctx: owner, params: { companyId } });
    const one = { total: 1, error: 1, attachments: 1 };
    expect(invoices[0]?.invoice.services).toEqual({ nfe: one, '10': one, 'nfe-10': one });
    kit().clock.set('2026-03-11T12:00:00Z');
    await reconcileUsage(kit().ctx(), 1);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month: '2026-03' } });
    const again = await listInvoices({ ctx: owner, params: { companyId } });
    expect(again.invoices[0]?.invoice.services['nfe']).toEqual(one);
  });

  it('are listed oldest first', async () => {
    const { companyId, owner, admin } = await setUp(kit());
    for (const each of ['2026-02', '2025-12', '2026-01'])
      await generateInvoice({ ctx: admin, params: { companyId }, body: { month: each } });
    const { invoices } = await listInvoices({ ctx: owner, params: { companyId } });
    expect(invoices.map(({ id }) => id)).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('are made by themselves when a month is over, once, and again where they were made before its end', async () => {
    const [used, unused, early] = [await setUp(kit()), await setUp(kit()), await setUp(kit())];
    await use(used.admin, used.companyId, february);
    await use(early.admin, early.companyId, february);
    kit().clock.set('2026-02-20T12:00:00Z');
    await generateInvoice({ ctx: early.admin, params: { companyId: early.companyId }, body: { month } });
    await use(early.admin, early.companyId, [{ service: 'rg', at: '2026-02-27T12:00:00Z' }]);
    kit().clock.set('2026-03-01T07:20:00Z');
    await makeMonthlyInvoices(kit().ctx());
    const made = async ({ owner, companyId }: typeof used) =>
      (await listInvoices({ ctx: owner, params: { companyId } })).invoices;
    const first = await made(used);
    expect(first).toMatchObject([{ id: month, observation: '', invoice: counted }]);
    expect(await made(unused)).toEqual([]);
    expect(await made(early)).toMatchObject([{ id: month, invoice: { total: 5 } }]);
    kit().clock.set('2026-03-02T07:20:00Z');
    await makeMonthlyInvoices(kit().ctx());
    expect(await made(used)).toEqual(first);
  });

  it('have a PDF once one was asked for, until their counts change', async () => {
    const { companyId, owner, admin } = await setUp(kit());
    await use(admin, companyId, february);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month } });
    const stored = { companyId, invoiceId: month, return: 'storage' } as const;
    await expect(getInvoice({ ctx: owner, params: stored, query: stored })).rejects.toMatchObject({
      code: 'file_not_ready',
    });
    await generateInvoicePdf({ ctx: admin, params: { companyId }, body: { invoice_id: month } });
    for (let times = 0; times < 2; times += 1) await storeInvoicePdf(kit().ctx(), { companyId, month });

    const link = await getInvoice({ ctx: owner, params: stored, query: stored });
    const { url } = link as { url: string };
    expect(url).toMatch(/^http:\/\/lavra\.test\/v2\/storage\//);
    const key = await objectKeyOf(owner, companyId);
    expect(await kit().objects.stat(key ?? '')).toBeDefined();

    await use(admin, companyId, [{ service: 'rg', at: '2026-02-09T12:00:00Z' }]);
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month } });
    expect(await objectKeyOf(owner, companyId)).toBeNull();
    expect(await kit().objects.stat(key ?? '')).toBeUndefined();
  });

  it('change their observation by an administrator', async () => {
    const { companyId, admin } = await setUp(kit());
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month, observation: 'Antes' } });
    const input = { companyId, invoice_id: month, observation: 'Depois' };
    expect(await updateInvoice({ ctx: admin, params: input, body: input })).toMatchObject({
      id: month,
      observation: 'Depois',
    });
  });

  it('are made, drawn and annotated by administrators alone', async () => {
    const { companyId, owner } = await setUp(kit());
    const input = { companyId, month, invoice_id: month, observation: '' };
    for (const verb of [askForInvoice, generateInvoicePdf, updateInvoice])
      await expect(verb({ ctx: owner, params: input, body: input })).rejects.toMatchObject({
        code: 'forbidden',
      });
  });

  it('of another company, of no company and of no month are not found', async () => {
    const { companyId, admin } = await setUp(kit());
    const stranger = kit().ctx({ principal: asUser() });
    await generateInvoice({ ctx: admin, params: { companyId }, body: { month } });
    const range = { start_date: '2026-02-01', end_date: '2026-02-28' };
    const input = { companyId, invoiceId: month, month, invoice_id: month, observation: '', ...range };
    const all = [
      listInvoices,
      getInvoice,
      getInvoiceMetrics,
      askForInvoice,
      generateInvoicePdf,
      updateInvoice,
    ];
    for (const verb of all)
      await expect(verb({ ctx: stranger, params: input, query: input, body: input })).rejects.toMatchObject({
        code: 'not_found',
      });

    const nowhere = { ...input, companyId: 'nobody' };
    await expect(generateInvoice({ ctx: admin, params: nowhere, body: nowhere })).rejects.toMatchObject({
      code: 'not_found',
    });
    const never = { ...input, invoiceId: '2026-01', invoice_id: '2026-01' };
    for (const verb of [getInvoice, generateInvoicePdf, updateInvoice])
      await expect(verb({ ctx: admin, params: never, query: {}, body: never })).rejects.toMatchObject({
        code: 'not_found',
      });
  });

  it('refuse months that have not begun or are none, and ranges that are none', async () => {
    const { companyId, admin } = await setUp(kit());
    for (const wrong of ['2026-04', '2026-13', '2026-00', '1026-01'])
      await expect(
        generateInvoice({ ctx: admin, params: { companyId }, body: { month: wrong } }),
      ).rejects.toMatchObject({
        code: 'invalid_input',
      });
    const range = { start_date: '2026-02-30', end_date: '2026-02-28' };
    await expect(
      getInvoiceMetrics({ ctx: admin, params: { companyId }, query: range }),
    ).rejects.toMatchObject({
      code: 'date_range_invalid',
    });
  });
});

describeOnDatabase('billing over HTTP', (kit) => {
  const as = (principal: UserPrincipal | ReturnType<typeof asClient>) =>
    kit().http({ routes: billingRoutes, authenticate: async () => principal });
  const headers = { authorization: 'Bearer t' };

  it('draws the invoice it is given as a PDF', async () => {
    const app = await as(asUser());
    const payload = {
      client_data: { name: 'Łódź & Filhos', email: 'a@b.example' },
      invoice_data: { services: counted.services, date: '2026-02' },
    };
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/reports?template=invoice',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const crowded = Object.fromEntries(
      Array.from({ length: 2001 }, (_, index) => [index, { total: 1, error: 0 }]),
    );
    const more = await app.inject({
      method: 'POST',
      url: '/v1/reports?template=invoice',
      headers,
      payload: { ...payload, invoice_data: { services: crowded, date: '' } },
    });
    expect(more.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('reads path, query and body, and refuses programs and unknown keys', async () => {
    const { companyId, owner } = await setUp(kit());
    const app = await as(asUser({ isAdmin: true }));
    const url = `/v2/companies/${companyId}/invoice/generate`;
    const made = await app.inject({ method: 'POST', url, headers, payload: { month } });
    expect([made.statusCode, made.json()]).toEqual([200, { replaces: false }]);
    const odd = await app.inject({ method: 'POST', url, headers, payload: { month, total: 0 } });
    expect(odd.statusCode).toBe(400);
    const one = await app.inject({ url: `/v2/companies/${companyId}/invoices/${month}`, headers });
    expect(one.json()).toMatchObject({ id: month, object_key: null });
    expect(await objectKeyOf(owner, companyId)).toBeNull();
    const program = await as(asClient({ companyId }));
    expect((await program.inject({ url: `/v2/companies/${companyId}/invoices`, headers })).statusCode).toBe(
      403,
    );
  });
});

async function objectKeyOf(ctx: Context, companyId: string): Promise<string | null | undefined> {
  return (await listInvoices({ ctx, params: { companyId } })).invoices[0]?.object_key;
}
