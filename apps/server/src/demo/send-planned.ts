import { Readable } from 'node:stream';

import { consoleSource } from '@lavra/contract/constants';
import type { Engine } from '@lavra/engine';
import type { PresignedUrls } from '@lavra/contract/model/job';
import { createRandom } from '@lavra/specimens/random';
import { ZipFile } from 'yazl';

import { createBatch, createJob, recogniseQueue, unpackBatch, unpackQueue } from '../features/jobs/index.ts';
import { recogniseDocument } from '../features/recognition/index.ts';
import { claimTask, rejectTask, submitTask } from '../features/tasks/index.ts';
import { receiveFile } from '../features/uploads/index.ts';
import type { Context } from '../platform/context.ts';
import { transaction } from '../platform/database/transaction.ts';
import { hourMs } from '../platform/times.ts';
import { type DemoStage, asOwner, asProgram, asReviewer } from './demo-context.ts';
import type { DemoFile } from './demo-file.ts';
import { isSown } from './demo.store.ts';
import type { DemoDocument } from './documents.ts';
import type { PlannedSending } from './plan.ts';
import { planVerdict } from './plan-verdict.ts';
import type { Readings } from './readings.ts';

interface SendPlanned {
  readonly stage: DemoStage;
  readonly readings: Readings;
  readonly sending: PlannedSending;
  readonly customer: DemoFile['customers'][number];
  readonly documents: readonly DemoDocument[];
  /** It goes to human review and is decided already. */
  readonly isReviewed: boolean;
  readonly signal: AbortSignal;
}

/** Ranges of the wait in the queue, and of the work on a task. */
const queueMs = [2 * 60_000, 3 * hourMs] as const;
const workMs = [15_000, 140_000] as const;

/**
 * Replays one sending of the past: announced, received, unpacked, read and ended by the product's own verbs, each at its moment.
 * All in one transaction, so that it exists completely or not at all, and the running server never picks up half of it. A sending
 * that exists already is left as it is.
 */
export async function sendPlanned(call: SendPlanned): Promise<void> {
  const { stage, sending, customer } = call;
  stage.clock.set(sending.at);
  const { companyId, clientId } = customer;
  const principal = sending.isFromConsole ? asOwner(companyId) : asProgram(companyId, clientId);
  const ctx = stage.ctx(principal);
  await transaction({ ...ctx, ids: { ...ctx.ids, ksuid: () => sending.id } }, async (ctx) => {
    if (await isSown(ctx.db, sending.id)) return;
    const { urls } = await announce(ctx, call);
    stage.clock.advance(1500);
    const token = urls['document']?.split('/').at(-1) ?? '';
    const body = Readable.from([await bytesOf(call)], { objectMode: false });
    await receiveFile(ctx, { token, body });
    await handleMessages(ctx, call);
    if (call.isReviewed) await reviewAll(ctx, call);
  });
}

/** Decides, one after the other, the tasks that exist by then, and a second time those that two people decide. */
async function reviewAll(ctx: Context, { stage, sending, customer }: SendPlanned): Promise<void> {
  const { companyId, reviewerId, secondReviewerId } = customer;
  const random = createRandom(sending.at.getTime() % 2 ** 31);
  const readAt = stage.clock.now().getTime();
  for (const userId of [reviewerId, secondReviewerId]) {
    if (userId === undefined) continue;
    const desk = { ...stage.ctx(asReviewer(userId, companyId)), db: ctx.db };
    for (;;) {
      stage.clock.advance(random.int(...queueMs));
      // What was sent after this moment is in the queue already, but not known yet at this point of the past.
      const minutes = Math.floor((stage.clock.now().getTime() - readAt) / 60_000);
      const choice = { company: companyId, service: sending.service, minutes };
      const { task } = await claimTask({ ctx: desk, body: choice });
      if (task === null) break;
      stage.clock.advance(random.int(...workMs));
      const params = { companyId, jobId: task.job_id };
      const verdict = planVerdict(task, userId === secondReviewerId);
      if (verdict.kind === 'reject') await rejectTask({ ctx: desk, params, body: verdict.body });
      else await submitTask({ ctx: desk, params, body: verdict.body });
    }
  }
}

function announce(ctx: Context, { sending, customer }: SendPlanned): Promise<PresignedUrls> {
  const { service, isFromConsole, clientData, documents } = sending;
  const params = { service };
  const query = {
    base64: false,
    ...(isFromConsole ? { source: consoleSource, 'client-id': customer.clientId } : {}),
  };
  if (documents.length > 1)
    return createBatch({ ctx, params, query: { ...query, filename: `${service}.zip` }, body: undefined });
  const body = { filename: documents[0], client_data: clientData };
  return createJob({ ctx, params, query: { ...query, facematch: false, 'extra-document': false }, body });
}

async function bytesOf({ documents }: SendPlanned): Promise<Uint8Array> {
  const [first] = documents;
  if (documents.length === 1 && first) return first.bytes;
  const archive = new ZipFile();
  for (const [index, { name, bytes }] of documents.entries())
    archive.addBuffer(Buffer.from(bytes), `${String(index + 1).padStart(2, '0')}-${name}`);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Does at once what workers would do; events for webhooks go nowhere. */
async function handleMessages(ctx: Context, call: SendPlanned): Promise<void> {
  const { stage, signal } = call;
  for (let messages = stage.queue.take(); messages.length > 0; messages = stage.queue.take()) {
    for (const { queue, data } of messages) {
      if (queue === unpackQueue.name) await unpackBatch(ctx, { ...unpackQueue.schema.parse(data), signal });
      if (queue === recogniseQueue.name)
        await recogniseDocument(
          { ...ctx, engine: rememberingEngine(ctx.engine, call) },
          { ...recogniseQueue.schema.parse(data), signal },
        );
    }
  }
}

/** The product's engine with cached readings: a document sent again takes as long as the first time. */
function rememberingEngine(engine: Engine, { stage, readings }: SendPlanned): Engine {
  return {
    ...engine,
    recognise: async ({ service, files }) => {
      const { outcome, ms } = await readings.read({ service, path: files.document });
      stage.clock.advance(ms);
      return outcome;
    },
  };
}
