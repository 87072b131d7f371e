/** The logo: an L on a document, whose lines stand for what is read from it. The page's icon is the same drawing. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#123f54" />
      <path d="M8 7v18h16" stroke="#fff" strokeWidth="3.4" strokeLinejoin="round" />
      <path d="M13.5 10.2h10M13.5 15h7" stroke="#5fb3d6" strokeWidth="2.6" />
      <path d="M13.5 19.8h4" stroke="#ffb74d" strokeWidth="2.6" />
    </svg>
  );
}
