import { ContractError, type ThrownDetail } from '@lavra/contract/errors';
import type { Endpoint, ParsedRequest } from '@lavra/contract/kernel';
import { type PlacedConstraint, constrainedValues, constraintsOf } from '@lavra/contract/model/constrained';
import { constraintSentences } from '@lavra/contract/constraints';

import { allowAdmin, allowCompany } from './access.ts';
import { audited } from './audit.ts';
import type { Context } from './context.ts';
import type { HandlerAnswer } from './http/route-group.ts';

/** The context, and the parsed `params`, `query` and `body`, each where the endpoint has one. */
export type VerbCall<E extends Endpoint> = ParsedRequest<E> & { readonly ctx: Context };

export interface Verb<E extends Endpoint, A> {
  (call: VerbCall<E>): Promise<A>;
  readonly endpoint: E;
}

interface VerbOptions<E extends Endpoint> {
  /**
   * Reads what the call is about, without secrets: for the audit trail, before and after an administrator's call. Often the verb
   * that shows it will do.
   */
  readonly state?: (call: VerbCall<E>) => Promise<unknown>;
  /**
   * The verb waits for a service outside and changes nothing here: no transaction is held meanwhile, and nobody gets the answer
   * before its entry is in the trail.
   */
  readonly isOutside?: boolean;
}

/**
 * What the product does for an endpoint; input and answer have the endpoint's types, so nothing is declared twice:
 *
 *     export const createWebhook = verb(webhookEndpoints.createWebhook, async ({ ctx, params, body }) => …);
 *
 * `admin` access, the company that its path names, the constraints in its schemas and the audit trail are enforced here, for a
 * call over HTTP and one from inside alike.
 */
export function verb<const E extends Endpoint, A extends HandlerAnswer<E>>(
  endpoint: E,
  run: (call: VerbCall<E>) => Promise<A>,
  { state, isOutside }: VerbOptions<NoInfer<E>> = {},
): Verb<E, A> {
  const constraints = partsOf(endpoint);
  const checked = async (call: VerbCall<E>) => {
    if (endpoint.access === 'admin') {
      // Another company's resources are reported as not found, even where the endpoint takes an administrator.
      allowNamedCompany(call);
      allowAdmin(call.ctx);
    }
    refuseBroken(constraints, call);
    allowNamedCompany(call);
    return audited({ endpoint, call, state, isOutside }, run);
  };
  return Object.assign(checked, { endpoint });
}

type AnyCall = { readonly ctx: Context } & Partial<Record<Part, unknown>>;

function allowNamedCompany({ ctx, params }: AnyCall): void {
  const { companyId } = (params ?? {}) as { companyId?: string };
  if (companyId !== undefined) allowCompany(ctx, companyId);
}

/** The parts of a call, with their names in the details of an error. */
const parts = { params: 'path', query: 'query', body: 'body' } as const;
type Part = keyof typeof parts;

function partsOf(endpoint: Endpoint): (PlacedConstraint & { part: Part })[] {
  return (Object.keys(parts) as Part[]).flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined || schema === 'bytes'
      ? []
      : constraintsOf(schema).map((constraint) => ({ ...constraint, part }));
  });
}

/** Throws invalid_input with the sentence of every broken constraint. */
function refuseBroken(constraints: readonly (PlacedConstraint & { part: Part })[], call: AnyCall): void {
  const { businessEmailOnly, freeEmailDomains } = call.ctx.config.security;
  const settings = { freeEmailDomains: businessEmailOnly ? freeEmailDomains : [] };
  const details = constraints.flatMap(({ part, path: place, constraint }) =>
    constrainedValues(call[part], place).flatMap(({ path, value }): ThrownDetail[] => {
      // The schema has checked the type.
      const broken = constraint.check(value as never, settings);
      return broken === null
        ? []
        : [{ path: [parts[part], ...path].join('.'), message: constraintSentences[broken] }];
    }),
  );
  if (details.length > 0) throw new ContractError('invalid_input', { details });
}
