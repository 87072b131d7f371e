import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

import { m } from '../../../i18n/messages.ts';
import { errorSentence } from '../../../base/error-sentence.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import type { Sending } from '../../../lib/sending/sending.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { SendProgress } from './send-progress.tsx';

/** Milliseconds that a file refused for training is told; from the specification. */
const trainingFailureMs = 10_000;

interface LeaveGuardProps {
  /** The person asked to close the dialog. */
  readonly isAsking: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a document that is under way is given up: by closing, by going elsewhere, by leaving the page. */
function LeaveGuard({ isAsking, onStay, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true });
  const isBlocked = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isAsking || isBlocked}
      title={m.jobs_leave_title()}
      text={m.jobs_leave_text()}
      action={m.jobs_progress_cancel()}
      cancel={m.jobs_leave_stay()}
      onClose={() => {
        if (isBlocked) blocker.reset();
        onStay();
      }}
      onConfirm={() => {
        onLeave();
        if (isBlocked) blocker.proceed();
      }}
    />
  );
}

interface SendRunProps {
  readonly sending: Sending;
  readonly fileName: string;
  readonly isTraining: boolean;
  readonly isLeaving: boolean;
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onClose: () => void;
}

/** A document under way. Ends with the dialog, which closes once everything is there. */
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
    // Once for a sending: a new `onClose` is no reason to begin again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sending]);

  return (
    <>
      <SendProgress
        fileName={fileName}
        progress={progress}
        onRetry={(key) => void carry(sending.retry(key))}
        onCancel={() => onLeaving(true)}
      />
      {progress.phase !== 'sent' && (
        <LeaveGuard isAsking={isLeaving} onStay={() => onLeaving(false)} onLeave={onClose} />
      )}
    </>
  );
}
