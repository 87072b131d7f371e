import type { Company, Member } from '@lavra/contract/model/company';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { membersQuery } from '../../../api/companies.ts';
import { providerCompaniesKey } from '../../../api/provider.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { memberColumns } from '../../../ui/members/member-columns.tsx';
import { RemoveMember } from '../../../ui/members/remove-member.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { DeactivateCompany } from './deactivate-company.tsx';

/** The people of a company, its owner first. Of one that is deactivated nothing is changed. */
export function CompanyMembers({ company }: { readonly company: Company }) {
  const { company_id, name, status } = company;
  const [leaving, setLeaving] = useState<Member>();
  const [isDeactivating, setDeactivating] = useState(false);
  const queryClient = useQueryClient();
  const list = useQuery(membersQuery(company_id));
  const isActive = status === 'active';
  const isOwn = useUser()?.id === company_id;
  const actions = (member: Member) =>
    member.user_uuid !== company_id
      ? isActive && removeButton(() => setLeaving(member))
      : isActive && !isOwn && deactivateButton(() => setDeactivating(true));
  return (
    <>
      {!isActive && <p>{m.admin_members_read_only()}</p>}
      <DataTable
        label={m.admin_companies_members()}
        columns={memberColumns({
          ownerId: company_id,
          email: m.admin_members_email(),
          kind: m.admin_members_type(),
          actionsWidth: 170,
          actions,
        })}
        rows={list.data?.members}
        rowKey={({ user_uuid }) => user_uuid}
        reservedRows={2}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={<EmptyState title={m.account_members_empty()} />}
      />
      {leaving !== undefined && (
        <RemoveMember
          companyId={company_id}
          company={name}
          member={leaving}
          onRemoved={() => void queryClient.invalidateQueries({ queryKey: providerCompaniesKey })}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isDeactivating && <DeactivateCompany company={company} onClose={() => setDeactivating(false)} />}
    </>
  );
}

function removeButton(onClick: () => void) {
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      {m.admin_members_remove()}
    </Button>
  );
}

function deactivateButton(onClick: () => void) {
  return (
    <Button variant="default" size="xs" onClick={onClick}>
      {m.admin_companies_deactivate_action()}
    </Button>
  );
}
