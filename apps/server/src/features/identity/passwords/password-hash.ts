import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the second choice of the OWASP password storage cheat sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that nobody has, so that an unknown account takes the same time as a known one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$9DK9PGGOBKYzllrFMX7L3A$2w/2tfec3IVBd6jKksh7vmBRfssI49Lka+kixIEXLjc';

/** The argon2id hash of a password, with its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password has this hash; false without a hash, after the same work. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== undefined;
}
