import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { insertMessages } from '../platform/queue/messages.store.ts';
import { HeldQueue } from './held-queue.ts';

const queue = { name: 'reading', schema: z.object({ id: z.string() }) };
const messages = [{ data: { id: '1' } }];

// The demo's past and the running server share connections, and each connection knows only one statement by a name.
test.for([[undefined], [sql`exists (select from started)`]] as const)(
  'what is sent under one name is one statement, whoever sends it: %s',
  ([when]) => {
    const ours = new HeldQueue().insertion(queue, messages, when);
    const theirs = insertMessages(queue, messages, when);
    const textOf = ({ sql: make }: typeof ours) => new PgDialect().sqlToQuery(make()).sql;
    expect(ours.name).toBe(theirs.name);
    expect(textOf(ours)).toBe(textOf(theirs));
  },
);
