import type {
  CountOutcome,
  Engine,
  ReadRegionInput,
  ReadRegionOutcome,
  RecogniseInput,
  RecogniseOutcome,
  RenderOutcome,
} from '@lavra/engine';

import type { Clock } from '../platform/clock.ts';
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

/** Records the mails instead of sending them. */
export class RecordingMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }

  lastTo(address: string): Mail | undefined {
    return this.sent.findLast((mail) => mail.to === address);
  }
}

/** Answers what the test has put in `answer`, and records its inputs. */
export class ScriptedEngine implements Engine {
  readonly inputs: RecogniseInput[] = [];
  /** The text read from any region. */
  regionText = '';
  readonly regions: ReadRegionInput[] = [];
  answer: (input: RecogniseInput) => RecogniseOutcome | Promise<RecogniseOutcome> = () => {
    throw new Error('No answer was scripted');
  };

  async recognise(input: RecogniseInput): Promise<RecogniseOutcome> {
    this.inputs.push(input);
    return this.answer(input);
  }

  async renderPage(): Promise<RenderOutcome> {
    return { kind: 'refused', code: 'file_type_unsupported' };
  }

  async readRegion(input: ReadRegionInput): Promise<ReadRegionOutcome> {
    this.regions.push(input);
    return { kind: 'read', text: this.regionText, conf: 91 };
  }

  async countPages(): Promise<CountOutcome> {
    return { kind: 'counted', pages: 1 };
  }

  async close(): Promise<void> {
    return undefined;
  }
}
