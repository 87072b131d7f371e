/** The steps of a newcomer: read a sample, read a document of their own, create an app client. */
export type FirstStep = 'sample' | 'own' | 'key';

const allSteps: readonly FirstStep[] = ['sample', 'own', 'key'];

function keyOf(companyId: string): string {
  return `lavra-first-steps-done ${companyId}`;
}

export function doneSteps(companyId: string): readonly FirstStep[] {
  const kept = localStorage.getItem(keyOf(companyId))?.split(' ') ?? [];
  return allSteps.filter((step) => kept.includes(step));
}

/** Marks a step of a company as done, in this browser. */
export function tickStep(companyId: string, step: FirstStep) {
  localStorage.setItem(keyOf(companyId), [...new Set([...doneSteps(companyId), step])].join(' '));
}
