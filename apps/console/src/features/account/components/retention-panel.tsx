import { dataExpiryDays, trainingExpiryDays } from '@lavra/contract/constants';
import type { RetentionChoice, RetentionPreferences } from '@lavra/contract/model/company';
import { Select, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { retentionKey, retentionQuery, updateRetentionMutation } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { UnsavedGuard } from '../../../ui/dialogs/unsaved-guard.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import classes from './retention-panel.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

interface DaysSelectProps<Days extends number> {
  readonly label: string;
  readonly description: string;
  readonly days: readonly Days[];
  readonly value: number;
  readonly isDisabled?: boolean;
  readonly onChange: (days: Days) => void;
}

function DaysSelect<Days extends number>(props: DaysSelectProps<Days>) {
  const { label, description, days, value, isDisabled = false, onChange } = props;
  return (
    <Select
      label={label}
      description={description}
      data={days.map((count) => ({ value: String(count), label: m.account_days({ count }) }))}
      value={String(value)}
      disabled={isDisabled}
      allowDeselect={false}
      onChange={(chosen) => {
        const known = days.find((count) => String(count) === chosen);
        if (known !== undefined) onChange(known);
      }}
    />
  );
}

/** How long the company's documents, results and training copies are kept. */
export function RetentionPanel({ companyId }: { readonly companyId: string }) {
  const kept = useQuery(retentionQuery(companyId));
  return (
    <Panel title={m.account_retention()} text={m.account_retention_text()}>
      {kept.isError && kept.data === undefined && (
        <FailureState error={kept.error} onRetry={() => void kept.refetch()} />
      )}
      {kept.isPending && <Skeleton height={180} />}
      {kept.data !== undefined && <RetentionForm key={companyId} companyId={companyId} kept={kept.data} />}
    </Panel>
  );
}

interface RetentionFormProps {
  readonly companyId: string;
  readonly kept: RetentionPreferences;
}

function RetentionForm({ companyId, kept }: RetentionFormProps) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Partial<RetentionChoice>>({});
  const chosen = { ...kept, ...changes };
  const save = useMutation({
    ...updateRetentionMutation(companyId),
    onSuccess: (saved) => {
      queryClient.setQueryData(retentionKey(companyId), saved);
      setChanges({});
      snackbar.success(m.account_retention_saved());
    },
  });
  const isShorter = chosen.expires < kept.expires || chosen.training_expires < kept.training_expires;
  const isChanged = (Object.keys(changes) as (keyof RetentionChoice)[]).some(
    (key) => chosen[key] !== kept[key],
  );
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        const { expires, training_accepted, training_expires } = chosen as RetentionChoice;
        save.mutate({ expires, training_accepted, training_expires });
      }}
    >
      <DaysSelect
        label={m.account_data_purge()}
        description={m.account_data_purge_text()}
        days={dataExpiryDays}
        value={chosen.expires}
        onChange={(expires) => setChanges({ ...changes, expires })}
      />
      <Switch
        label={m.account_training()}
        description={m.account_training_text()}
        checked={chosen.training_accepted}
        onChange={(event) => setChanges({ ...changes, training_accepted: event.currentTarget.checked })}
      />
      <DaysSelect
        label={m.account_training_purge()}
        description={m.account_training_purge_text()}
        days={trainingExpiryDays}
        value={chosen.training_expires}
        isDisabled={!chosen.training_accepted}
        onChange={(training_expires) => setChanges({ ...changes, training_expires })}
      />
      <UnsavedGuard isDirty={isChanged && !save.isPending} />
      {isChanged && isShorter && <p className={classes.warning}>{m.account_retention_shorter()}</p>}
      <div className={classes.actions}>
        <span className={classes.note}>
          {kept.updated_at !== null && m.account_retention_since({ time: formatDateTime(kept.updated_at) })}
        </span>
        <Button type="submit" disabled={!isChanged} loading={save.isPending}>
          {m.action_save()}
        </Button>
      </div>
    </form>
  );
}
