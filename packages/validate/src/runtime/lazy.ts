import { createRequire } from 'node:module';

/**
 * A module that is loaded when it is first asked for, and at once: what most runs do without costs them nothing. `from` is
 * `import.meta.url` of the module that asks and `path` what an import there would name; both are written in the call, for bundles and
 * the published packages are made from it.
 */
export function lazy<Module>(from: string, path: string): () => Module {
  let loaded: Module | undefined;
  return () => {
    loaded ??= createRequire(from)(path) as Module;
    return loaded;
  };
}
