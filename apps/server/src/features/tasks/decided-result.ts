import { isDeepStrictEqual } from 'node:util';

import type { ContractError } from '@lavra/contract/errors';
import { checkValue } from '@lavra/contract/fields/check-value';
import type { FieldDefinition } from '@lavra/contract/fields/field-definition';
import {
  FieldPlaceError,
  fieldAt,
  keyedFields,
  parseFieldKey,
  withFields,
} from '@lavra/contract/model/field-keys';
import type { Box, Field, Result } from '@lavra/contract/model/result';
import { isService } from '@lavra/contract/services/all';
import { columnOf, findField } from '@lavra/contract/services/fields';

import { invalidInput } from '../../platform/invalid-input.ts';
import type { Task } from './tasks.store.ts';

interface Correction {
  readonly key: string;
  readonly value: string | null;
  readonly page?: number | undefined;
  readonly box?: Box | undefined;
}

/** What a review makes of the engine's reading. */
export interface Decision {
  readonly result: Result;
  /** Keys whose value was changed, added or removed. */
  readonly errorFields: readonly string[];
}

/** Values by key. */
export function valuesOf(result: Result): Record<string, string> {
  return Object.fromEntries(keyedFields(result).map(({ key, field }) => [key, field.value]));
}

/**
 * The result after a review: uncorrected values stay as they were read; a corrected one names its origin and the value read
 * before. Throws invalid_input for a field that the service does not have, or that has no place.
 */
export function decide(service: string, read: Result, corrections: readonly Correction[]): Decision {
  const changes = new Map<string, Field | undefined>();
  for (const [index, correction] of corrections.entries()) {
    const definition = definitionOf(service, correction.key);
    if (!definition) throw misplaced(index);
    const before = fieldAt(read, correction.key);
    const after = corrected(before, definition, correction);
    if (after?.value !== before?.value) changes.set(correction.key, after);
  }
  try {
    return { result: withFields(read, changes), errorFields: [...changes.keys()] };
  } catch (error) {
    if (!(error instanceof FieldPlaceError)) throw error;
    throw misplaced(corrections.findIndex(({ key }) => key === error.key));
  }
}

function misplaced(index: number): ContractError {
  return invalidInput(`body.corrections.${index}.key`, {
    pt: 'O documento não tem um campo neste lugar.',
    en: 'The document has no field in this place.',
  });
}

/** A value that is not on the page is removed, and so is one left empty. */
function corrected(
  before: Field | undefined,
  { kind }: FieldDefinition,
  { value: typed, page, box }: Correction,
): Field | undefined {
  if (typed === null || typed.trim() === '') return undefined;
  if (typed === before?.value) return before;
  const { value, checks } = checkValue(kind, typed, before?.checks);
  const place = { page: page ?? before?.page, box: box ?? before?.box };
  return {
    value,
    ...(place.page === undefined ? {} : { page: place.page }),
    ...(place.box === undefined ? {} : { box: place.box }),
    ...(checks.length > 0 ? { checks: [...checks] } : {}),
    origin: 'review',
    ...(before === undefined ? {} : { read: before.value }),
  };
}

/** A text in its wire form as the value of this field. */
export function written(service: string, key: string | undefined, text: string): string {
  const definition = key === undefined ? undefined : definitionOf(service, key);
  return definition ? checkValue(definition.kind, text).value : text;
}

function definitionOf(service: string, key: string): FieldDefinition | undefined {
  const parts = parseFieldKey(key);
  if (!parts || !isService(service)) return undefined;
  const { name, column } = parts;
  const definition = column === undefined ? findField(service, name) : columnOf(service, name, column);
  return definition?.kind === 'table' ? undefined : definition;
}

/** Whether two reviewers left the same values; null when there was no first one. */
export function agreementOf({ firstResult }: Task, values: Record<string, string>): boolean | null {
  return firstResult === null ? null : isDeepStrictEqual(firstResult, values);
}
