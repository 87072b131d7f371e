import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { lookUpZipCode } from './look-up-zip-code.ts';

const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};
const answers: Readonly<Record<string, [number, string]>> = {
  '/ws/01310100/json/': [200, JSON.stringify(paulista)],
  '/ws/99999999/json/': [200, '{"erro":"true"}'],
  '/ws/11111111/json/': [200, '<html>'],
  '/ws/22222222/json/': [500, '{}'],
};
const server = createServer((request, response) => {
  const [status, body] = answers[request.url ?? ''] ?? [404, ''];
  response.writeHead(status).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

describeOnDatabase('a zip code', (kit) => {
  const lookUp = (zipCode: string) => {
    const { config } = kit();
    const addressLookup = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws/{zip}/json/`;
    const ctx = { ...kit().ctx(), config: { ...config, links: { ...config.links, addressLookup } } };
    return lookUpZipCode({ ctx, params: { zipCode } });
  };

  it('gives street, district, city and state, with or without its hyphen', async () => {
    const address = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' };
    expect([await lookUp('01310-100'), await lookUp('01310100')]).toEqual([address, address]);
  });

  it('is told apart when it does not exist, is malformed, or the service fails', async () => {
    await expect(lookUp('99999-999')).rejects.toMatchObject({ code: 'zip_code_unknown' });
    await expect(lookUp('0131')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(lookUp('../../..')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(lookUp('11111111')).rejects.toMatchObject({ code: 'address_lookup_failed' });
    await expect(lookUp('22222222')).rejects.toMatchObject({ code: 'address_lookup_failed' });
  });
});
