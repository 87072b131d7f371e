// A process in which the library cannot be called, as on a system that its binding was not built for: the binding is an optional
// dependency. Reads the grey pixels of a file (arguments: path, width, height) and prints what read them, and the words.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';

const refuseBinding = `export function resolve(name, context, next) {
  if (name === 'koffi') throw new Error('not installed');
  return next(name, context);
}`;
register(`data:text/javascript,${encodeURIComponent(refuseBinding)}`);

const { createInstalledRecogniser, describeRecogniser } = await import('../installed-recogniser.ts');
const [path, width, height] = process.argv.slice(2);
const picture = { width: Number(width), height: Number(height), data: new Uint8Array(await readFile(path)) };
const recogniser = createInstalledRecogniser({ path: undefined, timeoutMs: 150_000 });
const words = (await recogniser.read(picture, 'page')).map(({ text }) => text);
await recogniser.close();
process.stdout.write(JSON.stringify({ recogniser: await describeRecogniser(undefined), words }));
