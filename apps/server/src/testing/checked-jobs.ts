import type { Locale } from '@lavra/contract/errors';
import type { DocumentData, Result } from '@lavra/contract/model/result';
import type { CheckName } from '@lavra/contract/model/validation';

import type { Config } from '../config/config.ts';
import { createBackgroundValidation } from '../features/backgrounds/create-background-validation.ts';
import { jobEventData, jobEventQueue } from '../features/jobs/index.ts';
import { cancelJob } from '../features/jobs/lifecycle/cancel-job.ts';
import { getCompanyJobInfo } from '../features/jobs/results/get-job-info.ts';
import { getSingleJobResult } from '../features/jobs/results/get-job-result.ts';
import { createJob } from '../features/jobs/sending/create-job.ts';
import { recogniseDocument } from '../features/recognition/recognise-document.ts';
import { createCompanyRule } from '../features/rules/create-company-rule.ts';
import { type Context, type Dependencies, anonymous, contextFor, createOnce } from '../platform/context.ts';
import { asUser } from './principals.ts';
import { aPdf, aSending, applicationFor, openSender, putTo, waitingMessages } from './sending.ts';
import type { SerproServer } from './serpro-server.ts';
import type { TestKit } from './test-kit.ts';

export const aDocument = (values: Record<string, string>): Result => ({
  Time: '0.10',
  Quantity: 1,
  Document: [{ Page: 1, Data: fieldsOf(values) }],
});
export const fieldsOf = (values: Record<string, string>): DocumentData =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Jobs sent with outside checks, at servers that ask the stand-in. */
export function createCheckedJobs(kit: () => TestKit, serpro: () => SerproServer) {
  /** A process of its own, as far as tokens and breakers can tell. */
  const aProcess = (checks: Partial<Config['checks']> = {}): Context => {
    const dependencies: Dependencies = {
      ...kit().dependencies,
      config: { ...kit().config, checks: serpro().checks(checks) },
      once: createOnce(() => dependencies),
    };
    return contextFor(dependencies, { principal: anonymous, requestId: 'worker', locale: 'pt' });
  };

  /** A company that may use these checks. */
  const openCompany = async (names: readonly CheckName[]) => {
    const { ctx: program, companyId, person } = await openSender(kit());
    const admin = kit().ctx({ principal: asUser({ isAdmin: true }) });
    const validations = Object.fromEntries(names.map((name) => [name, true]));
    const body = { background_name: 'Conferência', validations };
    const { id } = await createBackgroundValidation({ ctx: admin, body });
    const rule = { scopes: [], reset_day: 0, front_data: [], validations_front_data: [] };
    await createCompanyRule({ ctx: admin, params: { companyId }, body: { ...rule, validations: [id] } });
    return { program, companyId, person, id };
  };
  const companies = new Map<string, ReturnType<typeof openCompany>>();

  /** A job that was sent with these checks and has been read. */
  const readJob = async (ctx: Context, names: readonly CheckName[], result: Result) => {
    const company = companies.get(names.join()) ?? openCompany(names);
    companies.set(names.join(), company);
    const { program, companyId, person, id } = await company;
    const app = await applicationFor(kit(), program);
    const sending = aSending({ service: 'cnh', 'background-validation-id': id });
    const { id: jobId, urls } = await createJob({ ctx: program, ...sending });
    await putTo(app, urls['document'], aPdf);
    kit().engine.answer = () => ({ kind: 'recognised', result });
    await recogniseDocument(ctx, { jobId, signal: new AbortController().signal });
    return {
      jobId,
      companyId,
      result: (locale: Locale = 'pt') =>
        getSingleJobResult({ ctx: { ...program, locale }, params: { jobId } }),
      info: () => getCompanyJobInfo({ ctx: person, params: { companyId, jobId } }),
      told: () => jobEventData(kit().ctx(), { companyId, batchId: jobId, jobId, isVerbose: true }),
      events: async () =>
        (await waitingMessages(kit(), jobEventQueue.name)).filter((event) =>
          JSON.stringify(event).includes(jobId),
        ),
      cancel: () => cancelJob({ ctx: person, params: { companyId, jobId } }),
    };
  };

  return { aProcess, readJob };
}
