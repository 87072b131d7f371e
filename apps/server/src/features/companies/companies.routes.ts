import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { providerEndpoints } from '@lavra/contract/endpoints/provider';

import { routeGroup } from '../../platform/http/route-group.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addMember } from './add-member.ts';
import { deactivateCompany, reactivateCompany } from './deactivate-company.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './get-retention.ts';
import { getCompany, listBillingCompanies, listCompanies } from './list-companies.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listPurges } from './list-purges.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';
import { refuseInvitation } from './refuse-invitation.ts';
import { updateRetention } from './update-retention.ts';

// The features backgrounds, members and rules serve those that are left out.
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
