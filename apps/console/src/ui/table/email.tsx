/** An e-mail address that breaks before its host when it needs two lines. */
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
