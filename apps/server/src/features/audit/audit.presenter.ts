import type { Locale } from '@lavra/contract/errors';
import { findEndpoint, titleOf } from '@lavra/contract/kernel';
import type { AuditEntry } from '@lavra/contract/model/audit';

import { operatorId } from '../../platform/audit.ts';
import { presentTime } from '../../platform/times.ts';
import type { AuditRow } from './audit.store.ts';

export function presentAuditEntry({ entry, ...names }: AuditRow, locale: Locale): AuditEntry {
  return {
    id: entry.id,
    created_at: presentTime(entry.createdAt),
    actor_id: entry.actorId,
    actor_name: entry.actorId === operatorId ? operator[locale] : names.actorName,
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

const operator = { pt: 'Operador do servidor', en: 'Operator of the server' };

/** Titles of the command line's actions, which are not in the contract. */
const commandTitles: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'lavra grant': {
    pt: 'Dar uma permissão pela linha de comando',
    en: 'Give a permission by the command line',
  },
  'lavra confirm': {
    pt: 'Confirmar uma conta pela linha de comando',
    en: 'Confirm an account by the command line',
  },
};

/** The endpoint's title in the documentation; an action that is no longer in the contract keeps its name. */
export function actionTitle(action: string, locale: Locale): string {
  const endpoint = findEndpoint(action);
  if (endpoint === undefined) return commandTitles[action]?.[locale] ?? action;
  // The rest of the title is for callers, not for readers of the trail.
  return titleOf(endpoint, locale).split(/[;:] /, 1)[0] ?? action;
}
