import { type Fields, getPointer, isFields, parsePointer } from '@slipway/manifest';
import { asShown, containsSecret } from '@slipway/validate';
import { kindOf } from '../objects/values.ts';
import { type Difference, pathText } from './difference.ts';
import { pointerOf } from './pointer-of.ts';

/** Replacement of a value that may be a secret. */
export const NOT_SHOWN = '(not shown)';

/** Replaces secret values in a JSON value, in any encoding. */
export type Mask = <Value>(value: Value) => Value;

/** Whether a difference may be shown, and the name of its path if it may not. */
export function confidentialPath(difference: Difference, before: Fields, after: Fields): string | undefined {
  const sides = [before, after].map((object) => ({ object, pointer: pointerOf(object, difference.path) }));
  const hidden = sides.map(({ object, pointer }) => (isSealed(object, pointer) ? pointer : hiddenPointer(object, pointer)));
  const [shown] = hidden.filter((pointer) => pointer !== undefined);
  if (shown === undefined) return undefined;
  return pathText(parsePointer(shown).map((field) => ({ field })));
}

/** Returns the pointer without secrets if its value must not be shown; undefined if it may be shown. */
function hiddenPointer(object: Fields, pointer: string): string | undefined {
  const finding = { rule: 'review', message: '', pointer, value: getPointer(object, pointer), expected: '', remedy: '' };
  const shown = asShown<typeof finding & { readonly confidential?: true }>(finding, object);
  return shown.confidential === true ? shown.pointer : undefined;
}

/** Whether a value is ciphertext, which no reader can use. */
const isSealed = (object: Fields, pointer: string): boolean =>
  kindOf(object) === 'SealedSecret' && pointer.startsWith('/spec/encryptedData');

/** Replaces all values and keys of an object that may be secrets. */
export function withoutSecrets(object: Fields): Fields {
  if (!containsSecret(object) && kindOf(object) !== 'SealedSecret') return object;
  return masked(object, object, '') as Fields;
}

function masked(value: unknown, object: Fields, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => masked(item, object, `${pointer}/${index}`));
  if (isFields(value) && Object.keys(value).length > 0) {
    const fields = Object.entries(value).map(([key, field]) => {
      const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const shown = hiddenPointer(object, at);
      return [shown?.endsWith(NOT_SHOWN) ? NOT_SHOWN : key, masked(field, object, at)] as const;
    });
    return Object.fromEntries(fields);
  }
  return isSealed(object, pointer) || hiddenPointer(object, pointer) !== undefined ? NOT_SHOWN : value;
}
