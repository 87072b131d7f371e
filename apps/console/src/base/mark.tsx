/** The mark: an L whose ground is a document, its lines what is read from it. The page's icon is the same file. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={size} height={size} />;
}
