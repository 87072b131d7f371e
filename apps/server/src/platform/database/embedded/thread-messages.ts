export interface ThreadInput {
  readonly folder: string;
  readonly socketPath: string;
}

export type ThreadMessage = 'ready' | 'stopped';
