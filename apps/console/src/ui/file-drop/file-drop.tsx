import { lazy, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';
import type { FileDropProps } from './file-drop-zone.tsx';
import classes from './file-drop.module.css';

const FileDropZone = lazy(
  inTime(() => import('./file-drop-zone.tsx').then((module) => ({ default: module.FileDropZone }))),
);

/** A zone to drop one file, or to choose it. Its library is loaded when a screen first shows one. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense fallback={<div className={classes.zone} aria-hidden="true" />}>
      <FileDropZone {...props} />
    </Suspense>
  );
}
