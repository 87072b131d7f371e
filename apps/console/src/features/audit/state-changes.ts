export interface StateChange {
  /** `members.1.user_email`. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Leaves = ReadonlyMap<string, string>;

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Leaves {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      leavesOf(inner, path === '' ? key : `${path}.${key}`, leaves);
  } else if (value !== null && value !== undefined) leaves.set(path, String(value));
  return leaves;
}

/** The differences between two states, value by value; when one is absent, every value of the other. */
export function stateChanges(before: unknown, after: unknown): StateChange[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after);
}
