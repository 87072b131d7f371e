import classes from './filter-flag.module.css';

interface FilterFlagProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Announced as a switch by screen readers. */
  readonly isSwitch?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is either on or off. */
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
