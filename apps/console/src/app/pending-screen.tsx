import { m } from '../i18n/messages.ts';
import classes from './pending-screen.module.css';
import { Skeleton } from '../ui/controls/skeleton.tsx';

export function PendingScreen() {
  return (
    <output className={classes.root} aria-label={m.loading()}>
      <Skeleton height={32} width={220} />
      <Skeleton height={16} width={360} />
      <Skeleton height={280} />
    </output>
  );
}
