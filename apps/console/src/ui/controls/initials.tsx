import classes from './initials.module.css';

/** A user's initials in a circle. */
export function Initials({ of }: { readonly of: string }) {
  return <span className={classes.initials} data-initials={of} />;
}
