import { MultiSelect, Select } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Library } from './library.tsx';

describe('A box of choices', () => {
  it.each([
    ['one', <Select key="one" label="Serviço" data={['RG', 'CNH']} />],
    ['several', <MultiSelect key="several" label="Serviço" data={['RG', 'CNH']} />],
  ])('of %s says that it is open, and of which list', async (_, choices) => {
    render(<Library>{choices}</Library>);
    const box = screen.getByRole('combobox', { name: 'Serviço' });
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(box);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    const list = await screen.findByRole('listbox');
    expect(box).toHaveAttribute('aria-controls', list.id);
  });
});
