import { expect, it } from 'vitest';

import { findPerson } from '../features/identity/users.store.ts';
import { signUp } from '../features/identity/index.ts';
import { anySignUp } from '../testing/accounts.ts';
import { describeOnAnyDatabase } from '../testing/database.ts';
import { commands, helpText } from './commands.ts';

describeOnAnyDatabase('the command line', (kit) => {
  const run = async (name: string, ...args: string[]) => {
    const command = commands.find((each) => each.name === name);
    if (!command) throw new Error(`There is no command ${name}`);
    return command.run({ ctx: kit().ctx(), args });
  };

  it('confirms an account and gives it flags, in any order and twice', async () => {
    const input = anySignUp();
    const { userId } = await signUp({ ctx: kit().ctx(), input });
    expect(await run('grant', input.email, 'admin')).toBe(`${input.email} has admin now.`);
    expect(await run('confirm', input.email)).toBe(`${input.email} is confirmed.`);
    await run('confirm', input.email);
    await run('grant', input.email, 'report');
    expect(await findPerson(kit().database.db, userId)).toMatchObject({
      isAdmin: true,
      hasReport: true,
      hasBackoffice: false,
      emailVerifiedAt: kit().clock.now(),
    });
  });

  it('says how a command is used when its arguments are wrong', async () => {
    for (const args of [[], ['ana@empresa.example'], ['ana@empresa.example', 'owner'], ['', 'admin']]) {
      await expect(run('grant', ...args)).rejects.toThrow(
        'Usage: lavra grant <email> admin|report|backoffice',
      );
    }
    await expect(run('confirm')).rejects.toThrow('Usage: lavra confirm <email>');
    await expect(run('grant', 'nobody@empresa.example', 'admin')).rejects.toMatchObject({
      code: 'account_unknown',
    });
  });

  it('lists every command in its help', () => {
    for (const { name, summary } of commands)
      expect(helpText(commands)).toMatch(new RegExp(`${name} .*${summary}`));
  });
});
