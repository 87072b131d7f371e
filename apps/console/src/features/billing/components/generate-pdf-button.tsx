import { useMutation } from '@tanstack/react-query';

import { generateInvoicePdfMutation } from '../../../api/billing.ts';
import { m } from '../../../i18n/messages.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ActionIcon } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';

interface GeneratePdfButtonProps {
  readonly companyId: string;
  readonly invoiceId: string;
}

/** Requests the PDF of an invoice, which is drawn in the background. */
export function GeneratePdfButton({ companyId, invoiceId }: GeneratePdfButtonProps) {
  const generate = useMutation({
    ...generateInvoicePdfMutation(companyId),
    onSuccess: () => snackbar.success(m.billing_pdf_requested()),
  });
  const label = m.billing_generate_pdf_of({ id: invoiceId });
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={label}
        loading={generate.isPending}
        onClick={() => generate.mutate(invoiceId)}
      >
        <Icon name="file" size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
