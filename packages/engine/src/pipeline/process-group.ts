/**
 * Ends a process that leads a group, and the programs it started, at once. Says nothing where none of them lives. Where
 * the system has no groups of processes the leader alone is ended.
 */
export function killGroup(leader: number): void {
  for (const target of [-leader, leader]) {
    try {
      process.kill(target, 'SIGKILL');
      return;
    } catch {
      // No such group or process any more.
    }
  }
}
