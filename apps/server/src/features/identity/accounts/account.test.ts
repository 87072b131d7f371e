import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it, vi } from 'vitest';

import { anyCpf, anySignUp, openAccount } from '../../../testing/accounts.ts';
import { callEndpoint } from '../../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../../testing/database.ts';
import { waitingMessages } from '../../../testing/sending.ts';
import type { TestKit } from '../../../testing/test-kit.ts';
import { activateAccount } from './activate-account.ts';
import { codeWaitS } from '../codes/codes.ts';
import { sendLateCode } from '../codes/send-late-code.ts';
import { lateCodeQueue } from '../identity.queue.ts';
import { forgotPassword as forgetPassword } from '../passwords/forgot-password.ts';
import { grant } from './grant.ts';
import { resendCode as resend } from '../codes/resend-code.ts';
import { signUp } from './sign-up.ts';

const { confirm, forgotPassword, getMe, resendCode, resetPassword, signIn, updateMe } = identityEndpoints;

function codeTo(kit: TestKit, email: string): string {
  return /\b\d{6}\b/.exec(kit.mailer.lastTo(email)?.text ?? '')?.[0] ?? 'no code';
}

/** A code that is not this one. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

const minuteMs = 60_000;

describeOnDatabase('an account', (kit) => {
  const signUpByHttp = async (changes: Parameters<typeof anySignUp>[0] = {}, headers = {}) => {
    const body = anySignUp(changes);
    return { body, ...(await callEndpoint(await kit().http(), identityEndpoints.signUp, { body, headers })) };
  };
  const signInWith = async ({ email, password }: { email: string; password: string }) =>
    callEndpoint(await kit().http(), signIn, { body: { email, password, remember: false } });

  it('is opened with its company and confirmed by the code in the mail, then signs in', async () => {
    const app = await kit().http();
    const { body, status, answer } = await signUpByHttp({ cpfCnpj: '11.222.333/0001-81' });
    expect(status).toBe(200);
    expect(answer.destination).toBe('m***@e***');
    expect((await signInWith(body)).problem.code).toBe('account_unconfirmed');

    const code = codeTo(kit(), body.email);
    const right = { email: `  ${body.email.toUpperCase()} `, code, password: body.password };
    expect((await callEndpoint(app, confirm, { body: right })).status).toBe(200);
    expect((await callEndpoint(app, confirm, { body: right })).problem.code).toBe('code_invalid');

    const { answer: session } = await signInWith(body);
    const me = await callEndpoint(app, getMe, { token: session.idToken });
    expect(me.answer).toMatchObject({
      id: answer.userId,
      companyId: answer.userId,
      email: body.email,
      emailVerified: true,
      cpfCnpj: '11222333000181',
      phoneNumber: '+5511987654321',
      isAdmin: false,
      hasReport: false,
      hasBackoffice: false,
    });
  });

  it('writes its mails in the language of the caller', async () => {
    const { body } = await signUpByHttp({}, { 'accept-language': 'en' });
    expect(kit().mailer.lastTo(body.email)?.subject).toBe('Your Lavra confirmation code');
    const portuguese = await signUpByHttp();
    expect(kit().mailer.lastTo(portuguese.body.email)?.subject).toBe('Seu código de confirmação da Lavra');
  });

  it('names every field that breaks a rule, in the words of the specification', async () => {
    const { status, problem } = await signUpByHttp({
      name: ' ',
      email: 'someone@gmail.com',
      cpfCnpj: '111.111.111-11',
      phone: '11 9999',
      password: 'Trilho#41-verde',
    });
    expect(status).toBe(400);
    expect(problem.details).toEqual([
      { path: 'body.name', message: 'Campo nome é obrigatório.' },
      { path: 'body.email', message: 'O e-mail deve ser um e-mail coorporativo.' },
      { path: 'body.cpfCnpj', message: 'O documento informado é inválido.' },
      { path: 'body.phone', message: 'O telefone deve conter apenas números.' },
    ]);
    expect((await signUpByHttp({ password: 'Curta#1' })).problem.details?.[0]?.message).toBe(
      'A senha deve conter mais de 7 caracteres.',
    );
    expect((await signUpByHttp({ password: 'Senha@123' })).problem.code).toBe('password_common');
    const app = await kit().http();
    const refused = await app.inject({
      method: 'POST',
      url: '/v2/identity/sign-up',
      payload: JSON.stringify({ ...anySignUp(), acceptedTerms: false, isAdmin: true }),
    });
    expect(refused.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'body.acceptedTerms',
      'body.isAdmin',
    ]);
  });

  it('is refused when its e-mail or its document belongs to another', async () => {
    const { email, userId } = await openAccount(kit(), { cpfCnpj: anyCpf() });
    expect((await signUpByHttp({ email: email.toUpperCase() })).problem.code).toBe('account_exists');
    const document = (await kit().database.pool.query('select cpf_cnpj from users where id = $1', [userId]))
      .rows[0];
    expect((await signUpByHttp({ cpfCnpj: document.cpf_cnpj })).problem.code).toBe('document_exists');
  });

  it('replaces what somebody typed before over its e-mail, password and code too', async () => {
    const app = await kit().http();
    const attacker = await signUpByHttp({ name: 'Not Marta', password: 'Alheia#99-ponte' });
    const stale = codeTo(kit(), attacker.body.email);
    const { email, cpfCnpj } = attacker.body;
    const { password } = anySignUp();
    const sent = kit().mailer.sent.length;
    const own = await signUpByHttp({ email, cpfCnpj });
    expect(own.status).toBe(200);
    // One message per minute and e-mail: the new code comes later, and the previous one no longer works.
    expect(kit().mailer.sent.length).toBe(sent);
    const confirmWith = (code: string) => callEndpoint(app, confirm, { body: { email, code, password } });
    expect((await confirmWith(stale)).problem.code).toBe('code_invalid');
    const [late] = (await waitingMessages(kit(), lateCodeQueue.name)) as { userId: string; locale: 'pt' }[];
    expect(late).toEqual({ userId: own.answer.userId, locale: 'pt' });
    await sendLateCode(kit().ctx(), { userId: own.answer.userId, locale: 'pt' });
    expect(kit().mailer.sent.length).toBe(sent);
    kit().clock.advance(minuteMs);
    await sendLateCode(kit().ctx(), { userId: attacker.answer.userId, locale: 'pt' });
    expect(kit().mailer.sent.length).toBe(sent);
    await sendLateCode(kit().ctx(), { userId: own.answer.userId, locale: 'pt' });
    expect((await confirmWith(codeTo(kit(), email))).status).toBe(200);
    expect((await signInWith(attacker.body)).problem.code).toBe('credentials_invalid');
    expect((await signInWith(own.body)).answer.user).toMatchObject({ name: 'Marta Lins' });
    expect((await signUpByHttp({ email })).problem.code).toBe('account_exists');
  });

  it('is confirmed for who signed up last, and for nobody else who types the code', async () => {
    const app = await kit().http();
    const own = await signUpByHttp();
    const attacker = await signUpByHttp({ email: own.body.email, password: 'Alheia#99-ponte' });
    kit().clock.advance(minuteMs);
    await sendLateCode(kit().ctx(), { userId: attacker.answer.userId, locale: 'pt' });
    const { email, password } = own.body;
    const typed = { email, password, code: codeTo(kit(), email) };
    const refused = await callEndpoint(app, confirm, { body: typed });
    expect([refused.status, refused.problem.code]).toEqual([422, 'sign_up_password_wrong']);
    expect((await signInWith(attacker.body)).problem.code).toBe('account_unconfirmed');

    const again = await signUpByHttp(own.body);
    kit().clock.advance(minuteMs);
    await sendLateCode(kit().ctx(), { userId: again.answer.userId, locale: 'pt' });
    const right = { ...typed, code: codeTo(kit(), email) };
    expect((await callEndpoint(app, confirm, { body: right })).status).toBe(200);
    expect((await signInWith(attacker.body)).problem.code).toBe('credentials_invalid');
    expect((await signInWith(own.body)).status).toBe(200);
  });

  it('has its document once it is confirmed, whoever typed it before', async () => {
    const app = await kit().http();
    const first = await signUpByHttp();
    const second = await signUpByHttp({ cpfCnpj: first.body.cpfCnpj });
    expect(second.status).toBe(200);
    const confirmed = async ({ email, password }: { email: string; password: string }) =>
      callEndpoint(app, confirm, { body: { email, password, code: codeTo(kit(), email) } });
    expect((await confirmed(second.body)).status).toBe(200);
    expect((await confirmed(first.body)).problem.code).toBe('document_exists');
    expect((await signUpByHttp({ cpfCnpj: first.body.cpfCnpj })).problem.code).toBe('document_exists');
  });

  it('is told to its mailbox alone where the provider hides who has one', async () => {
    const { email } = await openAccount(kit());
    const { config } = kit();
    const hiding = { ...config, security: { ...config.security, hideUnknownAccounts: true } };
    const ctx = { ...kit().ctx(), config: hiding };
    const answer = await signUp({ ctx, body: anySignUp({ email }) });
    expect(answer).toEqual({ userId: expect.any(String), destination: 'm***@e***' });
    await vi.waitFor(() =>
      expect(kit().mailer.lastTo(email)?.subject).toBe('Você já tem uma conta na Lavra'),
    );
  });

  it('leaves nothing behind when the mail cannot be sent', async () => {
    const input = anySignUp();
    const mailer = { send: () => Promise.reject(new Error('no mail server')) };
    await expect(signUp({ ctx: { ...kit().ctx(), mailer }, body: input })).rejects.toMatchObject({
      code: 'mail_failed',
    });
    expect((await signUpByHttp(input)).status).toBe(200);
  });

  it('refuses a code after five tries, after 15 minutes, and for an e-mail that nobody has', async () => {
    const app = await kit().http();
    const { body } = await signUpByHttp();
    const { email, password } = body;
    const code = codeTo(kit(), email);
    const confirmWith = (code: string) => callEndpoint(app, confirm, { body: { email, code, password } });
    for (let i = 0; i < 5; i += 1) {
      expect((await confirmWith(wrong(code))).status).toBe(422);
    }
    expect((await confirmWith(code)).problem.message).toBe('Código inválido ou expirado!');
    kit().clock.advance(minuteMs);
    expect((await callEndpoint(app, resendCode, { body: { email } })).status).toBe(200);
    const second = codeTo(kit(), email);
    kit().clock.advance(16 * minuteMs);
    expect((await confirmWith(second)).problem.code).toBe('code_invalid');
    const unknown = { email: 'nobody@empresa.example', code, password };
    expect((await callEndpoint(app, confirm, { body: unknown })).problem.code).toBe('code_invalid');
  });

  it('is sent one code a minute, then fewer, and none once it is confirmed', async () => {
    const app = await kit().http();
    const { body } = await signUpByHttp();
    const again = () => callEndpoint(app, resendCode, { body: { email: body.email } });
    const early = await again();
    expect([early.status, early.problem.code, early.headers['retry-after']]).toEqual([
      429,
      'code_too_soon',
      '60',
    ]);
    kit().clock.advance(minuteMs);
    expect((await again()).status).toBe(200);
    expect([0, 4, 5, 6, 20].map(codeWaitS)).toEqual([60, 60, 120, 240, 3600]);

    await activateAccount(kit().ctx(), body);
    expect((await again()).problem.code).toBe('account_unknown');
  });

  it('gets a new password by a code, which ends every sign-in', async () => {
    const app = await kit().http();
    const account = await openAccount(kit());
    const { email } = account;
    const { answer: session } = await signInWith(account);
    const forgotten = await callEndpoint(app, forgotPassword, { body: { email } });
    expect(forgotten.answer).toEqual({ destination: 'm***@e***' });
    const code = codeTo(kit(), email);
    const password = 'Outra-Ponte*77';

    const common = { email, code, password: 'Senha@123' };
    expect((await callEndpoint(app, resetPassword, { body: common })).problem.code).toBe('password_common');
    expect(
      (await callEndpoint(app, resetPassword, { body: { email, code: wrong(code), password } })).status,
    ).toBe(422);
    expect((await callEndpoint(app, resetPassword, { body: { email, code, password } })).status).toBe(200);
    expect(kit().mailer.lastTo(email)?.subject).toBe('A sua senha da Lavra foi alterada');

    kit().clock.advance(1000);
    expect((await callEndpoint(app, getMe, { token: session.idToken })).status).toBe(401);
    expect((await signInWith(account)).problem.message).toBe('E-mail ou Senha inválida.');
    expect((await signInWith({ email, password })).status).toBe(200);
  });

  it('has no password to forget before it is confirmed, for its name and document may be anybody’s', async () => {
    const app = await kit().http();
    const { body } = await signUpByHttp();
    const { email } = body;
    const sent = kit().mailer.sent.length;
    kit().clock.advance(minuteMs);
    const told = await callEndpoint(app, forgotPassword, { body: { email } });
    expect(told.problem.code).toBe('account_unknown');
    const { config } = kit();
    const hiding = { ...config, security: { ...config.security, hideUnknownAccounts: true } };
    await forgetPassword({ ctx: { ...kit().ctx(), config: hiding }, body: { email } });
    expect(kit().mailer.sent.length).toBe(sent);
    const own = await signUpByHttp({ email, name: 'Titular' });
    const { password } = own.body;
    expect(
      (await callEndpoint(app, confirm, { body: { email, password, code: codeTo(kit(), email) } })).status,
    ).toBe(200);
    expect((await signInWith(own.body)).answer.user).toMatchObject({ name: 'Titular' });
  });

  it('tells who forgot a password that there is no such account, unless the provider hides that', async () => {
    const app = await kit().http();
    const body = { email: 'nobody@empresa.example' };
    const told = await callEndpoint(app, forgotPassword, { body });
    expect([told.status, told.problem.message]).toEqual([404, 'E-mail inválido ou conta inexistente!']);

    const { config } = kit();
    const hiding = { ...config, security: { ...config.security, hideUnknownAccounts: true } };
    const ctx = { ...kit().ctx(), config: hiding };
    expect(await forgetPassword({ ctx, body })).toEqual({ destination: 'n***@e***' });
    expect(await resend({ ctx, body })).toEqual({});
  });

  it('saves what was changed in its profile, and says when nothing was', async () => {
    const app = await kit().http();
    const account = await openAccount(kit());
    const token = (await signInWith(account)).answer.idToken;
    const change = (body: object) => callEndpoint(app, updateMe, { body, token });
    const address = {
      zipCode: '01310100',
      street: 'Av. Paulista',
      number: '1',
      complement: '',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    };

    const changed = await change({ name: 'Marta L.', phoneNumber: '+55 12 12345 1234', address });
    expect(changed.answer).toMatchObject({
      name: 'Marta L.',
      phoneNumber: '+5512123451234',
      address: { ...address, zipCode: '01310-100' },
    });
    expect((await change({ name: 'Marta L.', address })).problem.message).toBe('Você não editou nada.');
    expect((await change({ phoneNumber: '12345' })).problem.details?.[0]?.path).toBe('body.phoneNumber');
    expect((await change({ email: 'other@empresa.example' })).status).toBe(400);
  });

  it('has a flag from the call after it was granted', async () => {
    const app = await kit().http();
    const account = await openAccount(kit());
    const token = (await signInWith(account)).answer.idToken;
    await grant(kit().ctx(), { email: account.email, flag: 'admin' });
    const me = await callEndpoint(app, getMe, { token });
    expect(me.answer).toMatchObject({ isAdmin: true, hasReport: false });
    const unknown = { email: 'nobody@empresa.example', flag: 'report' } as const;
    await expect(grant(kit().ctx(), unknown)).rejects.toMatchObject({
      code: 'account_unknown',
    });
  });
});
