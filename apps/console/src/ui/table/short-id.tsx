import { shortenId } from '../../lib/formats.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import classes from './short-id.module.css';

/** An id cut in the middle, whole on hover and on the clipboard. */
export function ShortId({ id, name = 'ID' }: { readonly id: string; readonly name?: string }) {
  return (
    <span className={classes.root}>
      <code title={id}>{shortenId(id)}</code>
      <CopyButton value={id} name={name} />
    </span>
  );
}
