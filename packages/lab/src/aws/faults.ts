import type { KindKey } from './model/managed-resource.ts';

/**
 * A fault: every call fails with a message; calls never end; or the resource is ready only in every other interval of so many
 * milliseconds.
 */
export type Fault = 'hang' | { readonly fail: string } | { readonly flap: number };

/** The faults of kinds or objects: `NodeGroup` or `NodeGroup/<name or external name>`. */
export interface Faults {
  set(target: string, fault: Fault): void;
  /** Removes the faults of one target, or of all. */
  clear(target?: string): void;
  of(kind: KindKey, names: readonly string[]): Fault | undefined;
  /** Calls the listener after every change, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** Returns faults without any fault. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    set(target, fault) {
      faults.set(target, fault);
      changed();
    },
    clear(target) {
      if (target === undefined) faults.clear();
      else faults.delete(target);
      changed();
    },
    of(kind, names) {
      const name = kind.slice(kind.indexOf('/') + 1);
      const own = names.map((candidate) => faults.get(`${name}/${candidate}`)).find((fault) => fault !== undefined);
      return own ?? faults.get(name);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
