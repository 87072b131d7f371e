import type { Flow } from '@lavra/contract/model/flow';

import { m } from '../../i18n/messages.ts';
import { serviceName } from '../../lib/service-name.ts';
import type { FlowMode } from './flow-modes.ts';

/** The confirmation shown before a mode of a flow is turned on. */
export function modeQuestion({ scope }: Flow, mode: FlowMode) {
  const name = serviceName(scope);
  return mode === 'use_backoffice'
    ? {
        title: m.flows_activate_extraction({ name }),
        text: m.flows_activate_extraction_text(),
        action: m.flows_activate(),
      }
    : {
        title: m.flows_activate_validation({ name }),
        text: m.flows_activate_validation_text(),
        action: m.flows_activate(),
      };
}
