import type { Company, Member } from '@lavra/contract/model/company';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { providerCompaniesKey } from '../../../api/provider.ts';
import { useUser } from '../../../base/session.ts';
import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { MembersTable } from '../../../ui/members/members-table.tsx';
import { RemoveMember } from '../../../ui/members/remove-member.tsx';
import { DeactivateCompany } from './deactivate-company.tsx';

/** The members of a company, its owner first; read-only if the company is deactivated. */
export function CompanyMembers({ company }: { readonly company: Company }) {
  const { company_id, name, status } = company;
  const [leaving, setLeaving] = useState<Member>();
  const [isDeactivating, setDeactivating] = useState(false);
  const queryClient = useQueryClient();
  const isActive = status === 'active';
  const isOwn = useUser()?.id === company_id;
  const actions = (member: Member) =>
    member.user_uuid !== company_id
      ? isActive && removeButton(() => setLeaving(member))
      : isActive && !isOwn && deactivateButton(() => setDeactivating(true));
  return (
    <>
      {!isActive && <p>{m.admin_members_read_only()}</p>}
      <MembersTable
        companyId={company_id}
        label={m.admin_companies_members()}
        email={m.admin_members_email()}
        kind={m.admin_members_type()}
        actionsWidth={170}
        actions={actions}
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
