import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';

import { Notifications } from '@mantine/notifications';

/** The place of the snackbars: at most three, waiting while the pointer is on them. */
export function Snackbars() {
  return <Notifications limit={3} position="bottom-right" pauseResetOnHover="all" autoClose={5_000} />;
}
