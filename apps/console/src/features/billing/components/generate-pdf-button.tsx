import { ActionIcon, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { billingApi, invoicesKey } from '../queries/invoices.ts';

/** Asks for the PDF of an invoice, which is made in the background. */
export function GeneratePdfButton({ invoiceId }: { readonly invoiceId: string }) {
  const companyId = useCompanyId();
  const queryClient = useQueryClient();
  const generate = useMutation({
    mutationFn: () =>
      billingApi.generateInvoicePdf({ params: { companyId }, body: { invoice_id: invoiceId } }),
    onSuccess: () => {
      snackbar.success(m.billing_pdf_requested());
      return queryClient.invalidateQueries({ queryKey: invoicesKey(companyId) });
    },
  });
  const label = m.billing_generate_pdf_of({ id: invoiceId });
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={label}
        loading={generate.isPending}
        onClick={() => generate.mutate()}
      >
        <Icon name="file" size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
