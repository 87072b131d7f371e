import { readFileSync, readdirSync } from 'node:fs';

/** Ids of this process's living children. */
export function livingChildren(): string[] {
  return readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'latin1').split(' ').filter(Boolean),
  );
}

/** Processor seconds of this process's children and their descendants, living and ended (Linux counts hundredths). */
export function childSeconds(): number {
  const secondsOf = (pid: string, from: number) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields.slice(from, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  };
  return secondsOf('self', 13) + livingChildren().reduce((sum, pid) => sum + secondsOf(pid, 11), 0);
}
