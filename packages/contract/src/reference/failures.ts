import { type ErrorCode, type Locale, errors } from '../errors.ts';
import type { Endpoint } from '../kernel.ts';
import { takesCompany } from './parameters.ts';
import { type Json, ref } from './schemas.ts';

/** The errors of an endpoint: its own, and those common to every endpoint of its kind. */
function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const hasToken = ['user', 'admin', 'client', 'client-or-user'].includes(endpoint.access);
  const hasShape = [endpoint.params, endpoint.query, endpoint.body].some((part) => typeof part === 'object');
  const common: (ErrorCode | false)[] = [
    hasShape && 'invalid_input',
    typeof endpoint.body === 'object' && 'invalid_json',
    endpoint.body !== undefined && 'body_too_large',
    hasToken && 'token_missing',
    hasToken && 'token_invalid',
    hasToken && 'forbidden',
    takesCompany(endpoint) && 'company_not_yours',
    endpoint.isCreating === true && 'invalid_input',
    endpoint.isCreating === true && 'idempotency_key_reused',
    endpoint.isCreating === true && 'conflict',
    'too_many_requests',
    'internal',
    'unavailable',
  ];
  const codes = [...(endpoint.errors ?? []), ...common.filter((code) => code !== false)];
  return [...new Set(codes)];
}

/** The unsuccessful answers of an endpoint, by status. */
export function failuresOf(endpoint: Endpoint, locale: Locale): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code][locale]}`).join('\n\n'),
        headers: {
          'x-request-id': ref('headers', 'RequestId'),
          ...(status === 429 || status === 503 ? { 'Retry-After': ref('headers', 'RetryAfter') } : {}),
        },
        content: {
          'application/json': {
            schema: ref('schemas', 'Problem'),
            examples: Object.fromEntries(codes.map((code) => [code, ref('examples', code)])),
          },
        },
      },
    ]),
  );
}

/** An example answer for each error of these endpoints. */
export function errorExamples(all: readonly Endpoint[], locale: Locale): Json {
  const codes = [...new Set(all.flatMap(errorsOf))].toSorted();
  return Object.fromEntries(
    codes.map((code) => {
      const message = errors[code][locale];
      const value = { message, code, request_id: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e' };
      return [code, { summary: message, value }];
    }),
  );
}
