import { demoAppClientName } from '@lavra/contract/constants';
import { toScope } from '@lavra/contract/scopes';

import type { Context } from '../../platform/context.ts';
import { newAppClient } from './new-app-client.ts';

/** Makes the hidden client that the demo of a new company uses. Nobody is told its secret. */
export async function createDemoAppClient(ctx: Context, companyId: string): Promise<void> {
  await newAppClient(ctx, { companyId, name: demoAppClientName, scopes: [toScope('all')] });
}
