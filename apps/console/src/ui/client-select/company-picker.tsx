import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { providerCompaniesQuery } from '../../api/provider.ts';
import { m } from '../../i18n/messages.ts';
import { type ActingCompany, lastCompanies, useActingCompany } from '../../lib/acting-company.ts';
import { formatDocument } from '../../lib/document.ts';
import { PaletteDialog, type PaletteEntry } from '../palette/palette-dialog.tsx';
import { useActFor } from './use-act-for.ts';

/** The most companies listed for the typed text. */
const listedCompanies = 30;

/** Picks the client that the administrator acts for, by name, e-mail or document; recent ones are listed first. */
export function CompanyPicker({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const text = query.trim();
  const acting = useActingCompany();
  const actForCompany = useActFor();
  const list = useQuery({
    ...providerCompaniesQuery({ name: text, limit: String(listedCompanies) }),
    meta: { quiet: true },
  });
  const entry = (company: ActingCompany, group: string): PaletteEntry => ({
    id: company.companyId,
    group,
    label: company.name,
    note: `${company.email} · ${formatDocument(company.document)}`,
    icon: company.companyId === acting?.companyId ? 'check' : 'building',
    run: () => actForCompany(company),
  });
  const last = text === '' ? lastCompanies() : [];
  const others = (list.data?.clients ?? [])
    .map(({ company_id, name, email, document }) => ({ companyId: company_id, name, email, document }))
    .filter(({ companyId }) => last.every((one) => one.companyId !== companyId));
  const end: PaletteEntry[] =
    acting === undefined || text !== ''
      ? []
      : [
          {
            id: 'end',
            group: m.acting_now(),
            label: m.acting_end_of({ name: acting.name }),
            icon: 'close',
            run: () => actForCompany(undefined),
          },
        ];
  return (
    <PaletteDialog
      label={m.acting_choose()}
      placeholder={m.acting_placeholder()}
      query={query}
      onQuery={setQuery}
      entries={[
        ...last.map((one) => entry(one, m.acting_last())),
        ...others.map((one) => entry(one, m.acting_companies())),
        ...end,
      ]}
      nothing={list.isPending ? m.loading() : m.acting_nothing()}
      onClose={onClose}
    />
  );
}
