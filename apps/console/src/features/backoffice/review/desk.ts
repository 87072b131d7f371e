import type { Box } from '@lavra/contract/model/result';

/** Where a reviewer found a value: a page of one of the job's files. */
export interface Spot {
  readonly file: string;
  readonly page: number;
  readonly box: Box;
}

/** What a reviewer made of one value. */
export interface Edit {
  /** `removed`: the document does not have it. */
  readonly state: 'accepted' | 'corrected' | 'removed';
  readonly value: string;
  /** Where it was read again, if it was. */
  readonly spot?: Spot | undefined;
}

interface Stand {
  readonly edits: ReadonlyMap<string, Edit>;
  /** Keys of fields that the engine had not read. */
  readonly added: readonly string[];
}

/** All that was decided about a task, and the way back. */
export interface Desk extends Stand {
  readonly before: readonly Stand[];
  /** Whether everything is shown, not only what is doubtful. */
  readonly isWhole: boolean;
  readonly observation: string;
  /** Whether it was sent, and taken back. */
  readonly isFinished: boolean;
}

export const emptyDesk: Desk = {
  edits: new Map(),
  added: [],
  before: [],
  isWhole: false,
  observation: '',
  isFinished: false,
};

function change(desk: Desk, next: Partial<Stand>): Desk {
  const { edits, added } = desk;
  return { ...desk, ...next, before: [...desk.before, { edits, added }] };
}

export function withEdit(desk: Desk, key: string, edit: Edit): Desk {
  return change(desk, { edits: new Map(desk.edits).set(key, edit) });
}

export function withField(desk: Desk, key: string): Desk {
  return desk.added.includes(key) ? desk : change(desk, { added: [...desk.added, key] });
}

/** One step back; the same desk where there is none. */
export function undone(desk: Desk): Desk {
  const last = desk.before.at(-1);
  return last === undefined ? desk : { ...desk, ...last, before: desk.before.slice(0, -1) };
}

/** What is sent: only what is not accepted as it was read. */
export function correctionsOf({ edits }: Desk) {
  return [...edits].flatMap(([key, { state, value, spot }]) =>
    state === 'accepted'
      ? []
      : [
          {
            key,
            value: state === 'removed' ? null : value,
            // The contract names no file: a place of the document alone can be told.
            ...(spot?.file === 'document' && state === 'corrected'
              ? { page: spot.page, box: [...spot.box] as Box }
              : {}),
          },
        ],
  );
}
