import type { Box } from '@lavra/contract/model/result';

/** Where a reviewer found a value: a page of one of the job's files. */
export interface Spot {
  readonly file: string;
  readonly page: number;
  readonly box: Box;
}

/** A reviewer's decision about one value. */
export interface Edit {
  /** `removed`: the document does not contain it. */
  readonly state: 'accepted' | 'corrected' | 'removed';
  readonly value: string;
  /** The place it was read again from, if it was. */
  readonly spot?: Spot | undefined;
}

interface Stand {
  readonly edits: ReadonlyMap<string, Edit>;
  /** Keys of the fields that the reviewer added because the engine had not read them. */
  readonly added: readonly string[];
}

/** All decisions about a task, and the steps to undo them. */
export interface Desk extends Stand {
  readonly before: readonly Stand[];
  /** Whether every value is shown, not only the doubtful ones. */
  readonly isWhole: boolean;
  readonly observation: string;
  /** Whether the task was submitted and then taken back. */
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

/** The desk one step earlier; the same desk if there is none. */
export function undone(desk: Desk): Desk {
  const last = desk.before.at(-1);
  return last === undefined ? desk : { ...desk, ...last, before: desk.before.slice(0, -1) };
}

/** The corrections to send: every value that was not accepted as read. */
export function correctionsOf({ edits }: Desk) {
  return [...edits].flatMap(([key, { state, value, spot }]) =>
    state === 'accepted'
      ? []
      : [
          {
            key,
            value: state === 'removed' ? null : value,
            // A decision names no file, so a place can be sent only when it is on the document.
            ...(spot?.file === 'document' && state === 'corrected'
              ? { page: spot.page, box: [...spot.box] as Box }
              : {}),
          },
        ],
  );
}
