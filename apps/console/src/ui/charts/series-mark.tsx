import { styleOf } from './series-style.ts';

/** A piece of a series' line. */
export function SeriesMark({ seriesKey }: { readonly seriesKey: string }) {
  const { colour, dash } = styleOf(seriesKey);
  return (
    <svg width="18" height="10" aria-hidden="true" style={{ color: colour, flex: 'none' }}>
      <path d="M1 5h16" stroke="currentColor" strokeWidth="3" strokeDasharray={dash} />
    </svg>
  );
}
