/** Readers of search parameters for the validators of screens: an invalid value becomes undefined, never an error. */
type Search = Record<string, unknown>;

export function readText(search: Search, name: string, maxLength = 200): string | undefined {
  const value = search[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, maxLength) : undefined;
}

export function readOneOf<const T extends string>(
  search: Search,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((value) => value === search[name]);
}

/** One of the numbers that a screen offers, such as its page sizes. */
export function readNumberOf<const T extends number>(
  search: Search,
  name: string,
  known: readonly T[],
): T | undefined {
  const value = Number(search[name]);
  return known.find((number) => number === value);
}

/** More than a list can have. */
const mostPages = 999_999;

/** The number of a page after the first; undefined for the first one, which no address names. */
export function readPage(search: Search): number | undefined {
  const page = Number(search['page']);
  return Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined;
}

/** `YYYY-MM-DD` of a day that exists. */
export function readDay(search: Search, name: string): string | undefined {
  const value = search[name];
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(value) ? undefined : value;
}

export function readFlag(search: Search, name: string): true | undefined {
  return search[name] === true || search[name] === 'true' ? true : undefined;
}

/** The search without its undefined values, as `validateSearch` returns it. */
export function present<T extends Record<string, unknown>>(
  search: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
