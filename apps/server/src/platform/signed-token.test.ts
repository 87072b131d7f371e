import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';

import { SettableClock } from '../testing/doubles.ts';
import { createSecretBox } from './secret-box.ts';
import { kindOfToken, signToken, verifyToken } from './signed-token.ts';

const keyOf = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const content = { subject: 'u1', claims: { sid: 's1' }, lifeS: 60 };

describe('a signed token', () => {
  const clock = new SettableClock();
  const installation = { secrets: createSecretBox(keyOf('k1', 1)), clock };

  it('says what was signed, for as long as it lives', async () => {
    const token = await signToken(installation, 'id-token', content);
    expect(kindOfToken(token)).toBe('id-token');
    expect(await verifyToken(installation, 'id-token', token)).toMatchObject({ sub: 'u1', sid: 's1' });
    clock.advance(60_000);
    await expect(verifyToken(installation, 'id-token', token)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('is refused at the door of another kind', async () => {
    const token = await signToken(installation, 'client-token', content);
    await expect(verifyToken(installation, 'id-token', token)).rejects.toMatchObject({
      code: 'token_invalid',
    });
  });

  it('is refused when another installation signed it, or nobody, or a key of the caller’s choice', async () => {
    const elsewhere = { secrets: createSecretBox(keyOf('k1', 9)), clock };
    const foreign = await signToken(elsewhere, 'id-token', content);
    const unsigned = new UnsecuredJWT({ sub: 'u1' }).setAudience('id-token').setIssuer('lavra').encode();
    const own = await signToken(installation, 'id-token', content);
    const { kid } = JSON.parse(Buffer.from(own.split('.')[0] ?? '', 'base64url').toString());
    const confused = await new SignJWT({ sub: 'u1' })
      .setProtectedHeader({ alg: 'HS256', kid, typ: 'id+jwt' })
      .setAudience('id-token')
      .setIssuer('lavra')
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32));
    for (const token of [foreign, unsigned, confused, '', 'x', `${own}x`]) {
      await expect(verifyToken(installation, 'id-token', token)).rejects.toMatchObject({
        code: 'token_invalid',
      });
    }
    expect(kindOfToken('x')).toBeUndefined();
    expect(kindOfToken(unsigned)).toBeUndefined();
  });

  it('outlives a rotation of the secret keys while the old one is listed', async () => {
    const token = await signToken(installation, 'id-token', content);
    const rotated = { secrets: createSecretBox(`${keyOf('k2', 2)},${keyOf('k1', 1)}`), clock };
    expect(await verifyToken(rotated, 'id-token', token)).toMatchObject({ sub: 'u1' });
    const ended = { secrets: createSecretBox(keyOf('k2', 2)), clock };
    await expect(verifyToken(ended, 'id-token', token)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
