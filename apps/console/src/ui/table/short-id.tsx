import { shortenId } from '../../lib/formats.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import classes from './short-id.module.css';

/** An id shortened in the middle; hover and copy give all of it. */
export function ShortId({ id, name = 'ID' }: { readonly id: string; readonly name?: string }) {
  return (
    <span className={classes.root}>
      <code title={id}>{shortenId(id)}</code>
      <CopyButton value={id} name={name} />
    </span>
  );
}
