/** What somebody new does once: reads a sample, then a document of their own, then has a program's key. */
export type FirstStep = 'sample' | 'own' | 'key';

const allSteps: readonly FirstStep[] = ['sample', 'own', 'key'];

function keyOf(companyId: string): string {
  return `lavra-first-steps-done ${companyId}`;
}

export function doneSteps(companyId: string): readonly FirstStep[] {
  const kept = localStorage.getItem(keyOf(companyId))?.split(' ') ?? [];
  return allSteps.filter((step) => kept.includes(step));
}

/** Ticks a step of a company in this browser. */
export function tickStep(companyId: string, step: FirstStep) {
  localStorage.setItem(keyOf(companyId), [...new Set([...doneSteps(companyId), step])].join(' '));
}
