import { backgroundEndpoints } from '@lavra/contract/endpoints/backgrounds';
import { companyRuleEndpoints } from '@lavra/contract/endpoints/rules';
import type { CompanyRule, CompanyRuleChoice } from '@lavra/contract/model/company-rule';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const choice: CompanyRuleChoice = {
  scopes: ['nfe', 'cte'],
  validations: [],
  reset_day: 5,
  front_data: [{ services: ['nfe'], limit: 5000 }],
  validations_front_data: [],
};
const rule: CompanyRule = {
  ...choice,
  rule: '',
  limits: [
    {
      kind: 'services',
      services: ['nfe'],
      names: ['NFE'],
      limit: 5000,
      used: 3212,
      since: '2026-11-05T03:00:00Z',
      resets_at: '2026-12-05T03:00:00Z',
    },
  ],
  updated_at: '2026-11-05T12:00:00Z',
  updated_by: null,
};
const client = { companyId: 'c1', name: 'Serra Verde', email: 'fiscal@serraverde.example', document: '' };

function prepare() {
  const api = fakeApi();
  sessionStorage.setItem('lavra-acting-company', JSON.stringify(client));
  api.on(companyRuleEndpoints.getCompanyRule, () => rule);
  api.on(companyRuleEndpoints.listCompanyRuleChanges, () => ({ changes: [] }));
  api.on(companyRuleEndpoints.listScopes, () => ({ scopes: ['nfe', 'cte', 'cnh'], validations: [] }));
  api.on(backgroundEndpoints.listBackgroundValidations, () => ({ backgrounds: [] }));
  return api;
}

const open = () => renderApp('/admin/companies?tab=rule', makeUser({ isAdmin: true }));

describe('The rule of a company', () => {
  it('shows each limit as a sentence with its use, and the expression', async () => {
    prepare();
    open();
    expect(await screen.findByText('3.212 de 5.000 usados')).toBeVisible();
    expect(screen.getByText(/count\("nfe"\) < 5000/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });

  it('says what saving changes, and saves it', async () => {
    const api = prepare();
    api.on(companyRuleEndpoints.createCompanyRule, () => rule);
    const { user } = open();
    const limit = await screen.findByRole('spinbutton', { name: 'Limite 1: documentos por período' });
    await user.clear(limit);
    await user.type(limit, '6000');
    const diff = screen.getByRole('region', { name: 'O que muda ao salvar' });
    expect(within(diff).getByText('No máximo 5.000 documentos de NF-e por período.')).toBeVisible();
    expect(within(diff).getByText('No máximo 6.000 documentos de NF-e por período.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Regra criada')).toBeVisible();
    expect(api.callsOf(companyRuleEndpoints.createCompanyRule)[0]?.body).toEqual({
      ...choice,
      front_data: [{ services: ['nfe'], limit: 6000 }],
    });
  });

  it('is cleared only after a question that names the client', async () => {
    const api = prepare();
    api.on(companyRuleEndpoints.clearCompanyRule, () => ({}));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Limpar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limpar a regra de Serra Verde?' });
    await user.click(within(dialog).getByRole('button', { name: 'Limpar' }));
    expect(await screen.findByText('Regra limpa')).toBeVisible();
  });
});
