/**
 * Search parameters in readable form, `?page=2&status=done`: flat text, repeated for lists. Each screen's validator
 * turns them into numbers and dates, and never throws.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = search[name];
    if (before === undefined) search[name] = value;
    else search[name] = [...(Array.isArray(before) ? before : [before]), value];
  }
  return search;
}

/** Undefined, null and empty values are left out of the URL. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(name, String(item));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
