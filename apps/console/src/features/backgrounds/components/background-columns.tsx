import type { BackgroundValidation } from '@lavra/contract/model/company';

import { m } from '../../../i18n/messages.ts';
import { checkName } from '../../../lib/check-name.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ShortId } from '../../../ui/table/short-id.tsx';
import classes from './background-columns.module.css';

/** A tick, and its word for screen readers. */
function Tick({ isOn }: { readonly isOn: boolean }) {
  return (
    <span className={classes.tick} data-on={isOn || undefined}>
      {isOn ? <Icon name="check" size={18} /> : <span aria-hidden>—</span>}
      <span className={classes.word}>{isOn ? m.backgrounds_yes() : m.backgrounds_no()}</span>
    </span>
  );
}

function flag(key: 'serpro_cpf' | 'serpro_nfe' | 'serpro_data_valid', title: string) {
  return {
    key,
    title,
    kind: 'status',
    width: '150px',
    cell: (row) => <Tick isOn={row[key]} />,
  } satisfies Column<BackgroundValidation>;
}

/** Columns of a background validation that every user sees. */
export function backgroundColumns(): Column<BackgroundValidation>[] {
  return [
    {
      key: 'id',
      title: m.backgrounds_id(),
      kind: 'id',
      width: '190px',
      cell: ({ id }) => <ShortId id={id} />,
    },
    { key: 'name', title: m.backgrounds_name(), cell: ({ background_name }) => background_name },
    flag('serpro_cpf', checkName('serpro_cpf')),
    flag('serpro_nfe', checkName('serpro_nfe')),
    flag('serpro_data_valid', checkName('serpro_data_valid')),
  ];
}
