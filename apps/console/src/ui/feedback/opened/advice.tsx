import { failureAdvice } from './failure-advice.ts';

interface AdviceProps {
  readonly code: string | undefined;
  readonly className: string | undefined;
}

/** The advice for an error; this file is loaded when something has failed. */
export function Advice({ code, className }: AdviceProps) {
  return <p className={className}>{failureAdvice(code)}</p>;
}
