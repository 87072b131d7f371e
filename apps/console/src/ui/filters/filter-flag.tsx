import classes from './filter-flag.module.css';

interface FilterFlagProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Told to a screen reader as a switch. */
  readonly isSwitch?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something of a filter that is asked for or not. */
export function FilterFlag({ label, isOn, isSwitch = false, onChange }: FilterFlagProps) {
  return (
    <label className={classes.root}>
      <input
        type="checkbox"
        {...(isSwitch && { role: 'switch', 'aria-checked': isOn })}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
