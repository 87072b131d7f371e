import classes from './command-box.module.css';
import { CopyButton } from './copy-button.tsx';

/** Lines of a shell to be copied. */
export function CommandBox({ command, name }: { readonly command: string; readonly name: string }) {
  return (
    <div className={classes.root}>
      {/* A box that scrolls must be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name}>
        {command}
      </pre>
      <CopyButton value={command} name={name} />
    </div>
  );
}
