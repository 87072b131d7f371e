import type { Locale } from '@lavra/contract/errors';
import { findEndpoint, titleOf } from '@lavra/contract/kernel';
import type { AuditEntry } from '@lavra/contract/model/audit';

import { presentTime } from '../../platform/times.ts';
import type { AuditRow } from './audit.store.ts';

export function presentAuditEntry({ entry, ...names }: AuditRow, locale: Locale): AuditEntry {
  return {
    id: entry.id,
    created_at: presentTime(entry.createdAt),
    actor_id: entry.actorId,
    actor_name: names.actorName,
    actor_email: names.actorEmail,
    company_id: entry.companyId,
    company_name: names.companyName,
    action: entry.action,
    action_title: actionTitle(entry.action, locale),
    target: entry.target,
    input: entry.input,
    before: entry.before,
    after: entry.after,
    address: entry.address,
    request_id: entry.requestId,
  };
}

/** What the documentation calls it; an action of a release before keeps its name. */
export function actionTitle(action: string, locale: Locale): string {
  const endpoint = findEndpoint(action);
  return endpoint === undefined ? action : titleOf(endpoint, locale);
}
