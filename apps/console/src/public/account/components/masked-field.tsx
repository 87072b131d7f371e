import { type ComponentProps, useState } from 'react';

import { Field } from '../../kit/field.tsx';

interface MaskedFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> {
  readonly mask: (typed: string) => string;
}

export function MaskedField({ mask, ...field }: MaskedFieldProps) {
  const [value, setValue] = useState('');
  return <Field {...field} value={value} onChange={(event) => setValue(mask(event.currentTarget.value))} />;
}
