/** A key as a filter writes it, quoted when it would otherwise be ambiguous. */
export function quoteKey(key: string): string {
  return /^[^\s.;,"=!:|&<>]+$/.test(key) ? key : inQuotes(key);
}

/** The same for a value. */
export function quoteValue(value: string): string {
  return /^[^\s;,"|&=!:<>][^\s;,"|&]*$/.test(value) ? value : inQuotes(value);
}

function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
