import * as z from 'zod/mini';

import { addressMaxLengths } from '../constants.ts';
import { addressZipCodeConstraint } from '../constraints.ts';
import { text } from './primitives.ts';
import { constrained } from './constrained.ts';
import { model, said } from './schema.ts';

export const Address = model('Address', {
  zipCode: constrained(addressZipCodeConstraint),
  street: text(addressMaxLengths.street),
  number: text(addressMaxLengths.number),
  complement: text(addressMaxLengths.complement),
  district: text(addressMaxLengths.district),
  city: text(addressMaxLengths.city),
  state: text(addressMaxLengths.state),
});
export type Address = z.infer<typeof Address>;

/**
 * The profile of a signed-in user. `companyId` is the company this call is about: the user's own unless the call names
 * another.
 */
export const User = model('User', {
  id: z.string(),
  companyId: z.string(),
  companies: said(
    z.array(z.object({ companyId: z.string(), name: z.string() })),
    'As empresas em que a pessoa pode agir, a sua primeiro.',
    'Companies that the person may act in, their own first.',
  ),
  invitations: said(
    z.int(),
    'Quantos convites esperam resposta.',
    'How many invitations wait for an answer.',
  ),
  email: z.string(),
  emailVerified: said(z.boolean(), 'Se o e-mail foi confirmado.', 'Whether the e-mail was confirmed.'),
  name: z.string(),
  phoneNumber: z.string(),
  phoneNumberVerified: said(
    z.boolean(),
    'Se o telefone foi confirmado.',
    'Whether the telephone was confirmed.',
  ),
  address: z.nullable(Address),
  cpfCnpj: z.string(),
  isAdmin: said(z.boolean(), 'Se administra o provedor.', 'Whether an administrator of the provider.'),
  hasReport: said(z.boolean(), 'Se vê os relatórios.', 'Whether the reports are shown.'),
  hasBackoffice: said(z.boolean(), 'Se revisa documentos.', 'Whether documents are reviewed.'),
});
export type User = z.infer<typeof User>;

/** `expiresIn` is the lifetime of the id token in seconds. */
export const Session = model('Session', {
  idToken: said(
    z.string(),
    'Token da pessoa; vai em `Authorization: Bearer …`.',
    'Token of the person; goes into `Authorization: Bearer …`.',
  ),
  expiresIn: said(z.int(), 'Segundos de vida do id token.', 'Seconds that the id token lives.'),
  user: said(User, 'O perfil.', 'The profile.'),
});
export type Session = z.infer<typeof Session>;
