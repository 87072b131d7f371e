/** RFC 3339 UTC with seconds, as every answer writes a moment. */
export function presentTime(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

export function presentTimeOrNull(at: Date | null): string | null {
  return at === null ? null : presentTime(at);
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The month (`YYYY-MM`) a number of months after that of a month or a day; before it where negative. */
export function shiftMonth(of: string, months: number): string {
  const [year = 0, number = 0] = of.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
