/** Part of every result: the same bytes and the same version give the same answer. */
export const ENGINE_VERSION = '1.0.0';
