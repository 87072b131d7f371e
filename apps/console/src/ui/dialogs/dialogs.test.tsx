import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderPart } from '../../testing/render-app.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogCancel } from './dialog.tsx';
import { SecretOnce } from '../secrets/secret-once.tsx';

type User = ReturnType<typeof renderPart>['user'];

describe('A dialog', () => {
  it('closes at once when nothing would be lost', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderPart(
      <Dialog isOpen onClose={onClose} title="Novo webhook">
        conteúdo
      </Dialog>,
    );
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before it loses what was typed', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = renderPart(
      <Dialog isOpen onClose={onClose} title="Novo webhook" isDirty>
        conteúdo
      </Dialog>,
    );
    await user.click(await screen.findByRole('button', { name: 'Fechar' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('A dialog with something unsaved', () => {
  it.each([
    ['its key', (user: User) => user.keyboard('{Escape}')],
    ['its way out', (user: User) => user.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['its cross', (user: User) => user.click(screen.getByRole('button', { name: 'Fechar' }))],
  ])('asks by %s, and the question stays until it is answered', async (_, leave) => {
    const onClose = vi.fn<() => void>();
    const { user } = renderPart(
      <Dialog isOpen onClose={onClose} title="Novo webhook" isDirty>
        <DialogCancel />
      </Dialog>,
    );
    await screen.findByRole('dialog');
    await leave(user);
    expect(await screen.findByRole('button', { name: 'Continuar editando' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Descartar alterações?')).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('A confirmation', () => {
  it('puts the focus on the way back and does what it says', async () => {
    const onConfirm = vi.fn<() => void>();
    const { user } = renderPart(
      <ConfirmDialog
        isOpen
        title="Excluir o webhook Faturas?"
        action="Excluir"
        onConfirm={onConfirm}
        onClose={() => undefined}
      />,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('A secret', () => {
  it('is copied as it is', async () => {
    const { user } = renderPart(
      <SecretOnce values={[{ name: 'Secret', value: 's3cr3t-value' }]} fileName="cliente.json" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('somente agora');
    await user.click(screen.getByRole('button', { name: 'Copiar Secret' }));
    expect(await navigator.clipboard.readText()).toBe('s3cr3t-value');
    expect(await screen.findByText('Copiado')).toBeVisible();
  });
});
