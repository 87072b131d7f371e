import { useLitId, type LinkedSelection } from '../linked-selection.ts';
import classes from './page-view.module.css';
import type { ValueView } from '../result-view.ts';

interface LitCaptionProps {
  readonly values: readonly ValueView[];
  readonly selection: LinkedSelection;
}

/** Caption of the lit box, for screens that show either the page or the fields. */
export function LitCaption({ values, selection }: LitCaptionProps) {
  const id = useLitId(selection);
  const value = values.find((each) => each.id === id);
  if (value === undefined) return null;
  return (
    <p className={classes.caption}>
      <span>{value.label}</span>
      <strong>{value.shown}</strong>
    </p>
  );
}
