import * as z from 'zod/mini';

import { dataExpiryDays, trainingExpiryDays } from '../constants.ts';
import { FlowList } from './flow.ts';
import { Timestamp } from './primitives.ts';
import { plainNameRule } from '../rules.ts';
import { ruled } from './ruled.ts';

/** `pending`: invited and not accepted; then `user_uuid` is the invitation's, whoever the e-mail belongs to. */
export const Member = z.object({
  user_uuid: z.string(),
  user_name: z.string(),
  user_email: z.string(),
  status: z.enum(['active', 'pending']),
});
export type Member = z.infer<typeof Member>;

/** A company as the provider's administrators see it; name, e-mail and document are its owner's. */
export const Company = z.object({
  company_id: z.string(),
  name: z.string(),
  email: z.string(),
  document: z.string(),
  /** Its owner is one of the provider's administrators. */
  admin: z.boolean(),
  status: z.enum(['active', 'disabled']),
  created_at: Timestamp,
  deactivated_at: z.nullable(Timestamp),
  /** People beside the owner. */
  members: z.int(),
  /** Of this month, in São Paulo. */
  requests: z.int(),
  errors: z.int(),
  /** ISO day of the last document that ended; null where there was none. */
  last_used: z.nullable(z.string()),
  /** What deactivating it stops: its programs' credentials, and where its people are signed in. */
  app_clients: z.int(),
  sessions: z.int(),
});
export type Company = z.infer<typeof Company>;

/** What a person is asked to join. */
export const Invitation = z.object({
  id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

/** How long a company's data is kept, in days. */
export const RetentionPreferences = z.object({
  expires: z.int(),
  training_accepted: z.boolean(),
  training_expires: z.int(),
  updated_at: z.nullable(Timestamp),
});
export type RetentionPreferences = z.infer<typeof RetentionPreferences>;

export const RetentionChoice = z.strictObject({
  expires: z.literal([...dataExpiryDays]),
  training_accepted: z.boolean(),
  training_expires: z.literal([...trainingExpiryDays]),
});
export type RetentionChoice = z.infer<typeof RetentionChoice>;

/** What is kept of a company, and what goes to human review. */
export const CompanyData = z.object({ ...RetentionPreferences.shape, ...FlowList.shape });
export type CompanyData = z.infer<typeof CompanyData>;

/** What is not given stays; flows are an administrator's to set. */
export const CompanyDataChoice = z.strictObject({
  ...z.partial(RetentionChoice).shape,
  ...z.partial(FlowList).shape,
});
export type CompanyDataChoice = z.infer<typeof CompanyDataChoice>;

/** One purge: what was removed and when; counts only. */
export const PurgeRecord = z.object({
  id: z.string(),
  purged_at: Timestamp,
  kind: z.enum(['data', 'training']),
  jobs: z.int(),
  files: z.int(),
  /** Everything created up to this time was due. */
  created_until: Timestamp,
});
export type PurgeRecord = z.infer<typeof PurgeRecord>;

/** A named set of outside checks. */
export const BackgroundValidation = z.object({
  id: z.string(),
  background_name: z.string(),
  serpro_cpf: z.boolean(),
  serpro_nfe: z.boolean(),
  serpro_data_valid: z.boolean(),
});
export type BackgroundValidation = z.infer<typeof BackgroundValidation>;

const check = z.optional(z.boolean());

/** A check that is not named is off. */
export const BackgroundChoice = z.strictObject({
  background_name: ruled(plainNameRule),
  validations: z.strictObject({ serpro_cpf: check, serpro_nfe: check, serpro_data_valid: check }),
});
export type BackgroundChoice = z.infer<typeof BackgroundChoice>;
