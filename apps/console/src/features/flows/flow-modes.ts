import type { Flow } from '@lavra/contract/model/flow';

/** The two modes of a flow, of which at most one is on. */
export const flowModes = ['use_backoffice', 'use_backoffice_validation'] as const;
export type FlowMode = (typeof flowModes)[number];

/** Turning one mode on turns the other off. */
export function withMode<F extends Pick<Flow, FlowMode>>(flow: F, mode: FlowMode, isOn: boolean): F {
  const off = { use_backoffice: false, use_backoffice_validation: false };
  return isOn ? { ...flow, ...off, [mode]: true } : { ...flow, [mode]: false };
}

export const emptyFlow: Flow = {
  scope: '',
  client_id: '',
  backoffice_id: '',
  project: '',
  rule: '',
  use_backoffice: false,
  use_backoffice_validation: false,
};

/** A flow is identified by its scope and app client. */
export function isSameFlow(a: Flow, b: Flow): boolean {
  return a.scope === b.scope && a.client_id === b.client_id;
}
