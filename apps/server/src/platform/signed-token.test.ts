import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

import { SettableClock } from '../testing/doubles.ts';
import { createSecretBox } from './secret-box.ts';
import { createTokens, kindOfToken } from './signed-token.ts';

const keyOf = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const content = { subject: 'u1', claims: { sid: 's1' }, lifeS: 60 };

describe('a signed token', () => {
  const clock = new SettableClock();
  const installation = createTokens({ secrets: createSecretBox(keyOf('k1', 1)), clock });

  it('says what was signed, for as long as it lives', async () => {
    const token = await installation.sign('id-token', content);
    expect(kindOfToken(token)).toBe('id-token');
    expect(await installation.verify('id-token', token)).toMatchObject({ sub: 'u1', sid: 's1' });
    // A few seconds of grace: the holder counts from when the answer arrived.
    clock.advance(69_000);
    expect(await installation.verify('id-token', token)).toMatchObject({ sub: 'u1' });
    clock.advance(1000);
    await expect(installation.verify('id-token', token)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('is refused at the door of another kind', async () => {
    const token = await installation.sign('client-token', content);
    await expect(installation.verify('id-token', token)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('is refused when another installation signed it, or nobody, or a key of the caller’s choice', async () => {
    const elsewhere = createTokens({ secrets: createSecretBox(keyOf('k1', 9)), clock });
    const foreign = await elsewhere.sign('id-token', content);
    const unsigned = new UnsecuredJWT({ sub: 'u1' }).setAudience('id-token').setIssuer('lavra').encode();
    const own = await installation.sign('id-token', content);
    const { kid } = JSON.parse(Buffer.from(own.split('.')[0] ?? '', 'base64url').toString());
    const confused = await new SignJWT({ sub: 'u1' })
      .setProtectedHeader({ alg: 'HS256', kid, typ: 'id+jwt' })
      .setAudience('id-token')
      .setIssuer('lavra')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    for (const token of [foreign, unsigned, confused, '', 'x', `${own}x`]) {
      await expect(installation.verify('id-token', token)).rejects.toMatchObject({
        code: 'token_invalid',
      });
    }
    expect(kindOfToken('x')).toBeUndefined();
    expect(kindOfToken(unsigned)).toBeUndefined();
  });

  it('outlives a rotation of the secret keys while the old one is listed', async () => {
    const token = await installation.sign('id-token', content);
    const rotated = createTokens({ secrets: createSecretBox(`${keyOf('k2', 2)},${keyOf('k1', 1)}`), clock });
    expect(await rotated.verify('id-token', token)).toMatchObject({ sub: 'u1' });
    const ended = createTokens({ secrets: createSecretBox(keyOf('k2', 2)), clock });
    await expect(ended.verify('id-token', token)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
