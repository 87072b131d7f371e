import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { readMailedCode } from './product.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly cnpj: string;
  readonly password: string;
}

/** Weights of the two check digits of a CNPJ; modulo 11, what is under 2 counts as 0. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((total, digit, i) => total + digit * (2 + (i % 8)), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Somebody whom nobody knows yet: an e-mail and a company number of their own. */
export function newPerson(): Person {
  const digits = [...Array.from({ length: 8 }, () => randomInt(10)), 0, 0, 0, 1];
  digits.push(checkDigit(digits));
  digits.push(checkDigit(digits));
  const cnpj = digits.join('');
  return {
    name: 'Ana Souza',
    email: `ana.${cnpj}@oficina.com.br`,
    cnpj,
    password: `Ipe!${randomInt(1e9)}Roxo`,
  };
}

/** Fills the sign-up in and sends it; the code's screen stands then. */
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

/** Takes the code from the outbox; the login stands then. */
export async function confirm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Código').fill(await readMailedCode(person.email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Conta confirmada. Entre para começar.')).toBeVisible();
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
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL('**/web/login');
}
