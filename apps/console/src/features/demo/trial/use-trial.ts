import { type Service, serviceDefinition } from '@lavra/contract/services/all';
import { samplesOf } from '@lavra/contract/services/samples';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { defaultClient, maySend } from '../../../lib/default-client.ts';
import { tickStep } from '../../../lib/first-steps.ts';
import { takeFile } from '../../../lib/handed-file.ts';
import { fetchSample } from '../../../lib/samples.ts';
import { clearFaults, snackbar } from '../../../lib/snackbar.tsx';
import { needsPassword } from '../run/client-token.ts';
import { useSending } from '../run/use-sending.ts';
import { emptyDraft, toMetadata } from './metadata-draft.ts';
import { isFilled, type TrialDraft } from './trial-draft.ts';

function emptyMetadata(service: Service): TrialDraft['metadata'] {
  return emptyDraft(serviceDefinition(service).metadata?.kind);
}

function newDraft(service: Service, document: File | undefined): TrialDraft {
  const metadata = emptyMetadata(service);
  return { clientId: undefined, faceMatchType: 'facematch', document, selfie: undefined, metadata };
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
  /** Nothing is sent before the app client is known. */
  readonly isReady: boolean;
  readonly sample: string | undefined;
  readonly onSample: (document: File) => void;
  readonly handed: File | undefined;
  readonly onHanded: (document: File) => void;
}

/** Takes a sample named in the URL, or a file that was given before the app clients were known, as soon as it can be sent. */
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

/** The draft, reset when another service is chosen. */
function useDraft(service: Service) {
  // The file handed over by another screen, and whether its kind was recognised.
  const [handed] = useState(takeFile);
  const [draft, setDraft] = useState(() => newDraft(service, handed?.file));
  const [isKnown, setKnown] = useState(handed?.isKnown);
  const [drafted, setDrafted] = useState(service);
  if (service !== drafted) {
    setDrafted(service);
    setKnown(undefined);
    setDraft((before) => ({ ...before, metadata: emptyMetadata(service) }));
  }
  return { handedFile: handed?.file, draft, setDraft, isKnown, setKnown };
}

export interface Trial {
  readonly service: Service;
  readonly jobId: string | undefined;
  /** A sample to read as soon as possible. */
  readonly sample: string | undefined;
  readonly onSampleTaken: () => void;
  readonly onService: (service: Service) => void;
  readonly onJob: (jobId: string | undefined) => void;
}

/** The demo's sending: the draft, the app client and the progress. */
export function useTrial({ service, jobId, sample, onSampleTaken, onService, onJob }: Trial) {
  const email = useUser()?.email ?? '';
  const companyId = useCompanyId();
  const { data, error, refetch } = useQuery(appClientsQuery(companyId));
  const clients = data?.appclients;
  const { handedFile, draft, setDraft, isKnown, setKnown } = useDraft(service);
  /** Sent once the app clients are known: handed over by another screen, or given early. */
  const [handed, setHanded] = useState(handedFile);
  const [isAsking, setAsking] = useState(false);
  const sending = useSending(onJob);
  const { forget } = sending;
  // From here on the job holds what was sent: on return the form is empty.
  useEffect(() => {
    if (jobId !== undefined) forget();
  }, [jobId, forget]);
  // Choosing another service cancels what is being sent to the previous one.
  const sentTo = useRef(service);
  useEffect(() => {
    if (sentTo.current !== service) forget();
    sentTo.current = service;
  }, [service, forget]);

  const clientId = draft.clientId ?? (clients && defaultClient(clients)?.ClientId);
  const client = clients?.find(({ ClientId }) => ClientId === clientId);
  const needs = { selfie: service === 'facematch' };

  function submit(given: TrialDraft, { to = service, password = '' } = {}): void {
    const as = to === 'facematch' ? given.faceMatchType : to;
    if (given.document === undefined) return snackbar.warning(m.demo_file_missing());
    if (!isFilled(given, needs)) return snackbar.warning(m.demo_fill_all());
    if (client === undefined) return snackbar.error(m.error_internal());
    if (!maySend(client, as)) return snackbar.warning(m.demo_client_not_allowed());
    const sender = { clientId: client.ClientId, email };
    if (password === '' && needsPassword(sender)) return setAsking(true);
    tickStep(companyId, 'own');
    sentTo.current = to;
    sending.send({
      ...orderOf(as, given.document, given.metadata, to === 'facematch' ? given.selfie : undefined),
      credentials: { ...sender, password },
    });
  }

  /** Sent without credentials: the user's own session is enough for a sample, which everybody may read. */
  function sendSample(document: File) {
    if (client === undefined) return snackbar.error(m.error_internal());
    setDraft((before) => ({ ...before, document }));
    setKnown(undefined);
    tickStep(companyId, 'sample');
    sentTo.current = service;
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
    handed,
    onHanded: (document) => {
      const given = { ...draft, document };
      if (isFilled(given, needs)) submit(given);
    },
  });

  return {
    clients,
    client,
    error,
    refetch,
    draft: { ...draft, clientId },
    /** Undefined if the kind of the document was not guessed. */
    isKnown,
    sending,
    isAsking,
    submit: () => submit(draft),
    submitAs: (password: string) => {
      setAsking(false);
      submit(draft, { password });
    },
    stopAsking: () => {
      setAsking(false);
      forget();
    },
    change: (part: Partial<TrialDraft>) => {
      forget();
      clearFaults();
      const next = { ...draft, ...part };
      setDraft(next);
      // Nothing is missing any more: the file just added is read at once.
      const isGiven = part.document !== undefined || part.selfie !== undefined;
      if (clients === undefined) setHanded(next.document);
      else if (isGiven && isFilled(next, needs)) submit(next);
    },
    readSample: (name: string) => void fetchSample(name).then(sendSample, snackbar.failure),
    /** Corrects a wrong guess: reads the same document as another kind. */
    readAs: (to: Service) => {
      setKnown(undefined);
      onService(to);
      if (to !== 'facematch') submit({ ...draft, metadata: emptyMetadata(to) }, { to });
    },
    leaveResult: () => {
      setKnown(undefined);
      setDraft((before) => ({ ...before, document: undefined, selfie: undefined }));
      onJob(undefined);
    },
  };
}
