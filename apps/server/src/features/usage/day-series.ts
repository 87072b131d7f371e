interface DayCount {
  readonly day: string;
  readonly service: string;
  readonly total: number;
}

/** Counts by day, days without any included: a series for each service, or one named `total`. */
export function daySeries(
  counts: readonly DayCount[],
  days: readonly string[],
  isDetailed: boolean,
): Record<string, number[]> {
  const noCounts = () => days.map(() => 0);
  const placeOf = new Map(days.map((day, place) => [day, place]));
  const series: Record<string, number[]> = isDetailed ? {} : { total: noCounts() };
  for (const { day, service, total } of counts) {
    const own = (series[isDetailed ? service : 'total'] ??= noCounts());
    const place = placeOf.get(day) ?? 0;
    own[place] = (own[place] ?? 0) + total;
  }
  return series;
}
