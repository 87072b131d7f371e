import { failureAdvice } from './failure-advice.ts';

interface AdviceProps {
  readonly code: string | undefined;
  readonly className: string | undefined;
}

/** The sentence of the list; this file is fetched when something failed. */
export function Advice({ code, className }: AdviceProps) {
  return <p className={className}>{failureAdvice(code)}</p>;
}
