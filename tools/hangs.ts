/**
 * Milliseconds after which a test or what prepares it is said to hang. Far over what any of them takes: a limit that a
 * busy machine can reach would judge the machine.
 */
const limit = 300_000;

export const hangs = { testTimeout: limit, hookTimeout: limit };
