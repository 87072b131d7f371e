import { webhookEndpoints } from '@lavra/contract/endpoints/webhooks';
import type { Webhook, WebhookDelivery } from '@lavra/contract/model/webhook';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { fakeApi, Refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

function makeWebhook(given: Partial<Webhook> = {}): Webhook {
  return {
    webhook_id: 'webhook-1',
    endpoint_name: 'ERP',
    endpoint_url: 'https://erp.example.com/lavra',
    verbose: false,
    subscription_arn: 'arn:lavra:webhook:user-1:webhook-1',
    status: 'active',
    created_at: '2026-11-01T12:00:00.000Z',
    CreationDate: '2026-11-01T12:00:00.000Z',
    disabled_reason: null,
    previous_secret_until: null,
    ...given,
  };
}

function makeDelivery(given: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    delivery_id: 'delivery-1',
    webhook_id: 'webhook-1',
    type: 'job.done',
    message_id: 'message-1',
    job_id: 'job-1',
    batch_id: 'job-1',
    created_at: '2026-11-02T12:00:00.000Z',
    status: 'failed',
    next_attempt_at: null,
    attempts: [
      {
        attempt: 1,
        attempted_at: '2026-11-02T12:00:00.000Z',
        status: 503,
        latency_ms: 41,
        answer: 'busy',
        error: null,
      },
    ],
    ...given,
  };
}

function prepare(webhooks: Webhook[]) {
  const api = fakeApi();
  api.on(webhookEndpoints.listWebhooks, () => ({ webhooks }));
  return api;
}

describe('The Webhook tab', () => {
  it('says that there is none yet', async () => {
    prepare([]);
    renderApp('/api-clients?tab=webhooks');
    expect(await screen.findByText('Nenhum webhook')).toBeVisible();
  });

  it('shows who made each, where that is known', async () => {
    const created_by = { user_uuid: 'user-2', user_name: 'Rui Prado' };
    prepare([makeWebhook({ created_by }), makeWebhook({ webhook_id: 'webhook-2', endpoint_name: 'CRM' })]);
    renderApp('/api-clients?tab=webhooks');
    expect(await screen.findByRole('row', { name: /ERP.*Rui Prado/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /CRM.*—/ })).toBeVisible();
  });

  it('creates a webhook and shows its secret once', async () => {
    const api = prepare([]);
    api.on(webhookEndpoints.createWebhook, ({ body }) => {
      expect(body).toEqual({ endpoint_name: 'ERP', endpoint_url: 'https://erp.example.com/lavra' });
      return makeWebhook({ status: 'pending', ClientSecret: 'whsec_shown' });
    });
    const { user } = renderApp('/api-clients?tab=webhooks');
    const create = await screen.findByRole('button', { name: 'Criar' });
    expect(create).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'ERP');
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'http://erp.example.com/lavra');
    await user.click(create);
    expect(await screen.findByText('A URL deve ser https')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'URL' }));
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://erp.example.com/lavra');
    await user.click(create);
    const dialog = await screen.findByRole('dialog', { name: 'Webhook criado' });
    expect(within(dialog).getByText('whsec_shown')).toBeVisible();
    expect(within(dialog).getByText('arn:lavra:webhook:user-1:webhook-1')).toBeVisible();
  });

  it('says that creation failed and why', async () => {
    const api = prepare([]);
    api.on(
      webhookEndpoints.createWebhook,
      () => new Refusal(400, 'webhook_url_refused', 'O endereço não é público'),
    );
    const { user } = renderApp('/api-clients?tab=webhooks');
    await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ERP');
    await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://10.0.0.1/');
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    expect(await screen.findByText('Não foi possível criar o webhook.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveAccessibleDescription(
      'O endereço não é público',
    );
    expect(screen.getAllByText('O endereço não é público')).toHaveLength(1);
  });

  it('switches verbose of one webhook', async () => {
    const api = prepare([makeWebhook()]);
    api.on(webhookEndpoints.updateWebhook, ({ params, body }) => {
      expect(params['webhookId']).toBe('webhook-1');
      return makeWebhook({ verbose: (body as { verbose: boolean }).verbose });
    });
    const { user } = renderApp('/api-clients?tab=webhooks');
    await user.click(await screen.findByRole('switch', { name: 'Enviar o resultado completo a ERP' }));
    expect(await screen.findByText('Resultado completo atualizado com sucesso')).toBeVisible();
    expect(api.callsOf(webhookEndpoints.updateWebhook)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Desfeito')).toBeVisible();
    expect(api.callsOf(webhookEndpoints.updateWebhook).map(({ body }) => body)).toEqual([
      { verbose: true },
      { verbose: false },
    ]);
  });

  it('shows every attempt of a delivery and sends it again', async () => {
    const api = prepare([makeWebhook({ status: 'disabled', disabled_reason: 'HTTP 503' })]);
    api.on(webhookEndpoints.listWebhookDeliveries, () => ({ deliveries: [makeDelivery()] }));
    api.on(webhookEndpoints.sendDeliveryAgain, () => ({}));
    const { user } = renderApp('/api-clients?tab=webhooks');
    await user.click(await screen.findByRole('button', { name: 'Ver entregas de ERP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Entregas de ERP' });
    await user.click(await within(dialog).findByText('1 tentativa'));
    expect(within(dialog).getByText('HTTP 503')).toBeVisible();
    expect(within(dialog).getByText('busy')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar novamente' }));
    expect(await screen.findByText('Entrega enviada novamente')).toBeVisible();
    expect(api.callsOf(webhookEndpoints.sendDeliveryAgain)).toHaveLength(1);
  });
});
