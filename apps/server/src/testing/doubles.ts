import type { RecogniseInput, RecogniseOutcome } from '@lavra/engine';

import type { Clock } from '../platform/clock.ts';
import type { Engine } from '../platform/engine.ts';
import type { Mail, Mailer } from '../platform/mailer.ts';

/** Stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(now = new Date('2026-03-10T12:00:00Z')) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

/** Keeps what it was asked to send. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }

  /** The last message to an address. */
  lastTo(address: string): Mail | undefined {
    return this.sent.findLast((mail) => mail.to === address);
  }
}

/** Answers what the test has put in `answer`, and keeps what it was given. */
export class ScriptedEngine implements Engine {
  readonly inputs: RecogniseInput[] = [];
  answer: (input: RecogniseInput) => RecogniseOutcome | Promise<RecogniseOutcome> = () => {
    throw new Error('No answer was scripted');
  };

  async recognise(input: RecogniseInput): Promise<RecogniseOutcome> {
    this.inputs.push(input);
    return this.answer(input);
  }

  async close(): Promise<void> {
    return undefined;
  }
}
