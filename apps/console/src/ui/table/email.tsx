/** An address that breaks before its host, where it takes two lines. */
export function Email({ children }: { readonly children: string }) {
  const at = children.indexOf('@') + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
