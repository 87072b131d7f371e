import { useMutation } from '@tanstack/react-query';

import { downloadInvoicePdfMutation } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

interface DownloadPdfButtonProps {
  readonly companyId: string;
  readonly invoiceId: string;
  /** Its PDF has been generated. */
  readonly isReady: boolean;
}

export function DownloadPdfButton({ companyId, invoiceId, isReady }: DownloadPdfButtonProps) {
  const download = useMutation(downloadInvoicePdfMutation(companyId));
  const label = m.billing_download_of({ id: invoiceId });
  return (
    <Tooltip label={isReady ? label : m.billing_download_later()}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={label}
        // Stays focusable, so that the tooltip can say why it is disabled.
        aria-disabled={!isReady}
        data-disabled={!isReady || undefined}
        loading={download.isPending}
        onClick={() => isReady && download.mutate(invoiceId)}
      >
        <Icon name="download" size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
