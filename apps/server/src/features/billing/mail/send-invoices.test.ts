import { expect, it } from 'vitest';

import { createMailer } from '../../../platform/mailer.ts';
import { openAccount } from '../../../testing/accounts.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { asUser } from '../../../testing/principals.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { listAuditEntries } from '../../audit/list-audit-entries.ts';
import { recordUsage } from '../../usage/index.ts';
import { failInvoiceMail } from '../invoices.store.ts';
import { listInvoices } from '../list-invoices.ts';
import { makeInvoice } from '../make-invoice.ts';
import { storeInvoicePdf } from '../store-invoice-pdf.ts';
import { mailInvoice } from './mail-invoice.ts';
import { sendInvoices } from './send-invoices.ts';

const month = '2031-02';

describeOnDatabase('the mail of an invoice', (kit) => {
  const setUp = async () => {
    kit().clock.set('2031-03-10T12:00:00Z');
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const { userId: companyId, email } = await openAccount(kit(), { name: 'Cooperativa São João' });
    const use = () =>
      recordUsage(admin, {
        companyId,
        service: 'nfe',
        endedAt: new Date(`${month}-05T12:00:00Z`),
        isError: false,
        pages: 1,
        processMs: 1,
      });
    await use();
    const invoice = { companyId, month };
    await makeInvoice(admin, invoice);
    const send = () => sendInvoices({ ctx: admin, params: { month }, body: { companies: [companyId] } });
    const state = async () => {
      const { invoices } = await listInvoices({ ctx: admin, params: { companyId } });
      return [invoices[0]?.mail_status, invoices[0]?.sent_at];
    };
    return { admin, companyId, email, invoice, use, send, state };
  };
  const through = (port: number) => {
    const { config, ids, logger, metrics } = kit().dependencies;
    const mail = { ...config.mail, smtpUrl: `smtp://127.0.0.1:${port}` };
    return { ...kit().ctx(), mailer: createMailer({ config: mail, ids, logger, metrics }) };
  };

  it('takes the PDF to the company once the mail server has it, and is in the trail', async () => {
    const { admin, companyId, email, invoice, send, state } = await setUp();
    let isAway = true;
    const server = await startSmtpServer({
      onMailFrom: (_address, _session, done) => done(isAway ? new Error('try later') : null),
    });
    try {
      await expect(send()).rejects.toMatchObject({ code: 'file_not_ready' });
      expect(await state()).toEqual(['none', null]);
      await storeInvoicePdf(kit().ctx(), invoice);
      expect(await send()).toEqual({ requested: 1 });
      expect(await state()).toEqual(['sending', null]);
      await expect(mailInvoice(through(server.port), invoice)).rejects.toThrow('try later');
      expect(await state()).toEqual(['sending', null]);
      isAway = false;
      for (const _ of ['the retry', 'a message that comes twice'])
        await mailInvoice(through(server.port), invoice);
      expect(await state()).toEqual(['sent', '2031-03-10T12:00:00Z']);
      expect(server.received).toMatchObject([
        {
          to: [email],
          mail: {
            subject: expect.stringContaining('fatura de fevereiro de 2031 / invoice of February 2031'),
            text: expect.stringContaining(
              'A fatura de Cooperativa São João de fevereiro de 2031 segue em anexo.',
            ),
            attachments: [{ filename: `fatura-${month}.pdf`, mimeType: 'application/pdf' }],
          },
        },
      ]);
      const content = server.received[0]?.mail.attachments[0]?.content as ArrayBuffer;
      expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
      const trail = await listAuditEntries({
        ctx: admin,
        query: { company: companyId, action: 'sendInvoices' },
      });
      expect(trail).toMatchObject({ entries: [{ input: { companies: [companyId] }, target: { month } }] });
    } finally {
      await server.stop();
    }
  });

  it('says that it failed once its attempts are over, and is forgotten when the invoice changes', async () => {
    const { admin, invoice, use, send, state } = await setUp();
    await storeInvoicePdf(kit().ctx(), invoice);
    await send();
    await failInvoiceMail(admin.db, invoice);
    expect(await state()).toEqual(['failed', null]);
    await send();
    await use();
    await makeInvoice(admin, invoice);
    expect(await state()).toEqual(['none', null]);
    await mailInvoice(kit().ctx(), invoice);
    expect(kit().mailer.sent.filter(({ attachments }) => attachments)).toEqual([]);
  });

  it('goes to companies with an invoice, and is asked for by administrators', async () => {
    const { admin, companyId } = await setUp();
    const ask = (ctx: typeof admin, companies: string[]) =>
      sendInvoices({ ctx, params: { month }, body: { companies } });
    await expect(ask(admin, [companyId, 'nobody'])).rejects.toMatchObject({ code: 'file_not_ready' });
    await expect(ask(admin, ['nobody'])).rejects.toMatchObject({ code: 'not_found' });
    const owner = kit().ctx({ principal: asUser({ userId: companyId }) });
    await expect(ask(owner, [companyId])).rejects.toMatchObject({ code: 'forbidden' });
  });
});
