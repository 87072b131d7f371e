// Draws the sample documents that the console offers on its service pages. They are kept in the repository: run this
// script again when a specimen changes.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { register } from 'tsx/esm/api';

import { root } from './run.mjs';

register();
const { drawDanfe } = await import('@lavra/specimens/danfe');
const { drawThumbnail } = await import('@lavra/specimens/thumbnail');
const { drawServicePage } = await import('@lavra/specimens/service-page');

const folder = join(root, 'apps/console/public/samples');
await mkdir(folder, { recursive: true });
const services =
  'rg cnh rne rnm birthcertificate socialcontract irpf weighingticket cte transportdraft refund'.split(' ');

for (const [number, seed] of [7, 11].entries()) {
  const drawn = services.map(async (service) => [service, (await drawServicePage({ service, seed })).pdf]);
  drawn.push(drawDanfe({ seed, items: 6 }).then(({ pdf }) => ['nfe', pdf]));
  for (const [service, pdf] of await Promise.all(drawn)) {
    const name = join(folder, `${service}-${number + 1}`);
    await writeFile(`${name}.pdf`, pdf);
    await writeFile(`${name}.webp`, await drawThumbnail(pdf, 192));
  }
}
