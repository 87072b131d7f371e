import { lazy, Suspense, useState } from 'react';

import { inTime } from '../../base/in-time.ts';
import type { ModalProps } from './opened/library-modal.tsx';

const LibraryModal = lazy(
  inTime(() => import('./opened/library-modal.tsx').then((module) => ({ default: module.LibraryModal }))),
);

/** A dialog; the code that draws it loads when it first opens. */
export function Modal(props: ModalProps) {
  const [isWanted, setWanted] = useState(props.opened);
  if (props.opened && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <LibraryModal {...props} />
    </Suspense>
  );
}
