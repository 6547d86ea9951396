import { below, type Fields, fieldsOf, isClusterScopedToKustomize, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject, ClusterIndex } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, namespaceOf, objectText, textsOf } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { isTypingMistake } from './is-typing-mistake.ts';
import { missingObjects, type Reference, similarName } from './missing-object.ts';

/** One side of a Usage: the object that it protects, or the object that uses it. */
interface Side {
  readonly about: ActiveObject;
  readonly key: 'of' | 'by';
  readonly fields: Fields;
  /** Whether the Usage has a namespace. */
  readonly isNamespaced: boolean;
}

const PROTECTION = 'protection.crossplane.io';
const COMPOSITES = 'apiextensions.crossplane.io';

/** Returns the sides of the applied Usages. Those that a Composition composes are checked with the Composition. */
const sidesOn = (files: ClusterIndex): readonly Side[] =>
  [
    [PROTECTION, 'Usage'],
    [PROTECTION, 'ClusterUsage'],
    [COMPOSITES, 'Usage'],
  ].flatMap(([group = '', kind = '']) =>
    files.activeOf(group, kind).flatMap((about) =>
      (['of', 'by'] as const).flatMap((key) => {
        const fields = below(about.object.spec, key);
        return Object.keys(fields).length === 0 ? [] : [{ about, key, fields, isNamespaced: group === PROTECTION && kind === 'Usage' }];
      }),
    ),
  );

const wrong = ({ about, key, fields }: Side, path: string, text: string, expected: string): FleetProblem =>
  problemOf('usage-without-object', about, {
    pointer: `/spec/${key}${path}`,
    value: path === '/kind' ? fields.kind : path === '/apiVersion' ? fields.apiVersion : undefined,
    message: `${objectText(about.object)} ${text}: Crossplane protects nothing`,
    expected,
  });

/** Reports Usages that find no object on any cluster. */
export function* impossibleUsages(files: ClusterIndex): Generator<FleetProblem> {
  for (const side of sidesOn(files)) {
    const { about, key, fields, isNamespaced } = side;
    const [apiVersion, kind] = [textOf(fields.apiVersion), textOf(fields.kind)];
    if (hasVariable(apiVersion) || hasVariable(kind)) continue;
    const group = groupOf(fields);
    const owned = listOf(fieldsOf(about.object.metadata).ownerReferences).some((each) => fieldsOf(each).controller === true);
    const meant = files.ofKind(group, kind).length > 0 ? undefined : kindsOf(files, group).find((each) => isTypingMistake(kind, each));
    const isClusterScoped = scopeOf(files, apiVersion, kind);
    if (below(fields, 'resourceSelector').matchControllerRef === true && !owned && below(fields, 'resourceRef').name === undefined)
      yield wrong(
        side,
        '/resourceSelector/matchControllerRef',
        'selects objects with its own controller by matchControllerRef, and only an object that Crossplane composes has a controller',
        'matchLabels or resourceRef, without matchControllerRef',
      );
    else if (!/^(?:v\d\w*|[^/]+\/v\d\w*)$/.test(apiVersion))
      yield wrong(
        side,
        '/apiVersion',
        `names the API version ${apiVersion}, which is not GROUP/VERSION`,
        'GROUP/VERSION, such as s3.aws.m.upbound.io/v1beta1',
      );
    else if (meant !== undefined)
      yield wrong(
        side,
        '/kind',
        `names the kind ${kind} of ${group}, which does not exist; did you mean ${meant}?`,
        `${meant} instead of ${kind}`,
      );
    else if (key === 'of' && isNamespaced && isClusterScoped === true)
      yield wrong(
        side,
        '/kind',
        `is in a namespace, and ${kind} has none: Crossplane looks for the Usage of an object in the namespace of the object`,
        'a ClusterUsage',
      );
    else if (!isNamespaced && isClusterScoped === false)
      yield wrong(
        side,
        '/kind',
        `has no namespace, and ${kind} has one: Crossplane never finds the object`,
        'a Usage in the namespace of the object',
      );
  }
}

/** Returns the kinds of a group that objects here have. */
const kindsOf = (files: ClusterIndex, group: string): readonly string[] =>
  [...files.kinds()].flatMap((key) => (key.startsWith(`${group}|`) ? [key.slice(group.length + 1)] : []));

/** Returns whether a kind is cluster-scoped; undefined for an unknown kind. */
function scopeOf(files: ClusterIndex, apiVersion: string, kind: string): boolean | undefined {
  const group = groupOf({ apiVersion });
  for (const { object } of files.ofKind(COMPOSITES, 'CompositeResourceDefinition')) {
    const { group: own, names, scope } = fieldsOf(object.spec);
    if (own === group && fieldsOf(names).kind === kind)
      return textOf(object.apiVersion).endsWith('/v2') ? scope === 'Cluster' : scope === undefined || scope !== 'Namespaced';
  }
  for (const { object } of files.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition')) {
    const { group: own, names, scope } = fieldsOf(object.spec);
    if (own === group && fieldsOf(names).kind === kind) return scope === 'Cluster';
  }
  if (isClusterScopedToKustomize(apiVersion, kind) || (group === COMPOSITES && kind !== 'Usage')) return true;
  if (group === 'pkg.crossplane.io' || CORE_KINDS.has(`${apiVersion} ${kind}`)) return group === 'pkg.crossplane.io';
  const family = /^(?:[a-z0-9]+\.)?(?:aws|azure|gcp)\.(m\.)?upbound\.io$/.exec(group);
  if (family === null) return undefined;
  return family[1] === undefined || kind.startsWith('ClusterProviderConfig');
}

/** Kinds of Kubernetes with a namespace that Usages often name. */
const CORE_KINDS: ReadonlySet<string> = new Set([
  ...['ConfigMap', 'Secret', 'Service', 'ServiceAccount', 'PersistentVolumeClaim', 'Pod'].map((kind) => `v1 ${kind}`),
  ...['Deployment', 'StatefulSet', 'DaemonSet'].map((kind) => `apps/v1 ${kind}`),
  ...['Job', 'CronJob'].map((kind) => `batch/v1 ${kind}`),
]);

/** Returns the references of Usages to objects by name. */
export function* usedObjects(files: ClusterIndex): Generator<Reference> {
  for (const { about, key, fields, isNamespaced } of sidesOn(files)) {
    const [group, kind] = [groupOf(fields), textOf(fields.kind)];
    const { name, namespace } = below(fields, 'resourceRef');
    if (typeof name !== 'string') continue;
    const isClusterScoped = scopeOf(files, textOf(fields.apiVersion), kind);
    const own = isNamespaced && isClusterScoped === false ? { namespace: textOf(namespace) || namespaceOf(about.object) } : {};
    yield {
      about,
      pointer: `/spec/${key}/resourceRef/name`,
      wanted: { group, kind, ...own, name, ...(group.includes('.') ? { notByCharts: true as const } : {}) },
      does: key === 'of' ? 'protects' : 'waits for',
    };
  }
}

/** Kinds whose objects Crossplane, packages or releases create with names that the repository does not have. */
const isOftenGenerated = (group: string, kind: string): boolean =>
  kind === 'CustomResourceDefinition' ||
  kind === 'Namespace' ||
  kind === 'Secret' ||
  kind.endsWith('Revision') ||
  group === 'pkg.crossplane.io';

/** Reports Usages of objects that nothing creates. Crossplane generates the name of an object that a Composition may compose. */
export function* usages(cluster: Cluster): Generator<FleetProblem> {
  yield* impossibleUsages(cluster);
  if (sidesOn(cluster).length === 0) return;
  const compositions = [...textsOf(cluster.ofKind(COMPOSITES, 'Composition').map(({ object }) => object.spec))];
  const mayBeComposed = (kind: string): boolean => compositions.some((text) => text.includes(kind));
  const isCertain = (group: string, kind: string): boolean =>
    cluster.ofKind(group, kind).some(({ kustomization }) => kustomization !== undefined) &&
    !mayBeComposed(kind) &&
    !isOftenGenerated(group, kind);
  const references = [...usedObjects(cluster)].filter(
    ({ wanted }) => isCertain(wanted.group, wanted.kind) || similarName(cluster, wanted) !== undefined,
  );
  yield* missingObjects(cluster, 'usage-without-object', references);
  for (const side of sidesOn(cluster)) {
    const { about, key, fields } = side;
    const [group, kind] = [groupOf(fields), textOf(fields.kind)];
    const labels = Object.entries(below(fields, 'resourceSelector', 'matchLabels'));
    if (labels.length === 0 || below(fields, 'resourceRef').name !== undefined || !isCertain(group, kind)) continue;
    const all = cluster.ofKind(group, kind).map(({ object }) => fieldsOf(fieldsOf(object.metadata).labels));
    if (all.some((own) => labels.every(([name, value]) => own[name] === value || hasVariable(textOf(own[name]))))) continue;
    const text = labels.map(([name, value]) => `${name}=${textOf(value)}`).join(',');
    const meant = nearest(
      text,
      all.flatMap((own) => Object.entries(own).map(([name, value]) => `${name}=${textOf(value)}`)),
    );
    yield problemOf('usage-without-object', about, {
      pointer: `/spec/${key}/resourceSelector/matchLabels`,
      value: text,
      message: `${objectText(about.object)} selects a ${kind} with ${text}, and none of the ${all.length} on ${cluster.name} has these labels: Crossplane protects nothing`,
      expected: meant === undefined ? `labels of a ${kind}` : `${meant} instead of ${text}`,
    });
  }
}
