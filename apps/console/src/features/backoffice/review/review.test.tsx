import { reviewEndpoints } from '@lavra/contract/endpoints/review';
import type { Box } from '@lavra/contract/model/result';
import type { ReviewTask } from '@lavra/contract/model/task';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { makeUser } from '../../../testing/factories.ts';
import { Refusal, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Imported ahead: the screen loads lazily, which on a busy machine takes longer than a test waits.
import './review-screen.tsx';

function taskOf(jobId: string): ReviewTask {
  return {
    job_id: jobId,
    company_id: 'c1',
    company_name: 'Serra Verde',
    service: 'cnh',
    project: '',
    backoffice_id: 'fila',
    reason: 'low_confidence',
    doubts: ['Name'],
    ready_at: '2026-11-02T12:00:00Z',
    target_at: '2026-11-03T12:00:00Z',
    expires: '2026-12-02T12:00:00Z',
    lease_until: '2026-11-02T12:01:00Z',
    is_paused: false,
    work_time: 0,
    validation_status: null,
    validation: null,
    result: {
      Time: '0.10',
      Quantity: 1,
      Document: [{ Page: 1, Data: { Name: { value: jobId, conf: 60 } } }],
    },
    files: [],
  };
}

/** Two tasks: each is the next one until it is claimed. */
function prepare() {
  const api = fakeApi();
  const left = [taskOf('first'), taskOf('second')];
  const line = {
    company_id: 'c1',
    company_name: 'Serra Verde',
    service: 'cnh',
    available: 2,
    claimed: 0,
    postponed: 0,
    late: 0,
    oldest_ready_at: '2026-11-02T12:00:00Z',
    next_target_at: '2026-11-03T12:00:00Z',
  };
  api.on(reviewEndpoints.getReviewQueue, () => ({ lines: [line], done_today: 0 }));
  api.on(reviewEndpoints.getNextTask, () => ({ task: left[0] ?? null }));
  api.on(reviewEndpoints.claimTask, () => ({ task: left.shift() ?? null }));
  api.on(reviewEndpoints.submitTask, () => ({ error_fields: [], is_final: true }));
  return api;
}

const shownTask = () => document.querySelector('[data-task]')?.getAttribute('data-task');
const press = (key: string, ctrlKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey });

/** The two key presses that submit a task without comment. */
async function decideAtOnce() {
  press('Enter', true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar e seguir' })).toHaveFocus());
  press('Enter', true);
}

async function begin() {
  const api = prepare();
  const app = renderApp('/backoffice/review', makeUser({ hasBackoffice: true }));
  await app.user.click(await screen.findByRole('button', { name: 'Começar' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  return { api, ...app, submitted: () => api.callsOf(reviewEndpoints.submitTask) };
}

describe('A decision of the desk', () => {
  it('is taken back by a key while the next task is only looked at', async () => {
    const { api, submitted } = await begin();
    await decideAtOnce();
    await waitFor(() => expect(shownTask()).toBe('second'));
    expect(submitted()).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    press('z', true);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'O que muda' })).toBeVisible());
    expect(shownTask()).toBe('first');
    expect(submitted()).toHaveLength(0);

    press('Enter', true);
    await waitFor(() => expect(shownTask()).toBe('second'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    // The first decision on the next task sends the one before.
    press('Enter');
    await waitFor(() => expect(submitted().map(({ params }) => params['jobId'])).toEqual(['first']));
    await waitFor(() =>
      expect(api.callsOf(reviewEndpoints.claimTask).at(-1)?.body).toEqual({ job_id: 'second' }),
    );
  });

  it('leaves with whoever goes to another screen', async () => {
    const { router, submitted } = await begin();
    await decideAtOnce();
    await waitFor(() => expect(shownTask()).toBe('second'));
    await router.navigate({ to: '/backoffice' });
    await waitFor(() => expect(submitted().map(({ params }) => params['jobId'])).toEqual(['first']));
  });

  it('comes back with everything that was decided where it is refused', async () => {
    const { api } = await begin();
    api.on(reviewEndpoints.submitTask, () => new Refusal(503, 'unavailable', 'Agora não'));
    await decideAtOnce();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    press('Enter');
    expect(await screen.findByText('Agora não')).toBeVisible();
    await waitFor(() => expect(shownTask()).toBe('first'));
  });
});

it('has at most three stops of the Tab key before its first doubt, from where Escape leads', async () => {
  const { user } = await begin();
  const doubt = screen.getByRole('textbox');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'O que decidir' })).toHaveFocus();
  let stops = 0;
  while (document.activeElement !== doubt && stops < 10) {
    await user.tab();
    stops += 1;
  }
  expect(stops - 1).toBeLessThanOrEqual(3);
});

it('has the keyboard where it was when a dialog is closed', async () => {
  const { user } = await begin();
  fireEvent.keyDown(screen.getByRole('textbox'), { altKey: true, code: 'KeyX', key: 'x' });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ilegível' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox')).toHaveFocus();
});

describe('What else a value may be', () => {
  it('is what a second pass gives, then what else of its kind was read, chosen by a key', async () => {
    const api = prepare();
    const place = { page: 1, box: [0.1, 0.1, 0.2, 0.02] as Box };
    const Data = {
      IssueDate: { value: '2020-01-02', conf: 60, ...place },
      BirthDate: { value: '1990-05-06', conf: 99, ...place },
      Name: { value: 'ANA', conf: 99, ...place },
    };
    const page = { page: 1, width: 600, height: 800, source: 'ocr', orientation: 0, quality: 'ok' } as const;
    const result = { Time: '0.10', Quantity: 1, Document: [{ Page: 1, Data }], Pages: [page] };
    api.on(reviewEndpoints.claimTask, () => ({ task: { ...taskOf('dates'), doubts: [], result } }));
    api.on(reviewEndpoints.readRegion, () => ({ value: '2020-01-03', conf: 80 }));
    const { user } = renderApp('/backoffice/review', makeUser({ hasBackoffice: true }));
    await user.click(await screen.findByRole('button', { name: 'Começar' }));
    expect(await screen.findByRole('button', { name: '1 03/01/2020' })).toBeVisible();
    expect(api.callsOf(reviewEndpoints.readRegion)[0]?.body).toMatchObject({ key: 'IssueDate', page: 1 });
    expect(screen.getByRole('button', { name: '2 06/05/1990' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ANA/ })).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('textbox'), { altKey: true, code: 'Digit2', key: '2' });
    expect(screen.getByRole('textbox')).toHaveValue('06/05/1990');
  });
});
