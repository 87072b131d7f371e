import * as z from 'zod/mini';

import { addressMaxLengths } from '../constants.ts';
import { addressZipCodeRule } from '../rules.ts';
import { text } from './primitives.ts';
import { ruled } from './ruled.ts';

export const Address = z.object({
  zipCode: ruled(addressZipCodeRule),
  street: text(addressMaxLengths.street),
  number: text(addressMaxLengths.number),
  complement: text(addressMaxLengths.complement),
  district: text(addressMaxLengths.district),
  city: text(addressMaxLengths.city),
  state: text(addressMaxLengths.state),
});
export type Address = z.infer<typeof Address>;

/** The profile of a signed-in person. `companyId` is the company this call is about: their own unless it names another. */
export const User = z.object({
  id: z.string(),
  companyId: z.string(),
  /** Those they may act in, their own first. */
  companies: z.array(z.object({ companyId: z.string(), name: z.string() })),
  /** How many invitations wait for an answer. */
  invitations: z.int(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  phoneNumber: z.string(),
  phoneNumberVerified: z.boolean(),
  address: z.nullable(Address),
  cpfCnpj: z.string(),
  isAdmin: z.boolean(),
  hasReport: z.boolean(),
  hasBackoffice: z.boolean(),
});
export type User = z.infer<typeof User>;

/** `expiresIn` is seconds of the id token. */
export const Session = z.object({ idToken: z.string(), expiresIn: z.int(), user: User });
export type Session = z.infer<typeof Session>;
