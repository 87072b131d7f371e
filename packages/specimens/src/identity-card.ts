import type { DrawnForm } from './form.ts';
import { rasterise } from './rasterise.ts';
import { drawServicePage } from './service-page.ts';

/** An identity document as PDF and as a picture of the card alone. */
export interface IdentityCard extends DrawnForm {
  readonly png: Uint8Array;
}

/** Draws a card marked ESPÉCIME, identity card (rg) or driving licence (cnh), whose numbers verify; 300 dots an inch unless told. */
export async function drawIdentityCard(options: {
  seed: number;
  kind?: 'rg' | 'cnh';
  dpi?: number;
}): Promise<IdentityCard> {
  const card = await drawServicePage({ service: options.kind ?? 'rg', seed: options.seed });
  return { ...card, png: await rasterise(card.pdf, { dpi: options.dpi ?? 300 }) };
}
