import type { Context } from '../../platform/context.ts';
import { withLocalCopy } from '../../platform/object-store/local-copy.ts';
import { type FileName, type KeptFile, filesOf } from '../uploads/index.ts';

type Paths = Partial<Record<FileName, string>>;

/** Calls `use` with a local path for each file of a job: the disk store's own file, or a copy that is deleted when `use` ends. */
export async function withLocalFiles<T>(
  ctx: Context,
  jobId: string,
  use: (paths: Paths) => Promise<T>,
): Promise<T> {
  return withEach(ctx, await filesOf(ctx, jobId), {}, use);
}

function withEach<T>(
  ctx: Context,
  [file, ...others]: readonly KeptFile[],
  paths: Paths,
  use: (paths: Paths) => Promise<T>,
): Promise<T> {
  if (file === undefined) return use(paths);
  return withLocalCopy(ctx.objects, file.objectKey, (path) =>
    withEach(ctx, others, { ...paths, [file.name]: path }, use),
  );
}
