import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';

import { routeGroup } from '../../platform/http/route-group.ts';
import { deactivateCompany, reactivateCompany } from './deactivate-company.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './retention/get-retention.ts';
import { getCompany, listBillingCompanies, listCompanies } from './list-companies.ts';
import { listPurges } from './retention/list-purges.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';
import { updateRetention } from './retention/update-retention.ts';

export const companyRoutes = routeGroup(companyEndpoints, {
  getCreationTime,
  getRetention,
  updateRetention,
  listPurges,
  lookUpZipCode,
});

export const providerRoutes = routeGroup(providerEndpoints, {
  listCompanies,
  listBillingCompanies,
  getCompany,
  deactivateCompany,
  reactivateCompany,
});
