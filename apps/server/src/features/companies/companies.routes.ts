import { companyEndpoints } from '@lavra/contract/endpoints/companies';

import { routeGroup } from '../../platform/http/route-group.ts';
import { listBackgroundValidations } from '../backgrounds/index.ts';
import { addMember } from './add-member.ts';
import { deleteMember } from './delete-member.ts';
import { getCompanyScopes } from './get-company-scopes.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './get-retention.ts';
import { listMembers } from './list-members.ts';
import { listPurges } from './list-purges.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';
import { updateRetention } from './update-retention.ts';

export const companyRoutes = routeGroup(companyEndpoints, {
  listMembers: ({ ctx, params }) => listMembers({ ctx, input: params }),
  addMember: ({ ctx, params }) => addMember({ ctx, input: params }),
  deleteMember: ({ ctx, params }) => deleteMember({ ctx, input: params }),
  getCreationTime: ({ ctx, params }) => getCreationTime({ ctx, input: params }),
  getCompanyScopes: ({ ctx, params }) => getCompanyScopes({ ctx, input: params }),
  getRetention: ({ ctx, params }) => getRetention({ ctx, input: params }),
  updateRetention: ({ ctx, params, body }) => updateRetention({ ctx, input: { ...body, ...params } }),
  listPurges: ({ ctx, params }) => listPurges({ ctx, input: params }),
  lookUpZipCode,
  listBackgroundValidations: ({ ctx }) => listBackgroundValidations({ ctx }),
});
