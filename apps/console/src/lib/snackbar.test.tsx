import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
});
