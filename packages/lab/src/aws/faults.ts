import type { KindKey } from './model/managed-resource.ts';

/** What goes wrong: every call fails with a message; calls never end; or it is ready only every other so many milliseconds. */
export type Fault = 'hang' | { readonly fail: string } | { readonly flap: number };

/** What goes wrong with which kind, or which object of it: `NodeGroup` or `NodeGroup/<name or external name>`. */
export interface Faults {
  set(target: string, fault: Fault): void;
  /** Of one target, or of all. */
  clear(target?: string): void;
  of(kind: KindKey, names: readonly string[]): Fault | undefined;
  /** Called after every change, until the function that it returns is called. */
  onChange(listener: () => void): () => void;
}

/** Nothing goes wrong at first. */
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
