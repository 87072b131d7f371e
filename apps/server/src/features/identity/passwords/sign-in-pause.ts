import { createHmac, timingSafeEqual } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';

import type { Context } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/network.ts';
import {
  countAttempt,
  deleteFailuresBefore,
  findPlaces,
  forgetFailures,
  putKnown,
} from '../sign-in-failures.store.ts';

/** Failures in a row from one place before it slows; the pause after the last of them is 1 s, then doubles to 15 min. */
const freeFailures = 5;
/** The same for every place together that the right password never came from. */
const freeFailuresOfStrangers = 20;
const maxPauseS = 900;
/** Failures older than this are forgotten. */
const memoryMs = 24 * 3_600_000;
/** From here on a place that was not used is as good as any other. */
const knownMs = 180 * 24 * 3_600_000;
/** All places that are not known, together. */
const strangers = '';

/** Where an account is tried from: each place pauses for itself, so that nobody's guesses keep the owner out. */
export interface Place {
  readonly emailDigest: string;
  readonly name: string;
  /** A device that the right password came from, as it has shown. */
  readonly isDevice: boolean;
}

/** What stands for an e-mail in the count: people type passwords into the wrong field. */
export function digestOf(ctx: Context, email: string): string {
  return keyed(ctx, email);
}

/** The device, where it shows that it is known for this e-mail; else the network. */
export function placeOf(ctx: Context, emailDigest: string, device: string | undefined): Place {
  const [id = '', mark = ''] = device?.split('.') ?? [];
  const isDevice = id !== '' && isSame(mark, markOf(ctx, emailDigest, id));
  const name = isDevice ? `device ${id}` : keyed(ctx, `${emailDigest} ${networkOf(ctx.address)}`);
  return { emailDigest, name, isDevice };
}

/** What a device keeps to be known by: signed, so that nobody makes one, and of use for this e-mail alone. */
export function deviceMark(ctx: Context, emailDigest: string): string {
  const id = ctx.ids.random(22);
  return `${id}.${markOf(ctx, emailDigest, id)}`;
}

/**
 * Counts one attempt, as failed until it is known better. Answers whether the place is known; throws account_paused
 * inside a pause.
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
  // Before anything is counted: what is refused here does not lengthen the pause of the place itself.
  const pauseOfStrangers = places.get(strangers)?.pausedUntil;
  if (!isKnown && pauseOfStrangers && pauseOfStrangers > now) throw paused(pauseOfStrangers, now);
  await count(name, freeFailures);
  if (!isKnown) await count(strangers, freeFailuresOfStrangers);
  return isKnown;
}

/**
 * The password was right: the place is known from now on, and what was counted there is forgotten. What strangers are
 * about is forgotten for one of them alone: an owner who signs in at home gives nobody more guesses.
 */
export async function endAttempt(
  ctx: Context,
  { emailDigest, name }: Place,
  { wasKnown }: { wasKnown: boolean },
): Promise<void> {
  if (!wasKnown) await forgetFailures(ctx.db, emailDigest, strangers);
  await putKnown(ctx.db, { emailDigest, place: name, now: ctx.clock.now() });
}

/** Keeps the count from growing with e-mails that nobody tries any more. */
export async function forgetOldAttempts(ctx: Context): Promise<void> {
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
