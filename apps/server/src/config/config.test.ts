import { publicMailDomains } from '@lavra/contract/constraints';
import { describe, expect, it } from 'vitest';

import { ConfigError, loadConfig } from './config.ts';

function errorsOf(source: Record<string, string>): readonly string[] {
  try {
    loadConfig(source, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('are whole with nothing set', () => {
    const config = loadConfig({}, '/srv');
    expect(config).toMatchObject({
      dataDir: '/srv/.data',
      http: { port: 4280, host: '127.0.0.1', publicUrl: 'http://127.0.0.1:4280', trustProxy: false },
      database: { kind: 'embedded', folder: '/srv/.data/postgres' },
      objects: { kind: 'disk', folder: '/srv/.data/files' },
      security: { businessEmailOnly: true, freeEmailDomains: publicMailDomains, hideUnknownAccounts: false },
      running: { isDemo: false },
    });
  });

  it('take an empty value as unset', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' }).database.kind).toBe('embedded');
  });

  it('lead to PostgreSQL and S3 by their addresses alone', () => {
    const config = loadConfig({
      DATABASE_URL: 'postgres://lavra@db/lavra',
      S3_BUCKET: 'documents',
      S3_ENDPOINT: 'https://s3.example',
      HOST: '::1',
    });
    expect(config.database).toMatchObject({ kind: 'postgres', poolSize: 16 });
    expect(config.objects).toMatchObject({ kind: 's3', bucket: 'documents', forcePathStyle: false });
    expect(config.http.publicUrl).toBe('http://[::1]:4280');
    expect(loadConfig({ PUBLIC_URL: 'https://lavra.example/' }).http.publicUrl).toBe('https://lavra.example');
  });

  it.each([
    'postgresql://postgres@/lavra?host=/var/run/postgresql',
    'postgresql://postgres:secret@/lavra?host=/run&port=5433',
    'postgresql:///lavra?host=/run',
  ])('lead to PostgreSQL by a socket in %j', (url) => {
    expect(loadConfig({ DATABASE_URL: url }).database).toMatchObject({ kind: 'postgres', url });
  });

  it.each(['postgresql', 'postgres://[', 'http://db/lavra'])('explain why %j leads nowhere', (url) => {
    expect(errorsOf({ DATABASE_URL: url })[0]).toContain('…@/database?host=/folder for a socket');
  });

  it('trust a number of proxies, or their networks, and never whatever a caller names', () => {
    const trusted = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).http.trustProxy;
    expect(trusted('false')).toBe(false);
    expect(trusted('2')).toBe(2);
    expect(trusted('10.0.0.0/8, fd00::/8,192.0.2.1')).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
    for (const wrong of ['true', 'yes', '10', 'proxy.internal'])
      expect(errorsOf({ TRUST_PROXY: wrong })[0]).toContain('TRUST_PROXY: must be a number of proxies');
  });

  it('name every wrong one at once, with what it must be', () => {
    const errors = errorsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://db',
      LOG_PRETTY: 'maybe',
      SECRETS_KEY: 'short',
      ADDRESS_LOOKUP_URL: 'https://zip.example/',
      UPLOAD_LINK_MINUTES: '5',
    });
    expect(errors.map((error) => error.split(':', 1)[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ADDRESS_LOOKUP_URL',
      'SECRETS_KEY',
      'UPLOAD_LINK_MINUTES',
      'LOG_PRETTY',
    ]);
    expect(errors.find((error) => error.startsWith('ADDRESS_LOOKUP_URL'))).toContain(
      'must be a URL with {zip}',
    );
  });

  it('never repeat a value, which may be a secret', () => {
    const secret = 'hunter2-hunter2';
    expect(errorsOf({ SECRETS_KEY: secret, DATABASE_URL: secret, SMTP_URL: secret }).join()).not.toContain(
      secret,
    );
  });

  it('are refused where they contradict each other', () => {
    expect(errorsOf({ DEMO: 'true', HOST: '0.0.0.0' })[0]).toContain('HOST: must be 127.0.0.1');
    expect(errorsOf({ DEMO: 'true', HOST: '127.0.0.2' })).toEqual([]);
    expect(errorsOf({ S3_BUCKET: 'docs', S3_ACCESS_KEY_ID: 'a' })[0]).toContain('must be set together');
  });
});
