import { useCallback, useEffect, useSyncExternalStore } from 'react';

import { m } from '../../../i18n/messages.ts';
import { errorSentence } from '../../../base/error-sentence.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import type { Sending } from '../../../lib/sending/sending.ts';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { SendProgress } from './send-progress.tsx';

/** Milliseconds for which a refused training file is reported; from the specification. */
const trainingFailureMs = 10_000;

interface SendRunProps {
  readonly sending: Sending;
  readonly fileName: string;
  readonly isTraining: boolean;
  readonly isLeaving: boolean;
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onClose: () => void;
}

/** A document being sent. It ends with the dialog, which closes once everything has arrived. */
export function SendRun({ sending, fileName, isTraining, isLeaving, onLeaving, onClose }: SendRunProps) {
  const progress = useSyncExternalStore(sending.subscribe, sending.progress);

  const carry = useCallback(
    async (step: Promise<void>) => {
      await step;
      const { phase, error } = sending.progress();
      if (phase === 'sent') {
        snackbar.success(isTraining ? m.jobs_sent_training() : m.jobs_sent());
        onClose();
      } else if (isTraining && (phase === 'failed' || phase === 'stalled')) {
        snackbar.error(`${m.jobs_training_failed()} ${errorSentence(error)}`, { stayMs: trainingFailureMs });
      }
    },
    [sending, isTraining, onClose],
  );
  useEffect(() => {
    void carry(sending.start());
    return () => void sending.cancel();
    // Once per sending: a new `onClose` must not restart it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sending]);

  return (
    <>
      <SendProgress
        fileName={fileName}
        progress={progress}
        isTraining={isTraining}
        onRetry={(key) => void carry(sending.retry(key))}
        onCancel={() => onLeaving(true)}
      />
      {progress.phase !== 'sent' && (
        <UnsavedGuard
          isDirty
          isAsking={isLeaving}
          onStay={() => onLeaving(false)}
          onLeave={onClose}
          words={{
            title: m.jobs_leave_title(),
            text: m.jobs_leave_text(),
            leave: m.jobs_progress_cancel(),
            stay: m.jobs_leave_stay(),
          }}
        />
      )}
    </>
  );
}
