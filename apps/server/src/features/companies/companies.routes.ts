import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';

import { routeGroup } from '../../platform/http/route-group.ts';
import { acceptInvitation } from './members/accept-invitation.ts';
import { addMember } from './members/add-member.ts';
import { deactivateCompany, reactivateCompany } from './deactivate-company.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './retention/get-retention.ts';
import { getCompany, listBillingCompanies, listCompanies } from './list-companies.ts';
import { listInvitations } from './members/list-invitations.ts';
import { listMembers } from './members/list-members.ts';
import { listPurges } from './retention/list-purges.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';
import { refuseInvitation } from './members/refuse-invitation.ts';
import { updateRetention } from './retention/update-retention.ts';

// The features backgrounds, members and rules serve the endpoints that are left out.
const { listBackgroundValidations: _, deleteMember: __, getCompanyScopes: ___, ...own } = companyEndpoints;

export const companyRoutes = routeGroup(own, {
  listMembers,
  addMember,
  listInvitations,
  acceptInvitation,
  refuseInvitation,
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
