import { jobEndpoints } from '@lavra/contract/endpoints/jobs';

import { documentsClient } from '../../../lib/api.ts';

export const jobsApi = documentsClient(jobEndpoints);
