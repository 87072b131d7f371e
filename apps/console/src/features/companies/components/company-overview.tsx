import type { Company } from '@lavra/contract/model/company';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { reactivateCompanyMutation } from '../../../api/provider.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { formatDocument } from '../../../lib/document.ts';
import { formatDate, formatDateTime, formatDay, formatNumber, formatPercent } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { useActFor } from '../../../ui/client-select/use-act-for.ts';
import { Alert } from '../../../ui/controls/alert.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { DetailList } from '../../../ui/layout/detail-list.tsx';
import { CompanyStatus } from './company-columns.tsx';
import { whatStops } from '../what-stops.ts';
import classes from './company-overview.module.css';
import { DeactivateCompany } from './deactivate-company.tsx';

/** Identity and use of a company, with the buttons that deactivate and reactivate it. */
export function CompanyOverview({ company }: { readonly company: Company }) {
  const [isAsking, setAsking] = useState(false);
  const user = useUser();
  const actFor = useActFor();
  const { company_id, name, email, document, status, requests, errors, last_used } = company;
  const isOwn = user?.id === company_id;
  return (
    <>
      {company.deactivated_at !== null && (
        <Alert color="warning" icon={<Icon name="alert" />}>
          {m.admin_companies_disabled_since({ time: formatDateTime(company.deactivated_at) })}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button
          leftSection={<Icon name="user" size={16} />}
          onClick={() => actFor({ companyId: company_id, name, email, document })}
        >
          {m.admin_companies_act_for({ name })}
        </Button>
      </div>
      <DetailList
        details={[
          {
            name: m.admin_companies_id(),
            value: (
              <>
                <code>{company_id}</code>
                <CopyButton value={company_id} name={m.admin_companies_id()} />
              </>
            ),
            isWide: true,
          },
          { name: m.admin_companies_document(), value: formatDocument(document) },
          { name: m.admin_companies_status(), value: <CompanyStatus status={status} /> },
          { name: m.admin_companies_created(), value: formatDate(company.created_at) },
          { name: m.admin_companies_last_used(), value: last_used === null ? '' : formatDay(last_used) },
          { name: m.admin_companies_requests(), value: formatNumber(requests) },
          {
            name: m.admin_companies_errors(),
            value: requests === 0 ? '' : formatPercent(errors / requests),
          },
        ]}
      />
      {status === 'disabled' ? (
        <Reactivate company={company} />
      ) : (
        <section className={classes.danger} aria-label={m.admin_companies_deactivate()}>
          <div>
            <h3>{m.admin_companies_deactivate()}</h3>
            <p>{isOwn ? m.admin_companies_own() : m.admin_companies_stops(whatStops(company))}</p>
          </div>
          <Button color="error" disabled={isOwn} onClick={() => setAsking(true)}>
            {m.admin_companies_deactivate_action()}
          </Button>
        </section>
      )}
      {isAsking && <DeactivateCompany company={company} onClose={() => setAsking(false)} />}
    </>
  );
}

function Reactivate({ company: { company_id, name } }: { readonly company: Company }) {
  const reactivate = useMutation({
    ...reactivateCompanyMutation(company_id),
    onSuccess: () => snackbar.success(m.admin_companies_reactivated()),
  });
  return (
    <section className={classes.again} aria-label={m.admin_companies_reactivate()}>
      <p>{m.admin_companies_reactivate_hint()}</p>
      <Button variant="default" loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
        {m.admin_companies_reactivate_of({ name })}
      </Button>
    </section>
  );
}
