/** A step of the way to a value: a field, an item of a list by what identifies it, or an item by its number from 0. */
export type Step =
  | { readonly field: string }
  /** `by` has the fields that identify the item in its list; an empty list where the item, a scalar, identifies itself. */
  | { readonly by: readonly string[]; readonly id: readonly unknown[] }
  | { readonly index: number };

/** What differs between two values at one place. */
export type Difference = { readonly path: readonly Step[] } & (
  | { readonly op: 'add'; readonly after: unknown; readonly index?: number }
  | { readonly op: 'remove'; readonly before: unknown; readonly index?: number }
  | { readonly op: 'change'; readonly before: unknown; readonly after: unknown }
  /** Items that both have, in another order: what identifies them by the fields `by`, or without that the items themselves. */
  | { readonly op: 'reorder'; readonly before: readonly unknown[]; readonly after: readonly unknown[]; readonly by?: readonly string[] }
);

/** A path as people write it: `spec.containers[name=app].image`, `args[]` for one of several texts. Keys that are no plain names are quoted: `labels["a.b/c"]`. */
export function pathText(path: readonly Step[]): string {
  const text = path
    .map((step) => {
      if ('field' in step) return /^[A-Za-z_][\w-]*$/.test(step.field) ? `.${step.field}` : `[${JSON.stringify(step.field)}]`;
      if ('index' in step) return `[${step.index}]`;
      if (step.by.length === 0) return '[]';
      return `[${step.by.flatMap((key, at) => (step.id[at] === undefined ? [] : [`${key}=${idText(step.id[at])}`])).join(',')}]`;
    })
    .join('');
  return text.startsWith('.') ? text.slice(1) : text;
}

const idText = (id: unknown): string => {
  const text = typeof id === 'string' ? id : typeof id === 'bigint' ? String(id) : JSON.stringify(id);
  return text.length > LONGEST_ID ? `${Array.from(text).slice(0, LONGEST_ID).join('')}…` : text;
};

const LONGEST_ID = 60;
