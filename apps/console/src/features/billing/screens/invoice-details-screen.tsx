import { getRouteApi } from '@tanstack/react-router';

import { useCompanyId } from '../../../lib/acting-company.ts';
import { useUser } from '../../../base/session.ts';
import { type InvoiceTab, invoiceTabs } from '../billing-search.ts';
import { InvoiceDialog } from '../components/invoice-dialog.tsx';

const route = getRouteApi('/signed-in/billing/$id');

/** One invoice of a customer, or the open month, over the list it was opened from. */
export function InvoiceDetailsScreen() {
  const companyId = useCompanyId();
  const user = useUser();
  const { id } = route.useParams();
  const { tab = invoiceTabs[0] } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (chosen: InvoiceTab) =>
    void navigate({
      search: chosen === invoiceTabs[0] ? {} : { tab: chosen },
      replace: true,
      resetScroll: false,
    });
  return (
    <InvoiceDialog
      client={{ companyId, name: user?.name ?? '', email: user?.email ?? '' }}
      id={id}
      isAdmin={false}
      tab={tab}
      onTab={choose}
      onClose={() => void navigate({ to: '/billing', resetScroll: false })}
    />
  );
}
