import type { Flow, FlowList } from '@lavra/contract/model/flow';
import { defaultTargetMinutes } from '@lavra/contract/model/task';

import type { Context } from '../../platform/context.ts';
import { type FlowRow, listFlowRows } from './flows.store.ts';

/** The flows of a company, by scope. */
export async function flowsOf(ctx: Context, companyId: string): Promise<FlowList> {
  const rows = await listFlowRows(ctx.db, companyId);
  return { custom_flow: rows.map(presentFlow) };
}

function presentFlow(row: FlowRow): Flow {
  return {
    scope: row.scope,
    client_id: row.clientId,
    backoffice_id: row.backofficeId,
    project: row.project,
    rule: row.rule,
    use_backoffice: row.usesBackoffice,
    use_backoffice_validation: row.usesBackofficeValidation,
    ...(row.targetMinutes === defaultTargetMinutes ? {} : { target_minutes: row.targetMinutes }),
    ...(row.secondReviewPercent === 0 ? {} : { second_review_percent: row.secondReviewPercent }),
  };
}
