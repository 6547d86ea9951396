import { buildPointer, fieldsOf, textOf } from '@slipway/manifest';
import type { Checked, CompositionProblem } from './problem.ts';

/** Reports composed kinds with a scope that the composite cannot compose (composition_functions.go of crossplane). */
export function* composedScopes({ composition, composite, kindOf }: Checked): Generator<CompositionProblem> {
  if (composite === undefined) return;
  for (const { resources, isNative } of composition.templates) {
    if (isNative) continue;
    for (const { name, base, path, patches } of resources) {
      const kind = kindOf(textOf(base?.apiVersion), textOf(base?.kind));
      if (kind === undefined || base === undefined) continue;
      const what = `the resource ${name}, a ${textOf(base.kind)} of ${textOf(base.apiVersion)},`;
      const pointer = buildPointer([...path, 'base', 'kind']);
      if (composite.scope === 'Namespaced' && kind.scope === 'Cluster')
        yield {
          rule: 'composed-scope',
          pointer,
          message: `${what} has no namespace, and a composite in a namespace can't compose it: Crossplane refuses the resource`,
          value: base.kind,
          expected: 'a namespaced kind, such as one of a group with .m., or a composite with scope: Cluster',
        };
      const hasNamespace =
        fieldsOf(base.metadata).namespace !== undefined || patches.some((patch) => patch.target?.text === 'metadata.namespace');
      if (composite.scope !== 'Namespaced' && kind.scope === 'Namespaced' && !hasNamespace)
        yield {
          rule: 'composed-scope',
          pointer,
          message: `${what} is in a namespace, and neither the base nor a patch sets metadata.namespace: the API server refuses the resource`,
          value: base.kind,
          expected: 'metadata.namespace in the base or from a patch',
        };
    }
  }
}
