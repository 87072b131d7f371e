/** A newcomer's program on the generated types, which must compile and work: token, job, upload, result. */
export const program = `
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type JobResult = components['schemas']['JobResult'];
type InvoiceData = components['schemas']['NfeData'];

const [baseUrl = '', ClientID = '', ClientSecret = '', file = ''] = process.argv.slice(2);
const open = createClient<paths>({ baseUrl });
const { data: answer, error } = await open.POST('/v2/token', { body: { ClientID, ClientSecret } });
if (answer === undefined) throw new Error(error.code);

const api = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${answer.token}\` } });
const { data: job } = await api.POST('/v2/ocr/job/{service}', {
  params: { path: { service: 'nfe' }, query: { filename: 'invoice.pdf' } },
  body: { client_data: { order: 7 } },
});
const link = job?.urls['document'];
if (job === undefined || link === undefined) throw new Error('No link');
const put = await fetch(link, { method: 'PUT', body: await readFile(file) });
if (put.status !== 200) throw new Error('Not stored');

let result: JobResult;
do {
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { data } = await api.GET('/v2/ocr/job/result/{jobId}', { params: { path: { jobId: job.id } } });
  if (data === undefined) throw new Error('No result');
  result = data;
} while (result.status !== 'done' && result.status !== 'error');

const invoice = result.result?.Document[0]?.Data as InvoiceData | undefined;
const conf: number | undefined = invoice?.Number?.conf;
console.log(JSON.stringify({ status: result.status, number: invoice?.Number?.value, conf, told: result.client_data }));

// @ts-expect-error a service that there is not
void api.POST('/v2/ocr/job/{service}', { params: { path: { service: 'no-such-service' } } });
`;
