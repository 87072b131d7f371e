import { m } from '../../../i18n/messages.ts';
import classes from './rule-diff.module.css';

interface RuleDiffProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What saving would change, sentence by sentence. */
export function RuleDiff({ before, after }: RuleDiffProps) {
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  if (gone.length + come.length === 0) return null;
  return (
    <section className={classes.root} aria-label={m.rules_diff()}>
      <h3 className={classes.title}>{m.rules_diff()}</h3>
      <ul className={classes.lines}>
        {gone.map((line) => (
          <li key={line} data-kind="gone">
            <del>{line}</del>
          </li>
        ))}
        {come.map((line) => (
          <li key={line} data-kind="come">
            <ins>{line}</ins>
          </li>
        ))}
      </ul>
      <p className={classes.who}>{m.rules_diff_who()}</p>
    </section>
  );
}
