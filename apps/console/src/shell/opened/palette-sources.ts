import { catalogueServices, serviceDefinition, services } from '@lavra/contract/services/all';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { appClientsQuery } from '../../api/app-clients.ts';
import { invoicesQuery } from '../../api/billing.ts';
import { processedFilesQuery, rowId } from '../../api/jobs.ts';
import { providerCompaniesQuery } from '../../api/provider.ts';
import { webhooksQuery } from '../../api/webhooks.ts';
import { m } from '../../i18n/messages.ts';
import { useCompanyId } from '../../lib/acting-company.ts';
import { docsPage } from '../../lib/docs-page.ts';
import { formatMonth } from '../../lib/formats.ts';
import { serviceName } from '../../lib/service-name.ts';
import { useActFor } from '../../ui/client-select/use-act-for.ts';
import type { PaletteEntry } from '../../ui/palette/palette-dialog.tsx';

/** Documents listed before anything is typed, and under typed text. */
const recentJobs = 6;
const foundJobs = 50;
const foundCompanies = 6;
/** Characters from which on the server is searched. */
const searchedFrom = 3;

type Drawn = Pick<PaletteEntry, 'id' | 'group' | 'label' | 'icon'> & Partial<PaletteEntry>;
interface Where {
  readonly to: string;
  readonly params?: Record<string, string>;
  readonly search?: Record<string, string>;
}
/** Makes an entry for a screen of the console; its address lets it open in a new tab too. */
export type ToScreen = (entry: Drawn, where: Where) => PaletteEntry;

export function useToScreen(): ToScreen {
  const router = useRouter();
  return (entry, where) => ({
    ...entry,
    href: router.buildLocation(where).publicHref,
    run: () => void router.navigate(where),
  });
}

/** The pages of a provider's own documentation are unknown. */
function hasPages(): boolean {
  return docsPage('/services') !== docsPage('');
}

function toPage(entry: Drawn, href: string): PaletteEntry {
  return { ...entry, href, run: () => void window.open(href, '_blank', 'noreferrer') };
}

/** The services that can be tried: demo, code and documentation of each. */
export function serviceEntries(toScreen: ToScreen): PaletteEntry[] {
  return catalogueServices
    .filter((service) => serviceDefinition(service).demo)
    .flatMap((service) => {
      const entry = { group: m.palette_services(), label: serviceName(service) };
      const words = `${service} ${services[service].pt} ${services[service].en}`;
      const demo = { to: '/demo/$id', params: { id: service } } as const;
      return [
        toScreen({ ...entry, id: `test-${service}`, note: m.palette_try(), words, icon: 'file' }, demo),
        toScreen(
          { ...entry, id: `integrate-${service}`, note: m.palette_integrate(), words, icon: 'code' },
          { ...demo, search: { tab: 'integrate' } },
        ),
        ...(hasPages()
          ? [
              toPage(
                { ...entry, id: `docs-${service}`, note: m.palette_fields(), words, icon: 'book' },
                docsPage(`/services/${service}`),
              ),
            ]
          : []),
      ];
    });
}

/** Parts of screens, and pages of the documentation. */
export function pageEntries(toScreen: ToScreen): PaletteEntry[] {
  const settings = { group: m.palette_settings(), icon: 'gear' } as const;
  const docs = [
    ['', m.palette_docs_start()],
    ['/sending', m.palette_docs_sending()],
    ['/services', m.palette_docs_services()],
    ['/webhooks', m.palette_docs_webhooks()],
    ['/errors', m.palette_docs_errors()],
    ['/limits', m.palette_docs_limits()],
  ] as const;
  return [
    toScreen(
      { ...settings, id: 'retention', label: m.palette_retention() },
      { to: '/account', search: { tab: 'settings' } },
    ),
    toScreen({ ...settings, id: 'members', label: m.palette_members() }, { to: '/account' }),
    toScreen(
      { ...settings, id: 'webhooks', label: m.palette_webhooks() },
      { to: '/api-clients', search: { tab: 'webhooks' } },
    ),
    toScreen(
      { ...settings, id: 'invitations', label: m.companies_and_invitations() },
      { to: '/invitations' },
    ),
    ...(hasPages()
      ? docs.map(([page, label]) =>
          toPage({ id: `docs${page}`, group: m.nav_documentation(), label, icon: 'book' }, docsPage(page)),
        )
      : []),
  ];
}

interface Asked {
  readonly text: string;
  readonly isAdmin: boolean;
}

/** Entries that only the server knows: documents, credentials, webhooks, invoices and, for administrators, companies. */
export function useFoundEntries(toScreen: ToScreen, { text, isAdmin }: Asked): PaletteEntry[] {
  const companyId = useCompanyId();
  const actForCompany = useActFor();
  const isSearching = text.length >= searchedFrom;
  const quiet = { meta: { quiet: true }, enabled: isSearching };
  const jobs = useQuery({
    ...processedFilesQuery(companyId, {
      limit: String(isSearching ? foundJobs : recentJobs),
      ...(isSearching ? { search: text } : {}),
    }),
    enabled: text === '' || isSearching,
    meta: { quiet: true },
  });
  const clients = useQuery({ ...appClientsQuery(companyId), ...quiet });
  const webhooks = useQuery({ ...webhooksQuery(companyId), ...quiet });
  const invoices = useQuery({ ...invoicesQuery(companyId), ...quiet });
  const companies = useQuery({
    ...providerCompaniesQuery({ name: text, limit: String(foundCompanies) }),
    meta: { quiet: true },
    enabled: isAdmin && isSearching,
  });

  const documents = (jobs.data?.jobs ?? []).map((job) => {
    const id = rowId(job);
    return toScreen(
      {
        id: `job-${id}`,
        group: text === '' ? m.palette_recent() : m.nav_processed_files(),
        label: job.filename === null || job.filename === '' ? id : job.filename,
        note: serviceName(job.service),
        // The server matched it, perhaps by its id or client data, so it must match here too.
        words: text,
        icon: 'files',
        copies: id,
      },
      { to: '/processed-files/$id', params: { id } },
    );
  });
  if (!isSearching) return documents;
  return [
    ...documents,
    ...(clients.data?.appclients ?? []).map(({ ClientId, ClientName }) =>
      toScreen(
        {
          id: `client-${ClientId}`,
          group: m.palette_clients(),
          label: ClientName,
          words: ClientId,
          icon: 'key',
          copies: ClientId,
        },
        { to: '/api-clients' },
      ),
    ),
    ...(webhooks.data?.webhooks ?? []).map(({ webhook_id: id, endpoint_name, endpoint_url }) =>
      toScreen(
        {
          id: `webhook-${id}`,
          group: m.palette_webhooks(),
          label: endpoint_name,
          note: endpoint_url,
          words: endpoint_url,
          icon: 'webhook',
          copies: id,
        },
        { to: '/api-clients', search: { tab: 'webhooks' } },
      ),
    ),
    ...(isAdmin ? [] : (invoices.data ?? [])).map(({ id }) =>
      toScreen(
        {
          id: `invoice-${id}`,
          group: m.nav_billing(),
          label: formatMonth(id),
          words: id,
          icon: 'billing',
          copies: id,
        },
        { to: '/billing/$id', params: { id } },
      ),
    ),
    ...(companies.data?.clients ?? []).map(
      ({ company_id: company, name, email, document }): PaletteEntry => ({
        id: `company-${company}`,
        group: m.nav_companies(),
        label: name,
        note: email,
        words: text,
        icon: 'building',
        copies: company,
        run: () => actForCompany({ companyId: company, name, email, document }),
      }),
    ),
  ];
}
