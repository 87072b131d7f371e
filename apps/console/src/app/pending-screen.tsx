import { m } from '../i18n/messages.ts';
import classes from './pending-screen.module.css';
import { Skeleton } from '../ui/controls/skeleton.tsx';

/** Placeholder for a screen that is loading; the screen sets its own title. */
export function PendingScreen() {
  return (
    <>
      <h1 className={classes.title}>{m.loading()}</h1>
      <output className={classes.root} aria-label={m.loading()} aria-busy="true">
        <Skeleton height={32} width={220} />
        <Skeleton height={16} width={360} />
        <Skeleton height={280} />
      </output>
    </>
  );
}
