import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { groupOf, namespaceOf, objectText } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { missingObjects, type Reference } from './missing-object.ts';

/**
 * Checks references to issuers, stores and Crossplane objects. If Flux applies other objects of the kind to the cluster, it must also apply
 * this one. If it applies none, but installs their controller, the finding is a risk. Otherwise no finding is reported.
 */
export function* projectReferences(cluster: Cluster): Generator<FleetProblem> {
  const isWhole = isApplied(cluster, 'pkg.crossplane.io', 'Provider') || installs(cluster, 'crossplane');
  yield* expected(cluster, 'issuer-not-found', issuers(cluster), installs(cluster, 'cert-manager'), (wanted) =>
    otherIssuer(cluster, wanted),
  );
  yield* expected(cluster, 'secret-store-not-found', secretStores(cluster), installs(cluster, 'external-secrets'));
  yield* expected(cluster, 'provider-config-not-found', providerConfigs(cluster), isApplied(cluster, 'pkg.crossplane.io', 'Provider'));
  yield* expected(cluster, 'runtime-config-not-found', runtimeConfigs(cluster), true);
  yield* expected(cluster, 'environment-config-not-found', environmentConfigs(cluster), false);
  // Packages of the kind Configuration contain all of these.
  if (cluster.ofKind('pkg.crossplane.io', 'Configuration').length > 0) return;
  yield* expected(cluster, 'composition-not-found', compositions(cluster), isWhole);
  yield* expected(cluster, 'function-not-found', functions(cluster), isWhole);
  yield* expected(cluster, 'composite-kind-not-found', compositeKinds(cluster), isWhole);
  yield* unselectedCompositions(cluster);
  yield* compositionsOfOtherKinds(cluster);
}

/** Reports missing objects of kinds that Flux applies to the cluster, or should apply. */
function expected(
  cluster: Cluster,
  rule: FleetRuleId,
  references: Iterable<Reference>,
  isExpected: boolean,
  meantOf: (wanted: Wanted) => string | undefined = () => undefined,
): Generator<FleetProblem> {
  const isUsual = ({ wanted }: Reference): boolean => isApplied(cluster, wanted.group, wanted.kind) || meantOf(wanted) !== undefined;
  const all = [...references].filter((each) => isExpected || isUsual(each));
  return missingObjects(cluster, rule, all, (each) => {
    const meant = meantOf(each.wanted);
    return { ...(isUsual(each) ? {} : { severity: 'risk' as const }), ...(meant === undefined ? {} : { expected: meant }) };
  });
}

const isApplied = (cluster: Cluster, group: string, kind: string): boolean =>
  cluster.ofKind(group, kind).some(({ kustomization }) => kustomization !== undefined);

const installs = (cluster: Cluster, wanted: string): boolean => cluster.releases.some(({ chart }) => chart === wanted);

const CERTIFICATES = 'cert-manager.io';

function* issuers(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(CERTIFICATES, 'Certificate')) {
    const { name, kind, group } = below(about.object.spec, 'issuerRef');
    if (textOf(group) !== '' && group !== CERTIFICATES) continue;
    yield { about, pointer: '/spec/issuerRef/name', wanted: issuer(about, textOf(kind) || 'Issuer', textOf(name)), does: 'is signed by' };
  }
  for (const [group, kind] of [
    ['networking.k8s.io', 'Ingress'],
    ['gateway.networking.k8s.io', 'Gateway'],
  ] as const) {
    for (const about of cluster.activeOf(group, kind)) {
      const annotations = fieldsOf(fieldsOf(about.object.metadata).annotations);
      for (const [mark, wantedKind] of [
        ['issuer', 'Issuer'],
        ['cluster-issuer', 'ClusterIssuer'],
      ] as const) {
        const name = annotations[`cert-manager.io/${mark}`];
        if (typeof name !== 'string' || annotations['cert-manager.io/issuer-group'] !== undefined) continue;
        const pointer = `/metadata/annotations/cert-manager.io~1${mark}`;
        yield { about, pointer, wanted: issuer(about, wantedKind, name), does: 'gets certificates from' };
      }
    }
  }
}

const issuer = ({ object }: ActiveObject, kind: string, name: string): Wanted => ({
  group: CERTIFICATES,
  kind,
  ...(kind === 'ClusterIssuer' ? {} : { namespace: namespaceOf(object) }),
  name,
  notByCharts: true,
});

/** Returns the issuer of the other kind with the same name. */
function otherIssuer(cluster: Cluster, { kind, name, namespace }: Wanted): string | undefined {
  const other = kind === 'Issuer' ? 'ClusterIssuer' : 'Issuer';
  const [found] = cluster.find(CERTIFICATES, other, undefined, name);
  if (found === undefined) return undefined;
  const own = namespace === undefined ? '' : ` in the namespace ${namespace}`;
  return `the kind ${other}, which ${objectText(found.object)} has, or ${kind === 'Issuer' ? 'an Issuer' : 'a ClusterIssuer'} of this name${own}`;
}

const SECRETS = 'external-secrets.io';

function* secretStores(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(SECRETS, 'ExternalSecret')) {
    const { name, kind } = below(about.object.spec, 'secretStoreRef');
    const isOfCluster = kind === 'ClusterSecretStore';
    const wanted = {
      group: SECRETS,
      kind: isOfCluster ? 'ClusterSecretStore' : 'SecretStore',
      ...(isOfCluster ? {} : { namespace: namespaceOf(about.object) }),
      name: textOf(name),
      notByCharts: true as const,
    };
    yield { about, pointer: '/spec/secretStoreRef/name', wanted, does: 'uses values from' };
  }
}

/** Returns the references of managed resources to a ProviderConfig of their family: `aws.upbound.io` for `ec2.aws.upbound.io`. */
function* providerConfigs(cluster: Cluster): Generator<Reference> {
  const groups = new Map<string, readonly string[]>();
  for (const key of cluster.kinds()) {
    const [group = '', kind = ''] = key.split('|');
    if (/^(?:Cluster)?ProviderConfig$/.test(kind)) groups.set(group, [...(groups.get(group) ?? []), kind]);
  }
  for (const { about, object, at } of managedResources(cluster)) {
    const { name, kind } = below(object.spec, 'providerConfigRef');
    if (typeof name !== 'string') continue;
    const own = groupOf(object);
    const family = /^[a-z0-9]+\.((?:aws|azure|gcp)\.(?:m\.)?upbound\.io)$/.exec(own)?.[1];
    const group = [own, own.slice(own.indexOf('.') + 1)].find((each) => groups.has(each)) ?? family;
    if (group === undefined) continue;
    const isNamespaced = /\.m\./.test(`.${group}.`);
    const wantedKind = textOf(kind) || (isNamespaced ? 'ClusterProviderConfig' : 'ProviderConfig');
    const ofNamespace = isNamespaced && wantedKind === 'ProviderConfig';
    // Only the composite has the namespace of its composed resources.
    if (ofNamespace && at !== '') continue;
    const wanted = {
      group,
      kind: wantedKind,
      ...(ofNamespace ? { namespace: namespaceOf(about.object) } : {}),
      name,
      notByCharts: true as const,
    };
    yield { about, pointer: `${at}/spec/providerConfigRef/name`, wanted, does: 'uses' };
  }
}

interface ManagedResource {
  readonly about: ActiveObject;
  readonly object: Fields;
  /** Pointer to the base in a Composition; empty for an applied object. */
  readonly at: string;
}

/** Returns all applied objects, and the bases of Compositions whose ProviderConfig no patch sets. */
function* managedResources(cluster: Cluster): Generator<ManagedResource> {
  for (const about of cluster.active) yield { about, object: about.object, at: '' };
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [step, each] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      const input = below(each, 'input');
      const sets = JSON.stringify(input.patchSets ?? []).includes('providerConfigRef');
      for (const [index, resource] of listOf(input.resources).entries()) {
        const { base, patches } = fieldsOf(resource);
        if (sets || JSON.stringify(patches ?? []).includes('providerConfigRef')) continue;
        yield { about, object: fieldsOf(base), at: `/spec/pipeline/${step}/input/resources/${index}/base` };
      }
    }
  }
}

/** Returns the references of Compositions to EnvironmentConfigs by name. */
function* environmentConfigs(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [step, each] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      const input = below(each, 'input');
      if (groupOf(input) !== 'environmentconfigs.fn.crossplane.io') continue;
      const isOptional = below(input.spec, 'policy').resolution === 'Optional';
      for (const [index, config] of listOf(fieldsOf(input.spec).environmentConfigs).entries()) {
        const { name } = below(config, 'ref');
        if (typeof name !== 'string') continue;
        const pointer = `/spec/pipeline/${step}/input/spec/environmentConfigs/${index}/ref/name`;
        yield {
          about,
          pointer,
          wanted: { group: COMPOSITES, kind: 'EnvironmentConfig', name, notByCharts: true },
          does: 'reads',
          optional: isOptional,
        };
      }
    }
  }
}

const COMPOSITES = 'apiextensions.crossplane.io';

/** Returns the kind of the composite for the kind of each composite and claim, as `group|Kind`. */
const compositeKindsOf = (cluster: Cluster): ReadonlyMap<string, string> =>
  new Map(
    cluster.ofKind(COMPOSITES, 'CompositeResourceDefinition').flatMap(({ object }) => {
      const { group, names, claimNames } = fieldsOf(object.spec);
      const kindOf = (each: unknown): string => `${textOf(group)}|${textOf(fieldsOf(each).kind)}`;
      return [names, claimNames].map((each) => [kindOf(each), kindOf(names)] as const);
    }),
  );

/** Reports composites with a Composition for another kind, which Crossplane refuses. */
function* compositionsOfOtherKinds(cluster: Cluster): Generator<FleetProblem> {
  const defined = compositeKindsOf(cluster);
  if (defined.size === 0) return;
  const byName = Map.groupBy(cluster.ofKind(COMPOSITES, 'Composition'), ({ object }) => textOf(fieldsOf(object.metadata).name));
  for (const about of cluster.active) {
    const own = defined.get(`${groupOf(about.object)}|${textOf(about.object.kind)}`);
    for (const [at, spec] of own === undefined ? [] : specsOfComposite(about)) {
      const name = textOf(below(spec, 'compositionRef').name);
      const types = (byName.get(name) ?? []).map(({ object }) => below(object.spec, 'compositeTypeRef'));
      const [first] = types;
      if (first === undefined || types.some(({ apiVersion, kind }) => `${groupOf({ apiVersion })}|${textOf(kind)}` === own)) continue;
      yield problemOf('composition-not-found', about, {
        pointer: `${at}/compositionRef/name`,
        message: `${objectText(about.object)} names the Composition ${name}, which is for ${textOf(first.kind)} of ${textOf(first.apiVersion)}`,
        value: name,
        expected: `a Composition for ${(own ?? '').split('|').toReversed().join(' of ')}`,
      });
    }
  }
}

/** Returns the references of composites to Compositions, if their XRD is applied here. */
function* compositions(cluster: Cluster): Generator<Reference> {
  const defined = compositeKindsOf(cluster);
  if (defined.size === 0) return;
  for (const about of cluster.active) {
    if (!defined.has(`${groupOf(about.object)}|${textOf(about.object.kind)}`)) continue;
    for (const [at, spec] of specsOfComposite(about)) {
      const { name } = below(spec, 'compositionRef');
      if (typeof name !== 'string') continue;
      const wanted = { group: COMPOSITES, kind: 'Composition', name, notByCharts: true as const };
      yield { about, pointer: `${at}/compositionRef/name`, wanted, does: 'is composed by' };
    }
  }
}

function* functions(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [index, step] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      const { name } = below(step, 'functionRef');
      const wanted = { group: 'pkg.crossplane.io', kind: 'Function', name: textOf(name), notByCharts: true as const };
      yield { about, pointer: `/spec/pipeline/${index}/functionRef/name`, wanted, does: 'runs' };
    }
  }
}

/** Returns the references of packages to the settings of their Deployment. Crossplane creates the one named default. */
function* runtimeConfigs(cluster: Cluster): Generator<Reference> {
  for (const kind of ['Provider', 'Function']) {
    for (const about of cluster.activeOf('pkg.crossplane.io', kind)) {
      const { name, kind: wantedKind = 'DeploymentRuntimeConfig' } = below(about.object.spec, 'runtimeConfigRef');
      if (typeof name !== 'string' || name === 'default' || wantedKind !== 'DeploymentRuntimeConfig') continue;
      const wanted = { group: 'pkg.crossplane.io', kind: wantedKind, name, notByCharts: true as const };
      yield { about, pointer: '/spec/runtimeConfigRef/name', wanted, does: 'runs with the settings of' };
    }
  }
}

/** Reports composites whose labels select none of the Compositions of their kind. */
function* unselectedCompositions(cluster: Cluster): Generator<FleetProblem> {
  const byKind = Map.groupBy(cluster.ofKind(COMPOSITES, 'Composition'), ({ object }) => {
    const { apiVersion, kind } = below(object.spec, 'compositeTypeRef');
    return `${groupOf({ apiVersion })}|${textOf(kind)}`;
  });
  if (byKind.size === 0) return;
  for (const about of cluster.active) {
    const ofKind = byKind.get(`${groupOf(about.object)}|${textOf(about.object.kind)}`) ?? [];
    for (const [at, spec] of specsOfComposite(about)) {
      const wanted = Object.entries(fieldsOf(below(spec, 'compositionSelector').matchLabels));
      if (ofKind.length === 0 || wanted.length === 0 || below(spec, 'compositionRef').name !== undefined) continue;
      const isSelected = ({ object }: Pick<ActiveObject, 'object'>): boolean => {
        const labels = fieldsOf(fieldsOf(object.metadata).labels);
        return wanted.every(([key, value]) => labels[key] === value);
      };
      if (ofKind.some(isSelected)) continue;
      const text = wanted.map(([key, value]) => `${key}=${textOf(value)}`).join(',');
      yield problemOf('composition-not-selected', about, {
        pointer: `${at}/compositionSelector/matchLabels`,
        message: `${objectText(about.object)} selects Compositions with ${text}, and none of the ${ofKind.length} for its kind on ${cluster.name} has these labels`,
        value: text,
        expected: 'labels of a Composition for the kind',
      });
    }
  }
}

/** Returns the fields of a composite that select its Composition: `spec.crossplane` since Crossplane 2. */
const specsOfComposite = ({ object: { spec } }: ActiveObject): readonly (readonly [string, unknown])[] => [
  ['/spec', spec],
  ['/spec/crossplane', below(spec, 'crossplane')],
];

/** Returns the references of Compositions to the XRD of their kind. */
function* compositeKinds(cluster: Cluster): Generator<Reference> {
  const definitions = cluster.ofKind(COMPOSITES, 'CompositeResourceDefinition').map(({ object }) => fieldsOf(object.spec));
  const kinds = new Set(definitions.map(({ group, names }) => `${textOf(group)}|${textOf(fieldsOf(names).kind)}`));
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    const { apiVersion, kind } = below(about.object.spec, 'compositeTypeRef');
    const group = groupOf({ apiVersion });
    if (typeof kind !== 'string' || kinds.has(`${group}|${kind}`)) continue;
    const wanted = { group: COMPOSITES, kind: 'CompositeResourceDefinition', name: `${kind}.${group}`, notByCharts: true as const };
    yield { about, pointer: '/spec/compositeTypeRef/kind', wanted, does: `composes ${kind} of ${group}, which needs` };
  }
}
