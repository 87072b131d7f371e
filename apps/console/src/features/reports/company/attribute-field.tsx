import { attributeNameLength } from '@lavra/contract/constants';
import { type CompositeField, maxAttributeFields } from '@lavra/contract/model/report';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type AttributeChoice, attributeModes, extentOf } from './report-draft.ts';
import classes from './request-report.module.css';

interface AttributeFieldProps {
  readonly name: CompositeField;
  readonly choice: AttributeChoice;
  /** Names of its known parts. */
  readonly parts: readonly string[];
  readonly onChange: (choice: AttributeChoice) => void;
}

/** How a composite attribute goes into the file: left out, as one value, one column per part, or some of the parts. */
export function AttributeField({ name, choice, parts, onChange }: AttributeFieldProps) {
  const [typed, setTyped] = useState('');
  const extent = extentOf(choice, parts);
  const toggle = (part: string, isWanted: boolean) =>
    onChange({
      ...choice,
      names: isWanted ? [...choice.names, part] : choice.names.filter((one) => one !== part),
    });
  const words = {
    none: m.company_report_mode_none(),
    single: m.company_report_mode_single(),
    split: m.company_report_mode_split(),
    custom: m.company_report_mode_custom(),
  };
  const add = () => {
    const part = typed.trim();
    if (part === '' || choice.names.length >= maxAttributeFields) return;
    if (!choice.names.includes(part)) onChange({ ...choice, names: [...choice.names, part] });
    setTyped('');
  };
  return (
    <div className={classes.attribute}>
      <Checkbox
        label={name}
        classNames={{ label: classes.code ?? '' }}
        checked={extent === 'all'}
        indeterminate={extent === 'some'}
        onChange={() => onChange({ ...choice, mode: extent === 'none' ? 'single' : 'none' })}
      />
      <Select
        aria-label={m.company_report_mode_of({ name })}
        data={attributeModes.map((value) => ({ value, label: words[value] }))}
        value={choice.mode}
        allowDeselect={false}
        onChange={(value) =>
          onChange({ ...choice, mode: attributeModes.find((mode) => mode === value) ?? 'none' })
        }
      />
      {choice.mode === 'custom' && (
        <div className={classes.branch}>
          {parts.length > 0 && (
            <fieldset className={classes.leaves} aria-label={m.company_report_parts_known({ name })}>
              {parts.map((part) => (
                <Checkbox
                  key={part}
                  size="xs"
                  label={part}
                  classNames={{ label: classes.code ?? '' }}
                  checked={choice.names.includes(part)}
                  onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
                />
              ))}
            </fieldset>
          )}
          <div className={classes.adding}>
            <TextInput
              label={m.company_report_part_of({ name })}
              value={typed}
              maxLength={attributeNameLength}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="default" disabled={typed.trim() === ''} onClick={add}>
              {m.company_report_part_add()}
            </Button>
          </div>
          {choice.names.length > 0 && (
            <ul className={classes.chips} aria-label={m.company_report_parts_of({ name })}>
              {choice.names.map((part) => (
                <li key={part} className={classes.chip}>
                  {part}
                  <button
                    type="button"
                    aria-label={m.company_report_part_remove({ name: part })}
                    onClick={() => onChange({ ...choice, names: choice.names.filter((one) => one !== part) })}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
