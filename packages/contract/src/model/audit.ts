import * as z from 'zod/mini';

import { Timestamp } from './primitives.ts';
import { model, said } from './schema.ts';

/** A change that an administrator made. */
export const AuditEntry = model('AuditEntry', {
  id: z.string(),
  created_at: Timestamp,
  actor_id: said(z.string(), 'Id de quem mudou.', 'Id of who made the change.'),
  actor_name: said(z.nullable(z.string()), 'Nome de quem mudou.', 'Name of who made the change.'),
  actor_email: said(z.nullable(z.string()), 'E-mail de quem mudou.', 'E-mail of who made the change.'),
  company_id: said(
    z.nullable(z.string()),
    'Para que empresa; nulo no que não é de nenhuma.',
    'For which company; null for what is of none.',
  ),
  company_name: z.nullable(z.string()),
  /** Name of the call, and its title in the caller's language. */
  action: z.string(),
  action_title: z.string(),
  target: said(
    z.record(z.string(), z.string()),
    'O que o caminho nomeia além da empresa.',
    'What the path names beside the company.',
  ),
  input: said(
    z.nullable(z.unknown()),
    'O que foi pedido, sem segredos nem documentos.',
    'What was asked for, without secrets or documents.',
  ),
  before: said(z.nullable(z.unknown()), 'Como estava antes.', 'How it was before.'),
  after: said(z.nullable(z.unknown()), 'Como ficou depois.', 'How it was afterwards.'),
  address: said(z.nullable(z.string()), 'De onde a chamada veio.', 'Where the call came from.'),
  request_id: said(
    z.string(),
    'O `x-request-id` da chamada que mudou.',
    'The `x-request-id` of the call that made the change.',
  ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = model('AuditPage', {
  entries: said(z.array(AuditEntry), 'As mudanças.', 'The changes.'),
  nextPageToken: z.optional(z.string()),
});
