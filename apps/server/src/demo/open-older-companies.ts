import { createRandom } from '@lavra/specimens/random';

import { putCompanyPriceList } from '../features/billing/index.ts';
import {
  acceptInvitation,
  addMember,
  deactivateCompany,
  listInvitations,
} from '../features/companies/index.ts';
import { createCompanyRule, periodAt, recordUsed } from '../features/rules/index.ts';
import { insertUsage } from '../features/usage/index.ts';
import type { Context } from '../platform/context.ts';
import { dayOf, listDays, startOfDay } from '../platform/day-range.ts';
import { dayMs, shiftMonth } from '../platform/times.ts';
import { type DemoStage, asAdministrator, asOwner } from './demo-context.ts';
import { type DemoPerson, type OlderCompany, olderCompanies } from './people.ts';

/** Each night the last three days are counted again from their documents, and these companies have none. */
const newestDaysAgo = 4;

interface Older {
  /** Inside the transaction that opens the demo. */
  readonly ctx: Context;
  readonly stage: DemoStage;
  readonly adminId: string;
  readonly seededAt: Date;
  readonly open: (ctx: Context, person: DemoPerson) => Promise<{ userId: string }>;
}

/** The first day of the demo's oldest counts: the first of the month twelve months back. */
export function firstCountedDay(now: Date): string {
  return `${shiftMonth(dayOf(now), -12)}-01`;
}

/** Opens customers of a year's standing with their usage; leaves the clock as it was. */
export async function openOlderCompanies(older: Older): Promise<void> {
  const { stage, seededAt } = older;
  const now = stage.clock.now();
  stage.clock.set(startOfDay(firstCountedDay(seededAt)));
  for (const [index, company] of olderCompanies.entries()) await openOne(older, company, index);
  stage.clock.set(now);
}

async function openOne(older: Older, company: OlderCompany, index: number): Promise<void> {
  const { ctx, stage, adminId, seededAt, open } = older;
  const { owner, member, services, isNearLimit, unitPrices, deactivatedDaysAgo } = company;
  const begun = stage.clock.now();
  const { userId: companyId } = await open(ctx, owner);
  const { userId: memberId } = await open(ctx, member);
  const params = { companyId };
  await addMember({
    ctx: { ...ctx, principal: asOwner(companyId) },
    params: { companyId, memberId: member.email },
  });
  const invited = { ...ctx, principal: asOwner(memberId) };
  const { invitations } = await listInvitations({ ctx: invited });
  for (const { id } of invitations) await acceptInvitation({ ctx: invited, params: { invitationId: id } });

  const acting = { ...ctx, principal: asAdministrator(adminId, companyId) };
  if (unitPrices !== undefined)
    await putCompanyPriceList({
      ctx: acting,
      params: { companyId, month: dayOf(begun).slice(0, 7) },
      body: {
        monthly_minimum: null,
        prices: [
          {
            service: 'all',
            tiers: [
              { up_to: 1000, unit_price: unitPrices[0] },
              { up_to: null, unit_price: unitPrices[1] },
            ],
          },
        ],
      },
    });
  const daysAgo = deactivatedDaysAgo ?? newestDaysAgo;
  const endedAt = new Date(seededAt.getTime() - daysAgo * dayMs);
  const counts = countsOf(company, { companyId, index, from: dayOf(begun), until: dayOf(endedAt) });
  await insertUsage(ctx.db, counts);
  if (isNearLimit) {
    const { resetDay, firstDay } = almostOver(seededAt);
    const used = counts.reduce((sum, { day, total }) => sum + (day >= firstDay ? total : 0), 0);
    await createCompanyRule({
      ctx: acting,
      params,
      body: {
        scopes: [...services],
        validations: [],
        reset_day: resetDay,
        front_data: [{ services: ['all'], limit: Math.ceil((used * 1.04) / 100) * 100 }],
        validations_front_data: [],
      },
    });
    await recordUsed(ctx, { companyId, used, at: seededAt });
  }
  if (deactivatedDaysAgo !== undefined) {
    stage.clock.set(endedAt);
    await deactivateCompany({ ctx: acting, params });
    stage.clock.set(begun);
  }
}

/** A limit's period that began almost a month ago. */
export function almostOver(now: Date): { readonly resetDay: number; readonly firstDay: string } {
  const resetDay = (Number(dayOf(now).slice(8)) % 28) + 1;
  return { resetDay, firstDay: periodAt(now, resetDay).start };
}

interface Counted {
  readonly companyId: string;
  readonly index: number;
  readonly from: string;
  readonly until: string;
}

/** Usage by day: more on working days, and a little more each month. */
function countsOf({ services, busiest }: OlderCompany, { companyId, index, from, until }: Counted) {
  const random = createRandom(7_000 + index);
  return listDays({ start: from, end: until }).flatMap((day, nth) => {
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const most = Math.ceil(busiest * (isWeekend ? 0.1 : 0.6 + (0.4 * nth) / 365));
    return services.map((service, place) => {
      const total = random.int(Math.ceil(most / 2), most) >> place;
      const errors = random.int(1, 12) === 1 ? Math.ceil(total / 9) : Math.floor(total / 60);
      const perDocumentMs = random.int(900, 1900);
      return {
        companyId,
        day,
        service,
        total,
        errors,
        pages: total,
        durationMsSum: total * perDocumentMs,
        durationMsMax: perDocumentMs * 4,
      };
    });
  });
}
