import { type Fields, fieldsOf, getPointer, listOf, textOf } from '@slipway/manifest';
import { below, groupOf, objectText } from '../objects/fields.ts';
import type { TransitionState } from '../transition/fleet-transition.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports control planes that go back, or skip a minor version. */
export function* kubernetesVersions({ transition, new: next }: CheckedChange): Generator<TransitionProblem> {
  const composites = fieldsOfComposites(next);
  for (const { action, before, after } of transition.changes) {
    if (before === undefined || after === undefined || (action !== 'change' && action !== 'move')) continue;
    const { object } = after.applied;
    const kind = kindText(object);
    for (const pointer of [...(BY_KIND.get(kind) ?? []), ...(composites.get(kind) ?? [])]) {
      const [was, is] = [before.applied.object, object].map((each) => getPointer(each, pointer));
      const wrong = refusedStep(was, is);
      if (wrong === undefined) continue;
      yield transitionProblem('kubernetes-version-refused', 'new', after, {
        pointer,
        value: is,
        message: `${objectText(object)} goes from Kubernetes ${was} to ${is}, which ${wrong}`,
        expected: `${textOf(was)}, or the next minor version`,
      });
    }
  }
}

const kindText = (object: Fields): string => `${groupOf(object)}|${textOf(object.kind)}`;

/** Kinds of control planes of clouds and of Cluster API, with the field of their version. */
const BY_KIND: ReadonlyMap<string, readonly string[]> = new Map([
  ['eks.aws.upbound.io|Cluster', ['/spec/forProvider/version']],
  ['eks.aws.m.upbound.io|Cluster', ['/spec/forProvider/version']],
  ['eks.services.k8s.aws|Cluster', ['/spec/version']],
  ['controlplane.cluster.x-k8s.io|AWSManagedControlPlane', ['/spec/version']],
  ['controlplane.cluster.x-k8s.io|KubeadmControlPlane', ['/spec/version']],
]);

/** `v1.34.2` and `1.34`. */
const MINOR = /^v?(\d+)\.(\d+)(?:[.+-].*)?$/;

function refusedStep(was: unknown, is: unknown): string | undefined {
  const [, major, minor] = MINOR.exec(textOf(was)) ?? [];
  const [, nextMajor, nextMinor] = MINOR.exec(textOf(is)) ?? [];
  if (major === undefined || nextMajor === undefined || major !== nextMajor) return undefined;
  if (Number(nextMinor) < Number(minor)) return 'is a downgrade';
  return Number(nextMinor) > Number(minor) + 1 ? 'skips a minor version' : undefined;
}

/** Returns the fields of composite resources that Compositions copy into the version of a control plane. */
function fieldsOfComposites({ kustomizations }: TransitionState): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { objects = [] } of kustomizations)
    for (const { object } of objects) {
      if (object.kind !== 'Composition' || groupOf(object) !== 'apiextensions.crossplane.io') continue;
      const key = kindText(below(object.spec, 'compositeTypeRef'));
      const pointers = versionSources(fieldsOf(object.spec));
      found.set(key, [...new Set([...(found.get(key) ?? []), ...pointers])]);
    }
  return found;
}

function versionSources(spec: Fields): readonly string[] {
  const inputs = listOf(spec.pipeline).map((each) => below(each, 'input'));
  return [spec, ...inputs].flatMap(({ resources }) =>
    listOf(resources).flatMap((resource) => {
      const { base, patches } = fieldsOf(resource);
      const targets = new Set((BY_KIND.get(kindText(fieldsOf(base))) ?? []).map((pointer) => pointer.slice(1).replaceAll('/', '.')));
      return listOf(patches).flatMap((patch) => {
        const { type = 'FromCompositeFieldPath', fromFieldPath, toFieldPath = fromFieldPath, transforms } = fieldsOf(patch);
        const isCopy = type === 'FromCompositeFieldPath' && transforms === undefined && targets.has(textOf(toFieldPath));
        return isCopy && /^[\w.-]+$/.test(textOf(fromFieldPath)) ? [`/${textOf(fromFieldPath).replaceAll('.', '/')}`] : [];
      });
    }),
  );
}
