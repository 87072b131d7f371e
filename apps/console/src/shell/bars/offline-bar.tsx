import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatTime } from '../../lib/formats.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import classes from './offline-bar.module.css';

/** When the newest of the shown data was fetched. */
function newestAnswer(queries: QueryClient): number {
  const shown = queries.getQueryCache().findAll({ type: 'active' });
  return Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt));
}

/** Shown while the browser is offline; back online it disappears and the shown data is refetched. */
export function OfflineBar() {
  const queries = useQueryClient();
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const answeredAt = isOnline ? 0 : newestAnswer(queries);
  return (
    <output className={classes.place}>
      {!isOnline && (
        <span className={classes.bar}>
          <Icon name="alert" size={16} />
          {answeredAt === 0 ? m.offline() : m.offline_since({ time: formatTime(new Date(answeredAt)) })}
        </span>
      )}
    </output>
  );
}
