import { Tooltip } from '@mantine/core';

import { formatExactTime, formatRelative } from '../../lib/formats.ts';

/** "há 3 minutos"; the exact local time on hover and for screen readers' `datetime`. */
export function RelativeTime({ value }: { readonly value: string }) {
  return (
    <Tooltip label={formatExactTime(value)}>
      <time dateTime={value}>{formatRelative(value)}</time>
    </Tooltip>
  );
}
