import { callUrl } from '@lavra/contract/client';
import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import type { RetentionChoice } from '@lavra/contract/model/company';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { renewProfile } from './account.ts';
import { managementClient } from './client/endpoint-clients.ts';

const companies = managementClient(companyEndpoints);

const companyKey = (companyId: string) => ['companies', companyId] as const;
export const membersKey = (companyId: string) => [...companyKey(companyId), 'members'] as const;
export const retentionKey = (companyId: string) => [...companyKey(companyId), 'retention'] as const;

/** The members of a company, its owner first. */
export function membersQuery(companyId: string) {
  return queryOptions({
    queryKey: membersKey(companyId),
    queryFn: ({ signal }) => companies.listMembers({ params: { companyId } }, signal),
  });
}

/** Path of the call behind `membersQuery`. */
export function membersUrl(companyId: string): string {
  return callUrl(companyEndpoints.listMembers, { params: { companyId } });
}

/** Adds a member; `memberId` may be an e-mail address. */
export function addMemberMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (memberId: string) => companies.addMember({ params: { companyId, memberId } }),
  });
}

export function deleteMemberMutation(companyId: string) {
  return mutationOptions({
    mutationFn: ({ memberId, ...query }: { memberId: string; credentials: 'keep' | 'end' }) =>
      companies.deleteMember({ params: { companyId, memberId }, query }),
    meta: { changes: membersKey(companyId) },
  });
}

const invitationsKey = ['invitations'] as const;

/** The invitations of the signed-in user. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => companies.listInvitations({}, signal),
    staleTime: 0,
  });
}

export function acceptInvitationMutation() {
  return mutationOptions({
    mutationFn: async (invitationId: string) => {
      await companies.acceptInvitation({ params: { invitationId } });
      await renewProfile();
    },
    meta: { changes: invitationsKey, changesAnyway: true },
  });
}

export function refuseInvitationMutation() {
  return mutationOptions({
    mutationFn: async (invitationId: string) => {
      await companies.refuseInvitation({ params: { invitationId } });
      await renewProfile();
    },
    meta: { changes: invitationsKey, changesAnyway: true },
  });
}

/** Ends the user's own membership. */
export function leaveCompanyMutation(memberId: string) {
  return mutationOptions({
    mutationFn: async (companyId: string) => {
      await companies.deleteMember({ params: { companyId, memberId } });
      await renewProfile();
    },
  });
}

/** How long the company's data is kept. */
export function retentionQuery(companyId: string) {
  return queryOptions({
    queryKey: retentionKey(companyId),
    queryFn: ({ signal }) => companies.getRetention({ params: { companyId } }, signal),
    // A form is filled from it and must not change while the user edits.
    staleTime: Infinity,
  });
}

export function updateRetentionMutation(companyId: string) {
  return mutationOptions({
    mutationFn: (body: RetentionChoice) => companies.updateRetention({ params: { companyId }, body }),
  });
}

/** What was purged and when, newest first. */
export function purgesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'purges'],
    queryFn: ({ signal }) => companies.listPurges({ params: { companyId } }, signal),
    staleTime: 0,
  });
}

/** When the company was created, which is when it accepted the terms. */
export function creationTimeQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'creation-time'],
    queryFn: ({ signal }) => companies.getCreationTime({ params: { companyId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the company may use: services as scopes, background validations as ids. */
export function companyScopesQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'scopes'],
    queryFn: ({ signal }) => companies.getCompanyScopes({ params: { companyId } }, signal),
  });
}

/** Path of the call that lists the background validations a company may use. */
export function availableValidationsUrl(companyId: string): string {
  return callUrl(companyEndpoints.getCompanyScopes, { params: { companyId } });
}

/** All background validations, and which of them the company may use. */
export function availableValidationsQuery(companyId: string) {
  return queryOptions({
    queryKey: [...companyKey(companyId), 'background-validations'],
    queryFn: async ({ signal }) => {
      const [{ backgrounds }, { validations }] = await Promise.all([
        companies.listBackgroundValidations({}, signal),
        companies.getCompanyScopes({ params: { companyId } }, signal),
      ]);
      return {
        backgrounds: backgrounds.filter(({ id }) => validations.includes(id)),
        /** The company may use at least one, even if that one has been deleted. */
        hasAny: validations.length > 0,
      };
    },
  });
}

/** The address of a ZIP code. */
export function zipCodeMutation() {
  return mutationOptions({
    mutationFn: (zipCode: string) => companies.lookUpZipCode({ params: { zipCode } }),
  });
}
