import { readYaml } from '@slipway/manifest';
import { type TreeOptions, type UpdateValidator, type Validator, validateTexts } from '@slipway/validate';

/** Published objects by group, kind, namespace and name. */
export type OldObjects = ReadonlyMap<string, object>;

/**
 * Returns the objects of texts, with the namespaces that kustomize and Flux set there. Of two objects with one identity, the last one is
 * used.
 */
export function oldObjects(texts: ReadonlyMap<string, string>, options: Pick<TreeOptions, 'budget' | 'substitute'>): OldObjects {
  const objects = new Map<string, object>();
  const collecting: Validator = {
    check: (object, { namespace } = {}) => {
      const identity = identityOf(object, namespace);
      if (identity !== undefined) objects.set(identity, object as object);
      return { verdict: 'accept', findings: [] };
    },
  };
  validateTexts(collecting, texts, { ...options, read: readYaml, foreign: true });
  return objects;
}

/** Returns a validator that also checks the change from the old object, if it exists. */
export const comparedWith = (old: OldObjects, validator: UpdateValidator): Validator => ({
  check: (object, options = {}) => {
    const identity = identityOf(object, options.namespace);
    const before = identity === undefined ? undefined : old.get(identity);
    return before === undefined ? validator.check(object, options) : validator.checkUpdate(before, object, options);
  },
});

/** Returns undefined for a value that is not a Kubernetes object with a name. */
function identityOf(object: unknown, given: string | undefined): string | undefined {
  const { apiVersion, kind, metadata } = (object ?? {}) as Readonly<Record<string, unknown>>;
  const { name, namespace } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string' || typeof name !== 'string') return undefined;
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  return JSON.stringify([group, kind, namespace ?? given ?? '', name]);
}
