import { processedFileEndpoints } from './processed-files.ts';
import { resultEndpoints } from './results.ts';
import { sendingEndpoints } from './sending.ts';

/** All that can be done with jobs, for clients that do all of it. */
export const jobEndpoints = { ...sendingEndpoints, ...resultEndpoints, ...processedFileEndpoints };
