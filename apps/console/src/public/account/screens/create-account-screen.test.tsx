import { identityEndpoints } from '@lavra/contract/endpoints/identity';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { session } from '../../../base/session.ts';
import { makeUser } from '../../../testing/factories.ts';
import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderPublic } from '../../../testing/render-public.tsx';

async function open() {
  const view = renderPublic('/create-account');
  await screen.findByRole('heading', { name: 'Crie a sua conta' });
  return view.user;
}

async function fillIn(user: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByLabelText('Nome'), 'Ana Souza');
  await user.type(screen.getByLabelText('E-mail corporativo'), 'ana@oficina.com.br');
  await user.type(screen.getByLabelText('CPF/CNPJ'), '11222333000181');
  await user.type(screen.getByLabelText('Telefone'), '5512123451234');
  await user.type(screen.getByLabelText('Senha'), 'Segredo#2026');
  await user.type(screen.getByLabelText('Confirme a senha'), 'Segredo#2026');
  await user.click(screen.getByLabelText('Li e aceito os termos de uso'));
}

const submit = () => screen.getByRole('button', { name: 'Criar conta' });

describe('Creating an account', () => {
  it('names every field that is at fault and calls nobody', async () => {
    const api = fakeApi();
    const user = await open();
    await user.click(submit());
    for (const sentence of [
      'Campo nome é obrigatório.',
      'E-mail inválido.',
      'Campo CPF/CNPJ é obrigatório.',
      'Campo telefone é obrigatório.',
      'Campo senha é obrigatório.',
      'Você precisa aceitar para continuar',
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    ['E-mail corporativo', 'ana@gmail.com', 'O e-mail deve ser um e-mail coorporativo.'],
    ['CPF/CNPJ', '11222333000180', 'O documento informado é inválido.'],
    ['Senha', 'Abc#123', 'A senha deve conter mais de 7 caracteres.'],
    [
      'Senha',
      'segredo-2026',
      'A senha deve conter números, letras minúsculas, maiúsculas e um caractere especial.',
    ],
    ['Confirme a senha', 'Segredo#2027', 'A senha não confere.'],
  ])('refuses %s %s', async (label, value, sentence) => {
    fakeApi();
    const user = await open();
    await user.type(screen.getByLabelText(label), value);
    await user.click(submit());
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('takes an error back as soon as its field is corrected, and judges a field that is left', async () => {
    fakeApi();
    const user = await open();
    await user.click(submit());
    await user.type(screen.getByLabelText('Nome'), 'A');
    expect(screen.queryByText('Campo nome é obrigatório.')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail corporativo'), 'ana@gmail.com');
    expect(screen.queryByText('E-mail inválido.')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('O e-mail deve ser um e-mail coorporativo.')).toBeVisible();
    expect(screen.getByText('Campo CPF/CNPJ é obrigatório.')).toBeVisible();
  });

  it('signs in who confirms on the same page, without the password once more', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.signUp, () => ({ userId: 'user-1', destination: 'a***@oficina.com.br' }));
    api.on(identityEndpoints.confirm, () => ({}));
    api.on(identityEndpoints.signIn, ({ body }) => {
      expect(body).toEqual({ email: 'ana@oficina.com.br', password: 'Segredo#2026', remember: false });
      return { idToken: 'token-1', expiresIn: 3600, user: makeUser() };
    });
    const user = await open();
    await fillIn(user);
    await user.click(submit());
    await user.type(await screen.findByLabelText('Código'), '123456');
    await waitFor(() => expect(session()?.idToken).toBe('token-1'));
  });

  it('sends digits and a plus, and goes on to the code', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.signUp, () => ({ userId: 'user-1', destination: 'a***@oficina.com.br' }));
    const user = await open();
    await fillIn(user);
    expect(screen.getByLabelText('CPF/CNPJ')).toHaveValue('11.222.333/0001-81');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Confirme a sua conta' })).toBeVisible();
    expect(screen.getByText(/ana@oficina\.com\.br/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Reenviar em/ })).toBeDisabled();
    expect(api.calls[0]?.body).toEqual({
      name: 'Ana Souza',
      email: 'ana@oficina.com.br',
      cpfCnpj: '11222333000181',
      phone: '+5512123451234',
      password: 'Segredo#2026',
      acceptedTerms: true,
    });
    expect(window.location.href).not.toContain('oficina');
  });

  it('keeps what was typed when the account exists already', async () => {
    const api = fakeApi();
    api.on(identityEndpoints.signUp, () => new Refusal(409, 'account_exists', 'Já existe uma conta.'));
    const user = await open();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Já existe uma conta.'));
    expect(screen.getByLabelText('Nome')).toHaveValue('Ana Souza');
  });

  it('shows the terms on request', async () => {
    fakeApi();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ler os termos' }));
    expect(await screen.findByRole('dialog', { name: 'Termos de uso' })).toHaveTextContent(
      'Versão 2.0, de 09/09/2021',
    );
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
