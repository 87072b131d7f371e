import type { Context } from '../../platform/context.ts';
import { type AnnouncedUploads, announceUploads } from './announce-uploads.ts';
import { insertTrainingFile } from './uploads.store.ts';

interface TrainingFile {
  readonly companyId: string;
  readonly clientId: string | null;
  readonly filename: string | undefined;
  readonly keptDays: number;
  readonly parts: number | undefined;
}

const dayMs = 86_400_000;

/** Notes a file for training and answers where to PUT it. */
export async function announceTraining(
  ctx: Context,
  { companyId, clientId, filename, keptDays, parts }: TrainingFile,
): Promise<AnnouncedUploads & { readonly id: string }> {
  const id = ctx.ids.ksuid();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + keptDays * dayMs);
  await insertTrainingFile(ctx.db, {
    id,
    companyId,
    clientId,
    filename: filename ?? null,
    createdAt,
    expiresAt,
  });
  const names = ['document'] as const;
  return {
    id,
    ...(await announceUploads(ctx, {
      companyId,
      ownerKind: 'training',
      ownerId: id,
      names,
      isBase64: false,
      parts,
    })),
  };
}
