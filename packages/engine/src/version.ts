/** Part of every result: the same bytes and the same version give the same answer. */
export const engineVersion = '1.0.0';
