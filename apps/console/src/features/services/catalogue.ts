import { catalogueServices, isService, type Service, serviceDefinition } from '@lavra/contract/services/all';

export const tabs = ['all', 'personal', 'business', 'tax', 'vehicles', 'other'] as const;
export type CatalogueTab = (typeof tabs)[number];

export interface CatalogueSearch {
  readonly tab?: CatalogueTab;
  readonly q?: string;
}

/** `all` and an empty text are left out of the URL. */
export function parseCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const tab = tabs.find((name) => name === search['tab'] && name !== 'all');
  const q = typeof search['q'] === 'string' && search['q'] !== '' ? search['q'].slice(0, 60) : undefined;
  return { ...(tab === undefined ? {} : { tab }), ...(q === undefined ? {} : { q }) };
}

type Section = Exclude<CatalogueTab, 'all'>;

function categoryOf(service: Service): Section {
  return serviceDefinition(service).category ?? 'other';
}

/** The services of a tab, in catalogue order. */
export function servicesOf(tab: CatalogueTab): readonly Service[] {
  if (tab === 'all') return catalogueServices;
  return catalogueServices.filter((service) => categoryOf(service) === tab);
}

export interface CatalogueSection {
  readonly category: Section;
  readonly services: readonly Service[];
}

/** The services grouped by category; those without one come last. */
export function sectionsOf(services: readonly Service[]): CatalogueSection[] {
  return tabs
    .filter((tab) => tab !== 'all')
    .map((category) => ({
      category,
      services: services.filter((service) => categoryOf(service) === category),
    }))
    .filter((section) => section.services.length > 0);
}

/** The service to try a recognised kind with; a printed invoice (DANFE) is read as `nfe`. */
export function trialOf(kind: string | undefined): Service | undefined {
  const service = kind === 'danfe' ? 'nfe' : kind;
  return service !== undefined && isService(service) && serviceDefinition(service).demo ? service : undefined;
}
