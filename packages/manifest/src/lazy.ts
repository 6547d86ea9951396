import { createRequire } from 'node:module';

/**
 * Returns a function that loads a module synchronously at its first call, so that most runs do not load it. `from` is `import.meta.url` of
 * the caller, and `path` is the path of an import there. Both must be literals in the call, because the build of bundles and of published
 * packages reads them.
 */
export function lazy<Module>(from: string, path: string): () => Module {
  let loaded: Module | undefined;
  return () => {
    loaded ??= createRequire(from)(path) as Module;
    return loaded;
  };
}
