import { lazy, Suspense } from 'react';

import { m } from '../../i18n/messages.ts';
import { inTime } from '../../base/in-time.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import classes from './json-part.module.css';

const JsonTree = lazy(
  inTime(() => import('../result-viewer/json-tree.tsx').then((module) => ({ default: module.JsonTree }))),
);

interface JsonPartProps {
  readonly title: string;
  /** Null and undefined show that there is nothing. */
  readonly data: unknown;
  readonly isOpen?: boolean;
}

function isTree(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}

/** A part of a job as it is stored, read-only. */
export function JsonPart({ title, data, isOpen = false }: JsonPartProps) {
  if (data === null || data === undefined) {
    return (
      <div className={classes.root}>
        <p className={classes.absent}>
          <strong>{title}</strong> {m.jobs_part_absent()}
        </p>
      </div>
    );
  }
  return (
    <details className={classes.root} open={isOpen}>
      <summary className={classes.title}>{title}</summary>
      <div className={classes.body}>
        <div className={classes.actions}>
          <CopyButton value={JSON.stringify(data, null, 2)} name={title} />
        </div>
        {isTree(data) ? (
          <Suspense fallback={<p>{m.loading()}</p>}>
            <JsonTree data={data} />
          </Suspense>
        ) : (
          <pre className={classes.text}>{JSON.stringify(data)}</pre>
        )}
      </div>
    </details>
  );
}
