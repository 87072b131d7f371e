import type { PageReading } from '@lavra/contract/model/result';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../controls/icon.tsx';
import classes from '../result-viewer.module.css';

/** What is wrong with a page's picture and what to do about it, for the verdicts that have advice. */
function advice({ quality, page }: PageReading): string | undefined {
  switch (quality) {
    case 'ok':
      return undefined;
    case 'blurred':
      return m.viewer_quality_blurred({ page });
    case 'too-small':
      return m.viewer_quality_too_small({ page });
    case 'empty':
      return m.viewer_quality_empty({ page });
    case 'dark':
      return m.viewer_quality_dark({ page });
    case 'noisy':
      return m.viewer_quality_noisy({ page });
    default:
      return m.viewer_quality_other({ page });
  }
}

/** Warnings about pages that were hard to read, above the fields. */
export function PageNotes({ readings }: { readonly readings: readonly PageReading[] }) {
  const notes = readings.map(advice).filter((note) => note !== undefined);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>
          <Icon name="alert" size={16} />
          {note}
        </li>
      ))}
    </ul>
  );
}
