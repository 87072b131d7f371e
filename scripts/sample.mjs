// Draws documents to try the product with: an invoice, and a zip of three files, one of them broken on purpose.
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { register } from 'tsx/esm/api';
import yazl from 'yazl';

register();
const { drawDanfe } = await import('@lavra/specimens/danfe');

const folder = join('.data', 'sample');
await mkdir(folder, { recursive: true });
const [one, other] = await Promise.all([drawDanfe({ seed: 11 }), drawDanfe({ seed: 12 })]);
await writeFile(join(folder, 'invoice.pdf'), one.pdf);
const zip = new yazl.ZipFile();
zip.addBuffer(Buffer.from(one.pdf), 'invoice-1.pdf');
zip.addBuffer(Buffer.from(other.pdf), 'invoice-2.pdf');
zip.addBuffer(Buffer.from('This is no document'), 'broken.pdf');
zip.end();
await pipeline(zip.outputStream, createWriteStream(join(folder, 'invoices.zip')));
process.stdout.write(`Drawn: ${join(folder, 'invoice.pdf')}, ${join(folder, 'invoices.zip')}\n`);
