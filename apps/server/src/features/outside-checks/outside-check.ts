import type { CheckName, CheckOutcome } from '@lavra/contract/model/validation';
import type { DocumentData, Result } from '@lavra/contract/model/result';

/** The request to a service about a document, and how its answers are judged. It carries no more than the check needs. */
export interface Question {
  readonly method: 'GET' | 'POST';
  /** Appended to the service's address. */
  readonly path: string;
  readonly body?: unknown;
  /** The outcome of an answer with a body. Throws when the answer has an unexpected shape. */
  readonly judge: (answer: unknown) => CheckOutcome;
  /** Statuses that say something about the document rather than about a failure of the service. */
  readonly refusals: Readonly<Record<number, CheckOutcome>>;
}

/** A service that can be asked about a document: how to ask it and what its answers mean, without the transport. */
export interface OutsideCheck {
  readonly name: CheckName;
  /** An outcome when there is nothing to ask. */
  readonly questionOf: (result: Result) => Question | CheckOutcome;
}

export const unknown: CheckOutcome = { status: 'rejected', reason: 'unknown' };
export const notAnswered: CheckOutcome = { status: 'inconclusive', reason: 'not_answered' };
export const missing: CheckOutcome = { status: 'inconclusive', reason: 'value_missing' };

export function isQuestion(given: Question | CheckOutcome): given is Question {
  return 'judge' in given;
}

/** Approved when everything compared is the same. */
export function compared(fields: Readonly<Record<string, boolean>>, situation?: string): CheckOutcome {
  const isSame = Object.values(fields).every(Boolean);
  return {
    ...(isSame ? { status: 'approved' } : { status: 'rejected', reason: 'differs' }),
    fields: { ...fields },
    ...(situation === undefined ? {} : { situation }),
  };
}

/** The only document of a result with a valid value of that name; an outcome when there is none, or more than one. */
export function theDocument(
  { Document }: Result,
  name: string,
  isRight: (value: string) => boolean,
): { readonly value: string; readonly data: DocumentData } | CheckOutcome {
  const found = Document.flatMap(({ Data: data }) => {
    const value = valueOf(data, name);
    return value !== undefined && isRight(value) ? [{ value, data }] : [];
  });
  const [first] = found;
  if (!first) return missing;
  return found.every(({ value }) => value === first.value)
    ? first
    : { status: 'inconclusive', reason: 'many_documents' };
}

/** Undefined when nothing was read. */
export function valueOf(data: DocumentData, name: string): string | undefined {
  const field = data[name];
  return field === undefined || Array.isArray(field) || field.value.trim() === '' ? undefined : field.value;
}

/** Whether two names are the same, ignoring case, accents and spaces. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
}
