import { displayedFile, isFinal, type ProcessedFile } from '@lavra/contract/model/job';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { downloadResult, type Format } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ActionIcon, Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  readonly rows: readonly ProcessedFile[];
  readonly onDone: () => void;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ rows, onDone }: BulkBarProps) {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const ready = rows.filter((row) => isFinal(displayedFile(row).status));
  const failed = rows.filter((row) => displayedFile(row).errored > 0 && !row.purged_at);
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
        loading={resend.isPending}
        disabled={failed.length === 0}
        onClick={() => resend.mutate()}
      >
        {m.jobs_resend()}
      </Button>
      <ActionIcon size={36} aria-label={m.jobs_choose_none()} onClick={onDone}>
        <Icon name="close" size={18} />
      </ActionIcon>
    </section>
  );
}
