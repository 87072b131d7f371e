import { formatExactTime, formatRelative } from '../../lib/formats.ts';
import { Tooltip } from '../controls/tooltip.tsx';

/** "há 3 minutos"; the exact local time on hover and for screen readers' `datetime`. */
export function RelativeTime({ value }: { readonly value: string }) {
  return (
    <Tooltip label={formatExactTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
