import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';
import { cnpj } from 'cpf-cnpj-validator';

import { readMailedCode } from './product.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly cnpj: string;
  readonly password: string;
}

/** A user unknown to the product, with a unique e-mail and company number. */
export function newPerson(): Person {
  const number = cnpj.generate();
  return {
    name: 'Ana Souza',
    email: `ana.${number.toLowerCase()}@oficina.com.br`,
    cnpj: number,
    password: `Ipe!${randomInt(1e9)}Roxo`,
  };
}

/** Fills in and submits the sign-up; the code's screen is shown then. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/web/create-account');
  await page.getByLabel('Nome').fill(person.name);
  await page.getByLabel('E-mail corporativo').fill(person.email);
  await page.getByLabel('CPF/CNPJ').fill(person.cnpj);
  await page.getByLabel('Telefone').fill('5511987654321');
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirme a senha').fill(person.password);
  await page.getByLabel('Li e aceito os termos de uso').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme a sua conta' })).toBeVisible();
}

/** Types the code from the outbox; its last digit submits it and signs in. */
export async function confirm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Código').fill(await readMailedCode(person.email));
  await page.waitForURL('**/web/test');
}

/** From the login to the catalogue. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/web/test');
}

export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/web/login');
}
