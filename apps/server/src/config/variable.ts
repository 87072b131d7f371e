import { z } from 'zod';

interface Variable {
  readonly part:
    | 'http'
    | 'storage'
    | 'mail'
    | 'links'
    | 'security'
    | 'limits'
    | 'engine'
    | 'checks'
    | 'running';
  /** As written in the environment; absent where the variable may stay unset. */
  readonly fallback?: string;
  readonly schema: z.ZodType;
  readonly sentence: string;
}

/** Keeps the literal types. */
export function variable<const V extends Variable>(definition: V): V {
  return definition;
}

export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const link = z.url({ protocol: /^https?$/ });
