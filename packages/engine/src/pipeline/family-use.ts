import { readFileSync, readdirSync } from 'node:fs';

/** Resources used by a process and the programs it runs. */
export interface FamilyUse {
  readonly processorMs: number;
  readonly memoryBytes: number;
}

/** Clock ticks in `/proc`: hundredths of a second, whatever the kernel's own clock. */
const tickMs = 10;

/** Undefined for a process that has ended, and on systems without `/proc`. */
export function familyUse(pid: number): FamilyUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold any character; the state is the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    // Its own time and that of ended child programs, in user and system mode.
    const ticks = field(14) + field(15) + field(16) + field(17);
    const own = { processorMs: ticks * tickMs, memoryBytes: residentBytes(pid) };
    return childrenOf(pid)
      .map(familyUse)
      .reduce<FamilyUse>(
        (sum, child) => ({
          processorMs: sum.processorMs + (child?.processorMs ?? 0),
          memoryBytes: sum.memoryBytes + (child?.memoryBytes ?? 0),
        }),
        own,
      );
  } catch {
    return undefined;
  }
}

function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes ?? 0) * 1024;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}
