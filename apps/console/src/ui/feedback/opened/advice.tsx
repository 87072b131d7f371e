import classes from '../state.module.css';
import { failureAdvice } from './failure-advice.ts';

/** What a person can do about an error of the closed list. */
export function Advice({ code }: { readonly code: string | undefined }) {
  return <p className={classes.text}>{failureAdvice(code)}</p>;
}
