import { resealClientSecrets } from '../features/app-clients/index.ts';
import { activateAccount, grant, isFlag } from '../features/identity/index.ts';
import { exportTruth } from '../features/tasks/index.ts';
import { resealWebhookSecrets } from '../features/webhooks/index.ts';
import { recordByOperator } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { transaction } from '../platform/database/transaction.ts';
import { OperatorError } from '../config/operator-error.ts';

/** A command of the command line. */
export interface Command {
  readonly name: string;
  /** Arguments as shown in the help: `<email> admin|report|backoffice`. */
  readonly usage: string;
  readonly summary: string;
  /** Returns the text to print. Throws with a sentence when the arguments are wrong. */
  readonly run: (call: { ctx: Context; args: readonly string[] }) => Promise<string>;
}

/** Wrong arguments: shown as a sentence, without a trace. */
class UsageError extends OperatorError {
  constructor(usage: string) {
    super(`Usage: lavra ${usage}`);
    this.name = 'UsageError';
  }
}

/** Opening the dependencies already applies the migrations; the command only reports it. */
const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Bring the tables up to date',
  run: async () => 'The tables are up to date.',
};

const grantUsage = '<email> admin|report|backoffice';

const grantCommand: Command = {
  name: 'grant',
  usage: grantUsage,
  summary: 'Give a person a flag; it counts from their next call on',
  run: async ({ ctx, args: [email, flag] }) => {
    if (!email || !isFlag(flag)) throw new UsageError(`grant ${grantUsage}`);
    await transaction(ctx, async (ctx) => {
      const { userId } = await grant(ctx, { email, flag });
      await recordByOperator(ctx, { action: 'lavra grant', companyId: userId, input: { flag } });
    });
    return `${email} has ${flag} now.`;
  },
};

const confirmCommand: Command = {
  name: 'confirm',
  usage: '<email>',
  summary: 'Confirm an account whose code cannot reach it',
  run: async ({ ctx, args: [email] }) => {
    if (!email) throw new UsageError('confirm <email>');
    await transaction(ctx, async (ctx) => {
      const { userId } = await activateAccount(ctx, { email });
      await recordByOperator(ctx, { action: 'lavra confirm', companyId: userId, input: null });
    });
    return `${email} is confirmed.`;
  },
};

const resealCommand: Command = {
  name: 'reseal',
  usage: '',
  summary: 'Seal stored secrets under the first key of SECRETS_KEY',
  run: async ({ ctx }) => {
    const clients = await resealClientSecrets(ctx);
    const webhooks = await resealWebhookSecrets(ctx);
    return `Sealed again: the secrets of ${clients} app clients and ${webhooks} webhooks.`;
  },
};

const exportTruthCommand: Command = {
  name: 'export-truth',
  usage: '<folder>',
  summary: 'Write reviewed documents of companies that agree to training, with their right values',
  run: async ({ ctx, args: [folder] }) => {
    if (!folder) throw new UsageError('export-truth <folder>');
    const count = await exportTruth(ctx, folder);
    return `${count} documents with what people made of them are in ${folder}.`;
  },
};

const seedCommand: Command = {
  name: 'seed',
  usage: '',
  summary: 'Fill an empty database with demo data, or go on where that was broken off',
  run: async ({ ctx }) => {
    const { openDemo } = await import('../demo/demo.ts');
    const demo = await openDemo(ctx);
    if (!demo) return 'The database holds accounts already: nothing was added.';
    await demo.fill();
    return `The demo data is complete; its sign-ins are in ${demo.path}.`;
  },
};

/** The commands of every feature; each feature adds its own here. */
export const commands: readonly Command[] = [
  migrateCommand,
  grantCommand,
  confirmCommand,
  resealCommand,
  exportTruthCommand,
  seedCommand,
];

export function helpText(all: readonly Omit<Command, 'run'>[]): string {
  const lines = all.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim().padEnd(44)} ${summary}`);
  return ['Usage: lavra <command>', '', ...lines].join('\n');
}
