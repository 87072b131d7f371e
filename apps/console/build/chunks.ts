import type { Plugin } from 'vite';

/** Modules that travel together. Each pattern names a folder, or a file, and has to find one. */
export interface Chunk {
  readonly name: string;
  readonly of: readonly RegExp[];
  /** Comes with the screen that asks for it. */
  readonly except?: readonly RegExp[];
}

/** Folders and files of the console's source. */
const own = (paths: readonly string[]) => paths.map((path) => new RegExp(`/console/src/${path}`));
const libraries = (names: readonly string[]) => names.map((name) => new RegExp(`node_modules/${name}/`));

export const chunks: readonly Chunk[] = [
  // What both programs need.
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
  // What draws calendars, inputs and dialogs comes with the first screen that has one.
  { name: 'calendar', of: libraries(['@mantine/dates', 'dayjs']) },
  { name: 'library', of: [...libraries(['@mantine/core', '@floating-ui']), ...own(['theme/'])] },
  {
    name: 'public',
    of: own([String.raw`public/.*\.tsx?$`]),
    except: own(['public/account/', 'public/visual/']),
  },
  // The frame and the list that most visits begin with; small parts of many screens ride along.
  {
    name: 'frame',
    of: own([
      'app/',
      'shell/',
      'routes/',
      String.raw`features/[^/]+/[^/]+-search\.ts`,
      String.raw`features/jobs/list/row-columns\.tsx`,
      String.raw`features/jobs/list/download-buttons\.tsx`,
      String.raw`features/jobs/list/[^/]*\.css`,
      String.raw`api/jobs\.ts`,
      'ui/table/',
      'ui/filters/',
      'ui/feedback/',
      'ui/layout/',
      'ui/controls/',
      String.raw`ui/dialogs/dialog\.`,
      String.raw`ui/dialogs/modal\.`,
      String.raw`ui/dialogs/confirm-dialog\.`,
      String.raw`ui/dialogs/unsaved-guard\.`,
      String.raw`ui/dialogs/call-button\.`,
      'i18n/paraglide/messages/action_close',
      'i18n/paraglide/messages/jobs_source_api',
      'i18n/paraglide/messages/columns',
    ]),
    except: own([
      'shell/opened/',
      'routes/[a-z-]+-screen',
      'routes/[a-z-]+-sheet',
      'features/jobs/list/bulk-bar',
      'ui/filters/day-picker',
      'ui/filters/day-presets',
      'ui/controls/column-choice',
      'ui/layout/detail-list',
      'ui/filters/filter-flag',
    ]),
  },
];

export function isOfChunk({ of, except = [] }: Chunk, id: string): boolean {
  return of.some((pattern) => pattern.test(id)) && !except.some((pattern) => pattern.test(id));
}

/** Patterns that find none of these modules: a file was renamed, and has left its chunk. */
export function idlePatterns(chunks: readonly Chunk[], ids: readonly string[]): string[] {
  return chunks.flatMap((chunk) =>
    [...chunk.of, ...(chunk.except ?? [])]
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${chunk.name}: ${pattern.source}`),
  );
}

/** Ends the build where a pattern of the chunks finds nothing. */
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
