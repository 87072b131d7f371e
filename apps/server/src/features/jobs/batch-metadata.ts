import { ContractError } from '@lavra/contract/errors';

import { isObject } from './job-metadata.ts';
import { isStorableJson } from './storable-json.ts';

/** Metadata of a batch: a list, an object, or nothing (null). Throws `metadata_invalid`. */
export function parseBatchMetadata(metadata: unknown): unknown {
  if (metadata === undefined || metadata === null || metadata === '') return null;
  const isUsable = (Array.isArray(metadata) || isObject(metadata)) && isStorableJson(metadata);
  if (!isUsable) throw new ContractError('metadata_invalid');
  return metadata;
}

/**
 * What belongs to one file of the archive. In a list: the item whose `filename` is the file's, else the one in its
 * place. In an object: what stands under the file's name, else, when it names no file at all, the object itself.
 */
export function metadataOfFile(
  metadata: unknown,
  file: { readonly path: string; readonly ordinal: number },
): unknown {
  const names = [file.path, file.path.slice(file.path.lastIndexOf('/') + 1)];
  if (Array.isArray(metadata)) {
    const named = metadata.filter((item) => isObject(item) && typeof item['filename'] === 'string');
    const own = named.find((item) => isObject(item) && names.includes(String(item['filename'])));
    if (own !== undefined) return own;
    const inPlace: unknown = metadata[file.ordinal];
    return named.includes(inPlace) ? null : (inPlace ?? null);
  }
  if (!isObject(metadata)) return null;
  const under = names.find((name) => Object.hasOwn(metadata, name));
  if (under !== undefined) return metadata[under] ?? null;
  const namesFiles = Object.keys(metadata).some((key) => /\.(?:png|jpe?g|tiff?|pdf|xml)$/i.test(key));
  return namesFiles ? null : metadata;
}
