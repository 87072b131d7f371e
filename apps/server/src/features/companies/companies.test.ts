import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { memberEndpoints } from '@lavra/contract/endpoints/members';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import { expect, it } from 'vitest';

import { type TestAccount, anyCpf, anySignUp, joinCompany, openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import { authenticateUser, signUp } from '../identity/index.ts';
import { deleteMember as endMember } from '../members/delete-member.ts';
import { acceptInvitation } from './members/accept-invitation.ts';
import { addMember } from './members/add-member.ts';
import { getCompanyScopes } from '../rules/get-company-scopes.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './retention/get-retention.ts';
import { listInvitations } from './members/list-invitations.ts';
import { listMembers } from './members/list-members.ts';
import { listPurges } from './retention/list-purges.ts';
import { refuseInvitation } from './members/refuse-invitation.ts';
import { retentionOf } from './retention/retention-of.ts';
import { tidyInvitations } from './members/tidy-invitations.ts';
import { updateRetention } from './retention/update-retention.ts';

const deleteMember = (call: Omit<Parameters<typeof endMember>[0], 'query'>) =>
  endMember({ ...call, query: {} });

describeOnDatabase('a company', (kit) => {
  const signIn = async ({ email, password }: TestAccount) => {
    const { answer } = await callEndpoint(await kit().http(), identityEndpoints.signIn, {
      body: { email, password, remember: false },
    });
    return answer.idToken;
  };
  const openPair = async () => {
    const owner = await openAccount(kit(), { name: 'Acme Ltda' });
    const person = await openAccount(kit(), { cpfCnpj: anyCpf(), name: 'Rui Prado' });
    return { owner, person, companyId: owner.userId };
  };

  const inboxOf = async (account: TestAccount) => (await listInvitations({ ctx: account.ctx })).invitations;
  const actingIn = (companyId: string, { userId }: TestAccount) =>
    kit().ctx({ principal: asUser({ userId, companyId, isOwner: false }) });

  it('takes nobody in who has not accepted, and leaves them their own company', async () => {
    const { owner, person, companyId } = await openPair();
    const token = await signIn(person);
    const { members } = await addMember({
      ctx: owner.ctx,
      params: { companyId, memberId: person.email.toUpperCase() },
    });
    expect(members).toEqual([
      { user_uuid: owner.userId, user_name: 'Acme Ltda', user_email: owner.email, status: 'active' },
      { user_uuid: expect.any(String), user_name: '', user_email: person.email, status: 'pending' },
    ]);
    expect(members[1]?.user_uuid).not.toBe(person.userId);
    const acting = (named = {}) => authenticateUser(kit().dependencies, token, named);
    expect(await acting()).toMatchObject({ companyId: person.userId, isOwner: true });
    await expect(acting({ inHeader: companyId })).rejects.toMatchObject({ code: 'company_not_yours' });
    expect(await acting({ inPath: companyId })).toMatchObject({ companyId: person.userId });

    const [invitation] = await inboxOf(person);
    expect(invitation).toMatchObject({ company_id: companyId, company_name: 'Acme Ltda' });
    const id = invitation?.id ?? '';
    const accepted = await acceptInvitation({ ctx: person.ctx, params: { invitationId: id } });
    expect(accepted).toEqual({ company_id: companyId });
    kit().clock.advance(1000);
    // Their own company unless they name another.
    expect(await acting()).toMatchObject({ companyId: person.userId, isOwner: true });
    const inOther = { userId: person.userId, companyId, isOwner: false };
    expect(await acting({ inHeader: companyId })).toMatchObject(inOther);
    expect(await acting({ inPath: companyId })).toMatchObject(inOther);
    const listed = await listMembers({ ctx: owner.ctx, params: { companyId } });
    expect(listed.members[1]).toMatchObject({ user_uuid: person.userId, status: 'active' });
    const twice = acceptInvitation({ ctx: person.ctx, params: { invitationId: id } });
    await expect(twice).rejects.toMatchObject({ code: 'not_found' });
  });

  it('answers alike whether an e-mail has an account, and tells its mailbox alone', async () => {
    const { owner, person, companyId } = await openPair();
    const unknown = `lia.${crypto.randomUUID()}@empresa.example`;
    const unconfirmed = anySignUp({ cpfCnpj: anyCpf() });
    await signUp({ ctx: kit().ctx(), body: unconfirmed });
    const legalEntity = await openAccount(kit());
    const emails = [person.email, unknown, unconfirmed.email, legalEntity.email];
    for (const memberId of emails) {
      const { members } = await addMember({ ctx: owner.ctx, params: { companyId, memberId } });
      expect(members.find(({ user_email }) => user_email === memberId)).toEqual({
        user_uuid: expect.any(String),
        user_name: '',
        user_email: memberId,
        status: 'pending',
      });
    }
    const mailTo = (email: string) => kit().mailer.lastTo(email)?.text;
    expect(mailTo(person.email)).toContain('http://lavra.test/web/invitations');
    expect(mailTo(person.email)).not.toContain('create-account');
    expect(mailTo(unknown)).toContain('http://lavra.test/web/create-account');

    const late = await openAccount(kit(), { email: unknown, cpfCnpj: anyCpf() });
    expect(await inboxOf(late)).toHaveLength(1);
  });

  it('sends an invitation again after a minute, by its e-mail or its id, and takes it back', async () => {
    const { owner, person, companyId } = await openPair();
    const add = (memberId: string) => addMember({ ctx: owner.ctx, params: { companyId, memberId } });
    const id = (await add(person.email)).members[1]?.user_uuid ?? '';
    await expect(add(person.email)).rejects.toMatchObject({ code: 'invitation_too_soon' });
    await expect(add(id)).rejects.toMatchObject({ code: 'invitation_too_soon', retryAfterS: 60 });
    kit().clock.advance(60_000);
    const sent = kit().mailer.sent.length;
    expect((await add(id)).members).toHaveLength(2);
    expect(kit().mailer.sent.length).toBe(sent + 1);
    expect(await deleteMember({ ctx: owner.ctx, params: { companyId, memberId: id } })).toEqual({});
    expect(await inboxOf(person)).toEqual([]);
    await expect(add(id)).rejects.toMatchObject({ code: 'member_unknown' });
    await expect(add(person.userId)).rejects.toMatchObject({ code: 'member_unknown' });
    await expect(add('no@mail')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('invites again at once when the message could not be sent', async () => {
    const { owner, person, companyId } = await openPair();
    const params = { companyId, memberId: person.email };
    const mailer = { send: () => Promise.reject(new Error('no mail server')) };
    await expect(addMember({ ctx: { ...owner.ctx, mailer }, params })).rejects.toMatchObject({
      code: 'mail_failed',
    });
    expect((await addMember({ ctx: owner.ctx, params })).members).toHaveLength(2);
  });

  it('shows an invitation to its mailbox alone, and no longer than 30 days', async () => {
    const { owner, person, companyId } = await openPair();
    await addMember({ ctx: owner.ctx, params: { companyId, memberId: person.email } });
    const stranger = await openAccount(kit(), { cpfCnpj: anyCpf() });
    const invitationId = (await inboxOf(person))[0]?.id ?? '';
    const taken = { code: 'not_found' };
    for (const verb of [acceptInvitation, refuseInvitation])
      await expect(verb({ ctx: stranger.ctx, params: { invitationId } })).rejects.toMatchObject(taken);
    expect(await refuseInvitation({ ctx: person.ctx, params: { invitationId } })).toEqual({});
    expect((await listMembers({ ctx: owner.ctx, params: { companyId } })).members).toHaveLength(1);

    kit().clock.advance(60_000);
    await addMember({ ctx: owner.ctx, params: { companyId, memberId: person.email } });
    const old = (await inboxOf(person))[0]?.id ?? '';
    kit().clock.advance(30 * 86_400_000);
    expect(await inboxOf(person)).toEqual([]);
    const late = acceptInvitation({ ctx: person.ctx, params: { invitationId: old } });
    await expect(late).rejects.toMatchObject(taken);
    await tidyInvitations(kit().ctx());
    const { rows } = await kit().database.pool.query('select id from invitations where id = $1', [old]);
    expect(rows).toEqual([]);
  });

  it('has at most 100 invitations that wait, also when many are made at once', async () => {
    const { owner, companyId } = await openPair();
    await kit().database.pool.query(
      `insert into invitations (id, company_id, email, invited_at)
       select gen_random_uuid(), $1, n || '@many.example', $2 from generate_series(1, 98) n`,
      [companyId, kit().clock.now()],
    );
    const add = (name: number) =>
      addMember({ ctx: owner.ctx, params: { companyId, memberId: `new${name}@many.example` } });
    const made = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('lets a person go, who keeps what is theirs', async () => {
    const { owner, person, companyId } = await openPair();
    const input = { companyId, memberId: person.userId };
    await joinCompany(owner, person);
    const token = await signIn(person);
    const named = { inHeader: companyId };
    expect(await authenticateUser(kit().dependencies, token, named)).toMatchObject({ companyId });
    expect(await deleteMember({ ctx: owner.ctx, params: input })).toEqual({});
    kit().clock.advance(1000);
    await expect(authenticateUser(kit().dependencies, token, named)).rejects.toMatchObject({
      code: 'company_not_yours',
    });
    expect(await authenticateUser(kit().dependencies, token)).toMatchObject({ companyId: person.userId });
    await expect(deleteMember({ ctx: owner.ctx, params: input })).rejects.toMatchObject({
      code: 'not_found',
    });
    kit().clock.advance(60_000);
    await joinCompany(owner, person);
    expect(await deleteMember({ ctx: actingIn(companyId, person), params: input })).toEqual({});
  });

  it('refuses whom it has already, and keeps its owner', async () => {
    const { owner, person, companyId } = await openPair();
    const add = (memberId: string) => addMember({ ctx: owner.ctx, params: { companyId, memberId } });
    await expect(add(owner.email)).rejects.toMatchObject({ code: 'member_exists' });
    await joinCompany(owner, person);
    await expect(add(person.email)).rejects.toMatchObject({ code: 'member_exists' });
    const removal = deleteMember({ ctx: owner.ctx, params: { companyId, memberId: owner.userId } });
    await expect(removal).rejects.toMatchObject({ code: 'owner_not_removable' });
  });

  it('is one of several that a person may act in, which their profile lists', async () => {
    const { owner, person, companyId } = await openPair();
    const other = await openAccount(kit(), { name: 'Beta SA' });
    await joinCompany(owner, person);
    await addMember({ ctx: other.ctx, params: { companyId: other.userId, memberId: person.email } });
    const app = await kit().http();
    const token = await signIn(person);
    const me = (headers = {}) => callEndpoint(app, identityEndpoints.getMe, { token, headers });
    const own = { companyId: person.userId, name: 'Rui Prado' };
    const companies = [own, { companyId, name: 'Acme Ltda' }];
    expect((await me()).answer).toMatchObject({ companyId: person.userId, companies, invitations: 1 });
    expect((await me({ 'lavra-company': companyId })).answer).toMatchObject({ companyId, companies });
    const foreign = await me({ 'lavra-company': other.userId });
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'company_not_yours']);
  });

  it('shows and changes its members for the owner of a legal entity and administrators alone', async () => {
    const { owner, person, companyId } = await openPair();
    await joinCompany(owner, person);
    const refused = { code: 'members_only_for_legal_entity' };
    const member = actingIn(companyId, person);
    await expect(listMembers({ ctx: member, params: { companyId } })).rejects.toMatchObject(refused);
    const another = (await openAccount(kit(), { cpfCnpj: anyCpf() })).email;
    await expect(addMember({ ctx: member, params: { companyId, memberId: another } })).rejects.toMatchObject(
      refused,
    );
    const natural = await openAccount(kit(), { cpfCnpj: anyCpf() });
    const own = { companyId: natural.userId, memberId: another };
    await expect(addMember({ ctx: natural.ctx, params: own })).rejects.toMatchObject(refused);

    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    expect((await listMembers({ ctx: admin, params: { companyId } })).members).toHaveLength(2);
    await expect(addMember({ ctx: admin, params: own })).rejects.toMatchObject(refused);
    expect(await deleteMember({ ctx: admin, params: { companyId, memberId: person.userId } })).toEqual({});
  });

  it('keeps data 30 days until it chooses otherwise', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const input = { companyId };
    const chosen = { expires: 7, training_accepted: false, training_expires: 180 } as const;
    expect(await getRetention({ ctx, params: input })).toEqual({
      custom_flow: [],
      expires: 30,
      training_accepted: true,
      training_expires: 30,
      updated_at: null,
    });
    const at = `${kit().clock.now().toISOString().slice(0, 19)}Z`;
    expect(await updateRetention({ ctx, params: input, body: chosen })).toEqual({
      ...chosen,
      custom_flow: [],
      updated_at: at,
    });
    expect(await retentionOf(ctx, companyId)).toMatchObject(chosen);
  });

  it('lists what was purged, newest first', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const insert = `insert into purges (id, company_id, kind, purged_at, jobs, files, created_until)
      values ($1, $2, $3, $4, 3, 4, '2026-01-01T00:00:00Z')`;
    const id = () => crypto.randomUUID();
    await kit().database.pool.query(insert, [id(), companyId, 'data', '2026-02-01T03:00:00Z']);
    await kit().database.pool.query(insert, [id(), companyId, 'training', '2026-02-02T03:00:00Z']);
    const { purges } = await listPurges({ ctx, params: { companyId } });
    expect(purges.map(({ kind, purged_at }) => [kind, purged_at])).toEqual([
      ['training', '2026-02-02T03:00:00Z'],
      ['data', '2026-02-01T03:00:00Z'],
    ]);
    expect(purges[0]).toMatchObject({ jobs: 3, files: 4, created_until: '2026-01-01T00:00:00Z' });
  });

  it('may use every service and no validation until a rule says otherwise', async () => {
    const { ctx, userId: companyId } = await openAccount(kit());
    const before = await getCompanyScopes({ ctx, params: { companyId } });
    expect(before.scopes.length).toBeGreaterThan(20);
    expect(before.validations).toEqual([]);
    await kit().database.pool.query(
      "insert into company_rules (company_id, scopes, validations, updated_at) values ($1, '{nfe,rg}', '{v1}', now())",
      [companyId],
    );
    const { scopes, validations } = await getCompanyScopes({ ctx, params: { companyId } });
    expect([scopes.toSorted(), validations]).toEqual([['nfe', 'rg'], ['v1']]);
  });

  it('is not found by another company, a program of another company, or nobody', async () => {
    const { owner, companyId } = await openPair();
    const stranger = (await openAccount(kit())).ctx;
    const callers = [stranger, kit().ctx({ principal: asClient() }), kit().ctx()];
    const chosen = { expires: 1, training_accepted: false, training_expires: 30 } as const;
    const input = { companyId, memberId: owner.userId, ...chosen };
    const verbs = [
      listMembers,
      addMember,
      deleteMember,
      getCreationTime,
      getCompanyScopes,
      getRetention,
      updateRetention,
      listPurges,
    ];
    for (const ctx of callers) {
      for (const verb of verbs)
        await expect(verb({ ctx, params: input, body: chosen })).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await getRetention({ ctx: owner.ctx, params: input })).toMatchObject({ expires: 30 });
  });

  it('answers over HTTP as the contract says', async () => {
    const app = await kit().http();
    const { owner, person, companyId } = await openPair();
    const at = `${kit().clock.now().toISOString().slice(0, 19)}Z`;
    const token = await signIn(owner);
    const company = { params: { companyId }, token };
    const member = { params: { companyId, memberId: person.email }, token };
    expect((await callEndpoint(app, memberEndpoints.addMember, member)).answer.members).toHaveLength(2);
    expect((await callEndpoint(app, memberEndpoints.listMembers, company)).answer.members).toHaveLength(2);
    const personToken = await signIn(person);
    const inbox = await callEndpoint(app, memberEndpoints.listInvitations, { token: personToken });
    const invited = { params: { invitationId: inbox.answer.invitations[0]?.id ?? '' }, token: personToken };
    expect((await callEndpoint(app, memberEndpoints.acceptInvitation, invited)).status).toBe(200);
    expect((await callEndpoint(app, memberEndpoints.refuseInvitation, invited)).status).toBe(404);
    const gone = { params: { companyId, memberId: person.userId }, token };
    expect((await callEndpoint(app, memberEndpoints.deleteMember, gone)).status).toBe(200);
    const created = await callEndpoint(app, companyEndpoints.getCreationTime, company);
    expect(created.answer).toEqual({ creation_time: at });
    expect((await callEndpoint(app, companyRuleEndpoints.getCompanyScopes, company)).status).toBe(200);
    expect((await callEndpoint(app, companyEndpoints.getRetention, company)).status).toBe(200);
    expect((await callEndpoint(app, companyEndpoints.listPurges, company)).answer).toEqual({ purges: [] });
    const body = { expires: 4, training_accepted: true, training_expires: 30 } as never;
    const refused = await callEndpoint(app, companyEndpoints.updateRetention, { ...company, body });
    expect([refused.status, refused.problem.details?.[0]?.path]).toEqual([400, 'body.expires']);
  });
});
