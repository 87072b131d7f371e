import type { DrawnForm } from './form.ts';
import { rasterise } from './rasterise.ts';
import { drawServicePage } from './service-page.ts';

/** An identity document as PDF and as a picture of the card alone. */
export interface IdentityCard extends DrawnForm {
  readonly png: Uint8Array;
}

/**
 * Draws a card marked ESPÉCIME, an identity card (rg) or a driving licence (cnh), with valid check digits; 300 dpi by
 * default.
 */
export async function drawIdentityCard(options: {
  seed: number;
  kind?: 'rg' | 'cnh';
  dpi?: number;
}): Promise<IdentityCard> {
  const card = await drawServicePage({ service: options.kind ?? 'rg', seed: options.seed });
  return { ...card, png: await rasterise(card.pdf, { dpi: options.dpi ?? 300 }) };
}
