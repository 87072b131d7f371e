import type { Context } from '../platform/context.ts';

/** One thing the command line can do. */
export interface Command {
  readonly name: string;
  /** Arguments as shown in the help: `<email> admin|report|backoffice`. */
  readonly usage: string;
  readonly summary: string;
  /** Answers what is printed. Throws with a sentence when the arguments are wrong. */
  readonly run: (call: { ctx: Context; args: readonly string[] }) => Promise<string>;
}

/** Opening the dependencies applies the migrations; the command only says so. */
const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Bring the tables up to date',
  run: async () => 'The tables are up to date.',
};

/** Commands of every feature; each adds its own here. */
export const commands: readonly Command[] = [migrateCommand];

export function helpText(all: readonly Command[]): string {
  const lines = all.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim().padEnd(44)} ${summary}`);
  return ['Usage: lavra <command>', '', ...lines].join('\n');
}
