/**
 * Imports what will probably be needed soon, and passes it to `use`. A failure is left to whoever needs it: they import it
 * again.
 */
export function importAhead<Module>(
  load: () => Promise<Module>,
  use: (module: Module) => unknown = () => undefined,
): void {
  load()
    .then(use)
    .catch(() => undefined);
}
