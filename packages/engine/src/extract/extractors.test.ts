import { drawDanfe } from '@lavra/specimens/danfe';
import { drawServicePage, specimenServices } from '@lavra/specimens/service-page';
import { drawTextPage } from '@lavra/specimens/text-page';
import { type Service, serviceDefinition, services } from '@lavra/contract/services/all';
import { expect, it } from 'vitest';
import { extractorCases } from './extractor.cases.ts';
import { extractors } from './extractors.ts';

const drawings: Readonly<Record<string, () => Promise<{ readonly pdf: Uint8Array }>>> = {
  nfe: () => drawDanfe({ seed: 3, items: 3 }),
  danfe: () => drawDanfe({ seed: 4, items: 2 }),
  ocr: () => drawTextPage({ seed: 5, paragraphs: 2 }),
  idtypification: () => drawServicePage({ service: 'cnpjcard', seed: 1 }),
};

async function draw(service: Service): Promise<Uint8Array> {
  const own = drawings[service];
  if (own !== undefined) return (await own()).pdf;
  const specimen = specimenServices.find((each) => each === service);
  return (await drawServicePage({ service: specimen ?? 'cnpjcard', seed: 1 })).pdf;
}

const read = extractors.flatMap((extractor) => extractor.services);

it('a service says that it is read field by field when it has a reader, and only then', () => {
  const said = Object.entries(services).flatMap(([name, { reading }]) =>
    reading === 'fields' ? [name] : [],
  );
  expect(said.toSorted()).toEqual([...read].toSorted());
});

// The generic reading is held to the same, by a service without a reader.
for (const service of [...read, 'contract'] as const)
  extractorCases({
    service,
    draw: () => draw(service),
    metadata: service === 'mock' ? { mock: {} } : serviceDefinition(service).metadata?.example,
  });
