import type { MetadataDefinition } from './metadata.ts';

export type Category = 'personal' | 'business' | 'tax' | 'vehicles';

/** The properties of a service, for engine, API and console; its fields are next to it in `fields.ts`. */
export interface ServiceDefinition {
  readonly pt: string;
  readonly en: string;
  /** Tab of the catalogue; a service without one is shown only under All. */
  readonly category?: Category;
  /** Whether the console offers it in filters, flows, the demo and the send dialog. */
  readonly listed: boolean;
  /** Whether its card in the catalogue opens the demo; otherwise the card offers support. */
  readonly demo: boolean;
  /** Accepts fiscal XML as well as pictures and PDF. */
  readonly xml?: true;
  /**
   * Compares the document with a selfie, which is required; such a job cannot come in an archive. Other services accept
   * a selfie optionally.
   */
  readonly selfie?: 'required';
  /** The codes of a page are part of the result, even when the page has an exact text layer. */
  readonly codes?: true;
  /** Rules to write on are part of the text, as underscores. */
  readonly blanks?: true;
  /** Digits on a display or dial (of a meter), which are not print, are read from the picture. */
  readonly display?: true;
  /** The metadata that may accompany the file. */
  readonly metadata?: MetadataDefinition;
}

/** Keeps the literal types of a service. */
export function defineService<const D extends ServiceDefinition>(definition: D): D {
  return definition;
}
