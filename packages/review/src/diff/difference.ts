/** A segment of a path: a field, an item of a list by its key, or an item by its index. */
export type PathSegment =
  | { readonly field: string }
  /** `by` has the fields that identify the item in its list; empty if the item is a scalar that identifies itself. */
  | { readonly by: readonly string[]; readonly id: readonly unknown[] }
  | { readonly index: number };

/** A difference between two values at one path. */
export type Difference = { readonly path: readonly PathSegment[] } & (
  | { readonly op: 'add'; readonly after: unknown; readonly index?: number }
  | { readonly op: 'remove'; readonly before: unknown; readonly index?: number }
  | { readonly op: 'change'; readonly before: unknown; readonly after: unknown }
  /** Items that both have, in another order: their keys by the fields `by`, or the items themselves. */
  | { readonly op: 'reorder'; readonly before: readonly unknown[]; readonly after: readonly unknown[]; readonly by?: readonly string[] }
);

/** Writes a path: `spec.containers[name=app].image`, `args[]` for one of several texts. Quotes keys that are not plain names: `labels["a.b/c"]`. */
export function pathText(path: readonly PathSegment[]): string {
  const text = path
    .map((segment) => {
      if ('field' in segment) return /^[A-Za-z_][\w-]*$/.test(segment.field) ? `.${segment.field}` : `[${JSON.stringify(segment.field)}]`;
      if ('index' in segment) return `[${segment.index}]`;
      if (segment.by.length === 0) return '[]';
      return `[${segment.by.flatMap((key, at) => (segment.id[at] === undefined ? [] : [`${key}=${idText(segment.id[at])}`])).join(',')}]`;
    })
    .join('');
  return text.startsWith('.') ? text.slice(1) : text;
}

const idText = (id: unknown): string => {
  const text = typeof id === 'string' ? id : typeof id === 'bigint' ? String(id) : JSON.stringify(id);
  return text.length > MAX_ID ? `${Array.from(text).slice(0, MAX_ID).join('')}…` : text;
};

const MAX_ID = 60;
