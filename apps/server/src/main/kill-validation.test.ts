import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { drawDanfe } from '@lavra/specimens/danfe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loadConfig } from '../config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createLogger } from '../platform/logger.ts';
import { openProgram } from '../testing/api-program.ts';
import { type SerproServer, startSerproServer } from '../testing/serpro-server.ts';
import { type ServerProcess, freePort, startServerProcess } from '../testing/server-process.ts';

describe('a server that is killed while the service of an outside check is silent', () => {
  let dataDir: string;
  let serpro: SerproServer;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lavra-validating-'));
    serpro = await startSerproServer();
  });
  afterAll(async () => {
    // Not killed, which would leave PostgreSQL running and writing to the folder.
    await server?.stop();
    await serpro.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('asks again when it is back, and ends the job once with the answer', async () => {
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ENGINE_WORKERS: '1',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
      SERPRO_TOKEN_URL: `${serpro.url}/token`,
      SERPRO_NFE_URL: serpro.url,
      SERPRO_NFE_KEY: 'key',
      SERPRO_NFE_SECRET: 'secret',
    };
    server = await startServerProcess(settings);
    const { companyId, sending, results } = await openProgram({ url: server.url, dataDir });
    await server.stop();
    await allowValidation(dataDir, companyId);
    server = await startServerProcess(settings);

    const { pdf, truth } = await drawDanfe({ seed: 11 });
    serpro.state.invoice = { key: truth.accessKey, total: truth.totals.invoice };
    serpro.state.fault = () => 'silence';
    const { id, urls } = await sending.createJob({
      params: { service: 'nfe' },
      query: { 'background-validation-id': validationId },
    });
    await fetch(urls['document'] ?? '', { method: 'PUT', body: Buffer.from(pdf) });
    await expect.poll(() => serpro.calls.length, { timeout: 60_000, interval: 20 }).toBe(1);
    expect(await results.getSingleJobResult({ params: { jobId: id } })).toMatchObject({
      status: 'validating',
    });
    await server.kill();

    serpro.state.fault = undefined;
    server = await startServerProcess(settings);
    const told = () => results.getSingleJobResult({ params: { jobId: id } });
    await expect.poll(async () => (await told()).status, { timeout: 60_000, interval: 50 }).toBe('done');
    expect(await told()).toMatchObject({
      validation_status: 'approved',
      validation: { serpro_nfe: { fields: { AccessKey: true, TotalAmount: true } } },
    });
    expect(serpro.calls.map(({ path }) => path)).toEqual([
      `/nfe/${truth.accessKey}`,
      `/nfe/${truth.accessKey}`,
    ]);
  });
});

const validationId = 'notas';

async function allowValidation(dataDir: string, companyId: string): Promise<void> {
  const { database: config } = loadConfig({ DATA_DIR: dataDir });
  const database = await openDatabase({ config, logger: createLogger({ level: 'silent', isPretty: false }) });
  try {
    await database.pool.query(
      `insert into backgrounds (id, name, has_serpro_nfe, created_at, updated_at)
       values ($1, 'Notas', true, now(), now())`,
      [validationId],
    );
    await database.pool.query(
      'insert into company_rules (company_id, validations, updated_at) values ($1, $2, now())',
      [companyId, [validationId]],
    );
  } finally {
    await database.close();
  }
}
