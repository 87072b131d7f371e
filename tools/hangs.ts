/**
 * Milliseconds after which a test or its setup counts as hanging. Far above what any of them takes: a limit that a busy
 * machine can reach would measure the machine.
 */
const limit = 300_000;

export const hangs = { testTimeout: limit, hookTimeout: limit };
