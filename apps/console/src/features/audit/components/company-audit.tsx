import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { auditQuery } from '../../../api/audit.ts';
import { m } from '../../../i18n/messages.ts';
import { buttonLook } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { auditQueryOf } from '../audit-search.ts';
import { AuditDays } from './audit-days.tsx';

/** The latest changes by administrators to one company. */
export function CompanyAudit({ companyId }: { readonly companyId: string }) {
  const list = useQuery(auditQuery(auditQueryOf({ company: companyId })));
  if (list.data === undefined)
    return list.error === null ? (
      <Skeleton height={240} aria-label={m.loading()} />
    ) : (
      <FailureState error={list.error} onRetry={() => void list.refetch()} />
    );
  if (list.data.entries.length === 0)
    return <EmptyState icon="shield" title={m.audit_empty()} text={m.audit_empty_company()} />;
  return (
    <>
      <AuditDays entries={list.data.entries} />
      <p>
        <Link {...buttonLook({ variant: 'default' })} to="/admin/audit" search={{ company: companyId }}>
          {m.audit_of_company()}
        </Link>
      </p>
    </>
  );
}
