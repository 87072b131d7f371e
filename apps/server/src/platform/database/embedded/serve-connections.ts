import { once } from 'node:events';
import { type Socket, createServer } from 'node:net';

import type { PGlite } from '@electric-sql/pglite';

import { type ClientInput, ExchangeReader } from './exchanges.ts';

interface Connection {
  readonly socket: Socket;
  readonly waiting: ClientInput[];
}

/**
 * Serves the one session of an embedded database to many connections: one exchange at a time, and from the first
 * statement of a transaction to its end one connection alone. `@electric-sql/pglite-socket` 0.2.17 is not used: it lets
 * the messages of one connection come between those of another, which then gets the answer to a question not its own.
 */
export async function serveConnections(database: PGlite, path: string): Promise<{ stop(): Promise<void> }> {
  const connections = new Set<Connection>();
  /** Those with something waiting, in the order they came. */
  const line: Connection[] = [];
  let holder: Connection | undefined;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let next = pick(); next; next = pick()) {
      const input = next.waiting.shift();
      if (input) await answer(next, input);
      if (holder && !connections.has(holder)) await release();
    }
  }

  function pick(): Connection | undefined {
    if (!holder) return line.shift();
    const place = line.indexOf(holder);
    return place === -1 ? undefined : line.splice(place, 1)[0];
  }

  async function answer(connection: Connection, input: ClientInput): Promise<void> {
    const { socket } = connection;
    if (input.kind === 'encryption') return void socket.write('N');
    if (input.kind === 'end') return void socket.end();
    for (const message of input.messages) {
      await database.execProtocolRawStream(message, {
        onRawData: (bytes) => {
          // A copy: the database uses the same memory for its next answer.
          if (socket.writable) socket.write(Buffer.from(bytes));
        },
      });
    }
    holder = input.isOpen || database.isInTransaction() ? connection : undefined;
  }

  /** Whoever held the session is gone: what it had begun is undone. */
  async function release(): Promise<void> {
    holder = undefined;
    if (database.isInTransaction()) await database.exec('rollback');
  }

  function wake(): void {
    working ??= work()
      .catch((error: unknown) => {
        // The thread ends, and the process with it: a database that cannot answer must not seem to.
        setImmediate(() => {
          throw error;
        });
      })
      .finally(() => (working = undefined));
  }

  const server = createServer((socket) => {
    const connection: Connection = { socket, waiting: [] };
    const reader = new ExchangeReader();
    connections.add(connection);
    socket.on('data', (bytes) => {
      for (const input of reader.push(bytes)) {
        connection.waiting.push(input);
        line.push(connection);
      }
      wake();
    });
    // The close that follows says all there is to say.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections.delete(connection);
      connection.waiting.length = 0;
      // Found gone when its turn comes.
      line.push(connection);
      wake();
    });
  });

  server.listen(path);
  await once(server, 'listening');
  return {
    async stop() {
      server.close();
      const closed = [...connections].map(({ socket }) => once(socket.destroy(), 'close'));
      await Promise.all(closed);
      await working;
    },
  };
}
