import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { takeFirstLogin } from '../../../base/first-login.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import { keepPassword } from '../../../base/typed-password.ts';

const wrongCode = () => new Refusal(400, 'code_invalid', 'Código inválido ou expirado!');

describe('Confirming an account', () => {
  const handedOn = { email: 'ana@oficina.com.br' };

  it('needs a code', async () => {
    const api = fakeApi();
    const { user } = renderPublic('/create-account-confirm', handedOn);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(screen.getByText('O código é necessário.')).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('asks who has loaded the page anew for the password, and leads who cannot be signed in to the login', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.confirm, ({ body }) => {
      expect(body).toEqual({ email: 'ana@oficina.com.br', code: '123456', password: 'Segredo#2026' });
      return {};
    });
    api.on(identityEndpoints.signIn, () => new Refusal(429, 'account_paused', 'Muitas tentativas.'));
    const { user } = renderPublic('/create-account-confirm', handedOn);
    await user.type(await screen.findByLabelText('Código'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(screen.getByText('Campo senha é obrigatório.')).toBeVisible();
    await user.type(screen.getByLabelText('Senha do cadastro'), 'Segredo#2026');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Conta confirmada. Entre para começar.')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@oficina.com.br');
    expect(takeFirstLogin()).toBe(true);
  });

  it('asks who has lost their way for the address and says that a code is wrong', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.confirm, wrongCode);
    const { user } = renderPublic('/create-account-confirm');
    await user.type(await screen.findByLabelText('E-mail'), 'ana@oficina.com.br');
    await user.type(screen.getByLabelText('Código'), '000000');
    await user.type(screen.getByLabelText('Senha do cadastro'), 'Segredo#2026');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Código inválido ou expirado!'));
  });

  it('says when the password is not the one of the last sign-up, and asks for it', async () => {
    keepPassword(handedOn.email, 'Segredo#2026');
    const api = fakeApi();
    const sentence = 'Esta não é a senha do cadastro.';
    api.on(identityEndpoints.confirm, () => new Refusal(422, 'sign_up_password_wrong', sentence));
    const { user } = renderPublic('/create-account-confirm', handedOn);
    expect(await screen.findByLabelText('Código')).toBeVisible();
    expect(screen.queryByLabelText('Senha do cadastro')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Código'), '123456');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByLabelText('Senha do cadastro')).toBeVisible();
  });

  it('sends the code again, then counts the pause down', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.resendCode, () => ({}));
    const { user } = renderPublic('/create-account-confirm', handedOn);
    await user.click(await screen.findByRole('button', { name: 'Reenviar código' }));
    expect(await screen.findByText('Enviamos um novo código.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled();
  });
});

describe('Resetting a password', () => {
  it('says that an account is not known', async () => {
    const api = fakeApi();
    api.on(
      identityEndpoints.forgotPassword,
      () => new Refusal(404, 'account_unknown', 'E-mail inválido ou conta inexistente!'),
    );
    const { user } = renderPublic('/reset-password');
    await user.type(await screen.findByLabelText('E-mail'), 'nao@existe.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText('E-mail inválido ou conta inexistente!')).toBeVisible();
  });

  it('takes the code and the new password, and leads to the login', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.forgotPassword, () => ({ destination: 'a***@oficina.com.br' }));
    api.on(identityEndpoints.resetPassword, wrongCode);
    const { user } = renderPublic('/reset-password');
    await user.type(await screen.findByLabelText('E-mail'), 'ana@oficina.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await screen.findByText(/a\*\*\*@oficina\.com\.br/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
    expect(screen.getByText('O código é necessário.')).toBeVisible();
    await user.type(screen.getByLabelText('Código'), '123456');
    await user.type(screen.getByLabelText('Nova senha'), 'Segredo#2027');
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Código inválido ou expirado!'));
    api.on(identityEndpoints.resetPassword, ({ body }) => {
      expect(body).toEqual({ email: 'ana@oficina.com.br', code: '123456', password: 'Segredo#2027' });
      return {};
    });
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));
    expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  });
});
