import { type ReactNode, useEffect, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { formatBytes, formatPercent } from '../../../lib/formats.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilePreview } from './file-preview.tsx';
import classes from './run-progress.module.css';
import { Button } from '../../../ui/controls/button.tsx';

/** Stages of a document: two in the browser, three on the server. */
export const runStages = ['token', 'upload', 'waiting', 'processing', 'validating'] as const;
export type RunStage = (typeof runStages)[number];

const names: Record<RunStage, () => string> = {
  token: m.demo_stage_token,
  upload: m.demo_stage_upload,
  waiting: m.demo_stage_waiting,
  processing: m.demo_stage_processing,
  validating: m.demo_stage_validating,
};

/** Most documents have no outside checks, so that stage is only shown for those that are in it. */
function shownStages(stage: RunStage): readonly RunStage[] {
  return stage === 'validating' ? runStages : runStages.slice(0, -1);
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

interface UploadBarProps {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

function UploadBar({ sentBytes, totalBytes }: UploadBarProps) {
  const fraction = totalBytes === 0 ? 1 : Math.min(sentBytes / totalBytes, 1);
  return (
    <span className={classes.upload}>
      <progress className={classes.track} aria-label={m.demo_stage_upload()} max={1} value={fraction} />
      <span className={classes.numbers}>
        {m.demo_bytes_sent({
          sent: formatBytes(Math.min(sentBytes, totalBytes)),
          total: formatBytes(totalBytes),
          percent: formatPercent(Math.floor(fraction * 100) / 100),
        })}
      </span>
    </span>
  );
}

export interface RunProgressProps {
  readonly stage: RunStage;
  readonly upload?: UploadBarProps | undefined;
  readonly file?: File | undefined;
  /** URL of the first page as the server draws it. */
  readonly page?: string | undefined;
  readonly isCancelling?: boolean;
  readonly onCancel: () => void;
  readonly note?: ReactNode;
}

/** A document in progress: its stage, and for how long. */
export function RunProgress(props: RunProgressProps) {
  const { stage, upload, file, page, isCancelling = false, onCancel, note } = props;
  const seconds = useSeconds();
  const at = runStages.indexOf(stage);
  return (
    <section
      className={classes.root}
      data-alone={file === undefined || undefined}
      aria-label={m.demo_running()}
    >
      {file !== undefined && <FilePreview file={file} page={page} isBeingRead={at >= 2} />}
      <div>
        <h2 className={classes.title}>{m.demo_running()}</h2>
        <p className={classes.text}>{m.demo_may_take_a_while()}</p>
        <ol className={classes.stages} aria-live="polite">
          {shownStages(stage).map((name, i) => (
            <li
              key={name}
              data-state={i < at ? 'done' : i === at ? 'now' : 'later'}
              aria-current={i === at ? 'step' : undefined}
            >
              <span className={classes.mark}>{i < at ? <Icon name="check" size={14} /> : null}</span>
              <span className={classes.name}>
                {names[name]()}
                {name === 'upload' && i === at && upload !== undefined && <UploadBar {...upload} />}
              </span>
            </li>
          ))}
        </ol>
        {note}
        <div className={classes.foot}>
          <Button variant="default" loading={isCancelling} onClick={onCancel}>
            {m.action_cancel()}
          </Button>
          <span className={classes.time} aria-hidden="true">
            {m.demo_elapsed({ seconds })}
          </span>
        </div>
      </div>
    </section>
  );
}
