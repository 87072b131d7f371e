import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { session } from '../../base/session.ts';
import { makeUser } from '../../testing/factories.ts';
import { fakeApi, Refusal } from '../../testing/fake-api.ts';
import { renderPublic } from '../../testing/render-public.tsx';

async function fillIn(user: ReturnType<typeof renderPublic>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ana@oficina.com.br');
  await user.type(screen.getByLabelText('Senha'), 'Segredo#2026');
}

describe('The login', () => {
  it('says what is missing and goes to the first field at fault', async () => {
    const api = fakeApi();
    const { user } = renderPublic('/login');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByText('E-mail inválido.')).toBeVisible();
    expect(screen.getByText('Campo senha é obrigatório.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
    expect(api.calls).toHaveLength(0);
  });

  it('begins the session of a known person, remembered when they ask for it', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.signIn, () => ({ idToken: 'token-1', expiresIn: 3600, user: makeUser() }));
    const { user } = renderPublic('/login');
    await fillIn(user);
    await user.click(screen.getByLabelText('Lembrar de mim'));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Tudo certo, entrando…')).toBeVisible();
    await waitFor(() => expect(session()?.user.email).toBe('ana@oficina.com.br'));
    expect(api.callsOf(identityEndpoints.signIn)[0]?.body).toEqual({
      email: 'ana@oficina.com.br',
      password: 'Segredo#2026',
      remember: true,
    });
  });

  it('shows the refusal of a wrong password, without a number for the support', async () => {
    const api = fakeApi();
    api.on(
      identityEndpoints.signIn,
      () => new Refusal(401, 'credentials_invalid', 'E-mail ou Senha inválida.'),
    );
    const { user } = renderPublic('/login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('E-mail ou Senha inválida.'));
    expect(alert).not.toHaveTextContent('req-test-1');
    expect(session()).toBeUndefined();
  });

  it('takes who has not confirmed yet to the code, the address known', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.signIn, () => new Refusal(403, 'account_unconfirmed', 'Não confirmada.'));
    const { user } = renderPublic('/login');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('heading', { name: 'Confirme a sua conta' })).toBeVisible();
    expect(screen.getByText(/ana@oficina.com.br/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reenviar código' })).toBeEnabled();
  });

  it('says that there is no connection when nothing answers', async () => {
    fakeApi();
    const { user } = renderPublic('/login');
    await fillIn(user);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Falha ao fazer requisição')).toBeVisible();
  });

  it('speaks English at a click, sentences of the rules included', async () => {
    fakeApi();
    const { user } = renderPublic('/login');
    await user.click(screen.getByRole('button', { name: 'EN English' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Invalid e-mail.')).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    await user.click(screen.getByRole('button', { name: 'PT Português' }));
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});

describe('The public program', () => {
  it('leads every path that is not its own to the login', async () => {
    fakeApi();
    renderPublic('/processed-files?status=done');
    expect(await screen.findByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
    expect(window.location.pathname).toBe('/web/login');
  });

  it('asks once for the acceptance of cookies', async () => {
    fakeApi();
    const { user, unmount } = renderPublic('/login');
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
    expect(screen.queryByText(/cookies necessários/)).not.toBeInTheDocument();
    unmount();
    renderPublic('/login');
    expect(screen.queryByRole('button', { name: 'Aceitar' })).not.toBeInTheDocument();
  });
});
