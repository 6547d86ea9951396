import { buildKustomization, fileMapTree, type KustomizationBuild, substituteObject, toBytes, valuesOf } from '@slipway/flux-build';
import type { FluxCase } from '../cases/flux-cases.ts';
import type { SubstitutionCase } from '../cases/substitution-cases.ts';
import type { SubstitutionAnswer } from './build-case.ts';

/** Returns the result of `@slipway/flux-build` for a case, in the order of the build. */
export const builtAnswer = ({ files, kustomization, objects }: FluxCase, strict = true): KustomizationBuild =>
  buildKustomization({
    kustomization: kustomization as unknown as Readonly<Record<string, unknown>>,
    tree: fileMapTree(new Map(Object.entries(files))),
    strict,
    findSource(kind, namespace, name) {
      const found = objects.find(({ kind: own, metadata }) => own === kind && metadata.name === name && metadata.namespace === namespace);
      return found === undefined ? undefined : valuesOf(found as unknown as Readonly<Record<string, unknown>>);
    },
  });

/** Returns the result of `@slipway/flux-build` for a text in a custom resource. */
export function substitutedAnswer({ text, variables, strict }: SubstitutionCase): SubstitutionAnswer {
  const values = new Map(Object.entries(variables).map(([name, value]) => [name, toBytes(value.replaceAll('\n', ''))]));
  const probe = { apiVersion: 'example.org/v1', kind: 'Probe', metadata: { name: 'a', namespace: 'b' }, spec: { text } };
  const known = { names: [...values.keys()], isSet: values.size > 0, lookup: (name: string) => values.get(name) };
  const answer = substituteObject(probe, known, { strict, always: false });
  if ('problem' in answer) return { error: `post build failed for 'Probe.v1.example.org/a': ${answer.problem}` };
  return { result: (answer.object as { readonly spec?: { readonly text?: unknown } }).spec?.text };
}
