import { displayedFile, isFinal, type ProcessedFile } from '@lavra/contract/model/job';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { downloadResult, type Format } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ActionIcon, Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  readonly rows: readonly ProcessedFile[];
  readonly onDone: () => void;
}

/** Actions on the selected rows. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const ready = rows.filter((row) => isFinal(displayedFile(row).status));
  const failed = rows.filter((row) => displayedFile(row).errored > 0 && !row.purged_at);
  const count = failed.reduce((sum, row) => sum + displayedFile(row).errored, 0);
  const [isAsking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: async (format: Format) => {
      for (const { batch_ksuid: batchId } of ready) await downloadResult({ companyId, batchId }, format);
    },
  });
  const resend = useMutation({
    mutationFn: async () => {
      const { resendFailed } = await import('./resend.ts');
      return resendFailed(failed, { companyId, queries });
    },
    onSettled: () => setAsking(false),
    onSuccess: (count) => {
      snackbar.success(m.jobs_resent({ count }));
      onDone();
    },
  });
  const downloadButton = (format: Format) => (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={download.isPending && download.variables === format}
      disabled={ready.length === 0 || download.isPending}
      onClick={() => download.mutate(format)}
    >
      {format.toUpperCase()}
    </Button>
  );
  return (
    <section className={classes.root} aria-label={m.jobs_chosen_actions()}>
      <output className={classes.count}>{m.jobs_chosen({ count: rows.length })}</output>
      {downloadButton('json')}
      {downloadButton('csv')}
      <Button
        variant="default"
        leftSection={<Icon name="send" size={16} />}
        disabled={failed.length === 0}
        onClick={() => setAsking(true)}
      >
        {m.jobs_resend()}
      </Button>
      <ActionIcon size={36} aria-label={m.jobs_choose_none()} onClick={onDone}>
        <Icon name="close" size={18} />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.jobs_resend_title({ count })}
        text={m.jobs_resend_text()}
        action={m.jobs_resend_action()}
        isBusy={resend.isPending}
        onConfirm={() => resend.mutate()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
