import { useEffect, useEffectEvent, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatBytes } from '../../lib/formats.ts';
import { type AcceptedFiles, isAccepted } from '../../lib/sending/accepted-files.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './page-drop.module.css';

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

function isUnderDialog(): boolean {
  return document.querySelector('[aria-modal=true], dialog[open]') !== null;
}

interface PageDropProps {
  readonly accepted: AcceptedFiles;
  readonly onFile: (file: File) => void;
}

/** Accepts a document dropped anywhere on the page, or pasted. Another drop zone that accepts it takes precedence. */
export function PageDrop({ accepted, onFile }: PageDropProps) {
  const [isOver, setOver] = useState(false);
  const give = useEffectEvent((file: File) => {
    if (!isAccepted(file, accepted)) return snackbar.warning(m.drop_refused_type({ types: accepted.types }));
    const limit = accepted.maxBytes(file);
    if (file.size > limit) return snackbar.warning(m.drop_refused_size({ limit: formatBytes(limit) }));
    return onFile(file);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event) || isUnderDialog()) return;
      // Otherwise the browser would open the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    // `relatedTarget` is the next element, or null when the pointer leaves the window.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || file === undefined || isUnderDialog()) return;
      event.preventDefault();
      give(file);
    };
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (event.defaultPrevented || file === undefined || isUnderDialog()) return;
      event.preventDefault();
      give(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className={classes.root} aria-hidden="true">
      <span>
        <Icon name="upload" size={28} />
        {m.drop_anywhere()}
      </span>
    </div>
  );
}
