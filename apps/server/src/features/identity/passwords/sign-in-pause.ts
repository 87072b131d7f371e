import { createHmac, timingSafeEqual } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/network.ts';
import { dayMs } from '../../../platform/times.ts';
import {
  countAttempt,
  deleteFailuresBefore,
  findPlaces,
  deleteFailures,
  putKnown,
} from '../sign-in-failures.store.ts';

/** Failures in a row from one place before it is slowed down; the pause after the last one is 1 s, then doubles to 15 min. */
const freeFailures = 5;
/** The same limit for all unknown places together: those that the right password never came from. */
const freeFailuresOfStrangers = 20;
const maxPauseS = 900;
/** Failures older than this are forgotten. */
const memoryMs = dayMs;
/** A place unused for this long is unknown again. */
const knownMs = 180 * dayMs;
/** All unknown places together. */
const strangers = '';

/** Where an account is tried from: each place pauses on its own, so that nobody's guesses lock the owner out. */
export interface Place {
  readonly emailDigest: string;
  readonly name: string;
  /** Whether it is a device with proof that the right password came from it. */
  readonly isDevice: boolean;
}

/** Stands for an e-mail in the counts, because people also type passwords into that field. */
export function digestOf(ctx: Context, email: string): string {
  return keyed(ctx, email);
}

/** The device, where its mark is valid for this e-mail; else the network. */
export function placeOf(ctx: Context, emailDigest: string, device: string | undefined): Place {
  const [id = '', mark = ''] = device?.split('.') ?? [];
  const isDevice = id !== '' && isSame(mark, markOf(ctx, emailDigest, id));
  const name = isDevice ? `device ${id}` : keyed(ctx, `${emailDigest} ${networkOf(ctx.address)}`);
  return { emailDigest, name, isDevice };
}

/** The mark by which a device is recognised: signed, so that nobody can forge one, and valid for this e-mail only. */
export function deviceMark(ctx: Context, emailDigest: string): string {
  const id = ctx.ids.random(22);
  return `${id}.${markOf(ctx, emailDigest, id)}`;
}

/**
 * Counts one attempt, as failed until proven otherwise. Returns whether the place is known; throws account_paused during a pause.
 */
export async function beginAttempt(ctx: Context, { emailDigest, name, isDevice }: Place): Promise<boolean> {
  const now = ctx.clock.now();
  const places = await findPlaces(ctx.db, emailDigest, [name, strangers]);
  const knownAt = places.get(name)?.knownAt ?? null;
  const isKnown = isDevice || (knownAt !== null && now.getTime() - knownAt.getTime() < knownMs);
  const forgottenBefore = new Date(now.getTime() - memoryMs);
  const count = async (place: string, free: number) => {
    const attempt = { emailDigest, place, now, forgottenBefore, freeFailures: free, maxPauseS };
    if (await countAttempt(ctx.db, attempt)) return;
    const pausedUntil = (await findPlaces(ctx.db, emailDigest, [place])).get(place)?.pausedUntil;
    throw paused(pausedUntil, now);
  };
  // Before anything is counted: an attempt refused here does not lengthen the pause of its own place.
  const pauseOfStrangers = places.get(strangers)?.pausedUntil;
  if (!isKnown && pauseOfStrangers && pauseOfStrangers > now) throw paused(pauseOfStrangers, now);
  await count(name, freeFailures);
  if (!isKnown) await count(strangers, freeFailuresOfStrangers);
  return isKnown;
}

/**
 * Records a right password: the place is known from now on and its failures are forgotten. The shared failures of unknown places
 * are forgotten only when this place was one of them: an owner who signs in at home gives nobody more guesses.
 */
export async function endAttempt(
  ctx: Context,
  { emailDigest, name }: Place,
  { wasKnown }: { wasKnown: boolean },
): Promise<void> {
  if (!wasKnown) await deleteFailures(ctx.db, emailDigest, strangers);
  await putKnown(ctx.db, { emailDigest, place: name, now: ctx.clock.now() });
}

/** Keeps the table from growing with e-mails that are no longer tried. */
export async function deleteOldAttempts(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await deleteFailuresBefore(ctx.db, {
    tried: new Date(now - memoryMs),
    known: new Date(now - knownMs),
  });
}

function paused(until: Date | null | undefined, now: Date): ContractError {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000));
  return new ContractError('account_paused', { params: { seconds }, retryAfterS: seconds });
}

function keyed(ctx: Context, text: string): string {
  return createHmac('sha256', ctx.secrets.derive('sign-in-failures')).update(text).digest('hex');
}

function markOf(ctx: Context, emailDigest: string, id: string): string {
  return createHmac('sha256', ctx.secrets.derive('sign-in-device'))
    .update(`${emailDigest}.${id}`)
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
