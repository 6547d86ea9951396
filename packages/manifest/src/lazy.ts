import { createRequire } from 'node:module';

/**
 * Returns a function that loads a module at its first call, synchronously, so that most runs do not pay for it. `from` is `import.meta.url`
 * of the caller, and `path` is the path of an import there. Both must be literals in the call, since bundles and the published packages are
 * built from them.
 */
export function lazy<Module>(from: string, path: string): () => Module {
  let loaded: Module | undefined;
  return () => {
    loaded ??= createRequire(from)(path) as Module;
    return loaded;
  };
}
