import { useBlocker } from '@tanstack/react-router';

import { m } from '../../i18n/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** The person asked to close what holds it: a dialog. */
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
 * The one rule for what is not saved: whoever closes its dialog, chooses another tab, goes to another screen or
 * leaves the page is asked first. Tabs stand in the address, so they are asked about like screens.
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
