import { ContractError } from '@lavra/contract/errors';

import type { Context, Dependencies } from '../../../platform/context.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { countTraining, countUnfinished, sumStored } from './quotas.store.ts';

/** Counts of all companies are read in one statement at this interval; in between, each process adds what it accepts. */
const countedAgainMs = 10_000;
/** Summing the stored bytes reads the row of every file. */
const summedAgainMs = 600_000;

const comeAgainS = 60;

const countCache = ({ clock }: Dependencies) => createTtlCache(clock, { ttlMs: countedAgainMs });
const sumCache = ({ clock }: Dependencies) => createTtlCache(clock, { ttlMs: summedAgainMs });

/** Counts one more job of a company. Throws company_jobs_waiting, company_storage_full. */
export async function allowJob(ctx: Context, companyId: string): Promise<void> {
  const limit = ctx.config.limits.companyWaitingJobs;
  const waiting = await ctx.once(countCache).read('unfinished jobs', () => countUnfinished(ctx.db));
  if (!takeOne(waiting, companyId, limit))
    throw new ContractError('company_jobs_waiting', {
      params: { limit, seconds: comeAgainS },
      retryAfterS: comeAgainS,
    });
  await allowStorage(ctx, companyId);
}

/** Counts one more file for training. Throws company_training_full, company_storage_full. */
export async function allowTraining(ctx: Context, companyId: string): Promise<void> {
  const limit = ctx.config.limits.companyTrainingFiles;
  const kept = await ctx.once(countCache).read('training files', () => countTraining(ctx.db));
  if (!takeOne(kept, companyId, limit))
    throw new ContractError('company_training_full', { params: { limit } });
  await allowStorage(ctx, companyId);
}

async function allowStorage(ctx: Context, companyId: string): Promise<void> {
  const limitBytes = ctx.config.limits.companyStoredBytes;
  if (limitBytes === undefined) return;
  const stored = await ctx.once(sumCache).read('stored bytes', () => sumStored(ctx.db));
  if ((stored.get(companyId) ?? 0) < limitBytes) return;
  const limit = `${Math.round(limitBytes / 1_048_576)} MB`;
  throw new ContractError('company_storage_full', { params: { limit } });
}

function takeOne(counted: Map<string, number>, companyId: string, limit: number): boolean {
  const before = counted.get(companyId) ?? 0;
  if (before >= limit) return false;
  counted.set(companyId, before + 1);
  return true;
}
