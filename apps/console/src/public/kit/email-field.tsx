import type { ComponentProps } from 'react';

import { Field } from './field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'inputMode' | 'autoCapitalize'>;

export function EmailField(props: EmailFieldProps) {
  return <Field {...props} name="email" type="email" inputMode="email" autoCapitalize="none" />;
}
