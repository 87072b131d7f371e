import { type Service, serviceDefinition } from '@lavra/contract/services/all';
import { samplesOf } from '@lavra/contract/services/samples';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { useUser } from '../../../base/session.ts';
import { defaultClient, maySend } from '../../../lib/default-client.ts';
import { tickStep } from '../../../lib/first-steps.ts';
import { takeFile } from '../../../lib/handed-file.ts';
import { fetchSample } from '../../../lib/samples.ts';
import { clearFaults, snackbar } from '../../../lib/snackbar.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { emptyDraft, toMetadata } from './metadata-draft.ts';
import { needsPassword, TokenFailure } from '../run/client-token.ts';
import { isFilled, type TrialDraft } from './trial-draft.ts';
import { useSending } from '../run/use-sending.ts';
import { GuessBar } from '../run/guess-bar.tsx';
import { JobPanel } from '../run/job-panel.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { SampleRow } from './sample-row.tsx';
import { TrialForm } from './trial-form.tsx';
import { SendingFailure } from '../run/sending-failure.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Nothing can be sent without an app client: the way to where one is created. */
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

function newDraft(service: Service): TrialDraft {
  return {
    clientId: undefined,
    password: '',
    faceMatchType: 'facematch',
    document: undefined,
    selfie: undefined,
    metadata: emptyDraft(serviceDefinition(service).metadata?.kind),
  };
}

function orderOf(
  service: Service,
  document: File,
  metadata: TrialDraft['metadata'],
  selfie: TrialDraft['selfie'],
) {
  return {
    order: {
      kind: 'job',
      service,
      filename: document.name,
      metadata: metadata === undefined ? undefined : toMetadata(metadata),
      hasSelfie: selfie !== undefined && service !== 'facematch',
    },
    files: { document, ...(selfie === undefined ? {} : { selfie }) },
  } as const;
}

interface Brought {
  /** Nothing is sent before it is known for whom. */
  readonly isReady: boolean;
  readonly sample: string | undefined;
  readonly onSample: (document: File) => void;
  readonly handed: File | undefined;
  readonly onHanded: (document: File) => void;
}

/** A sample that the address names, or a file from another screen, is taken as soon as it can be. */
function useBrought({ isReady, sample, handed, ...then }: Brought) {
  const onSample = useEffectEvent(then.onSample);
  const onHanded = useEffectEvent(then.onHanded);
  useEffect(() => {
    if (isReady && sample !== undefined) fetchSample(sample).then(onSample, snackbar.failure);
  }, [isReady, sample]);
  useEffect(() => {
    if (isReady && handed !== undefined) void Promise.resolve(handed).then(onHanded);
  }, [isReady, handed]);
}

interface TestPanelProps {
  readonly service: Service;
  readonly jobId: string | undefined;
  /** A sample to be read as soon as it can be. */
  readonly sample: string | undefined;
  readonly onSampleTaken: () => void;
  readonly onService: (service: Service) => void;
  readonly onJob: (jobId: string | undefined) => void;
}

/** The form, the way of what it sent, and the result. */
export function TestPanel({ service, jobId, sample, onSampleTaken, onService, onJob }: TestPanelProps) {
  const user = useUser();
  const companyId = useCompanyId();
  const { data, error, refetch } = useQuery(appClientsQuery(companyId));
  const clients = data?.appclients;
  // What another screen gave, with whether its kind was recognised.
  const [handed] = useState(takeFile);
  const [draft, setDraft] = useState(() => ({ ...newDraft(service), document: handed?.file }));
  const [isKnown, setKnown] = useState(handed?.isKnown);
  const sending = useSending(onJob);
  const { progress, failure, forget } = sending;
  // What was sent is the job's from here on: who comes back finds the form.
  useEffect(() => {
    if (jobId !== undefined) forget();
  }, [jobId, forget]);

  const clientId = draft.clientId ?? (clients && defaultClient(clients)?.ClientId);
  const client = clients?.find(({ ClientId }) => ClientId === clientId);
  const isFaceMatch = service === 'facematch';
  const runner = isFaceMatch ? draft.faceMatchType : service;

  const email = user?.email ?? '';
  const asksPassword = clientId !== undefined && needsPassword({ clientId, email });
  const needs = { selfie: isFaceMatch, password: asksPassword };

  function submit(given: TrialDraft, as = runner): void {
    if (given.document === undefined) return snackbar.warning(m.demo_file_missing());
    if (!isFilled(given, needs)) return snackbar.warning(m.demo_fill_all());
    if (client === undefined) return snackbar.error(m.error_internal());
    if (!maySend(client, as)) return snackbar.warning(m.demo_client_not_allowed());
    tickStep(companyId, 'own');
    sending.send({
      ...orderOf(as, given.document, given.metadata, isFaceMatch ? given.selfie : undefined),
      credentials: { clientId: client.ClientId, email, password: given.password },
    });
  }

  function change(part: Partial<TrialDraft>) {
    forget();
    clearFaults();
    const next = { ...draft, ...part };
    setDraft(next);
    // Nothing is left to say: the file that was just given is read at once.
    const isGiven = part.document !== undefined || part.selfie !== undefined;
    if (isGiven && !asksPassword && isFilled(next, needs)) submit(next);
  }

  /** Without credentials: the person's own session is enough for what everybody may read. */
  function sendSample(document: File) {
    if (client === undefined) return snackbar.error(m.error_internal());
    setDraft((before) => ({ ...before, document }));
    setKnown(undefined);
    tickStep(companyId, 'sample');
    const { order, files } = orderOf(service, document, undefined, undefined);
    return sending.send({ order: { ...order, clientId: client.ClientId }, files, credentials: undefined });
  }

  useBrought({
    isReady: client !== undefined,
    sample: sample !== undefined && samplesOf(service).includes(sample) ? sample : undefined,
    onSample: (document) => {
      onSampleTaken();
      sendSample(document);
    },
    handed: handed?.file,
    onHanded: (document) => {
      const given = { ...draft, document };
      if (!asksPassword && isFilled(given, needs)) submit(given);
    },
  });

  function chooseService(next: Service) {
    setDraft((before) => ({ ...before, metadata: emptyDraft(serviceDefinition(next).metadata?.kind) }));
    onService(next);
  }
  const guess =
    isKnown === undefined ? null : (
      <GuessBar
        service={service}
        isKnown={isKnown}
        onService={(next) => {
          const metadata = emptyDraft(serviceDefinition(next).metadata?.kind);
          setKnown(undefined);
          chooseService(next);
          if (!asksPassword && next !== 'facematch') submit({ ...draft, metadata }, next);
        }}
      />
    );

  function leaveResult() {
    setKnown(undefined);
    setDraft((before) => ({ ...before, document: undefined, selfie: undefined }));
    onJob(undefined);
  }

  if (jobId !== undefined)
    return <JobPanel key={jobId} jobId={jobId} file={draft.document} guess={guess} onBack={leaveResult} />;
  if (error !== null && clients === undefined)
    return <FailureState error={error} onRetry={() => void refetch()} />;
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
      <SampleRow
        service={service}
        isDisabled={client === undefined}
        onSample={(name) => void fetchSample(name).then(sendSample, snackbar.failure)}
      />
      <TrialForm
        service={service}
        clients={clients}
        draft={{ ...draft, clientId }}
        needsPassword={asksPassword}
        passwordError={isPasswordWrong ? failure.message : undefined}
        failure={failure === undefined || isPasswordWrong ? null : <SendingFailure error={failure} />}
        onDraft={change}
        onService={chooseService}
        onSubmit={() => submit(draft)}
      />
    </>
  );
}
