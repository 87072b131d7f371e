import type { appClientEndpoints } from '../endpoints/app-clients.ts';
import type { auditEndpoints } from '../endpoints/audit.ts';
import type { backgroundEndpoints } from '../endpoints/backgrounds.ts';
import type { backofficeEndpoints } from '../endpoints/backoffice.ts';
import type { billingEndpoints } from '../endpoints/billing.ts';
import type { companyEndpoints } from '../endpoints/companies.ts';
import type { companyRuleEndpoints } from '../endpoints/company-rules.ts';
import type { flowEndpoints } from '../endpoints/flows.ts';
import type { identityEndpoints } from '../endpoints/identity.ts';
import type { outsideCheckEndpoints } from '../endpoints/outside-checks.ts';
import type { priceEndpoints } from '../endpoints/prices.ts';
import type { processedFileEndpoints } from '../endpoints/processed-files.ts';
import type { providerEndpoints } from '../endpoints/provider.ts';
import type { reportEndpoints } from '../endpoints/reports.ts';
import type { resultEndpoints } from '../endpoints/results.ts';
import type { reviewEndpoints } from '../endpoints/review.ts';
import type { sendingEndpoints } from '../endpoints/sending.ts';
import type { uploadEndpoints } from '../endpoints/uploads.ts';
import type { usageEndpoints } from '../endpoints/usage.ts';
import type { webhookEndpoints } from '../endpoints/webhooks.ts';

/** A text of the documentation in both of its languages; Markdown. */
export interface Said {
  readonly pt: string;
  readonly en: string;
}

/** What a field means, in both languages. */
export type Line = readonly [pt: string, en: string];

/** Every endpoint by its name, for the types of what is said of it; a test finds one that is not here. */
export type Operations = typeof appClientEndpoints &
  typeof auditEndpoints &
  typeof backgroundEndpoints &
  typeof backofficeEndpoints &
  typeof billingEndpoints &
  typeof companyEndpoints &
  typeof companyRuleEndpoints &
  typeof flowEndpoints &
  typeof identityEndpoints &
  typeof outsideCheckEndpoints &
  typeof priceEndpoints &
  typeof processedFileEndpoints &
  typeof providerEndpoints &
  typeof reportEndpoints &
  typeof resultEndpoints &
  typeof reviewEndpoints &
  typeof sendingEndpoints &
  typeof uploadEndpoints &
  typeof usageEndpoints &
  typeof webhookEndpoints;
export type OperationName = keyof Operations & string;
