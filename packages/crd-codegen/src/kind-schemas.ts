import type { KindSchema } from '@slipway/kube-models';
import { DefinitionError, isFields } from '@slipway/manifest';
import { crdKinds } from './crd.ts';
import type { DefinedKinds } from './defined-kinds.ts';
import { xrdKinds } from './xrd.ts';

/**
 * Returns the served versions of a CustomResourceDefinition or CompositeResourceDefinition, and none for any other object.
 * Throws a DefinitionError with every problem if it is malformed.
 */
export function kindSchemas(crd: unknown): KindSchema[] {
  const defined = definedKinds(crd, '');
  if (defined === undefined) return [];
  if (defined.findings.length > 0) throw new DefinitionError(defined.findings);
  return [...defined.kinds];
}

/** Does the same as `kindSchemas`, but returns problems as findings in `file`. Returns undefined if the object defines no kinds. */
export function definedKinds(object: unknown, file: string): DefinedKinds | undefined {
  if (!isFields(object) || typeof object.apiVersion !== 'string') return undefined;
  const group = object.apiVersion.split('/')[0];
  if (object.kind === 'CustomResourceDefinition' && group === 'apiextensions.k8s.io') return crdKinds(object, file);
  if (object.kind === 'CompositeResourceDefinition' && group === 'apiextensions.crossplane.io') return xrdKinds(object, file);
  return undefined;
}
