import type { CheckName, CheckOutcome, CheckReason } from '@lavra/contract/model/validation';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  isBrokenCircuitError,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Config } from '../../config/config.ts';
import type { Context, Dependencies } from '../../platform/context.ts';
import type { OutboundAnswer, OutboundHttp, OutboundRequest } from '../../platform/outbound-http.ts';
import { presentTime } from '../../platform/times.ts';
import type { Question } from './outside-check.ts';
import { addCall } from './outside-checks.store.ts';

/** The service gave no answer now but may give one later. */
export interface Later {
  readonly reason: CheckReason;
  /** When the service says to come back; 0 where it does not. */
  readonly afterMs: number;
}

const failuresInARow = 5;
/** An invoice may contain a thousand items. */
const maxAnswerBytes = 8 * 1_048_576;

/** Asks a configured service. What time may mend is `Later`; everything else is an outcome. */
export async function askService(
  ctx: Context,
  name: CheckName,
  question: Question,
): Promise<CheckOutcome | Later> {
  const { breakers } = ctx.once(createGateway);
  const breaker = breakers[name];
  try {
    return await breaker.execute(async () => {
      const { said } = await callService(ctx, name, question);
      if ('afterMs' in said) throw new Transient(said);
      return said;
    });
  } catch (error) {
    if (error instanceof Transient) return error.later;
    if (!isBrokenCircuitError(error)) throw error;
    const { lastFailure } = breaker;
    const cause = lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
    return { reason: cause instanceof Transient ? cause.later.reason : 'unreachable', afterMs: 0 };
  }
}

/** Asks even while the breaker is open: one call, and its outcome. */
export async function callService(ctx: Context, name: CheckName, question: Question) {
  const begun = performance.now();
  const said = await attempt(ctx, name, question);
  const ms = Math.round(performance.now() - begun);
  const failure = 'afterMs' in said || said.status === 'failed' ? (said.reason ?? null) : null;
  await recordCall(ctx, { name, failure, ms });
  return { said: 'afterMs' in said ? said : { ...said, checked_at: presentTime(ctx.clock.now()) }, ms };
}

class Transient extends Error {
  readonly later: Later;

  constructor(later: Later) {
    super(`No answer now: ${later.reason}`);
    this.later = later;
  }
}

/** The provider's contract for a service, and the context of the call. */
interface Contract {
  readonly ctx: Context;
  readonly secret: string;
}

interface Gateway {
  readonly breakers: Readonly<Record<CheckName, CircuitBreakerPolicy>>;
  /** By key, each until shortly before its expiry; simultaneous callers share one fetch. */
  readonly tokens: LRUCache<string, string, Contract>;
}

function createGateway({ config, logger, clock }: Dependencies): Gateway {
  const breakerOf = (name: CheckName) => {
    const breaker = circuitBreaker(handleType(Transient), {
      halfOpenAfter: config.checks.pauseMs,
      breaker: new ConsecutiveBreaker(failuresInARow),
    });
    breaker.onBreak(() => logger.warn({ check: name }, 'the service of an outside check is left alone'));
    breaker.onReset(() => logger.info({ check: name }, 'the service of an outside check answers again'));
    return breaker;
  };
  return {
    breakers: {
      serpro_cpf: breakerOf('serpro_cpf'),
      serpro_nfe: breakerOf('serpro_nfe'),
      serpro_data_valid: breakerOf('serpro_data_valid'),
    },
    tokens: new LRUCache({
      max: 10,
      ttl: 1,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
      async fetchMethod(key, _stale, { options, context }) {
        const { text, lifeMs } = await fetchToken(key, context);
        options.ttl = lifeMs;
        return text;
      },
    }),
  };
}

/** Asks with a token; once more with a new one when the service refuses a cached token. */
async function attempt(ctx: Context, name: CheckName, question: Question): Promise<CheckOutcome | Later> {
  const { tokens } = ctx.once(createGateway);
  const { url, key = '', secret = '' } = ctx.config.checks.services[name];
  try {
    for (const isLast of [false, true]) {
      const token = await tokens.forceFetch(key, { context: { ctx, secret } });
      const answer = await exchange(ctx, `${url}${question.path}`, {
        method: question.method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(question.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
      });
      if (answer.status !== 401) return outcomeOf(answer, question);
      // It expired early.
      if (tokens.peek(key) === token) tokens.delete(key);
      if (isLast) break;
    }
    return failed('unauthorized');
  } catch (error) {
    if (error instanceof Refusal) return error.said;
    throw error;
  }
}

class Refusal extends Error {
  readonly said: CheckOutcome | Later;

  constructor(said: CheckOutcome | Later) {
    super('The service gave no answer');
    this.said = said;
  }
}

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** Before its expiry, so that it does not expire on the way. */
const tokenMarginMs = 60_000;

async function fetchToken(key: string, { ctx, secret }: Contract) {
  const answer = await exchange(ctx, ctx.config.checks.tokenUrl, tokenRequest({ key, secret }));
  // OAuth2 answers 400 to a wrong key too.
  if (answer.status === 400 || answer.status === 401) throw new Refusal(failed('unauthorized'));
  if (answer.status !== 200) throw new Refusal(refusalOf(answer));
  const parsed = TokenAnswer.safeParse(jsonOf(answer));
  if (!parsed.success) throw new Refusal(failed('bad_answer'));
  const { access_token: text, expires_in: lifeS } = parsed.data;
  return { text, lifeMs: Math.max(lifeS * 1000 - tokenMarginMs, 1) };
}

function tokenRequest({ key, secret }: { key: string; secret: string }): OutboundRequest {
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  };
}

/** Why a key gets no token; undefined when it gets one. */
export async function refusalOfKey(
  outbound: OutboundHttp,
  { tokenUrl, timeoutMs }: Config['checks'],
  contract: { readonly key: string; readonly secret: string },
): Promise<string | undefined> {
  const answer = await outbound.fetch(tokenUrl, { ...tokenRequest(contract), timeoutMs });
  if (answer.status !== 200) return `status ${answer.status}`;
  return TokenAnswer.safeParse(jsonOf(answer)).success ? undefined : 'an answer without a token';
}

/** Neither its errors nor its log lines contain what was asked. */
async function exchange(ctx: Context, url: string, request: OutboundRequest): Promise<OutboundAnswer> {
  try {
    const { timeoutMs } = ctx.config.checks;
    return await ctx.outbound.fetch(url, { ...request, timeoutMs, maxAnswerBytes });
  } catch (error) {
    const isLate = error instanceof Error && /Timeout/.test(error.name);
    ctx.logger.warn({ err: error }, 'the service of an outside check gave no answer');
    throw new Refusal({ reason: isLate ? 'timeout' : 'unreachable', afterMs: 0 });
  }
}

function outcomeOf(answer: OutboundAnswer, { refusals, judge }: Question): CheckOutcome | Later {
  const refused = refusals[answer.status];
  if (refused) return refused;
  // 206: without something that no check here needs.
  if (answer.status !== 200 && answer.status !== 206) return refusalOf(answer);
  try {
    return judge(jsonOf(answer));
  } catch {
    // The answer may be about a person, so it is not recorded anywhere.
    return failed('bad_answer');
  }
}

function refusalOf({ status, headers }: OutboundAnswer): CheckOutcome | Later {
  if (status === 402 || status === 403) return failed('unpaid');
  if (status === 429) return { reason: 'overloaded', afterMs: retryAfterMs(headers['retry-after']) };
  if (status === 408 || status >= 500)
    return { reason: status === 408 || status === 504 ? 'timeout' : 'unreachable', afterMs: 0 };
  return failed('bad_answer');
}

function retryAfterMs(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : 0;
}

function jsonOf({ body, isTruncated }: OutboundAnswer): unknown {
  if (isTruncated) return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function failed(reason: CheckReason): CheckOutcome {
  return { status: 'failed', reason };
}

interface Call {
  readonly name: CheckName;
  readonly failure: CheckReason | null;
  readonly ms: number;
}

/** Calls are charged: failing to store a figure must not lose an answer. */
async function recordCall(ctx: Context, { name, failure, ms }: Call): Promise<void> {
  ctx.metrics.outsideChecks.inc({ check: name, outcome: failure ?? 'answered' });
  try {
    await addCall(ctx.db, { checkName: name, failure, ms, at: ctx.clock.now() });
  } catch (error) {
    ctx.logger.warn({ err: error }, 'a call to an outside check was not counted');
  }
}
