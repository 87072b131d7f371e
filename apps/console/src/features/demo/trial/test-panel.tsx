import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { inTime } from '../../../base/in-time.ts';
import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { TokenFailure } from '../run/client-token.ts';
import { GuessBar } from '../run/guess-bar.tsx';
import { JobPanel } from '../run/job-panel.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { SendingFailure } from '../run/sending-failure.tsx';
import { TrialForm } from './trial-form.tsx';
import { type Trial, useTrial } from './use-trial.ts';

const PasswordDialog = lazy(
  inTime(() => import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog }))),
);

/** Nothing can be sent without an app client: leads to where one is created. */
function NoClientDialog() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.demo_no_client_title()} maxWidth={440}>
      <p>{m.demo_no_client_text()}</p>
      <DialogActions>
        <Button variant="default" onClick={() => setOpen(false)}>
          {m.action_close()}
        </Button>
        <Button data-autofocus onClick={() => void navigate({ href: '/api-clients', replace: true })}>
          {m.demo_no_client_create()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The form, the progress of what it sent, and the result. */
export function TestPanel(props: Trial) {
  const { service, jobId } = props;
  const trial = useTrial(props);
  const { clients, draft, isKnown, sending } = trial;
  const { progress, failure } = sending;
  const guess =
    isKnown === undefined ? null : <GuessBar service={service} isKnown={isKnown} onService={trial.readAs} />;

  if (jobId !== undefined)
    return (
      <JobPanel key={jobId} jobId={jobId} file={draft.document} guess={guess} onBack={trial.leaveResult} />
    );
  if (trial.error !== null && clients === undefined)
    return <FailureState error={trial.error} onRetry={() => void trial.refetch()} />;
  if (sending.isSending) {
    return (
      <RunProgress
        stage={progress?.phase === 'announcing' ? 'token' : 'upload'}
        upload={progress}
        file={draft.document}
        onCancel={sending.cancel}
        note={guess}
      />
    );
  }
  const isPasswordWrong = failure instanceof TokenFailure && failure.isPasswordWrong;
  return (
    <>
      {clients?.length === 0 && <NoClientDialog />}
      {guess}
      <TrialForm
        service={service}
        clients={clients}
        draft={draft}
        failure={failure === undefined || isPasswordWrong ? null : <SendingFailure error={failure} />}
        onDraft={trial.change}
        onSample={trial.readSample}
        onSubmit={trial.submit}
      />
      {trial.isAsking || isPasswordWrong ? (
        <Suspense>
          <PasswordDialog
            error={isPasswordWrong ? failure.message : undefined}
            onClose={trial.stopAsking}
            onPassword={trial.submitAs}
          />
        </Suspense>
      ) : null}
    </>
  );
}
