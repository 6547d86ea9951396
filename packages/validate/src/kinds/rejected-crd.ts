import type { KindSchema } from '@slipway/kube-models';
import { lazy } from '@slipway/manifest/lazy';
import { celRule } from '../built-in/definitions/definition-rules.ts';
import { rootOf } from '../built-in/forms/location.ts';
import { hasRules } from '../cel/schema/cel-schema.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';
import { isBuiltIn } from '../schema/object-schema.ts';
import type { StructuralSchema } from '../schema/structural-schema.ts';

const definitions = lazy<typeof import('../built-in/definitions/schema-of-definition.ts')>(
  import.meta.url,
  '../built-in/definitions/schema-of-definition.ts',
);

/**
 * Reports the problems for which the API server rejects the schema of a CRD with the version `kind`. Pointers are in that schema.
 * Crossplane creates CRDs from XRDs, so the same applies to them.
 */
export function definitionProblems(kind: KindSchema): readonly Problem[] {
  if (isBuiltIn(kind)) return [];
  return definitions().schemaProblems(rootOf(kind.schema), kind.subresources?.status !== undefined);
}

const specs = lazy<typeof import('../built-in/custom-resource-definitions.ts')>(
  import.meta.url,
  '../built-in/custom-resource-definitions.ts',
);

/** Reports the problems for which the API server rejects a CRD, with its names, versions and conversion. Pointers are in the CRD. */
export const crdProblems = (crd: Readonly<Record<string, unknown>>): readonly Problem[] => [
  ...specs().customResourceDefinition(rootOf(crd)),
];

/** Returns the problem of objects of a kind whose CRD the server rejects because of its CEL rules; undefined for valid rules. */
export function rejectedKind(kind: KindSchema): Problem | undefined {
  if (isBuiltIn(kind) || !hasRules(kind.schema as StructuralSchema)) return undefined;
  const [first, ...others] = definitionProblems(kind).filter(({ rule }) => rule === celRule.rule.id);
  if (first === undefined) return undefined;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return {
    ...ofRule('unknown-kind'),
    message: `there is no ${kind.kind}, because the API server rejects its ${kind.origin === 'xrd' ? 'XRD' : 'CRD'}: ${first.message}${more}`,
    pointer: '/kind',
    value: kind.kind,
    expected: 'a kind whose definition the API server accepts',
    remedy: `correct the definition of ${kind.kind}`,
  };
}
