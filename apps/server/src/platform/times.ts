/** RFC 3339 UTC with seconds, as every answer writes a moment. */
export function presentTime(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function presentTimeOrNull(at: Date | null): string | null {
  return at === null ? null : presentTime(at);
}
