import { reportEndpoints } from '@lavra/contract/endpoints/reports';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import type { Endpoint } from '@lavra/contract/kernel';
import type { Principal } from '@lavra/contract/model/principal';
import { constraintsOf } from '@lavra/contract/model/constrained';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';

import { contractEndpoints as all } from '../testing/contract-endpoints.ts';
import { describeOnDatabase } from '../testing/database.ts';
import { openAccount } from '../testing/accounts.ts';
import { asClient, asUser } from '../testing/principals.ts';
import { routes } from './features.ts';

const ofCompany = all.filter(({ endpoint }) => endpoint.path.includes(':companyId'));
const ofAdministrators = all.filter(({ endpoint }) => endpoint.access === 'admin');
const withToken = all.filter(({ endpoint }) =>
  ['user', 'admin', 'client', 'client-or-user'].includes(endpoint.access),
);

/** Stands in for the tokens: the principal itself, as text, so that a call can be anyone's. */
const tokenOf = (principal: Principal) => JSON.stringify(principal);
const readPrincipal = async (_: unknown, token: string) => JSON.parse(token) as Principal;

describe('the contract', () => {
  it('is served whole: no endpoint without its route, no route beside it', () => {
    const served = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(served.toSorted()).toEqual(
      all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
    );
  });
});

describe('every endpoint with a rule, or of a company', () => {
  // The report is one of two verbs; a page image that the caller has already is not sent, so its endpoint checks by itself.
  const apart: readonly Endpoint[] = [reportEndpoints.getMeterReport, resultEndpoints.getJobPage];
  const held = routes.filter(({ endpoint }) => {
    const { path, params, query, body } = endpoint;
    const isRuled = [params, query, body].some(
      (part) => part && part !== 'bytes' && constraintsOf(part).length > 0,
    );
    return isRuled || (path.includes(':companyId') && !apart.includes(endpoint));
  });

  it.each(held)('$endpoint.method $endpoint.path is served by its verb, which holds both', (route) => {
    expect(route.handle).toHaveProperty('endpoint', route.endpoint);
  });
});

describeOnDatabase('every endpoint', (kit) => {
  let app: FastifyInstance;
  let companyId: string;
  beforeAll(async () => {
    app = await kit().http({ authenticate: readPrincipal });
    companyId = (await openAccount(kit())).userId;
  });

  const pathOf = (endpoint: Endpoint, fill: (name: string) => string) =>
    endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(fill(name)));
  const inTheirCompany = (name: string) =>
    name === 'companyId' ? companyId : name === 'page' ? '1' : name === 'file' ? 'document' : 'cnh';
  const call = (endpoint: Endpoint, url: string, principal?: Principal, payload?: string) =>
    app.inject({
      method: endpoint.method,
      url,
      headers: principal ? { authorization: `Bearer ${tokenOf(principal)}` } : {},
      ...(payload === undefined ? {} : { payload }),
    });

  it.each(withToken)('$title refuses who shows no token', async ({ endpoint }) => {
    const answer = await call(endpoint, pathOf(endpoint, inTheirCompany));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'token_missing' });
  });

  it.each(withToken)('$title refuses the other kind of token', async ({ endpoint }) => {
    const isPerson = endpoint.access === 'user' || endpoint.access === 'admin';
    const other = isPerson ? asClient({ companyId }) : asUser({ userId: companyId });
    const isEither = endpoint.access === 'client-or-user';
    const answer = await call(
      endpoint,
      pathOf(endpoint, inTheirCompany),
      isEither ? { kind: 'anonymous' } : other,
    );
    expect(answer.statusCode).toBe(isEither ? 401 : 403);
  });

  it.each(ofCompany)('$title never serves the owner of another company', async ({ endpoint }) => {
    const stranger = endpoint.access === 'client' ? asClient() : asUser();
    const answer = await call(endpoint, pathOf(endpoint, inTheirCompany), stranger, '{}');
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.headers['x-request-id']).toBeTruthy();
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  // By the endpoint's own access, so that a new one is covered too.
  it.each(ofAdministrators)('$title gives nothing to who is no administrator', async ({ endpoint }) => {
    const flags = { isAdmin: true, admin: true, is_admin: true };
    const everyRight = { hasReport: true, hasBackoffice: true };
    const people = [
      asUser({ userId: companyId, ...everyRight }),
      asUser({ companyId, isOwner: false, ...everyRight }),
      asUser(everyRight),
    ];
    for (const person of people) {
      const url = `${pathOf(endpoint, inTheirCompany)}?admin=true&isAdmin=true`;
      const answer = await call(
        endpoint,
        url,
        person,
        endpoint.method === 'GET' ? undefined : JSON.stringify(flags),
      );
      expect([400, 403, 404]).toContain(answer.statusCode);
      expect(Object.keys(answer.json()).toSorted()).toEqual(
        expect.arrayContaining(['code', 'message', 'request_id']),
      );
    }
    expect(ofAdministrators.length).toBeGreaterThan(5);
  });

  it('answers generated nonsense with a sentence, never with a failure of its own', async () => {
    const owner = asUser({ userId: companyId, isAdmin: true, hasReport: true, hasBackoffice: true });
    const client = asClient({ companyId, scopes: ['all'] });
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('cnh', 'ocr', '0', '-1', "' or 1=1", '%00', '../..', '💥'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...all),
        fc.infiniteStream(word),
        fc.dictionary(word, word, { maxKeys: 3 }),
        fc.oneof(fc.json(), fc.string(), fc.constant('')),
        async ({ endpoint }, words, query, body) => {
          const url = pathOf(endpoint, (name) =>
            name === 'companyId' ? companyId : (words.next().value ?? ''),
          );
          const principal = endpoint.access === 'client' ? client : owner;
          const path = `${url}?${new URLSearchParams(query)}`;
          const answer = await call(endpoint, path, principal, endpoint.method === 'GET' ? undefined : body);
          expect(answer.statusCode, `${endpoint.method} ${path} ${answer.body}`).toBeLessThan(500);
        },
      ),
      { numRuns: 600 },
    );
  });
});
