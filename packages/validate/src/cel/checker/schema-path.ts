/**
 * A path through a schema from a variable: field names, `@items`, `@keys`, `@values`. It grows as slices of Go do, which overwrite each
 * other if they share memory, because the estimate of the server depends on that.
 */
export interface SchemaPath {
  readonly store: string[];
  readonly length: number;
  readonly room: number;
}

export const NO_PATH: SchemaPath = { store: [], length: 0, room: 0 };

export const pathOf = (name: string): SchemaPath => ({ store: [name], length: 1, room: 1 });

export function append({ store, length, room }: SchemaPath, part: string): SchemaPath {
  if (length < room) {
    store[length] = part;
    return { store, length: length + 1, room };
  }
  return { store: [...store.slice(0, length), part], length: length + 1, room: room === 0 ? 1 : room * 2 };
}

export const segments = ({ store, length }: SchemaPath): readonly string[] => store.slice(0, length);
