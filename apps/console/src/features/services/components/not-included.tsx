import { companyServices } from '@lavra/contract/scopes';
import type { Service } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';

import { companyScopesQuery } from '../../../api/rules.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import classes from './service-card.module.css';

/** Marks a service that the company may not use. */
export function NotIncluded({ service }: { readonly service: Service }) {
  const scopes = useQuery({ ...companyScopesQuery(useCompanyId()), meta: { quiet: true } });
  if (scopes.data === undefined || companyServices(scopes.data.scopes).includes(service)) return null;
  return (
    <span className={classes.badge} data-not-included>
      {m.services_not_included()}
    </span>
  );
}
