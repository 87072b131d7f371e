import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { toScope } from '@lavra/contract/scopes';

import { fakeApi, type FakeApi } from './fake-api.ts';
import { makeAppClient, makeJobInfo, makeJobResult } from './job-factories.ts';

export const jobId = '2ZxQabcdefghijklmnopqrstuvw';

/** A server on which everything succeeds; the job is done at the second poll. */
export function demoApi(): FakeApi {
  const api = fakeApi();
  api.on(appClientEndpoints.listAppClients, () => ({
    appclients: [
      makeAppClient(),
      makeAppClient({ ClientId: 'client-demo', ClientName: 'Demo-Application' }),
      makeAppClient({ ClientId: 'client-rg', ClientName: 'Cadastro', AllowedOAuthScopes: [toScope('rg')] }),
    ],
  }));
  api.on(clientTokenEndpoints.createClientToken, () => ({ token: 'token-of-client' }));
  api.on(sendingEndpoints.createJob, () => ({
    exp: 900_000,
    id: jobId,
    status_url: `/v2/ocr/job/result/${jobId}`,
    urls: { document: '/v2/storage/document', selfie: '/v2/storage/selfie' },
  }));
  api.on(resultEndpoints.getSingleJobResult, () => {
    const isFirst = api.callsOf(resultEndpoints.getSingleJobResult).length === 1;
    return makeJobResult(isFirst ? { status: 'processing', result: undefined } : {});
  });
  api.on(resultEndpoints.getCompanyJobInfo, () => makeJobInfo());
  api.on(resultEndpoints.getJobPage, () => new Response(new Blob(['webp'])));
  return api;
}
