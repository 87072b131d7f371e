import { dataExpiryDays } from '@lavra/contract/constants';
import type { CompanyData } from '@lavra/contract/model/company';
import type { Flow } from '@lavra/contract/model/flow';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { companyDataQuery, updateCompanyDataMutation } from '../../../api/flows.ts';
import { m } from '../../../i18n/messages.ts';
import type { ActingCompany } from '../../../lib/acting-company.ts';
import { serviceName } from '../../../lib/service-name.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { FilterChoice } from '../../../ui/filters/filter-choice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FlowDialog } from '../components/flow-dialog.tsx';
import { FlowTable } from '../components/flow-table.tsx';
import { emptyFlow, type FlowMode, isSameFlow, withMode } from '../flow-modes.ts';
import { modeQuestion } from '../mode-question.ts';
import classes from './flows-tab.module.css';

/** The client's flows to human review, and how long its data is kept. */
export function FlowsTab({ client }: { readonly client: ActingCompany }) {
  const data = useQuery(companyDataQuery(client.companyId));
  return (
    <Panel title={m.flows_title({ name: client.name })} text={m.flows_text()}>
      {data.data === undefined && data.error === null && <Skeleton height={240} aria-label={m.loading()} />}
      {data.data === undefined && data.error !== null && (
        <FailureState error={data.error} onRetry={() => void data.refetch()} />
      )}
      {data.data !== undefined && <Flows key={client.companyId} client={client} data={data.data} />}
    </Panel>
  );
}

/** An action that needs confirmation. */
type Question =
  | { readonly kind: 'mode'; readonly flow: Flow; readonly mode: FlowMode }
  | { readonly kind: 'delete'; readonly flow: Flow };

function Flows({ client, data }: { readonly client: ActingCompany; readonly data: CompanyData }) {
  const [edited, setEdited] = useState<Flow>();
  const [question, setQuestion] = useState<Question>();
  const clients = useQuery(appClientsQuery(client.companyId));
  const update = useMutation({
    ...updateCompanyDataMutation(client.companyId),
    onSuccess: () => {
      setEdited(undefined);
      setQuestion(undefined);
      snackbar.success(m.flows_saved());
    },
  });
  const flows = data.custom_flow;
  const save = (custom_flow: Flow[]) => update.mutate({ custom_flow });
  const replace = (old: Flow, flow: Flow) =>
    save([...flows.filter((one) => !isSameFlow(one, old) && !isSameFlow(one, flow)), flow]);
  const choices = (clients.data?.appclients ?? []).map(({ ClientId, ClientName }) => ({
    value: ClientId,
    label: ClientName,
  }));
  const setMode = (flow: Flow, mode: FlowMode, isOn: boolean) => {
    if (isOn) setQuestion({ kind: 'mode', flow, mode });
    else replace(flow, withMode(flow, mode, false));
  };
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <FilterChoice
          label={m.flows_expires()}
          hint={m.flows_choose()}
          choices={dataExpiryDays.map((count) => ({
            value: String(count),
            label: m.account_days({ count }),
          }))}
          value={String(data.expires)}
          onChange={(chosen) => {
            const expires = dataExpiryDays.find((count) => String(count) === chosen);
            if (expires !== undefined) update.mutate({ expires });
          }}
        />
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setEdited(emptyFlow)}>
          {m.flows_create()}
        </Button>
      </div>
      {flows.length === 0 ? (
        <Alert color="secondary" icon={<Icon name="help" size={18} />}>
          {m.flows_none()}
        </Alert>
      ) : (
        <FlowTable
          flows={flows}
          clientName={(id) =>
            id === '' ? m.flows_every_client() : (choices.find(({ value }) => value === id)?.label ?? id)
          }
          onMode={setMode}
          onConfigure={setEdited}
          onDelete={(flow) => setQuestion({ kind: 'delete', flow })}
        />
      )}
      {edited !== undefined && (
        <FlowDialog
          flow={edited}
          isNew={edited === emptyFlow}
          clients={choices}
          isBusy={update.isPending}
          error={update.error}
          onSave={(flow) => replace(edited, flow)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {question !== undefined && (
        <ConfirmDialog
          isOpen
          {...wordsOf(question)}
          isBusy={update.isPending}
          onConfirm={() =>
            question.kind === 'delete'
              ? save(flows.filter((one) => !isSameFlow(one, question.flow)))
              : replace(question.flow, withMode(question.flow, question.mode, true))
          }
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

function wordsOf(question: Question) {
  const name = serviceName(question.flow.scope);
  if (question.kind === 'delete')
    return { title: m.flows_delete_title({ name }), text: m.flows_delete_text(), action: m.action_delete() };
  return modeQuestion(question.flow, question.mode);
}
