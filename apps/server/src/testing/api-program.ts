import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { appClientEndpoints } from '@lavra/contract/endpoints/app-clients';
import { clientTokenEndpoints } from '@lavra/contract/endpoints/client-tokens';
import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { sendingEndpoints } from '@lavra/contract/endpoints/sending';
import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import { createClient } from '@lavra/contract/client';

import { anySignUp } from './accounts.ts';

/** A customer's program using a separate server: signed up, confirmed and with a token, all over HTTP. */
export async function openProgram({ url, dataDir }: { url: string; dataDir: string }) {
  const input = anySignUp();
  const identity = createClient(identityEndpoints, { baseUrl: url });
  await identity.signUp({ body: input });
  const { email, password } = input;
  await identity.confirm({ body: { email, password, code: await mailedCode(dataDir, email) } });
  const { idToken, user } = await identity.signIn({ body: { email, password, remember: false } });
  const person = createClient(appClientEndpoints, { baseUrl: url, headers: bearer(idToken) });
  const params = { companyId: user.companyId };
  const client = await person.createAppClient({ params, body: { name: 'Programa', scopes: ['lavra/send'] } });
  const body = { ClientID: client.ClientId, ClientSecret: client.ClientSecret ?? '' };
  const { token } = await createClient(clientTokenEndpoints, { baseUrl: url }).createClientToken({ body });
  return {
    companyId: user.companyId,
    clientId: body.ClientID,
    clientSecret: body.ClientSecret,
    /** As the value of the header `authorization`. */
    token,
    /** Id token of the company's owner. */
    idToken,
    /** Called as the company's owner. */
    webhooks: createClient(webhookEndpoints, { baseUrl: url, headers: bearer(idToken) }),
    sending: createClient(sendingEndpoints, { baseUrl: url, headers: bearer(token) }),
    results: createClient(resultEndpoints, { baseUrl: url, headers: bearer(token) }),
  };
}

const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` });

/**
 * The code mailed to this address; found by the address, because the names of messages within one second do not tell their order.
 */
async function mailedCode(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder);
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const message = messages.find((each) => each.includes(email));
  const code = /^ +(\d{6})$/m.exec(message ?? '')?.[1];
  if (code === undefined) throw new Error('No code was mailed');
  return code;
}
