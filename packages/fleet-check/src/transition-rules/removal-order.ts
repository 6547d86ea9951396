import { type Fields, fieldsOf, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf, objectText, packageName } from '../objects/fields.ts';
import type { ObjectChange } from '../transition/object-change.ts';
import { chartNames } from './chart-names.ts';
import { compositeKinds } from './protected-objects.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports objects whose deletion never finishes, or is refused. */
export function* removalOrder(checked: CheckedChange): Generator<TransitionProblem> {
  const { transition, old, new: next } = checked;
  const isComposite = compositeKinds(old.kustomizations);
  const gone = transition.changes.filter(({ action }) => action === 'delete');
  for (const [cluster, changes] of Map.groupBy(gone, (change) => change.cluster)) {
    const charts = chartsOn(cluster, checked);
    const controllers = changes.flatMap(({ before }) => (before === undefined ? [] : controllerOf(before.applied.object, charts)));
    const guards = guardsOn(cluster, next, changes);
    for (const { before } of changes) {
      if (before === undefined) continue;
      const { object } = before.applied;
      const controller = controllers.find(({ finishes }) => finishes(object, isComposite(cluster, object)));
      if (controller !== undefined)
        yield transitionProblem('removed-with-controller', 'old', before, {
          message: `${objectText(object)} would be deleted at the same time as ${controller.name}, which must finish its deletion`,
          expected: 'an object that is deleted before its controller',
        });
      const guard = guards.find(({ of }) => refersTo(of, object));
      if (guard !== undefined)
        yield transitionProblem('guarded-object-deleted', 'old', before, {
          message: `${objectText(object)} would be deleted, which ${guard.name} refuses`,
          expected: 'an object that no Usage protects',
        });
    }
  }
}

interface Controller {
  readonly name: string;
  /** Whether an object has a finalizer that the controller removes. */
  readonly finishes: (object: Fields, isComposite: boolean) => boolean;
}

/** Kinds with finalizers, by the chart of their controller. */
const BY_CHART: Readonly<Record<string, RegExp>> = {
  karpenter: /^(?:NodePool|NodeClaim)\.karpenter\.sh$|^EC2NodeClass\.karpenter\.k8s\.aws$/,
  'aws-load-balancer-controller': /^TargetGroupBinding\.elbv2\.k8s\.aws$/,
  'rook-ceph': /^Ceph\w+\.ceph\.rook\.io$/,
  longhorn: /^(?:Volume|Node|BackingImage)\.longhorn\.io$/,
};

/** Names of the charts of both states. */
interface Charts {
  readonly before: (release: Fields) => string;
  /** The charts that the new state installs. */
  readonly after: ReadonlySet<string>;
}

function chartsOn(cluster: string, { old, new: next }: CheckedChange): Charts {
  const [before, after] = [chartNames(old), chartNames(next)];
  const releases = next.kustomizations.flatMap(({ appliesTo, objects = [] }) =>
    objects.flatMap(({ object }) => (appliesTo === cluster && isRelease(object) ? [after(cluster, object)] : [])),
  );
  return { before: (release) => before(cluster, release), after: new Set(releases) };
}

const isRelease = (object: Fields): boolean => object.kind === 'HelmRelease' && groupOf(object) === 'helm.toolkit.fluxcd.io';

function controllerOf(object: Fields, charts: Charts): readonly Controller[] {
  const name = objectText(object);
  if (isRelease(object)) {
    const chart = charts.before(object);
    const kinds = Object.hasOwn(BY_CHART, chart) ? BY_CHART[chart] : undefined;
    if (charts.after.has(chart)) return [];
    if (chart === 'crossplane') return [{ name, finishes: (_, isComposite) => isComposite }];
    return kinds === undefined ? [] : [{ name, finishes: (each) => kinds.test(`${textOf(each.kind)}.${groupOf(each)}`) }];
  }
  if (object.kind !== 'Provider' || groupOf(object) !== 'pkg.crossplane.io') return [];
  const [, cloud = '', service = ''] =
    /^provider-(aws|gcp|azure)-([a-z0-9]+)$/.exec(packageName(textOf(fieldsOf(object.spec).package))) ?? [];
  if (service === '') return [];
  const groups = new Set([`${service}.${cloud}.upbound.io`, `${service}.${cloud}.m.upbound.io`]);
  return [{ name, finishes: (each) => groups.has(groupOf(each)) }];
}

interface Guard {
  readonly name: string;
  readonly of: Fields;
  readonly namespace: string;
}

/** Returns the Usages that remain. */
function guardsOn(cluster: string, { kustomizations }: CheckedChange['new'], gone: readonly ObjectChange[]): readonly Guard[] {
  const going = new Set(gone.map(({ before }) => objectText(before?.applied.object ?? {})));
  return kustomizations.flatMap(({ appliesTo, objects = [] }) =>
    objects.flatMap(({ object }) => {
      const isUsage = groupOf(object) === 'protection.crossplane.io' && (object.kind === 'Usage' || object.kind === 'ClusterUsage');
      const { of, by } = fieldsOf(object.spec);
      // With `by`, Crossplane allows the deletion after the user of the Usage is deleted.
      if (appliesTo !== cluster || !isUsage || by !== undefined || going.has(objectText(object))) return [];
      const namespace = object.kind === 'Usage' ? namespaceOf(object) : '';
      return [{ name: objectText(object), namespace, of: { ...fieldsOf(of), namespace } }];
    }),
  );
}

const refersTo = (of: Fields, object: Fields): boolean =>
  groupOf(of) === groupOf(object) &&
  textOf(of.kind) === textOf(object.kind) &&
  textOf(of.namespace) === namespaceOf(object) &&
  nameOf(object) !== '' &&
  textOf(fieldsOf(of.resourceRef).name) === nameOf(object);
