/** JSON that PostgreSQL refuses: NUL and lone surrogates, which `JSON.stringify` writes as escapes. */
const refused = /\\u0000|\\u[dD][89a-fA-F]/;

export function isStorableJson(value: unknown): boolean {
  return !refused.test(JSON.stringify(value) ?? '');
}

/** The value without characters that cannot be stored; the same value when it has none. */
export function storableJson<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!refused.test(text)) return value;
  // Only strings change, so the type stays.
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'string' ? storableText(inner) : inner,
    ),
  ) as T;
}

/** A lone surrogate becomes the replacement character; NUL is removed. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '');
}
