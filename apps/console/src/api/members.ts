import { callUrl } from '@lavra/contract/client';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { renewProfile } from './account.ts';
import { managementClient } from './client/endpoint-clients.ts';

const members = managementClient(memberEndpoints);

export const membersKey = (companyId: string) => ['members', companyId] as const;

/** The members of a company, its owner first. */
export function membersQuery(companyId: string) {
  return queryOptions({
    queryKey: membersKey(companyId),
    queryFn: ({ signal }) => members.listMembers({ params: { companyId } }, signal),
  });
}

/** Path of the call behind `membersQuery`. */
export function membersUrl(companyId: string): string {
  return callUrl(memberEndpoints.listMembers, { params: { companyId } });
}

/** Adds a member; `memberId` may be an e-mail address. */
export function addMemberMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (memberId: string) => members.addMember({ params: { companyId, memberId } }),
  });
}

export function deleteMemberMutation(companyId: string) {
  return mutationOptions({
    mutationFn: ({ memberId, ...query }: { memberId: string; credentials: 'keep' | 'end' }) =>
      members.deleteMember({ params: { companyId, memberId }, query }),
    meta: { changes: membersKey(companyId) },
  });
}

const invitationsKey = ['invitations'] as const;

/** The invitations of the signed-in user. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => members.listInvitations({}, signal),
    staleTime: 0,
  });
}

export function acceptInvitationMutation() {
  return mutationOptions({
    mutationFn: async (invitationId: string) => {
      await members.acceptInvitation({ params: { invitationId } });
      await renewProfile();
    },
    meta: { changes: invitationsKey, changesAnyway: true },
  });
}

export function refuseInvitationMutation() {
  return mutationOptions({
    mutationFn: async (invitationId: string) => {
      await members.refuseInvitation({ params: { invitationId } });
      await renewProfile();
    },
    meta: { changes: invitationsKey, changesAnyway: true },
  });
}

/** Ends the user's own membership. */
export function leaveCompanyMutation(memberId: string) {
  return mutationOptions({
    mutationFn: async (companyId: string) => {
      await members.deleteMember({ params: { companyId, memberId } });
      await renewProfile();
    },
  });
}
