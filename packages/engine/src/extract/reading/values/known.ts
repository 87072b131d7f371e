/** Without the ids of which nothing was read. */
export const knownOf = <Id extends string, T>(
  all: Readonly<Partial<Record<Id, T | undefined>>>,
): Partial<Record<Id, T>> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<
    Record<Id, T>
  >;
