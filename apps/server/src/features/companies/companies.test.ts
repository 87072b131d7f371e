import { companyEndpoints } from '@lavra/contract/endpoints/companies';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { expect, it } from 'vitest';

import { type TestAccount, anyCpf, anySignUp, openAccount } from '../../testing/accounts.ts';
import { callEndpoint } from '../../testing/call-endpoint.ts';
import { describeOnDatabase } from '../../testing/database.ts';
import { asClient, asUser } from '../../testing/principals.ts';
import { authenticateUser, signUp } from '../identity/index.ts';
import { addMember } from './add-member.ts';
import { deleteMember } from './delete-member.ts';
import { getCompanyScopes } from './get-company-scopes.ts';
import { getCreationTime } from './get-creation-time.ts';
import { getRetention } from './get-retention.ts';
import { listMembers } from './list-members.ts';
import { listPurges } from './list-purges.ts';
import { retentionOf } from './retention-of.ts';
import { updateRetention } from './update-retention.ts';

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

  it('takes a person in by e-mail or id, who acts in it from then on and is told', async () => {
    const { owner, person, companyId } = await openPair();
    const token = await signIn(person);
    const { members } = await addMember({
      ctx: owner.ctx,
      params: { companyId, memberId: person.email.toUpperCase() },
    });
    expect(members).toEqual([
      { user_uuid: owner.userId, user_name: 'Acme Ltda', user_email: owner.email },
      { user_uuid: person.userId, user_name: 'Rui Prado', user_email: person.email },
    ]);
    expect(kit().mailer.lastTo(person.email)?.text).toContain('Acme Ltda');
    const acting = await authenticateUser(kit().dependencies, token);
    expect(acting).toMatchObject({ userId: person.userId, companyId, isOwner: false });

    const other = await openAccount(kit(), { cpfCnpj: anyCpf() });
    await addMember({ ctx: owner.ctx, params: { companyId, memberId: other.userId } });
    expect((await listMembers({ ctx: owner.ctx, params: { companyId } })).members).toHaveLength(3);
  });

  it('lets a person go, who acts in their own again', async () => {
    const { owner, person, companyId } = await openPair();
    const input = { companyId, memberId: person.userId };
    await addMember({ ctx: owner.ctx, params: input });
    const token = await signIn(person);
    expect(await deleteMember({ ctx: owner.ctx, params: input })).toEqual({});
    kit().clock.advance(1000);
    expect(await authenticateUser(kit().dependencies, token)).toMatchObject({
      companyId: person.userId,
      isOwner: true,
    });
    await expect(deleteMember({ ctx: owner.ctx, params: input })).rejects.toMatchObject({
      code: 'not_found',
    });

    await addMember({ ctx: owner.ctx, params: input });
    const acting = kit().ctx({ principal: asUser({ userId: person.userId, companyId, isOwner: false }) });
    expect(await deleteMember({ ctx: acting, params: input })).toEqual({});
  });

  it('refuses whom it cannot have, and keeps its owner', async () => {
    const { owner, person, companyId } = await openPair();
    const add = (memberId: string) => addMember({ ctx: owner.ctx, params: { companyId, memberId } });
    await expect(add('nobody@empresa.example')).rejects.toMatchObject({ code: 'member_unknown' });
    const unconfirmed = anySignUp({ cpfCnpj: anyCpf() });
    await signUp({ ctx: kit().ctx(), body: unconfirmed });
    await expect(add(unconfirmed.email)).rejects.toMatchObject({ code: 'member_unknown' });
    await expect(add((await openAccount(kit())).email)).rejects.toMatchObject({ code: 'member_exists' });
    await expect(add(owner.email)).rejects.toMatchObject({ code: 'member_exists' });
    await add(person.email);
    await expect(add(person.email)).rejects.toMatchObject({ code: 'member_exists' });
    const removal = deleteMember({ ctx: owner.ctx, params: { companyId, memberId: owner.userId } });
    await expect(removal).rejects.toMatchObject({ code: 'owner_not_removable' });
  });

  it('shows and changes its members for the owner of a legal entity and administrators alone', async () => {
    const { owner, person, companyId } = await openPair();
    await addMember({ ctx: owner.ctx, params: { companyId, memberId: person.userId } });
    const refused = { code: 'members_only_for_legal_entity' };
    const member = kit().ctx({ principal: asUser({ userId: person.userId, companyId, isOwner: false }) });
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
      expires: 30,
      training_accepted: true,
      training_expires: 30,
      updated_at: null,
    });
    const at = `${kit().clock.now().toISOString().slice(0, 19)}Z`;
    expect(await updateRetention({ ctx, params: input, body: chosen })).toEqual({
      ...chosen,
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
    expect((await callEndpoint(app, companyEndpoints.addMember, member)).answer.members).toHaveLength(2);
    expect((await callEndpoint(app, companyEndpoints.listMembers, company)).answer.members).toHaveLength(2);
    const gone = { params: { companyId, memberId: person.userId }, token };
    expect((await callEndpoint(app, companyEndpoints.deleteMember, gone)).status).toBe(200);
    const created = await callEndpoint(app, companyEndpoints.getCreationTime, company);
    expect(created.answer).toEqual({ creation_time: at });
    expect((await callEndpoint(app, companyEndpoints.getCompanyScopes, company)).status).toBe(200);
    expect((await callEndpoint(app, companyEndpoints.getRetention, company)).status).toBe(200);
    expect((await callEndpoint(app, companyEndpoints.listPurges, company)).answer).toEqual({ purges: [] });
    const body = { expires: 4, training_accepted: true, training_expires: 30 } as never;
    const refused = await callEndpoint(app, companyEndpoints.updateRetention, { ...company, body });
    expect([refused.status, refused.problem.details?.[0]?.path]).toEqual([400, 'body.expires']);
  });
});
