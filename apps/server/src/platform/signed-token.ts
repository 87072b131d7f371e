import { type KeyObject, createHash, createPrivateKey, createPublicKey } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';
import { type JWTPayload, SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';

import type { Clock } from './clock.ts';
import type { SecretBox } from './secret-box.ts';

/** Who a token is for. Each kind is signed with keys of its own, so that a token of another kind is refused. */
export type TokenKind = 'id-token' | 'client-token';

const issuer = 'lavra';
const typeOf = { 'id-token': 'id+jwt', 'client-token': 'client+jwt' } as const satisfies Record<
  TokenKind,
  string
>;

interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

interface TokenContent {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly lifeS: number;
}

export interface Tokens {
  /** A JWT signed with Ed25519, under the newest key of the installation. */
  sign(kind: TokenKind, content: TokenContent): Promise<string>;
  /** The claims of a token of this kind; throws token_invalid for one that is forged, expired or of another kind. */
  verify(kind: TokenKind, token: string): Promise<JWTPayload>;
}

/** Programs count a token's life by their own clock from when the answer arrived, so tokens stay valid a little longer. */
const graceS = 10;

/** Tokens whose signature is cached, so that a frequent caller's token is not verified with every call. */
const rememberedTokens = 5000;

export function createTokens({ secrets, clock }: { secrets: SecretBox; clock: Clock }): Tokens {
  const keysOf = {
    'id-token': secrets.deriveAll('id-token').map(signingKeyOf),
    'client-token': secrets.deriveAll('client-token').map(signingKeyOf),
  };
  // A valid signature stays valid; expiry and the end of the session are checked with every call.
  const verified = new LRUCache<string, JWTPayload>({ max: rememberedTokens });
  const nowS = () => Math.floor(clock.now().getTime() / 1000);

  async function verifySignature(kind: TokenKind, token: string): Promise<JWTPayload> {
    const { kid } = decodeProtectedHeader(token);
    const key = keysOf[kind].find(({ id }) => id === kid);
    if (!key) throw new Error('The token was signed with a key that is not ours');
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['EdDSA'],
      issuer,
      audience: kind,
      typ: typeOf[kind],
      currentDate: clock.now(),
      clockTolerance: graceS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  }

  return {
    async sign(kind, { subject, claims, lifeS }) {
      const [key] = keysOf[kind];
      if (!key) throw new Error('There is no key to sign with');
      const at = nowS();
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: typeOf[kind] })
        .setIssuer(issuer)
        .setAudience(kind)
        .setSubject(subject)
        .setIssuedAt(at)
        .setExpirationTime(at + lifeS)
        .sign(key.privateKey);
    },
    async verify(kind, token) {
      const remembered = `${kind} ${token}`;
      const known = verified.get(remembered);
      if (known?.exp !== undefined && known.exp + graceS > nowS()) return known;
      try {
        const payload = await verifySignature(kind, token);
        verified.set(remembered, payload);
        return payload;
      } catch (cause) {
        throw new ContractError('token_invalid', { cause });
      }
    },
  };
}

/** The kind that a token claims to be, unverified: enough to choose its verifier. */
export function kindOfToken(token: string): TokenKind | undefined {
  try {
    const { typ } = decodeProtectedHeader(token);
    return typ === typeOf['id-token']
      ? 'id-token'
      : typ === typeOf['client-token']
        ? 'client-token'
        : undefined;
  } catch {
    // Not a token at all.
    return undefined;
  }
}

/** Everything in a PKCS #8 Ed25519 key before its 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key derived from one of the installation's secret keys: replacing those rotates these. */
function signingKeyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16);
  return { id, privateKey, publicKey };
}
