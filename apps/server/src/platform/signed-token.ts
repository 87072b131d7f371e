import { type KeyObject, createHash, createPrivateKey, createPublicKey } from 'node:crypto';

import { ContractError } from '@lavra/contract/errors';
import { type JWTPayload, SignJWT, decodeProtectedHeader, jwtVerify } from 'jose';

import type { Clock } from './clock.ts';
import type { SecretBox } from './secret-box.ts';

/** Whom a token is for; one of another kind is refused at the door, for each kind is signed with keys of its own. */
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

interface Minter {
  readonly secrets: SecretBox;
  readonly clock: Clock;
}

interface TokenContent {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Seconds. */
  readonly lifeS: number;
}

/** A JWT signed with Ed25519, under the newest of the installation's keys. */
export async function signToken(
  { secrets, clock }: Minter,
  kind: TokenKind,
  { subject, claims, lifeS }: TokenContent,
): Promise<string> {
  const [key] = keysOf(secrets, kind);
  if (!key) throw new Error('There is no key to sign with');
  const nowS = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: typeOf[kind] })
    .setIssuer(issuer)
    .setAudience(kind)
    .setSubject(subject)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + lifeS)
    .sign(key.privateKey);
}

/** What a token of this kind says; throws token_invalid for one that is forged, expired or of another kind. */
export async function verifyToken(
  { secrets, clock }: Minter,
  kind: TokenKind,
  token: string,
): Promise<JWTPayload> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keysOf(secrets, kind).find(({ id }) => id === kid);
    if (!key) throw new Error('The token was signed with a key that is not ours');
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['EdDSA'],
      issuer,
      audience: kind,
      typ: typeOf[kind],
      currentDate: clock.now(),
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (cause) {
    throw new ContractError('token_invalid', { cause });
  }
}

/** The kind that a token claims to be, unverified: enough to know who is to verify it. */
export function kindOfToken(token: string): TokenKind | undefined {
  try {
    const { typ } = decodeProtectedHeader(token);
    return typ === typeOf['id-token']
      ? 'id-token'
      : typ === typeOf['client-token']
        ? 'client-token'
        : undefined;
  } catch {
    // Not a token at all, which is an answer.
    return undefined;
  }
}

const keys = new WeakMap<SecretBox, Map<TokenKind, readonly SigningKey[]>>();

/** Ed25519 keys made from the installation's secret keys, newest first: replacing those rotates these. */
function keysOf(secrets: SecretBox, kind: TokenKind): readonly SigningKey[] {
  const ofBox = keys.get(secrets) ?? new Map<TokenKind, readonly SigningKey[]>();
  keys.set(secrets, ofBox);
  const known = ofBox.get(kind) ?? secrets.deriveAll(kind).map(toSigningKey);
  ofBox.set(kind, known);
  return known;
}

/** Everything of a PKCS #8 Ed25519 key that comes before its 32 bytes (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

function toSigningKey(seed: Buffer): SigningKey {
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
