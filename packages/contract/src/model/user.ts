import * as z from 'zod/mini';

import { text } from './primitives.ts';

export const Address = z.object({
  zipCode: text(9),
  street: text(200),
  number: text(20),
  complement: text(100),
  district: text(100),
  city: text(100),
  state: text(2),
});
export type Address = z.infer<typeof Address>;

/** The profile of a signed-in person. `companyId` is the company they act in: their own id when they own it. */
export const User = z.object({
  id: z.string(),
  companyId: z.string(),
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
