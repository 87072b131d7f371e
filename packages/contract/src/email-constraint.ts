import type { Constraint } from './constraint.ts';

const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const maxLength = 254;

/** Separate from the other constraints so that a page which only signs in does not load them. */
export const emailConstraint = {
  maxLength,
  pattern: shape,
  sentences: ['email_invalid'],
  check: (email: string) => (shape.test(email.trim()) && email.length <= maxLength ? null : 'email_invalid'),
} satisfies Constraint;
