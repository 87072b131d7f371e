import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

import { useActingCompany } from '../../../lib/acting-company.ts';
import { parseAdminBillingSearch } from '../admin-billing-search.ts';
import { type InvoiceTab, invoiceTabs, parseInvoiceSearch } from '../billing-search.ts';
import { InvoiceDialog } from '../components/invoice-dialog.tsx';

/** One invoice of the client that an administrator acts for, over the client's list. */
export function AdminInvoiceScreen() {
  const client = useActingCompany();
  const { id = '' } = useParams({ strict: false });
  const whole = useSearch({ strict: false });
  const { tab = invoiceTabs[0] } = parseInvoiceSearch(whole);
  const navigate = useNavigate({ from: '/admin/billing/$id' });
  if (client === undefined) return null;
  const search = parseAdminBillingSearch(whole);
  return (
    <InvoiceDialog
      client={client}
      id={id}
      isAdmin
      tab={tab}
      onTab={(chosen: InvoiceTab) =>
        void navigate({
          search: { ...search, ...parseInvoiceSearch({ tab: chosen }) },
          replace: true,
          resetScroll: false,
        })
      }
      onClose={() => void navigate({ to: '/admin/billing', search, resetScroll: false })}
    />
  );
}
