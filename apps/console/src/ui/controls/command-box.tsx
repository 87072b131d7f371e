import classes from './command-box.module.css';
import { CopyButton } from './copy-button.tsx';

/** Shell commands to copy. */
export function CommandBox({ command, name }: { readonly command: string; readonly name: string }) {
  return (
    <div className={classes.root}>
      <pre>{command}</pre>
      <CopyButton value={command} name={name} />
    </div>
  );
}
