/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same JSON, in any order of keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isEqual(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return left === right;
  const keys = definedKeys(left);
  return keys.length === definedKeys(right).length && keys.every((key) => isEqual(left[key], right[key]));
}

const definedKeys = (value: JsonObject): readonly string[] => Object.keys(value).filter((key) => value[key] !== undefined);

/** Returns the JSON merge patch (RFC 7386) from `before` to `after`; undefined if they are equal. */
export function mergePatch(before: JsonObject, after: JsonObject): JsonObject | undefined {
  const patch: Record<string, unknown> = {};
  for (const key of definedKeys(before)) if (after[key] === undefined) patch[key] = null;
  for (const key of definedKeys(after)) {
    const [old, next] = [before[key], after[key]];
    if (isEqual(old, next)) continue;
    patch[key] = isObject(old) && isObject(next) ? mergePatch(old, next) : next;
  }
  return Object.keys(patch).length > 0 ? patch : undefined;
}

/** Merges `over` into `under`, object by object. Lists and values are replaced. */
export function merged(under: JsonObject, over: JsonObject): JsonObject {
  const result: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const old = result[key];
    if (value !== undefined) result[key] = isObject(old) && isObject(value) ? merged(old, value) : value;
  }
  return result;
}

/** Returns the value at `vpcConfig.subnetIds` or `identity.0.oidc`; undefined if it does not exist. */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) value = typeof value === 'object' && value !== null ? (value as JsonObject)[key] : undefined;
  return value;
}

/** Returns the text at a path; empty when it does not exist. */
export function textAt(root: unknown, path: string): string {
  const value = valueAt(root, path);
  return typeof value === 'string' ? value : '';
}

/** Returns the strings of a list at a path. */
export function textsAt(root: unknown, path: string): readonly string[] {
  const value = valueAt(root, path);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
