import type { User } from '@lavra/contract/model/user';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { m } from '../i18n/messages.ts';
import { chooseCompany, useCompanyId } from '../lib/acting-company.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { Popup } from './popup.tsx';
import classes from './popup.module.css';

/** Chooses the company that the user acts in; every screen then starts afresh. */
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
    <Popup
      label={m.company_switch({ name: current?.name ?? '' })}
      face={
        <>
          <Icon name="building" size={18} />
          <span className={classes.name}>{current?.name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className={classes.title}>{m.company_switch_title()}</p>
          {user.companies.map((company) => (
            <button
              key={company.companyId}
              type="button"
              className={classes.item}
              aria-current={company.companyId === companyId}
              onClick={() => {
                close();
                choose(company.companyId);
              }}
            >
              <Icon name={company.companyId === companyId ? 'check' : 'building'} size={16} />
              <span>{company.name}</span>
            </button>
          ))}
        </>
      )}
    </Popup>
  );
}
