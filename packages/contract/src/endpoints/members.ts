import * as z from 'zod/mini';

import { emailConstraint } from '../constraints.ts';
import { endpoints } from '../kernel.ts';
import { Invitation, Member } from '../model/company.ts';
import { Empty, Id, text } from '../model/primitives.ts';
import { companyId, created_at, members } from '../reference/example-values.ts';

const company = z.object({ companyId: Id });
const invitation = z.object({ invitationId: Id });
const member = z.object({ companyId: Id, memberId: text(emailConstraint.maxLength) });

/** The people of a company, and the invitations to become one. */
export const memberEndpoints = endpoints({
  listMembers: {
    method: 'GET',
    path: '/v2/companies/:companyId/members',
    access: 'user',
    summary: 'Members of a company, its owner first',
    params: company,
    answer: z.object({ members: z.array(Member) }),
    errors: ['not_found'],
  },
  addMember: {
    method: 'POST',
    path: '/v2/companies/:companyId/members/:memberId',
    access: 'user',
    summary: 'Invite a person by e-mail, or again by the id of the invitation; pending until they accept',
    params: member,
    answer: z.object({ members: z.array(Member) }),
    errors: [
      'members_only_for_legal_entity',
      'member_unknown',
      'member_exists',
      'invitation_limit',
      'invitation_too_soon',
      'mail_failed',
      'invalid_input',
      'too_many_requests',
    ],
    callsPerMinute: 20,
  },
  deleteMember: {
    method: 'DELETE',
    path: '/v2/companies/:companyId/members/:memberId',
    access: 'user',
    summary: 'Remove a member, or withdraw an invitation',
    params: member,
    query: z.object({ credentials: z.optional(z.enum(['keep', 'end'])) }),
    answer: Empty,
    errors: ['members_only_for_legal_entity', 'owner_not_removable', 'not_found'],
  },
  listInvitations: {
    method: 'GET',
    path: '/v2/invitations',
    access: 'user',
    summary: 'Companies that ask the signed-in person to join',
    answer: z.object({ invitations: z.array(Invitation) }),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/v2/invitations/:invitationId/accept',
    access: 'user',
    summary: 'Join a company; what the person has of their own stays as it is',
    params: invitation,
    answer: z.object({ company_id: z.string() }),
    errors: ['not_found'],
  },
  refuseInvitation: {
    method: 'DELETE',
    path: '/v2/invitations/:invitationId',
    access: 'user',
    summary: 'Refuse an invitation',
    params: invitation,
    answer: Empty,
    errors: ['not_found'],
  },
}).described({
  listMembers: { group: 'companies', pt: 'Membros de uma empresa, o titular primeiro', answer: { members } },
  addMember: {
    group: 'companies',
    pt: 'Convidar uma pessoa pelo e-mail, ou de novo pelo id do convite; pendente até ela aceitar',
    answer: { members },
  },
  deleteMember: { group: 'companies', pt: 'Remover um membro, ou retirar um convite', answer: {} },
  listInvitations: {
    group: 'companies',
    pt: 'Empresas que convidam a pessoa que entrou',
    answer: {
      invitations: [
        {
          id: '3AkkqInvRjMgQXvsiPC1DyLTB3Z',
          company_id: companyId,
          company_name: 'Construtora Ltda.',
          created_at,
          expires_at: '2026-11-09T12:09:36Z',
        },
      ],
    },
  },
  acceptInvitation: {
    group: 'companies',
    pt: 'Entrar em uma empresa; o que a pessoa tem de seu continua como está',
    answer: { company_id: companyId },
  },
  refuseInvitation: { group: 'companies', pt: 'Recusar um convite', answer: {} },
});
