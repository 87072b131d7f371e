import type { Plugin } from 'vite';

/** Modules bundled into one file. Each pattern names a folder or a file and must match at least one module. */
export interface Chunk {
  readonly name: string;
  readonly of: readonly RegExp[];
  /** Modules left out: they load with the screen that imports them. */
  readonly except?: readonly RegExp[];
}

/** Folders and files of the console's source. */
const own = (paths: readonly string[]) => paths.map((path) => new RegExp(`/console/src/${path}`));
const libraries = (names: readonly string[]) => names.map((name) => new RegExp(`node_modules/${name}/`));

export const chunks: readonly Chunk[] = [
  // Needed by both programs, public and console.
  {
    name: 'base',
    of: [
      ...libraries(['react', 'react-dom', 'scheduler']),
      /preload-helper/,
      /rolldown/,
      ...own(['base/', 'i18n/', String.raw`public/.*\.css`]),
    ],
    except: own(['i18n/paraglide/messages/']),
  },
  // Code that draws calendars, inputs and dialogs loads with the first screen that uses it.
  { name: 'calendar', of: libraries(['@mantine/dates', 'dayjs']) },
  { name: 'library', of: [...libraries(['@mantine/core', '@floating-ui']), ...own(['theme/'])] },
  {
    name: 'public',
    of: own([String.raw`public/.*\.tsx?$`]),
    except: own(['public/account/', 'public/visual/']),
  },
  // The frame around every screen and the components that most screens use; code loaded only when something is opened
  // has its own folder. A list waits for no stylesheet of its own: the styles of its rows come with the frame's.
  {
    name: 'frame',
    of: [
      ...libraries(['@tanstack', 'use-sync-external-store']),
      ...own([
        'app/',
        'shell/',
        'routes/',
        'api/client/',
        String.raw`lib/save-file\.ts`,
        'ui/table/',
        'ui/filters/',
        'ui/feedback/',
        'ui/layout/',
        'ui/controls/',
        'ui/dialogs/',
        String.raw`features/jobs/(?:list|rows)/.*\.css`,
        String.raw`i18n/paraglide/messages/(?:action|acting|chart|columns|nothing)_?`,
      ]),
    ],
    except: own(['[a-z/]+/opened/']),
  },
  // The job list, which most visits begin with, and what the details of a job share with its row there.
  { name: 'jobs', of: own(['api/jobs\\.ts', 'features/jobs/rows/', 'i18n/paraglide/messages/jobs_source']) },
];

export function isOfChunk({ of, except = [] }: Chunk, id: string): boolean {
  return of.some((pattern) => pattern.test(id)) && !except.some((pattern) => pattern.test(id));
}

/** Patterns that match none of these modules: a file was renamed and is no longer in its chunk. */
export function idlePatterns(chunks: readonly Chunk[], ids: readonly string[]): string[] {
  return chunks.flatMap((chunk) =>
    [...chunk.of, ...(chunk.except ?? [])]
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${chunk.name}: ${pattern.source}`),
  );
}

/** Fails the build when a chunk pattern matches nothing. */
export function checkChunks(): Plugin {
  return {
    name: 'lavra-check-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const idle = idlePatterns(chunks, ids);
      if (idle.length > 0) this.error(`These patterns of build/chunks.ts find no module: ${idle.join(', ')}`);
    },
  };
}
