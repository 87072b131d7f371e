import classes from './initials.module.css';

/** The round sign of a person. */
export function Initials({ of }: { readonly of: string }) {
  return <span className={classes.initials} data-initials={of} />;
}
