import * as z from 'zod/mini';

import { passwordMaxLength } from '../constants.ts';
import { endpoints } from '../kernel.ts';
import { Empty } from '../model/primitives.ts';
import { constrained, withConstraint } from '../model/constrained.ts';
import { Address, Session, User } from '../model/user.ts';
import {
  accountPhoneConstraint,
  codeConstraint,
  corporateEmailConstraint,
  emailConstraint,
  newPasswordConstraint,
  personNameConstraint,
  sentPhoneConstraint,
  taxIdConstraint,
} from '../constraints.ts';
import * as example from '../reference/example-values.ts';
import { said } from '../model/schema.ts';

const Destination = z.object({ destination: z.string() });
const password = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));
const newPassword = withConstraint(
  z.string().check(z.minLength(1), z.maxLength(passwordMaxLength)),
  newPasswordConstraint,
);
/** The e-mail of an existing account. Its shape is not checked: a malformed one is answered like an unknown account. */
const email = z.string().check(z.trim(), z.maxLength(emailConstraint.maxLength));
const code = said(
  z.string().check(z.trim(), z.maxLength(codeConstraint.maxLength)),
  'O código que veio no e-mail.',
  'The code that came by e-mail.',
);

export const identityEndpoints = endpoints({
  signUp: {
    method: 'POST',
    path: '/v2/identity/sign-up',
    access: 'public',
    summary: 'Create an account; a code goes to its e-mail',
    body: z.strictObject({
      name: constrained(personNameConstraint),
      email: constrained(corporateEmailConstraint),
      cpfCnpj: constrained(taxIdConstraint),
      phone: constrained(sentPhoneConstraint),
      password: newPassword,
      acceptedTerms: said(z.literal(true), 'Que os termos foram aceitos.', 'That the terms were accepted.'),
    }),
    answer: z.object({
      userId: said(z.string(), 'Id da pessoa.', 'Id of the person.'),
      destination: z.string(),
    }),
    errors: [
      'invalid_input',
      'account_exists',
      'document_exists',
      'password_common',
      'mail_failed',
      'too_many_requests',
    ],
    callsPerMinute: 10,
  },
  confirm: {
    method: 'POST',
    path: '/v2/identity/confirm',
    access: 'public',
    summary: 'Confirm an account with the code from the e-mail and the password of its sign-up',
    body: z.strictObject({ email, code, password }),
    answer: Empty,
    errors: ['code_invalid', 'sign_up_password_wrong', 'document_exists', 'too_many_requests'],
    callsPerMinute: 20,
  },
  resendCode: {
    method: 'POST',
    path: '/v2/identity/resend-code',
    access: 'public',
    summary: 'Send the confirmation code again',
    body: z.strictObject({ email }),
    answer: Empty,
    errors: ['account_unknown', 'code_too_soon', 'mail_failed', 'too_many_requests'],
    callsPerMinute: 10,
  },
  signIn: {
    method: 'POST',
    path: '/v2/identity/sign-in',
    access: 'public',
    summary: 'Sign in; the refresh token comes as a cookie',
    body: z.strictObject({
      email,
      password,
      remember: said(
        z.boolean(),
        'Se o cookie fica depois de fechar o navegador.',
        'Whether the cookie stays when the browser is closed.',
      ),
    }),
    answer: Session,
    errors: [
      'credentials_invalid',
      'account_unconfirmed',
      'account_disabled',
      'account_paused',
      'origin_refused',
      'too_many_requests',
    ],
    callsPerMinute: 30,
  },
  refresh: {
    method: 'POST',
    path: '/v2/identity/refresh',
    access: 'session-cookie',
    summary: 'Exchange the refresh cookie for a new id token',
    answer: Session,
    errors: ['session_expired', 'origin_refused', 'too_many_requests'],
    callsPerMinute: 60,
  },
  signOut: {
    method: 'POST',
    path: '/v2/identity/sign-out',
    access: 'session-cookie',
    summary: 'End this sign-in',
    answer: Empty,
    errors: ['origin_refused'],
    callsPerMinute: 60,
  },
  forgotPassword: {
    method: 'POST',
    path: '/v2/identity/forgot-password',
    access: 'public',
    summary: 'Send a code for a new password',
    body: z.strictObject({ email }),
    answer: Destination,
    errors: ['account_unknown', 'code_too_soon', 'mail_failed', 'too_many_requests'],
    callsPerMinute: 10,
  },
  resetPassword: {
    method: 'POST',
    path: '/v2/identity/reset-password',
    access: 'public',
    summary: 'Set a new password with the code; ends every other sign-in',
    body: z.strictObject({ email, code, password: newPassword }),
    answer: Empty,
    errors: ['code_invalid', 'password_common', 'invalid_input', 'too_many_requests'],
    callsPerMinute: 20,
  },
  getMe: {
    method: 'GET',
    path: '/v2/identity/me',
    access: 'user',
    summary: 'The profile of the signed-in person',
    answer: User,
  },
  updateMe: {
    method: 'PATCH',
    path: '/v2/identity/me',
    access: 'user',
    summary: 'Change name, phone or address; only what changed is sent',
    body: z.strictObject({
      name: z.optional(constrained(personNameConstraint)),
      phoneNumber: z.optional(constrained(accountPhoneConstraint)),
      address: z.optional(Address),
    }),
    answer: User,
    errors: ['nothing_changed', 'invalid_input'],
    callsPerMinute: 60,
  },
}).described({
  signUp: {
    group: 'identity',
    pt: 'Criar uma conta; um código vai ao e-mail',
    body: {
      name: 'Ana Souza',
      email: example.email,
      cpfCnpj: '51403019000110',
      phone: '+5512912345678',
      password: example.password,
      acceptedTerms: true,
    },
    answer: { userId: example.companyId, destination: 'a***@construtora.com.br' },
  },
  confirm: {
    group: 'identity',
    pt: 'Confirmar a conta com o código do e-mail e a senha do cadastro',
    body: { email: example.email, code: '402913', password: example.password },
    answer: {},
  },
  resendCode: {
    group: 'identity',
    pt: 'Enviar o código de novo',
    body: { email: example.email },
    answer: {},
  },
  signIn: {
    group: 'identity',
    pt: 'Entrar; o refresh token vem em um cookie',
    body: { email: example.email, password: example.password, remember: false },
    answer: example.session,
  },
  refresh: { group: 'identity', pt: 'Trocar o cookie por um novo id token', answer: example.session },
  signOut: { group: 'identity', pt: 'Encerrar esta entrada', answer: {} },
  forgotPassword: {
    group: 'identity',
    pt: 'Enviar um código para uma nova senha',
    body: { email: example.email },
    answer: { destination: 'a***@construtora.com.br' },
  },
  resetPassword: {
    group: 'identity',
    pt: 'Definir uma nova senha com o código; encerra todas as outras entradas',
    body: { email: example.email, code: '402913', password: example.password },
    answer: {},
  },
  getMe: { group: 'identity', pt: 'O perfil da pessoa que entrou', answer: example.user },
  updateMe: {
    group: 'identity',
    pt: 'Mudar nome, telefone ou endereço',
    body: { name: 'Ana Souza Lima' },
    answer: { ...example.user, name: 'Ana Souza Lima' },
  },
});
