import type { Flow } from '@lavra/contract/model/flow';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { flowsQuery, updateFlowMutation } from '../../../api/flows.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { FlowDialog } from '../components/flow-dialog.tsx';
import { FlowTable } from '../components/flow-table.tsx';
import { type FlowMode, withMode } from '../flow-modes.ts';
import { modeQuestion } from '../mode-question.ts';

/** The flows of a company, as its reviewers see and set them. */
export function FlowRulesTab({ companyId }: { readonly companyId: string }) {
  const flows = useQuery(flowsQuery(companyId));
  const clients = useQuery(appClientsQuery(companyId));
  const [edited, setEdited] = useState<Flow>();
  const [question, setQuestion] = useState<{ readonly flow: Flow; readonly mode: FlowMode }>();
  const update = useMutation({
    ...updateFlowMutation(companyId),
    onSuccess: () => {
      setEdited(undefined);
      setQuestion(undefined);
      snackbar.success(m.flows_saved());
    },
  });
  if (flows.data === undefined && flows.error !== null)
    return <FailureState error={flows.error} onRetry={() => void flows.refetch()} />;
  if (flows.data === undefined) return <Skeleton height={240} aria-label={m.loading()} />;
  const choices = (clients.data?.appclients ?? []).map(({ ClientId, ClientName }) => ({
    value: ClientId,
    label: ClientName,
  }));
  const setMode = (flow: Flow, mode: FlowMode, isOn: boolean) => {
    if (isOn) setQuestion({ flow, mode });
    else update.mutate(withMode(flow, mode, false));
  };
  const sorted = flows.data.custom_flow.toSorted((a, b) => a.scope.localeCompare(b.scope));
  return (
    <>
      {sorted.length === 0 ? (
        <Alert color="secondary" icon={<Icon name="help" size={18} />}>
          {m.flows_no_data()}
        </Alert>
      ) : (
        <FlowTable
          flows={sorted}
          clientName={(id) =>
            id === '' ? m.flows_every_client() : (choices.find(({ value }) => value === id)?.label ?? id)
          }
          onMode={setMode}
          onConfigure={setEdited}
        />
      )}
      {edited !== undefined && (
        <FlowDialog
          flow={edited}
          isNew={false}
          isFixed
          clients={choices}
          isBusy={update.isPending}
          error={update.error}
          onSave={(flow) => update.mutate(flow)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {question !== undefined && (
        <ConfirmDialog
          isOpen
          {...modeQuestion(question.flow, question.mode)}
          isBusy={update.isPending}
          onConfirm={() => update.mutate(withMode(question.flow, question.mode, true))}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
