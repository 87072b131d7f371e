import { similarityThreshold } from '@lavra/contract/constants';
import { ContractError, type Sentence } from '@lavra/contract/errors';
import { type Service, serviceDefinition } from '@lavra/contract/services/all';
import { BatchMetadata, metadataSchema } from '@lavra/contract/services/metadata-schema';

import { isStorableJson } from './storable-json.ts';

const unstorable = {
  pt: 'O caractere nulo e metades de caracteres não são aceitos.',
  en: 'The NUL character and halves of characters are not accepted.',
};
const threshold = {
  pt: `Deve ser um número de ${similarityThreshold.min} a ${similarityThreshold.max}.`,
  en: `Must be a number from ${similarityThreshold.min} to ${similarityThreshold.max}.`,
};
const objectOrList = { pt: 'Deve ser um objeto ou uma lista.', en: 'Must be an object or a list.' };
const objectOrObjects = {
  pt: 'Deve ser um objeto ou uma lista de objetos.',
  en: 'Must be an object or a list of objects.',
};

type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What the caller said about the document, null for nothing: an object, or a list where the service takes one. Throws
 * `metadata_invalid`.
 */
export function parseMetadata(service: Service, metadata: unknown): JsonObject | readonly unknown[] | null {
  if (metadata === undefined || metadata === null || metadata === '') return null;
  if (!isStorableJson(metadata)) refuse('metadata', unstorable);
  const definition = serviceDefinition(service);
  const { success } = metadataSchema(definition).safeParse(metadata);
  // In an object, only a threshold can be invalid.
  if (!success && isObject(metadata)) refuse('metadata.similarity_threshold', threshold);
  if (!success) refuse('metadata', 'metadata' in definition ? objectOrObjects : objectOrList);
  // Returned as given: a parsed copy would reorder its names.
  return metadata as JsonObject | readonly unknown[];
}

function refuse(path: string, message: Sentence): never {
  throw new ContractError('metadata_invalid', { details: [{ path, message }] });
}

/** The part of the metadata that is returned with the result unchanged. */
export function clientDataOf(metadata: unknown): unknown {
  return isObject(metadata) ? (metadata['client_data'] ?? null) : null;
}

/** The destination of the result that the caller names; stored for reports. */
export function destinationOf(metadata: unknown): string | null {
  const destination = isObject(metadata) ? metadata['destination'] : undefined;
  return typeof destination === 'string' && destination !== '' ? destination.slice(0, 255) : null;
}

/** The file's name, where the metadata has one: a PUT has none. */
export function filenameOf(metadata: unknown): string | null {
  const name = isObject(metadata) ? metadata['filename'] : undefined;
  return typeof name === 'string' && name !== '' ? name.slice(0, 255) : null;
}

/** Metadata of a batch: a list, an object, or nothing (null). Throws `metadata_invalid`. */
export function parseBatchMetadata(metadata: unknown): unknown {
  if (metadata === undefined || metadata === null || metadata === '') return null;
  if (!BatchMetadata.safeParse(metadata).success || !isStorableJson(metadata))
    throw new ContractError('metadata_invalid');
  return metadata;
}

/**
 * The metadata of one file of the archive. In a list: the item whose `filename` is the file's, else the item without a `filename`
 * in the file's place. In an object: the value under the file's name, else, when it names no file at all, the object itself.
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
