import { createAppClient } from '../features/app-clients/index.ts';
import { insertBackground } from '../features/backgrounds/index.ts';
import { acceptInvitation, addMember, listInvitations } from '../features/companies/index.ts';
import { setFlows } from '../features/flows/index.ts';
import { activateAccount, grant, signUp } from '../features/identity/index.ts';
import { setRule } from '../features/rules/index.ts';
import type { Context } from '../platform/context.ts';
import { transaction } from '../platform/database/transaction.ts';
import { type DemoStage, asOwner } from './demo-context.ts';
import { type DemoFile, writeDemoFile } from './demo-file.ts';
import { openOlderCompanies } from './open-older-companies.ts';
import { type DemoCompany, type DemoPerson, backgrounds, companies, provider } from './people.ts';

type SignIn = DemoFile['admin'];
type Customer = DemoFile['customers'][number];

/**
 * Opens every account of the demo through the verbs that a person would use, and writes the credentials before the accounts
 * become visible: there are never accounts whose passwords are lost.
 */
export async function openAccounts(stage: DemoStage, seededAt: Date): Promise<DemoFile> {
  const ctx = stage.ctx();
  return transaction(ctx, async (ctx) => {
    const admin = await openAccount(ctx, provider);
    await grant(ctx, { email: admin.email, flag: 'admin' });
    await openOlderCompanies({ ctx, stage, adminId: admin.userId, seededAt, open: openAccount });
    const validations = await openBackgrounds(ctx);
    const customers: Customer[] = [];
    for (const company of companies) customers.push(await openCompany(ctx, company, validations));

    const file = {
      url: ctx.config.http.publicUrl,
      admin: { email: admin.email, password: admin.password, userId: admin.userId },
      customers,
      seededAt: seededAt.toISOString(),
      isComplete: false,
    };
    await writeDemoFile(ctx.config.dataDir, file);
    return file;
  });
}

async function openAccount(ctx: Context, person: DemoPerson): Promise<SignIn & { userId: string }> {
  // Randomness gives it its strength; the ending has one character of each required class.
  const password = `${ctx.ids.random(14)}-aZ7`;
  const { email } = person;
  const { userId } = await signUp({ ctx, body: { ...person, password, acceptedTerms: true } });
  await activateAccount(ctx, { email });
  return { userId, email, password };
}

/** Returns the ids by name. */
async function openBackgrounds(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const background of backgrounds) {
    const id = ctx.ids.ksuid();
    const now = ctx.clock.now();
    await insertBackground(ctx.db, { id, ...background, createdAt: now, updatedAt: now });
    ids.set(background.name, id);
  }
  return ids;
}

async function openCompany(
  ctx: Context,
  company: DemoCompany,
  validations: ReadonlyMap<string, string>,
): Promise<Customer> {
  const { userId: companyId, email, password } = await openAccount(ctx, company.owner);
  if (company.hasReport) await grant(ctx, { email, flag: 'report' });
  const hasFlows = company.flows.length > 0;
  if (hasFlows) await grant(ctx, { email, flag: 'backoffice' });
  await setFlows(ctx, companyId, company.flows);
  const allowed = company.backgrounds.flatMap((name) => validations.get(name) ?? []);
  await setRule(ctx, companyId, {
    scopes: [...company.services],
    validations: allowed,
    reset_day: 0,
    front_data: [],
    validations_front_data: [],
  });

  const owner = { ...ctx, principal: asOwner(companyId) };
  const memberIds: string[] = [];
  for (const member of company.members) {
    const { userId } = await openAccount(ctx, member);
    memberIds.push(userId);
    await addMember({ ctx: owner, params: { companyId, memberId: member.email } });
    const invited = { ...ctx, principal: asOwner(userId) };
    const { invitations } = await listInvitations({ ctx: invited });
    for (const { id } of invitations) await acceptInvitation({ ctx: invited, params: { invitationId: id } });
  }
  const [client] = await openClients(owner, { ...company, companyId });
  if (!client) throw new Error('A company of the demo has no app client');
  // Members, because nobody can sign in as one: the demo's past never touches the claim of a signed-in reviewer.
  const [reviewerId, secondReviewerId] = memberIds;
  const reviewers = hasFlows ? { reviewerId, secondReviewerId } : {};
  return { email, password, companyId, ...client, ...reviewers };
}

async function openClients(
  ctx: Context,
  { companyId, clients }: Pick<DemoCompany, 'clients'> & { companyId: string },
) {
  const opened: { clientId: string; clientSecret: string }[] = [];
  for (const client of clients) {
    const { ClientId, ClientSecret = '' } = await createAppClient({
      ctx,
      params: { companyId },
      body: { ...client, scopes: [...client.scopes] },
    });
    opened.push({ clientId: ClientId, clientSecret: ClientSecret });
  }
  return opened;
}
