import { present, readDay, readNumberOf, readText } from '../../lib/search-values.ts';

export const auditPageSizes = [30, 50, 100] as const;
export const defaultAuditPageSize = auditPageSizes[0];

/** Filter of the audit trail, kept in the URL. */
export interface AuditSearch {
  /** Ids of a company and a user, and the name of an action. */
  readonly company?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly size?: (typeof auditPageSizes)[number];
}

export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const size = readNumberOf(search, 'size', auditPageSizes);
  return present({
    company: readText(search, 'company', 64),
    actor: readText(search, 'actor', 64),
    action: readText(search, 'action', 64),
    startDate: readDay(search, 'startDate'),
    endDate: readDay(search, 'endDate'),
    size: size === defaultAuditPageSize ? undefined : size,
  });
}

/** The query of the request for the audit trail. */
export function auditQueryOf({ size = defaultAuditPageSize, ...filter }: AuditSearch, token?: string) {
  return { ...filter, limit: String(size), nextPageToken: token };
}

export function isFiltered({ company, actor, action, startDate, endDate }: AuditSearch): boolean {
  return [company, actor, action, startDate, endDate].some((value) => value !== undefined);
}
