import { useBlocker } from '@tanstack/react-router';

import { m } from '../../../i18n/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** The person asked to close the dialog. */
  readonly isAsking: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a document that is under way is given up: by closing, by going elsewhere, by leaving the page. */
export function LeaveGuard({ isAsking, onStay, onLeave }: LeaveGuardProps) {
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
