import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { sendingTools } from '../../../api/sending.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { clearFaults, snackbar } from '../../../lib/snackbar.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import type { MetadataError } from './read-metadata.ts';
import { createSending, type Sending } from '../../../lib/sending/sending.ts';
import {
  emptyDraft,
  errorsOf,
  filesOf,
  isTouched,
  orderOf,
  readMetadata,
  type SendDraft,
} from './send-draft.ts';
import { type SendingOptions, sendingOptionsQuery } from '../../../api/sending-options.ts';
import { SendForm } from './send-form.tsx';
import { SendRun } from './send-run.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

interface Started {
  readonly sending: Sending;
  readonly fileName: string;
  readonly isTraining: boolean;
}

function NoClients() {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon="key"
      title={m.jobs_send_no_clients()}
      action={
        <Button onClick={() => void navigate({ to: '/api-clients' })}>{m.jobs_send_create_client()}</Button>
      }
    />
  );
}

/** The draft of a document to send, and its errors. */
function useDraft(onBegin: (draft: SendDraft, metadata: unknown) => void) {
  const [draft, setDraft] = useState(emptyDraft);
  const [isAsked, setAsked] = useState(false);
  const [metadataErrors, setMetadataErrors] = useState<readonly MetadataError[]>([]);

  function change(next: Partial<SendDraft>) {
    const after = { ...draft, ...next };
    setDraft(after);
    setMetadataErrors([]);
    clearFaults();
    if (next.metadataFile === undefined) return;
    // A metadata file is checked as soon as it is chosen.
    readMetadata(after).then(({ errors = [] }) => setMetadataErrors(errors), snackbar.failure);
  }

  async function send() {
    setAsked(true);
    const errors = errorsOf(draft);
    if (draft.clientId === undefined) return snackbar.error(m.jobs_send_internal());
    if (errors.missing.length > 0) return snackbar.warning(m.jobs_send_fields_missing());
    if (errors.document !== undefined || errors.second !== undefined) return undefined;
    const reading = await readMetadata(draft);
    if (reading.errors !== undefined) return setMetadataErrors(reading.errors);
    return onBegin(draft, reading.metadata);
  }

  return { draft, isAsked, metadataErrors, change, send: () => void send().catch(snackbar.failure) };
}

interface FormProps {
  readonly options: SendingOptions;
  readonly form: ReturnType<typeof useDraft>;
}

function Form({ options, form }: FormProps) {
  if (options.clients.length === 0) return <NoClients />;
  return (
    <SendForm
      draft={form.draft}
      options={options}
      isAsked={form.isAsked}
      metadataErrors={form.metadataErrors}
      onChange={form.change}
      onSend={form.send}
    />
  );
}

/** Sends a document by hand: the form, then the progress. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const options = useQuery(sendingOptionsQuery(companyId));
  const [started, setStarted] = useState<Started>();
  const [isLeaving, setLeaving] = useState(false);
  const form = useDraft((draft, metadata) => {
    const order = orderOf(draft, metadata);
    if (order === undefined || draft.document === undefined) return;
    const sending = createSending(
      filesOf(draft, draft.document),
      sendingTools(order, { companyId, queries }),
    );
    setStarted({ sending, fileName: order.filename, isTraining: order.kind === 'training' });
  });

  return (
    <Dialog
      isOpen
      title={m.jobs_send_title()}
      isDirty={started === undefined && isTouched(form.draft)}
      onClose={() => (started === undefined ? onClose() : setLeaving(true))}
    >
      {started !== undefined ? (
        <SendRun {...started} isLeaving={isLeaving} onLeaving={setLeaving} onClose={onClose} />
      ) : options.data !== undefined ? (
        <Form options={options.data} form={form} />
      ) : options.error !== null ? (
        <FailureState error={options.error} onRetry={() => void options.refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </Dialog>
  );
}
