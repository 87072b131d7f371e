import { createHash } from 'node:crypto';

import { keyedFields } from '@lavra/contract/model/field-keys';
import type { ReviewTask } from '@lavra/contract/model/task';
import { type Random, createRandom } from '@lavra/specimens/random';

/** What a reviewer of the demo's past decides about a task. */
export type PlannedVerdict =
  | { readonly kind: 'reject'; readonly body: { readonly reason: 'illegible' | 'incomplete' } }
  | {
      readonly kind: 'submit';
      readonly body: { readonly corrections: { readonly key: string; readonly value: string }[] };
    };

/**
 * Invented like everything in the demo: the lower the confidence of a value, the likelier it is corrected. The second reviewer
 * agrees with the first in five of six tasks.
 */
export function planVerdict({ job_id: jobId, result }: ReviewTask, isSecond: boolean): PlannedVerdict {
  const random = createRandom(createHash('sha256').update(jobId).digest().readInt32LE());
  if (random.int(1, 16) === 1)
    return { kind: 'reject', body: { reason: random.pick(['illegible', 'incomplete']) } };
  const corrections = keyedFields(result).flatMap(({ key, field }) => {
    const doubt = 100 - (field.conf ?? 100);
    const isWrong = random.int(1, 12_000) <= doubt * doubt;
    return isWrong ? [{ key, value: misreadOf(field.value, random) }] : [];
  });
  const differs = random.int(1, 6) === 1;
  return { kind: 'submit', body: { corrections: isSecond && differs ? corrections.slice(1) : corrections } };
}

/** The value with its last digit or a vowel misread: of the same length, and a date's day stays valid. */
function misreadOf(value: string, random: Random): string {
  const at = /\d(?=\D*$)/.exec(value)?.index;
  if (at !== undefined) return `${value.slice(0, at)}${Number(value[at]) ^ 1}${value.slice(at + 1)}`;
  const others: Readonly<Record<string, string>> = { A: 'O', O: 'A', E: 'I', I: 'E', U: 'O' };
  const vowels = [...value.matchAll(/[AEIOU]/g)].map(({ index }) => index);
  if (vowels.length === 0) return `${value}.`;
  const vowel = random.pick(vowels);
  return `${value.slice(0, vowel)}${others[value[vowel] ?? '']}${value.slice(vowel + 1)}`;
}
