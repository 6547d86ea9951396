import { isFields } from '../objects/fields.ts';

/** An environment variable has its name beside it; what is in a list, or is the `value` of a field, has that field's. */
export function nameOfField(parent: unknown, key: string, around: string): string {
  if (key !== 'value' || !isFields(parent)) return key;
  // A parameter of AWS that is stored encrypted.
  if (parent.type === 'SecureString') return 'password';
  const beside = parent.name ?? parent.key;
  return typeof beside === 'string' ? beside : around;
}
