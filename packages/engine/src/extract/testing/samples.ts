import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A sample file with its known contents. The samples are in a folder beside the project, never in it. */
export interface Sample {
  readonly path: string;
  readonly name: string;
  readonly service: string;
  readonly truth: Readonly<Record<string, unknown>>;
}

const folder = fileURLToPath(new URL('../../../../../../shared/samples/', import.meta.url));

/** Every sample; none, with a message, when the folder is missing. */
export function listSamples(): Sample[] {
  const manifest = `${folder}manifest.json`;
  if (!existsSync(manifest)) {
    console.warn('No samples beside the project: their cases are skipped.');
    return [];
  }
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    files: { path: string; service: string; ground_truth?: Record<string, unknown> }[];
  };
  return files.map(({ path, service, ground_truth: truth = {} }) => ({
    path: `${folder}${path}`,
    name: path,
    service,
    truth,
  }));
}
