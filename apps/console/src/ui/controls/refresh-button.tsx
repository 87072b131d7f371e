import { m } from '../../i18n/messages.ts';
import { Icon } from './icon.tsx';
import { ActionIcon, Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface RefreshButtonProps {
  readonly isBusy?: boolean;
  /** Shows its label beside the icon. */
  readonly isLabelled?: boolean;
  readonly onRefresh: () => void;
}

/** Refetches a list. */
export function RefreshButton({ isBusy = false, isLabelled = false, onRefresh }: RefreshButtonProps) {
  if (isLabelled)
    return (
      <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={onRefresh}>
        {m.action_refresh()}
      </Button>
    );
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
