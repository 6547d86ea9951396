import { type Fields, fieldsOf, isFields, plainText, textOf } from '@slipway/manifest';

/** Returns the name of an object; empty without one. */
export const nameOf = (object: Fields): string => textOf(fieldsOf(object.metadata).name);

/** Returns the namespace of an object; empty without one. */
export const namespaceOf = (object: Fields): string => textOf(fieldsOf(object.metadata).namespace);

/** Returns the group of an object; empty for the core group. */
export function groupOf({ apiVersion }: Fields): string {
  const text = textOf(apiVersion);
  return text.includes('/') ? text.slice(0, text.indexOf('/')) : '';
}

/** Returns `Kind/namespace/name`, or `Kind/name` without a namespace. */
export const objectText = (object: Fields): string =>
  [plainText(object.kind), namespaceOf(object), nameOf(object)].filter((part) => part !== '').join('/');

/** Returns the name in the address of a package: `provider-aws-iam` of `xpkg.example/org/provider-aws-iam:v2.0.0`. */
export function packageName(address: string): string {
  const [path = ''] = address.split('@', 1);
  const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split(':', 1);
  return name;
}

/** Whether a text contains variables, or SOPS encrypted it, so that only the cluster has the value. */
export const hasVariable = (text: string): boolean => text.includes('${') || text.startsWith('ENC[');

/** Returns all strings in a value, without the keys of its maps. */
export function textsOf(value: unknown, into: Set<string> = new Set()): Set<string> {
  const waiting = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (typeof each === 'string') into.add(each);
    else if (Array.isArray(each)) for (const item of each) waiting.push(item ?? '');
    else if (isFields(each)) for (const item of Object.values(each)) waiting.push(item ?? '');
  }
  return into;
}

/** Adds a value to the list of a key. */
export function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Returns the names that the resource of a kind may have. */
export const pluralsOf = (kind: string): readonly string[] => [
  kind,
  `${kind}s`,
  `${kind}es`,
  ...(kind.endsWith('y') ? [`${kind.slice(0, -1)}ies`] : []),
];
