import { companyHeader } from '@lavra/contract/constants';

import { getLocale } from '../../i18n/locale.ts';
import { endSession, refreshSession, session } from '../../base/session.ts';
import { actFor, actingCompany, chooseCompany, chosenCompany } from '../../lib/acting-company.ts';
import { snackbar } from '../../lib/snackbar.tsx';

async function send(input: string, init: RequestInit, idToken: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', getLocale());
  if (idToken !== undefined) headers.set('authorization', `Bearer ${idToken}`);
  const company = actingCompany()?.companyId ?? chosenCompany();
  if (company !== undefined) headers.set(companyHeader, company);
  const answer = await fetch(input, { ...init, headers });
  if (company !== undefined && answer.status === 403) await leaveCompanyThatIsClosed(answer.clone());
  return answer;
}

/** A user who was removed from the company they had chosen, or who acts for a deleted one, goes on in their own. */
async function leaveCompanyThatIsClosed(answer: Response): Promise<void> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
  if (code !== 'company_not_yours') return;
  chooseCompany(undefined);
  actFor(undefined);
}

/**
 * `fetch` with the id token. A 401 refreshes the session (once for all callers, with the specified warning)
 * and sends the request again; a second 401, or a refused refresh, ends the session.
 */
export async function authorizedFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const address = input instanceof Request ? input.url : input.toString();
  const token = (session() ?? (await refreshSession()))?.idToken;
  const first = await send(address, init, token);
  if (first.status !== 401) return first;
  const newer = session()?.idToken;
  // Another call may have renewed the token while this one was in flight.
  if (newer === token) snackbar.renewing();
  const renewed = newer !== undefined && newer !== token ? newer : (await refreshSession())?.idToken;
  if (renewed === undefined) return first;
  const second = await send(address, init, renewed);
  if (second.status === 401) endSession();
  return second;
}
