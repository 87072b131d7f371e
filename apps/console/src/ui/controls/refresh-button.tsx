import { m } from '../../i18n/messages.ts';
import { Icon } from './icon.tsx';
import { ActionIcon } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface RefreshButtonProps {
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** Asks for a list again, in the head of its panel. */
export function RefreshButton({ isBusy, onRefresh }: RefreshButtonProps) {
  return (
    <Tooltip label={m.action_refresh()}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={m.action_refresh()}
        loading={isBusy}
        onClick={onRefresh}
      >
        <Icon name="refresh" size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
