import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';

/** Nothing can be sent without an app client: the way to where one is created. */
export function NoClientDialog() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.demo_no_client_title()} maxWidth={440}>
      <p>{m.demo_no_client_text()}</p>
      <DialogActions>
        <Button variant="default" onClick={() => setOpen(false)}>
          {m.action_close()}
        </Button>
        <Button data-autofocus onClick={() => void navigate({ href: '/api-clients', replace: true })}>
          {m.demo_no_client_create()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
