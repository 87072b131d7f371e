import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';

/** A change that an administrator made. */
export const AuditEntry = z.object({
  id: z.string(),
  created_at: Timestamp,
  actor_id: z.string(),
  actor_name: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  /** Null for what is no company's. */
  company_id: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  /** Name of the call, and its title in the caller's language. */
  action: z.string(),
  action_title: z.string(),
  target: z.record(z.string(), z.string()),
  input: z.nullable(z.unknown()),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  address: z.nullable(z.string()),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  nextPageToken: z.optional(z.string()),
});
