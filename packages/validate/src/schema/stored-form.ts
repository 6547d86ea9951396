import { goTime } from '@slipway/manifest';
import { canonicalQuantity } from '../go/canonical-quantity.ts';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';

/** Kinds of values that Go reads in several forms but writes in one form. */
export type StoredForm = 'quantity' | 'resource-quantity' | 'time' | 'micro-time' | 'bytes';

/**
 * Returns a problem if the server stores the same value in another form, for example `500m` for 0.5. A value with an invalid form is
 * reported elsewhere.
 */
export function formProblem(value: unknown, form: StoredForm, pointer: string): Problem | undefined {
  const stored = isSubstituted(value) ? undefined : storedText(value, form);
  if (stored === undefined || stored === value) return undefined;
  return {
    ...ofRule('canonical-form'),
    message: `${fieldPath(pointer)}: the server stores ${JSON.stringify(stored)}`,
    pointer,
    value,
    expected: JSON.stringify(stored),
    remedy: 'write it as it is stored; it means the same',
  };
}

/** Returns the problem of a zero value that the server drops, because it means the same as an absent field. */
export const zeroProblem = (value: unknown, pointer: string): Problem => ({
  ...ofRule('unstored-zero'),
  message: `${fieldPath(pointer)}: ${JSON.stringify(value)} is not stored`,
  pointer,
  value,
  expected: 'no such field, or another value',
  remedy: 'leave the field out; it means the same',
});

function storedText(value: unknown, form: StoredForm): string | null | undefined {
  if (form === 'quantity' || form === 'resource-quantity') return canonicalQuantity(value, form === 'resource-quantity');
  if (typeof value !== 'string') return undefined;
  return form === 'bytes' ? value.replace(/[\r\n]/g, '') : goTime(value, form);
}
