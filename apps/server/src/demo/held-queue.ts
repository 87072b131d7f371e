import { insertMessages } from '../platform/queue/messages.store.ts';
import type { MessageToSend, Queue, QueueDefinition } from '../platform/queue/queue.ts';

export interface HeldMessage {
  readonly queue: string;
  readonly data: unknown;
}

/** Holds messages for the caller, so that no worker of the running server handles the demo's past. */
export class HeldQueue implements Queue {
  #messages: HeldMessage[] = [];

  async send<D>({ name }: QueueDefinition<D>, data: D): Promise<string> {
    this.#messages.push({ queue: name, data });
    return '';
  }

  async sendMany<D>(queue: QueueDefinition<D>, messages: readonly MessageToSend<D>[]): Promise<void> {
    for (const { data } of messages) await this.send(queue, data);
  }

  // Exactly the statement of the running server: a connection knows only one statement by a name.
  readonly insertion: Queue['insertion'] = (queue, messages, when) => {
    for (const { data } of messages) this.#messages.push({ queue: queue.name, data });
    return insertMessages(queue, [], when);
  };

  wake(): void {}

  within(): { queue: Queue; wake: () => void } {
    return { queue: this, wake: () => undefined };
  }

  /** The messages sent since the last call. */
  take(): HeldMessage[] {
    const taken = this.#messages;
    this.#messages = [];
    return taken;
  }
}
