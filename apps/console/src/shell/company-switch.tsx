import type { User } from '@lavra/contract/model/user';
import { Menu, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { chooseCompany, useCompanyId } from '../lib/acting-company.ts';
import { Icon } from '../ui/controls/icon.tsx';
import classes from './header.module.css';

/** Which of their companies a person acts in; every screen begins anew in the one that is chosen. */
export function CompanySwitch({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const companyId = useCompanyId();
  const current = user.companies.find((one) => one.companyId === companyId);
  const choose = (chosen: string) => {
    if (chosen === companyId) return;
    chooseCompany(chosen);
    queryClient.clear();
    void router.invalidate();
  };
  return (
    <Menu position="bottom-end" width={264} withinPortal keepMounted={false}>
      <Menu.Target>
        <UnstyledButton
          className={classes.company}
          aria-label={m.company_switch({ name: current?.name ?? '' })}
        >
          <Icon name="building" size={18} />
          <span className={classes.name}>{current?.name}</span>
          <Icon name="chevronDown" size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{m.company_switch_title()}</Menu.Label>
        {user.companies.map((company) => (
          <Menu.Item
            key={company.companyId}
            aria-current={company.companyId === companyId}
            rightSection={company.companyId === companyId && <Icon name="check" size={16} />}
            onClick={() => choose(company.companyId)}
          >
            {company.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
