import { buildPointer, fieldsOf, textOf } from '@slipway/manifest';
import { type ComposedResource, isRequired } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';

/** Reports a resource without a namespace, or with one from a status that is missing at first, if the resource does not wait for it. */
function* missingNamespace({ base, path, patches }: ComposedResource, what: string): Generator<CompositionProblem> {
  const [patch, ...others] = patches.filter(({ target }) => target?.text === 'metadata.namespace');
  if (patch?.target === undefined) {
    yield {
      rule: 'composed-scope',
      pointer: buildPointer([...path, 'base', 'kind']),
      message: `${what} is in a namespace, and neither the base nor a patch sets metadata.namespace: the API server refuses the resource`,
      value: base?.kind,
      expected: 'metadata.namespace in the base or from a patch',
    };
    return;
  }
  const source = patch.sources.find(({ text }) => text.startsWith('status.'));
  if (others.length > 0 || source === undefined || patch.from !== 'composite' || isRequired(patch)) return;
  yield {
    rule: 'composed-scope',
    severity: 'risk',
    pointer: patch.target.pointer,
    message: `${what} gets its namespace from ${source.text}, which a new composite does not have: Crossplane then applies it without a namespace, and fails`,
    value: source.text,
    expected: 'policy: {fromFieldPath: Required}, so that the resource waits for the field',
  };
}

/** Reports composed kinds with a scope that the composite cannot compose (composition_functions.go of crossplane). */
export function* composedScopes({ composition, composite, kindOf }: Checked): Generator<CompositionProblem> {
  if (composite === undefined) return;
  for (const { resources, isNative } of composition.templates) {
    if (isNative) continue;
    for (const resource of resources) {
      const { name, base, path } = resource;
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
      if (composite.scope !== 'Namespaced' && kind.scope === 'Namespaced' && fieldsOf(base.metadata).namespace === undefined)
        yield* missingNamespace(resource, what);
    }
  }
}
