import type { Flow } from '@lavra/contract/model/flow';
import type { Field, Result } from '@lavra/contract/model/result';

import type { RecogniseOutcome } from '@lavra/engine';

import { updateFlow } from '../features/flows/update-flow.ts';
import { createJob } from '../features/jobs/sending/create-job.ts';
import type { Context } from '../platform/context.ts';
import { asUser } from './principals.ts';
import { aPdf, aSending, applicationFor, openSender, putTo, readJob } from './sending.ts';
import type { TestKit } from './test-kit.ts';

/** Sends all of a company's invoices to human review. */
export function aFlow(changes: Partial<Flow> = {}): Flow {
  return {
    scope: 'nfe',
    client_id: '',
    backoffice_id: 'fila-nfe',
    project: 'Cadastro',
    rule: '',
    use_backoffice: true,
    use_backoffice_validation: false,
    ...changes,
  };
}

/** The engine's result for one document. */
export function readAs(fields: Readonly<Record<string, Field>>): Result {
  return {
    Time: '0.10',
    Quantity: 1,
    Document: [{ Page: 1, Data: { ...fields } }],
    Pages: [{ page: 1, width: 595, height: 842, source: 'ocr', orientation: 90, quality: 'ok' }],
  };
}

/** An invoice whose issuer's number was misread. */
export const anInvoice = (): Result =>
  readAs({
    Number: { value: '3606279', conf: 96, page: 1, box: [0.1, 0.1, 0.1, 0.02] },
    IssuerCNPJ: {
      value: '11222333000182',
      conf: 61,
      page: 1,
      box: [0.2, 0.2, 0.2, 0.02],
      checks: [{ check: 'cnpj_digits', ok: false }],
    },
    TotalAmount: { value: '120.50', conf: 88, page: 1 },
  });

export interface ReviewedCompany {
  readonly companyId: string;
  /** Context of an app client of the company. */
  readonly ctx: Context;
  readonly owner: Context;
  /** Another user of the company, who may review; a new one with each call. */
  reviewer(): Context;
  /** Sends an invoice that the engine reads as this result, or that has this outcome. Returns its id. */
  send(outcome?: Result | RecogniseOutcome, metadata?: object): Promise<string>;
}

/** A company whose documents these flows send to human review. */
export async function openReviewed(kit: TestKit, ...flows: readonly Flow[]): Promise<ReviewedCompany> {
  const { companyId, ctx, person: owner } = await openSender(kit);
  const reviewer = () => kit.ctx({ principal: asUser({ companyId, isOwner: false, hasBackoffice: true }) });
  for (const flow of flows) await updateFlow({ ctx: reviewer(), params: { companyId }, body: flow });
  return {
    companyId,
    ctx,
    owner,
    reviewer,
    async send(given = anInvoice(), metadata) {
      const app = await applicationFor(kit, ctx);
      const { id, urls } = await createJob({ ctx, ...aSending({ body: metadata }) });
      await putTo(app, urls['document'], aPdf);
      kit.engine.answer = () => ('kind' in given ? given : { kind: 'recognised', result: given });
      await readJob(kit, id);
      return id;
    },
  };
}
