import { m } from '../../i18n/messages.ts';
import type { PageSource } from './pages/page-source.ts';
import classes from './result-viewer.module.css';

interface Props {
  readonly sources: readonly PageSource[];
  readonly shown: PageSource | undefined;
  readonly onSource: (name: string) => void;
}

/** Chooses which of a job's files is shown, if there is more than one. */
export function FileSwitch({ sources, shown, onSource }: Props) {
  if (sources.length < 2) return null;
  return (
    <fieldset className={classes.files} aria-label={m.viewer_files()}>
      {sources.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={name === shown?.name} onClick={() => onSource(name)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
