import { useBlocker } from '@tanstack/react-router';

import { m } from '../../i18n/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** The user asked to close the dialog that holds the changes. */
  readonly isAsking?: boolean;
  readonly onStay?: () => void;
  readonly onLeave?: () => void;
  readonly words?: {
    readonly title: string;
    readonly text: string;
    readonly leave: string;
    readonly stay: string;
  };
}

/**
 * The one rule for unsaved changes: closing the dialog, choosing another tab, going to another screen or leaving the
 * page asks first. Tabs are part of the URL, so they are guarded like screens.
 */
export function UnsavedGuard({ isDirty, isAsking = false, onStay, onLeave, words }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isAsking || isBlocked}
      title={words?.title ?? m.unsaved_title()}
      text={words?.text ?? m.unsaved_text()}
      action={words?.leave ?? m.unsaved_discard()}
      cancel={words?.stay ?? m.unsaved_stay()}
      onClose={() => {
        if (isBlocked) blocker.reset();
        onStay?.();
      }}
      onConfirm={() => {
        onLeave?.();
        if (isBlocked) blocker.proceed();
      }}
    />
  );
}
