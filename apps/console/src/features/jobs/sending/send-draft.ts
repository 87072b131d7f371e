import { type Order } from '../../../api/sending.ts';
import type { SendingOptions } from '../../../api/sending-options.ts';
import { companyServices, sendableServices } from '@lavra/contract/scopes';
import { listedServices, type Service, serviceDefinition } from '@lavra/contract/services/all';

import {
  acceptedDocuments,
  acceptedSecondFiles,
  isAccepted,
  isArchive,
} from '../../../lib/sending/accepted-files.ts';
import type { FilesToSend } from '../../../lib/sending/pieces.ts';
import { type MetadataOf, type ParsedMetadata, readJson, readMetadataFile } from './read-metadata.ts';

/** What a user has chosen in the send dialog. */
export interface SendDraft {
  readonly clientId: string | undefined;
  readonly service: Service | undefined;
  readonly validationId: string | undefined;
  readonly document: File | undefined;
  readonly second: File | undefined;
  readonly metadataFile: File | undefined;
  readonly rawMetadata: string;
  readonly isTraining: boolean;
  readonly isRaw: boolean;
}

export const emptyDraft: SendDraft = {
  clientId: undefined,
  service: undefined,
  validationId: undefined,
  document: undefined,
  second: undefined,
  metadataFile: undefined,
  rawMetadata: '',
  isTraining: false,
  isRaw: false,
};

export function isTouched(draft: SendDraft): boolean {
  return (
    draft.document !== undefined ||
    draft.second !== undefined ||
    draft.metadataFile !== undefined ||
    draft.rawMetadata !== ''
  );
}

/** Services that may be sent on behalf of an app client. */
export function servicesFor({ clients, scopes }: SendingOptions, clientId: string | undefined): Service[] {
  const client = clients.find(({ ClientId }) => ClientId === clientId);
  if (client === undefined) return [];
  const allowed = sendableServices(client.AllowedOAuthScopes, companyServices(scopes));
  return listedServices.filter((service) => allowed.includes(service));
}

export function needsSecondFile({ service, isTraining }: SendDraft): boolean {
  return service !== undefined && serviceDefinition(service).selfie === 'required' && !isTraining;
}

/** A training file has no service: only the file and the client count. */
function serviceOf({ service, isTraining }: SendDraft): Service | undefined {
  return isTraining ? undefined : service;
}

export type FileError = 'archive' | 'type' | 'empty';

function documentError(draft: SendDraft): FileError | undefined {
  const { document } = draft;
  if (document === undefined) return undefined;
  if (document.size === 0) return 'empty';
  const service = serviceOf(draft);
  if (isAccepted(document, acceptedDocuments(service))) return undefined;
  return needsSecondFile(draft) && isArchive(document) ? 'archive' : 'type';
}

function secondError(draft: SendDraft): FileError | undefined {
  const { second } = draft;
  if (second === undefined || !needsSecondFile(draft)) return undefined;
  if (second.size === 0) return 'empty';
  return isAccepted(second, acceptedSecondFiles()) ? undefined : 'type';
}

type Required = 'clientId' | 'service' | 'document' | 'second';

export interface DraftErrors {
  readonly missing: readonly Required[];
  readonly document: FileError | undefined;
  readonly second: FileError | undefined;
}

/** The errors that keep a draft from being sent, apart from its metadata. */
export function errorsOf(draft: SendDraft): DraftErrors {
  const required: Required[] = [
    'clientId',
    'document',
    ...(draft.isTraining ? [] : (['service'] as const)),
    ...(needsSecondFile(draft) ? (['second'] as const) : []),
  ];
  return {
    missing: required.filter((name) => draft[name] === undefined),
    document: documentError(draft),
    second: secondError(draft),
  };
}

/** The order of a draft without errors; undefined while something is missing. */
export function orderOf(draft: SendDraft, metadata: unknown): Order | undefined {
  const { clientId, document, service, validationId, isTraining } = draft;
  if (clientId === undefined || document === undefined) return undefined;
  const named = { clientId, filename: document.name };
  if (isTraining) return { kind: 'training', ...named };
  if (service === undefined) return undefined;
  return { kind: isArchive(document) ? 'batch' : 'job', ...named, service, validationId, metadata };
}

export function filesOf(draft: SendDraft, document: File): FilesToSend {
  const { second } = draft;
  return { document, ...(needsSecondFile(draft) && second !== undefined ? { selfie: second } : {}) };
}

/** The metadata of a draft, from its file or as typed. */
export async function readMetadata(draft: SendDraft): Promise<ParsedMetadata> {
  const { document, service, isTraining, isRaw, rawMetadata, metadataFile } = draft;
  const of: MetadataOf = { service, isBatch: document !== undefined && isArchive(document) };
  if (isTraining) return { metadata: undefined };
  if (isRaw) return rawMetadata.trim() === '' ? { metadata: undefined } : readJson(rawMetadata, of);
  return metadataFile === undefined ? { metadata: undefined } : readMetadataFile(metadataFile, of);
}
