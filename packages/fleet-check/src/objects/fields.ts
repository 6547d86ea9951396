import { type Fields, fieldsOf, plainText, textOf } from '@slipway/manifest';

export { type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';

/** The map below these keys. */
export const below = (value: unknown, ...keys: readonly string[]): Fields =>
  keys.reduce<Fields>((map, key) => fieldsOf(map[key]), fieldsOf(value));

export const nameOf = (object: Fields): string => textOf(fieldsOf(object.metadata).name);

export const namespaceOf = (object: Fields): string => textOf(fieldsOf(object.metadata).namespace);

/** Group of an object; empty for the core group. */
export function groupOf({ apiVersion }: Fields): string {
  const text = textOf(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
}

/** `Kind/namespace/name`, without a namespace where there is none. */
export const objectText = (object: Fields): string =>
  [plainText(object.kind), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/');

/** Returns the name in the address of a package: `provider-aws-iam` of `xpkg.example/org/provider-aws-iam:v2.0.0`. */
export function packageName(address: string): string {
  const [path = ''] = address.split('@', 1);
  const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split(':', 1);
  return name;
}

/** Whether variables stand in a text of which only the cluster knows the values. */
export const hasVariable = (text: string): boolean => text.includes('${');
