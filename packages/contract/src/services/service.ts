import type { MetadataDefinition } from './metadata.ts';

export type Category = 'personal' | 'business' | 'tax' | 'vehicles';

/** What is true of a service, for engine, API and console alike; its fields stand beside it in `fields.ts`. */
export interface ServiceDefinition {
  readonly pt: string;
  readonly en: string;
  /** Tab of the catalogue; absent for those shown under All only. */
  readonly category?: Category;
  /** Offered in filters, scopes and the send dialog. */
  readonly listed: boolean;
  /** The catalogue card opens the demo; a disabled one offers support. */
  readonly demo: boolean;
  /**
   * `fields`: a reader of its own gives the service's fields; `generic`: the numbers, dates and
   * text of any document, and of the service's own fields those that were found.
   */
  readonly reading: 'fields' | 'generic';
  /** Accepts fiscal XML beside pictures and PDF. */
  readonly xml?: true;
  /** Compares the document with a selfie: it never comes without one, and never in an archive. Others take one where it is asked for. */
  readonly selfie?: 'required';
  /** The codes of a page are part of the result, also where its text is exact. */
  readonly codes?: true;
  /** Figures that are no print (of a meter) are read from the picture. */
  readonly display?: true;
  /** What may be said about the document beside its file. */
  readonly metadata?: MetadataDefinition;
}

/** Keeps the literal types of a service. */
export function defineService<const D extends ServiceDefinition>(definition: D): D {
  return definition;
}
