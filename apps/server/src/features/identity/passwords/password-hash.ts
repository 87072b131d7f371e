import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the OWASP password storage sheet's second choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody has: an unknown account costs the same time as a known one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9DK9PGGOBKYzllrFMX7L3A$2w/2tfec3IVBd6jKksh7vmBRfssI49Lka+kixIEXLjc';

/** The argon2id hash of a password, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password has this hash; without a hash the answer is no, after as much work. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== undefined;
}
