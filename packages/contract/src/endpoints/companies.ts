import * as z from 'zod/mini';

import { endpoints } from '../kernel.ts';
import {
  BackgroundValidation,
  CompanyData,
  CompanyDataChoice,
  Invitation,
  Member,
  PurgeRecord,
} from '../model/company.ts';
import { Empty, Id, Timestamp, text } from '../model/primitives.ts';
import { constrained } from '../model/constrained.ts';
import { emailConstraint, zipCodeConstraint } from '../constraints.ts';
import { background, companyId, created_at, members, retention } from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const company = z.object({ companyId: Id });
const invitation = z.object({ invitationId: Id });
const member = z.object({ companyId: Id, memberId: text(emailConstraint.maxLength) });

export const companyEndpoints = endpoints({
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
  getCreationTime: {
    method: 'GET',
    path: '/v2/companies/:companyId/creation-time',
    access: 'user',
    summary: 'When the company was created, which is when it accepted the terms',
    params: company,
    answer: z.object({ creation_time: Timestamp }),
    errors: ['not_found'],
  },
  getCompanyScopes: {
    method: 'GET',
    path: '/v2/companies/:companyId/scopes',
    access: 'user',
    summary: 'Services and background validations that the company may use',
    params: company,
    answer: z.object({ scopes: z.array(z.string()), validations: z.array(z.string()) }),
    errors: ['not_found'],
  },
  getRetention: {
    method: 'GET',
    path: '/v2/companies/:companyId/data',
    access: 'user',
    summary: 'How long the company’s data is kept, and what goes to human review',
    params: company,
    answer: CompanyData,
    errors: ['not_found'],
  },
  updateRetention: {
    method: 'PUT',
    path: '/v2/companies/:companyId/data',
    access: 'user',
    summary: 'Choose how long data is kept; what goes to human review, as an administrator',
    params: company,
    body: CompanyDataChoice,
    answer: CompanyData,
    errors: ['not_found', 'invalid_input'],
  },
  listPurges: {
    method: 'GET',
    path: '/v2/companies/:companyId/purges',
    access: 'user',
    summary: 'What was purged and when, newest first',
    params: company,
    answer: z.object({ purges: said(z.array(PurgeRecord), 'Os expurgos.', 'The purges.') }),
    errors: ['not_found'],
  },
  lookUpZipCode: {
    method: 'GET',
    path: '/v2/zip-codes/:zipCode',
    access: 'user',
    summary: 'Street, district, city and state of a zip code, from the configured public address service',
    params: z.object({ zipCode: constrained(zipCodeConstraint) }),
    answer: z.object({ street: z.string(), district: z.string(), city: z.string(), state: z.string() }),
    errors: ['zip_code_unknown', 'address_lookup_failed', 'invalid_input'],
    callsPerMinute: 30,
  },
  listBackgroundValidations: {
    method: 'GET',
    path: '/v2/background-check',
    access: 'user',
    summary: 'Background validations',
    answer: z.object({
      backgrounds: said(z.array(BackgroundValidation), 'As validações externas.', 'The outside validations.'),
    }),
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
  getCreationTime: {
    group: 'companies',
    pt: 'Quando a empresa foi criada e aceitou os termos',
    answer: { creation_time: created_at },
  },
  getCompanyScopes: {
    group: 'companies',
    pt: 'Serviços e validações externas que a empresa pode usar',
    answer: { scopes: ['nfe', 'cnh'], validations: [] },
  },
  getRetention: {
    group: 'companies',
    pt: 'Por quanto tempo os dados da empresa são guardados, e o que vai à revisão humana',
    answer: { ...retention, custom_flow: [], updated_at: null },
  },
  updateRetention: {
    group: 'companies',
    pt: 'Escolher por quanto tempo guardar; o que vai à revisão humana, como administrador',
    body: retention,
    answer: { ...retention, custom_flow: [], updated_at: created_at },
  },
  listPurges: {
    group: 'companies',
    pt: 'O que foi expurgado e quando',
    answer: {
      purges: [
        {
          id: '3AkksRoz6NdiFuQRjHGwlu6bafh',
          purged_at: '2026-12-02T06:00:00Z',
          kind: 'data',
          jobs: 41,
          files: 82,
          created_until: created_at,
        },
      ],
    },
  },
  lookUpZipCode: {
    group: 'companies',
    pt: 'Rua, bairro, cidade e UF de um CEP',
    answer: { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  },
  listBackgroundValidations: {
    group: 'companies',
    pt: 'Validações externas',
    answer: { backgrounds: [background] },
  },
});
