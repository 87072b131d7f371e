/** What PostgreSQL refuses in JSON: NUL, and halves of surrogate pairs, which `JSON.stringify` writes as escapes. */
const refused = /\\u0000|\\u[dD][89a-fA-F]/;

export function isStorableJson(value: unknown): boolean {
  return !refused.test(JSON.stringify(value) ?? '');
}

/** The value without the characters that cannot be stored; the same value where there are none. */
export function storableJson<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!refused.test(text)) return value;
  // Only texts change, so the shape stays.
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'string' ? storableText(inner) : inner,
    ),
  ) as T;
}

/** A lone half of a surrogate pair becomes the replacement character, NUL goes. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '');
}
