import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../testing/render-app.tsx';
import { DayField } from './day-field.tsx';
import { readTypedDay } from './opened/day-picker.tsx';

function Field() {
  const [day, setDay] = useState<string | undefined>('2026-11-01');
  return (
    <>
      <DayField label="Data inicial" value={day} onChange={setDay} />
      <output>{day ?? 'none'}</output>
    </>
  );
}

describe('A day', () => {
  it('is typed day first', async () => {
    const { user } = renderPart(<Field />);
    await user.click(screen.getByLabelText('Data inicial'));
    await waitFor(() => expect(screen.getByLabelText('Data inicial')).not.toHaveAttribute('readonly'));
    const field = screen.getByLabelText('Data inicial');
    expect(field).toHaveValue('01/11/2026');
    await user.clear(field);
    await user.type(field, '21/12/2026');
    await user.tab();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2026-12-21'));
  });

  it('is picked in a calendar that closes then', async () => {
    const { user } = renderPart(<Field />);
    await user.click(screen.getByLabelText('Data inicial'));
    await user.click(await screen.findByRole('button', { name: '15 novembro 2026' }));
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-15');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '15 novembro 2026' })).not.toBeInTheDocument(),
    );
  });

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1 Nov 2026', '2026-11-01'],
    ['1 Nev 2026', null],
    ['1.2.2026', '2026-02-01'],
    ['31/02/2026', null],
    ['11/21/2026', null],
    ['amanhã', null],
  ])('reads %s as %s', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });
});
