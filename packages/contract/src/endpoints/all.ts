import { appClientEndpoints } from './app-clients.ts';
import { billingEndpoints } from './billing.ts';
import { companyEndpoints } from './companies.ts';
import { identityEndpoints } from './identity.ts';
import { processedFileEndpoints } from './processed-files.ts';
import { reportEndpoints } from './reports.ts';
import { resultEndpoints } from './results.ts';
import { sendingEndpoints } from './sending.ts';
import { uploadEndpoints } from './uploads.ts';
import { usageEndpoints } from './usage.ts';
import { webhookEndpoints } from './webhooks.ts';

/** Every endpoint by group. A test compares them with what `app/features.ts` serves. */
export const endpointGroups = {
  identity: identityEndpoints,
  appClients: appClientEndpoints,
  companies: companyEndpoints,
  sending: sendingEndpoints,
  results: resultEndpoints,
  processedFiles: processedFileEndpoints,
  uploads: uploadEndpoints,
  webhooks: webhookEndpoints,
  usage: usageEndpoints,
  billing: billingEndpoints,
  reports: reportEndpoints,
} as const;
