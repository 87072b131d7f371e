import classes from './filter-field.module.css';

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly hint: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly isFirst?: boolean;
}

/** One choice of a list, or none. Uses the browser's own select: typing searches it, and phones show their own picker. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, hint, choices, value, onChange, isFirst = false } = props;
  return (
    <label className={`${classes.field} ${classes.chip}`}>
      <span className={classes.label}>{label}</span>
      <select
        className={classes.input}
        value={value ?? ''}
        data-chosen={value === undefined ? undefined : true}
        {...(isFirst ? { 'data-filter-focus': true } : {})}
        onChange={({ currentTarget }) =>
          onChange(choices.find((choice) => choice.value === currentTarget.value)?.value)
        }
      >
        <option value="">{hint}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
