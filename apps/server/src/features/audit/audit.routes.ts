import { auditEndpoints } from '@lavra/contract/endpoints/audit';

import { routeGroup } from '../../platform/http/route-group.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listAuditFilters } from './list-audit-filters.ts';

export const auditRoutes = routeGroup(auditEndpoints, { listAuditEntries, listAuditFilters });
