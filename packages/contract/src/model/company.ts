import * as z from 'zod/mini';

import { dataExpiryDays, trainingExpiryDays } from '../constants.ts';
import { FlowList } from './flow.ts';
import { Timestamp } from './primitives.ts';
import { plainNameConstraint } from '../constraints.ts';
import { constrained } from './constrained.ts';
import { model, said, strictModel } from './schema.ts';

/** `pending`: invited but not accepted; then `user_uuid` is the id of the invitation, even when the e-mail belongs to a user. */
export const Member = model('Member', {
  user_uuid: said(
    z.string(),
    'Id da pessoa; de um convite, o do convite.',
    'Id of the person; of an invitation, that of the invitation.',
  ),
  user_name: z.string(),
  user_email: said(z.string(), 'E-mail da pessoa.', 'E-mail of the person.'),
  status: said(
    z.enum(['active', 'pending']),
    '`pending`: convidada, ainda não aceitou.',
    '`pending`: invited and not accepted yet.',
  ),
});
export type Member = z.infer<typeof Member>;

/** A company as the provider's administrators see it; name, e-mail and document are its owner's. */
export const Company = model('Company', {
  company_id: z.string(),
  name: z.string(),
  email: z.string(),
  document: said(z.string(), 'CPF ou CNPJ, sem separadores.', 'CPF or CNPJ, without separators.'),
  /** The owner is an administrator of the provider. */
  admin: z.boolean(),
  status: said(
    z.enum(['active', 'disabled']),
    '`disabled`: foi desativada.',
    '`disabled`: it was deactivated.',
  ),
  created_at: Timestamp,
  deactivated_at: z.nullable(Timestamp),
  members: said(z.int(), 'Pessoas além do titular.', 'People beside the owner.'),
  /** In this month, by São Paulo time. */
  requests: said(z.int(), 'Requisições deste mês.', 'Requests of this month.'),
  errors: said(z.int(), 'Quantas delas terminaram em erro.', 'How many of them ended in error.'),
  last_used: said(
    z.nullable(z.string()),
    'Dia do último documento que terminou; nulo se nenhum.',
    'Day of the last document that ended; null where there is none.',
  ),
  /** What deactivating the company stops: the credentials of its programs and the sessions of its people. */
  app_clients: said(z.int(), 'API Clients da empresa.', 'App clients of the company.'),
  sessions: said(
    z.int(),
    'Onde as suas pessoas estão conectadas agora.',
    'Where its people are signed in now.',
  ),
});
export type Company = z.infer<typeof Company>;

/** An invitation to join a company. */
export const Invitation = model('Invitation', {
  id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

/** How long a company's data is kept, in days. */
export const RetentionPreferences = z.object({
  expires: said(
    z.int(),
    'Dias que documentos e resultados são guardados.',
    'Days that documents and results are kept.',
  ),
  training_accepted: z.boolean(),
  training_expires: z.int(),
  updated_at: z.nullable(Timestamp),
});
export type RetentionPreferences = z.infer<typeof RetentionPreferences>;

export const RetentionChoice = z.strictObject({
  expires: said(
    z.literal([...dataExpiryDays]),
    'Dias que documentos e resultados são guardados.',
    'Days that documents and results are kept.',
  ),
  training_accepted: z.boolean(),
  training_expires: z.literal([...trainingExpiryDays]),
});
export type RetentionChoice = z.infer<typeof RetentionChoice>;

/** A company's retention settings and its flows to human review. */
export const CompanyData = model('CompanyData', { ...RetentionPreferences.shape, ...FlowList.shape });
export type CompanyData = z.infer<typeof CompanyData>;

/** Absent fields stay unchanged; only administrators may set flows. */
export const CompanyDataChoice = strictModel('CompanyDataChoice', {
  ...z.partial(RetentionChoice).shape,
  ...z.partial(FlowList).shape,
});
export type CompanyDataChoice = z.infer<typeof CompanyDataChoice>;

/** One purge: when it ran and counts of what it deleted. */
export const PurgeRecord = model('PurgeRecord', {
  id: z.string(),
  purged_at: Timestamp,
  kind: z.enum(['data', 'training']),
  jobs: said(z.int(), 'Jobs expurgados.', 'Jobs that were purged.'),
  files: said(z.int(), 'Arquivos expurgados.', 'Files that were purged.'),
  /** Everything created up to this time was due. */
  created_until: Timestamp,
});
export type PurgeRecord = z.infer<typeof PurgeRecord>;

/** A named set of outside checks. */
export const BackgroundValidation = model('BackgroundValidation', {
  id: z.string(),
  background_name: z.string(),
  serpro_cpf: z.boolean(),
  serpro_nfe: z.boolean(),
  serpro_data_valid: z.boolean(),
});
export type BackgroundValidation = z.infer<typeof BackgroundValidation>;

const check = z.optional(z.boolean());

/** A check that is absent is off. */
export const BackgroundChoice = strictModel('BackgroundChoice', {
  background_name: constrained(plainNameConstraint),
  validations: said(
    z.strictObject({ serpro_cpf: check, serpro_nfe: check, serpro_data_valid: check }),
    'As consultas externas que ela faz; uma que falta é não.',
    'The outside checks that it makes; one that is missing is no.',
  ),
});
export type BackgroundChoice = z.infer<typeof BackgroundChoice>;
