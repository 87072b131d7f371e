import { memberEndpoints } from '@lavra/contract/endpoints/members';

import { routeGroup } from '../../platform/http/route-group.ts';
import {
  acceptInvitation,
  addMember,
  listInvitations,
  listMembers,
  refuseInvitation,
} from '../companies/index.ts';
import { deleteMember } from './delete-member.ts';

export const memberRoutes = routeGroup(memberEndpoints, {
  listMembers,
  addMember,
  deleteMember,
  listInvitations,
  acceptInvitation,
  refuseInvitation,
});
