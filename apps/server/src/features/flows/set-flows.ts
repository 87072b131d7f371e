import { ContractError } from '@lavra/contract/errors';
import type { Flow } from '@lavra/contract/model/flow';
import { defaultTargetMinutes } from '@lavra/contract/model/task';
import { flowConditionSentence } from '@lavra/contract/flow-condition-sentences';
import { isScopeName } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { invalidInput } from '../../platform/invalid-input.ts';
import { makerIn } from '../../platform/makers.store.ts';
import { problemOf } from './flow-condition.ts';
import { deleteFlows, replaceFlow } from './flows.store.ts';

/** Replaces all of a company's flows by these. To be called in a transaction. */
export async function setFlows(ctx: Context, companyId: string, flows: readonly Flow[]): Promise<void> {
  await deleteFlows(ctx.db, companyId);
  for (const flow of flows) await setFlow(ctx, companyId, flow);
}

/** Throws service_unknown, and invalid_input for a flow that goes both ways or whose condition cannot be evaluated. */
export async function setFlow(ctx: Context, companyId: string, flow: Flow): Promise<void> {
  const { scope } = flow;
  if (!isScopeName(scope)) throw new ContractError('service_unknown', { params: { service: scope } });
  if (flow.use_backoffice && flow.use_backoffice_validation)
    throw invalidInput('body.use_backoffice_validation', {
      pt: 'Pessoas fazem toda a extração ou validam o que foi lido, não as duas.',
      en: 'People do all of the extraction or validate what was read, not both.',
    });
  const problem = problemOf(flow.rule);
  if (problem)
    throw invalidInput('body.rule', {
      pt: flowConditionSentence(problem, 'pt'),
      en: flowConditionSentence(problem, 'en'),
    });
  await replaceFlow(ctx.db, {
    companyId,
    scope,
    clientId: flow.client_id,
    backofficeId: flow.backoffice_id,
    project: flow.project,
    rule: flow.rule,
    usesBackoffice: flow.use_backoffice,
    usesBackofficeValidation: flow.use_backoffice_validation,
    targetMinutes: flow.target_minutes ?? defaultTargetMinutes,
    secondReviewPercent: flow.second_review_percent ?? 0,
    updatedAt: ctx.clock.now(),
    updatedBy: makerIn(ctx),
  });
}
