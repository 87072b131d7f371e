import { ApiError } from '@lavra/contract/api-error';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { FailureState } from './failure-state.tsx';

describe('What could not be loaded', () => {
  it('says what to do about the error of the list', async () => {
    render(
      <FailureState
        error={new ApiError('O resultado já foi expurgado.', { status: 404, code: 'result_purged' })}
      />,
    );
    expect(await screen.findByText(/^Envie o documento de novo\./)).toBeDefined();
  });

  it('names the connection where nobody answered', async () => {
    render(<FailureState error={new ApiError('', { status: 0 })} />);
    expect(await screen.findByText('Confira a conexão com a internet.')).toBeDefined();
  });
});
