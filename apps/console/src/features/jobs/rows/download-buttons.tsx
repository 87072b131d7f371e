import { useMutation } from '@tanstack/react-query';

import { type Format, downloadResultMutation } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { shortenId } from '../../../lib/formats.ts';
import classes from './download-buttons.module.css';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

interface DownloadButtonsProps {
  readonly batchId: string;
  /** Results are stored once everything is final. */
  readonly isReady: boolean;
}

export function DownloadButtons({ batchId, isReady }: DownloadButtonsProps) {
  const companyId = useCompanyId();
  const download = useMutation(downloadResultMutation({ companyId, batchId }));
  const labels = { json: m.jobs_download_json, csv: m.jobs_download_csv };
  const button = (format: Format) => {
    const label = labels[format]({ id: shortenId(batchId) });
    return (
      <Tooltip key={format} label={isReady ? label : m.jobs_download_later()}>
        <ActionIcon
          className={classes.button}
          variant="subtle"
          aria-label={label}
          // Stays focusable, so that the tooltip can say why it is disabled.
          aria-disabled={!isReady}
          data-disabled={!isReady || undefined}
          loading={download.isPending && download.variables === format}
          onClick={() => isReady && download.mutate(format)}
        >
          {format.toUpperCase()}
        </ActionIcon>
      </Tooltip>
    );
  };
  return (
    <span className={classes.root}>
      {button('json')}
      {button('csv')}
    </span>
  );
}
