import { commands, helpText } from '../app/commands.ts';
import { doctor } from '../app/doctor/doctor.ts';
import { openDependencies } from '../app/dependencies.ts';
import { failToStart } from '../app/run-process.ts';
import { loadConfig } from '../config/config.ts';
import { anonymous, contextFor } from '../platform/context.ts';

const [name, ...args] = process.argv.slice(2);
// Apart from the other commands: it must run when what they need cannot be opened.
if (name === doctor.name) {
  process.umask(0o077);
  const { text, isWell } = await doctor.run();
  process.stdout.write(`${text}\n`);
  process.exit(isWell ? 0 : 1);
}
const command = commands.find((each) => each.name === name);
if (!command) {
  process.stdout.write(`${helpText([...commands, doctor])}\n`);
  process.exit(name === undefined || name === 'help' ? 0 : 2);
}

try {
  const opened = await openDependencies({ config: loadConfig(), joinsRunning: true });
  try {
    const ctx = contextFor(opened.dependencies, {
      principal: anonymous,
      requestId: `cli-${command.name}`,
      locale: 'pt',
    });
    process.stdout.write(`${await command.run({ ctx, args })}\n`);
  } finally {
    await opened.close();
  }
} catch (error) {
  failToStart(error);
}
