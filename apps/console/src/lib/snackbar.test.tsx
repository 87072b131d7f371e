import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Sheet } from '../ui/dialogs/sheet.tsx';
import { renderPart } from '../testing/render-app.tsx';
import { snackbar } from './snackbar.tsx';

describe('Snackbars', () => {
  it('stand three at once, and the newest never waits for a place', async () => {
    renderPart(<p>A screen</p>);
    act(() => {
      for (const word of ['one', 'two', 'three', 'four']) snackbar.error(word);
    });
    expect(await screen.findByText('four')).toBeVisible();
    expect(screen.getByText('three')).toBeVisible();
    expect(screen.queryByText('one')).toBeNull();
  });

  it('say a sentence once, however often it is given', async () => {
    renderPart(<p>A screen</p>);
    act(() => {
      for (const word of ['again', 'again', 'other']) snackbar.warning(word);
    });
    expect(await screen.findByText('other')).toBeVisible();
    expect(screen.getAllByText('again')).toHaveLength(1);
  });

  it.each([
    [
      'a dialog',
      (title: string) => (
        <Dialog isOpen title={title} onClose={() => undefined}>
          Text
        </Dialog>
      ),
    ],
    [
      'a sheet',
      (title: string) => (
        <Sheet title={title} onClose={() => undefined}>
          Text
        </Sheet>
      ),
    ],
  ])('stand in the head of %s, and what is wrong goes with the way out', async (_, draw) => {
    const { user } = renderPart(draw('Enviar'));
    act(() => snackbar.error('of the screen behind'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByText('of the screen behind')).toBeNull());
    act(() => snackbar.warning('a field is empty'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('a field is empty');
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
    expect(screen.queryByText('a field is empty')).toBeNull();
  });

  it('speak of a fault until it is being mended, and of a failure as long as they stay', async () => {
    const { user } = renderPart(<input aria-label="Name" />);
    act(() => {
      snackbar.warning('a field is empty');
      snackbar.failure(new Error('x'));
    });
    expect(await screen.findByText('a field is empty')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'A');
    expect(screen.queryByText('a field is empty')).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
