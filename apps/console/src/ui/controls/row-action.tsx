import { ActionIcon } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

interface Props {
  readonly icon: IconName;
  /** The verb and the name of the row's object; shown on hover. */
  readonly label: string;
  readonly onClick: () => void;
}

/** An action on a row of a table, as an icon. */
export function RowAction({ icon, label, onClick }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size={28} aria-label={label} onClick={onClick}>
        <Icon name={icon} size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
