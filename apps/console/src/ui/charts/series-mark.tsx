/** Swatch in the colour of a series. */
export function SeriesMark({ colour }: { readonly colour: string | undefined }) {
  return (
    <svg width="12" height="12" aria-hidden="true" style={{ color: colour, flex: 'none' }}>
      <rect width="12" height="12" rx="3" fill="currentColor" />
    </svg>
  );
}
