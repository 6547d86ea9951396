import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { ActiveObject, ClusterIndex } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { meantActivation } from './crossplane-packages.ts';
import type { Reference } from './missing-object.ts';

/** Returns the references of managed resources to a ProviderConfig of their family: `aws.upbound.io` for `ec2.aws.upbound.io`. */
export function* providerConfigs(cluster: ClusterIndex): Generator<Reference> {
  const groups = configGroups(cluster);
  for (const { about, object, at, patches } of managedResources(cluster)) {
    const { name, kind } = below(object.spec, 'providerConfigRef');
    if (typeof name !== 'string' || patches.includes('providerConfigRef')) continue;
    const own = groupOf(object);
    const family = /^[a-z0-9]+\.((?:aws|azure|gcp)\.(?:m\.)?upbound\.io)$/.exec(own)?.[1];
    const group = [own, own.slice(own.indexOf('.') + 1)].find((each) => groups.has(each)) ?? family;
    if (group === undefined) continue;
    const isNamespaced = /\.m\./.test(`.${group}.`);
    const wantedKind = textOf(kind) || (isNamespaced ? 'ClusterProviderConfig' : 'ProviderConfig');
    if (isNamespaced && !CONFIG_KINDS.includes(wantedKind)) continue;
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

/** Returns the API groups of the kinds of ProviderConfigs on a cluster. */
const configGroups = (cluster: ClusterIndex): ReadonlySet<string> =>
  new Set([...cluster.kinds()].flatMap((key) => (/\|(?:Cluster)?ProviderConfig$/.test(key) ? [key.slice(0, key.indexOf('|'))] : [])));

interface ManagedResource {
  readonly about: ActiveObject;
  readonly object: Fields;
  /** Pointer to the base in a Composition; empty for an applied object. */
  readonly at: string;
  /** The text of the patches of the base, and of all patch sets. */
  readonly patches: string;
}

/** Returns all applied objects, and the bases of Compositions. */
function* managedResources(cluster: ClusterIndex): Generator<ManagedResource> {
  for (const about of cluster.active) yield { about, object: about.object, at: '', patches: '' };
  yield* composedBases(cluster);
}

/** Returns the bases of Compositions. */
function* composedBases(cluster: ClusterIndex): Generator<ManagedResource> {
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [pointer, input] of templatesOf(about)) {
      const sets = JSON.stringify(input.patchSets ?? []);
      for (const [index, resource] of listOf(input.resources).entries()) {
        const { base, patches } = fieldsOf(resource);
        const at = `${pointer}/resources/${index}/base`;
        yield { about, object: fieldsOf(base), at, patches: `${sets}${JSON.stringify(patches ?? [])}` };
      }
    }
  }
}

/** The kinds of configurations of a provider with namespaced resources. */
const CONFIG_KINDS: readonly string[] = ['ProviderConfig', 'ClusterProviderConfig'];

/** Reports namespaced managed resources with a kind of ProviderConfig that providers do not have. */
export function* wrongProviderConfigKinds(cluster: ClusterIndex): Generator<FleetProblem> {
  for (const { about, object, at, patches } of managedResources(cluster)) {
    const { kind } = below(object.spec, 'providerConfigRef');
    if (typeof kind !== 'string' || hasVariable(kind) || CONFIG_KINDS.includes(kind)) continue;
    if (/"spec\.providerConfigRef(?:\.kind)?"/.test(patches)) continue;
    if (!/(?:^|\.)m\.(?:upbound|crossplane)\.io$/.test(groupOf(object))) continue;
    yield problemOf('provider-config-not-found', about, {
      pointer: `${at}/spec/providerConfigRef/kind`,
      message: `${objectText(about.object)} has ${at === '' ? 'a reference' : `a ${textOf(object.kind)} with a reference`} to a ${kind}: providers have no configuration of this kind, and do nothing`,
      value: kind,
      expected: CONFIG_KINDS.join(' or '),
    });
  }
}

/** Returns the inputs of the functions of a Composition, and its spec, which has the resources in Crossplane 1. */
const templatesOf = ({ object: { spec } }: ActiveObject): readonly (readonly [pointer: string, input: Fields])[] => [
  ['/spec', fieldsOf(spec)],
  ...listOf(fieldsOf(spec).pipeline).map((each, step) => [`/spec/pipeline/${step}/input`, below(each, 'input')] as const),
];

/** Returns the references of Compositions to EnvironmentConfigs by name. */
export function* environmentConfigs(cluster: ClusterIndex): Generator<Reference> {
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [at, input] of templatesOf(about)) {
      const isInput = groupOf(input) === 'environmentconfigs.fn.crossplane.io';
      const [pointer, { policy, environmentConfigs: configs }] = isInput
        ? [`${at}/spec`, fieldsOf(input.spec)]
        : [`${at}/environment`, below(input, 'environment')];
      const isOptional = fieldsOf(policy).resolution === 'Optional';
      for (const [index, config] of listOf(configs).entries()) {
        const { name } = below(config, 'ref');
        if (typeof name !== 'string') continue;
        yield {
          about,
          pointer: `${pointer}/environmentConfigs/${index}/ref/name`,
          wanted: { group: COMPOSITES, kind: 'EnvironmentConfig', name, notByCharts: true },
          does: 'reads',
          optional: isOptional,
        };
      }
    }
  }
}

export const COMPOSITES = 'apiextensions.crossplane.io';

/** Returns the kind of the composite for the kind of each composite and claim, as `group|Kind`. */
const compositeKindsOf = (cluster: ClusterIndex): ReadonlyMap<string, string> =>
  new Map(
    cluster.ofKind(COMPOSITES, 'CompositeResourceDefinition').flatMap(({ object }) => {
      const { group, names, claimNames } = fieldsOf(object.spec);
      const kindOf = (each: unknown): string => `${textOf(group)}|${textOf(fieldsOf(each).kind)}`;
      return [names, claimNames].map((each) => [kindOf(each), kindOf(names)] as const);
    }),
  );

/** Returns the kinds whose XRD names the Composition, so that Crossplane ignores what a composite selects. */
const enforcedKinds = (cluster: ClusterIndex): ReadonlySet<string> =>
  new Set(
    cluster.ofKind(COMPOSITES, 'CompositeResourceDefinition').flatMap(({ object: { spec } }) => {
      const { group, names, enforcedCompositionRef } = fieldsOf(spec);
      return enforcedCompositionRef === undefined ? [] : `${textOf(group)}|${textOf(fieldsOf(names).kind)}`;
    }),
  );

/** A reference to a Composition: of a composite, or of the XRD of a kind for its composites. */
interface CompositionReference {
  readonly about: ActiveObject;
  readonly pointer: string;
  readonly name: string;
  /** The kind of the composite, as `group|Kind`. */
  readonly kind: string;
  /** Whether composites may name another Composition. */
  readonly isDefault: boolean;
  /** Whether a Composition composes the composite. */
  readonly isBase?: true;
}

/** Returns the references of composites that other Compositions compose, unless a patch sets them. */
function* referencesOfBases(
  cluster: ClusterIndex,
  defined: ReadonlyMap<string, string>,
  enforced: ReadonlySet<string>,
): Generator<CompositionReference> {
  for (const { about, object, at: base, patches } of composedBases(cluster)) {
    const kind = defined.get(`${groupOf(object)}|${textOf(object.kind)}`);
    if (kind === undefined || enforced.has(kind) || /composition(?:Ref|Selector)|spec\.crossplane"/.test(patches)) continue;
    for (const [at, spec] of specsOfComposite({ object })) {
      const { name } = below(spec, 'compositionRef');
      if (typeof name === 'string')
        yield { about, pointer: `${base}${at}/compositionRef/name`, name, kind, isDefault: false, isBase: true };
    }
  }
}

function* compositionReferences(cluster: ClusterIndex): Generator<CompositionReference> {
  const defined = compositeKindsOf(cluster);
  if (defined.size === 0) return;
  const enforced = enforcedKinds(cluster);
  for (const about of cluster.active) {
    const kind = defined.get(`${groupOf(about.object)}|${textOf(about.object.kind)}`);
    for (const [at, spec] of kind === undefined || enforced.has(kind) ? [] : specsOfComposite(about)) {
      const { name } = below(spec, 'compositionRef');
      if (typeof name === 'string') yield { about, pointer: `${at}/compositionRef/name`, name, kind: kind ?? '', isDefault: false };
    }
  }
  yield* referencesOfBases(cluster, defined, enforced);
  for (const about of cluster.activeOf(COMPOSITES, 'CompositeResourceDefinition')) {
    const { group, names } = fieldsOf(about.object.spec);
    for (const field of ['defaultCompositionRef', 'enforcedCompositionRef']) {
      const { name } = below(about.object.spec, field);
      const kind = `${textOf(group)}|${textOf(fieldsOf(names).kind)}`;
      if (typeof name === 'string') yield { about, pointer: `/spec/${field}/name`, name, kind, isDefault: field.startsWith('default') };
    }
  }
}

/** Reports references to a Composition for another kind, which Crossplane refuses. */
export function* compositionsOfOtherKinds(cluster: ClusterIndex): Generator<FleetProblem> {
  const byName = Map.groupBy(cluster.ofKind(COMPOSITES, 'Composition'), ({ object }) => textOf(fieldsOf(object.metadata).name));
  for (const { about, pointer, name, kind, isDefault } of compositionReferences(cluster)) {
    const types = (byName.get(name) ?? []).map(({ object }) => below(object.spec, 'compositeTypeRef'));
    const [first] = types;
    if (first === undefined || types.some((type) => `${groupOf(type)}|${textOf(type.kind)}` === kind)) continue;
    yield problemOf('composition-not-found', about, {
      pointer,
      message: `${objectText(about.object)} names the Composition ${name}, which is for ${textOf(first.kind)} of ${textOf(first.apiVersion)}`,
      value: name,
      expected: `a Composition for ${kind.split('|').toReversed().join(' of ')}`,
      ...(isDefault ? { severity: 'risk' as const } : {}),
    });
  }
}

/** Returns the references of composites and XRDs to Compositions, if the XRD is applied here. */
export function* compositions(cluster: ClusterIndex): Generator<Reference> {
  for (const { about, pointer, name, isDefault, isBase } of compositionReferences(cluster)) {
    const wanted = { group: COMPOSITES, kind: 'Composition', name, notByCharts: true as const };
    yield {
      about,
      pointer,
      wanted,
      does: isBase ? 'has a resource that is composed by' : 'is composed by',
      ...(isDefault ? { severity: 'risk' } : {}),
    };
  }
}

export function* functions(cluster: ClusterIndex): Generator<Reference> {
  for (const about of cluster.activeOf(COMPOSITES, 'Composition')) {
    for (const [index, step] of listOf(fieldsOf(about.object.spec).pipeline).entries()) {
      const { name } = below(step, 'functionRef');
      const wanted = { group: 'pkg.crossplane.io', kind: 'Function', name: textOf(name), notByCharts: true as const };
      yield { about, pointer: `/spec/pipeline/${index}/functionRef/name`, wanted, does: 'runs' };
    }
  }
}

/** Returns the references of packages to the settings of their Deployment. Crossplane creates the one named default. */
export function* runtimeConfigs(cluster: ClusterIndex): Generator<Reference> {
  for (const kind of ['Provider', 'Function']) {
    for (const about of cluster.activeOf('pkg.crossplane.io', kind)) {
      const { name, kind: wantedKind = 'DeploymentRuntimeConfig' } = below(about.object.spec, 'runtimeConfigRef');
      if (typeof name !== 'string' || name === 'default' || wantedKind !== 'DeploymentRuntimeConfig') continue;
      const wanted = { group: 'pkg.crossplane.io', kind: wantedKind, name, notByCharts: true as const };
      yield { about, pointer: '/spec/runtimeConfigRef/name', wanted, does: 'runs with the settings of' };
    }
  }
}

/** The labels by which a composite selects its Composition, if no Composition for its kind has them. */
export interface EmptySelection {
  readonly about: ActiveObject;
  readonly pointer: string;
  /** `selects Compositions`. */
  readonly does: string;
  /** `key=value,key=value`. */
  readonly text: string;
  readonly wanted: readonly (readonly [key: string, value: unknown])[];
  /** The labels of each Composition for the kind. */
  readonly labels: readonly Fields[];
}

/** Returns the composites whose labels select none of the Compositions of their kind. */
export function* unselectedCompositions(cluster: ClusterIndex): Generator<EmptySelection> {
  const byKind = Map.groupBy(cluster.ofKind(COMPOSITES, 'Composition'), ({ object }) => {
    const { apiVersion, kind } = below(object.spec, 'compositeTypeRef');
    return `${groupOf({ apiVersion })}|${textOf(kind)}`;
  });
  if (byKind.size === 0) return;
  const [defined, enforced] = [compositeKindsOf(cluster), enforcedKinds(cluster)];
  for (const { about, object, at: base, patches } of managedResources(cluster)) {
    const own = `${groupOf(object)}|${textOf(object.kind)}`;
    const kind = defined.get(own) ?? own;
    if (enforced.has(kind) || /composition(?:Ref|Selector)|spec\.crossplane"/.test(patches)) continue;
    const labels = (byKind.get(kind) ?? []).map(({ object }) => fieldsOf(fieldsOf(object.metadata).labels));
    for (const [at, spec] of specsOfComposite({ object })) {
      const wanted = Object.entries(fieldsOf(below(spec, 'compositionSelector').matchLabels));
      if (labels.length === 0 || wanted.length === 0 || below(spec, 'compositionRef').name !== undefined) continue;
      if (labels.some((each) => wanted.every(([key, value]) => each[key] === value))) continue;
      const text = wanted.map(([key, value]) => `${key}=${textOf(value)}`).join(',');
      const does = base === '' ? 'selects Compositions' : `has a ${textOf(object.kind)} that selects Compositions`;
      yield { about, pointer: `${base}${at}/compositionSelector/matchLabels`, does, text, wanted, labels };
    }
  }
}

/** Returns the fields of a composite that select its Composition: `spec.crossplane` since Crossplane 2. */
const specsOfComposite = ({ object: { spec } }: { readonly object: Fields }): readonly (readonly [string, unknown])[] => [
  ['/spec', spec],
  ['/spec/crossplane', below(spec, 'crossplane')],
];

/** Returns the references of Compositions to the XRD of their kind. */
export function* compositeKinds(cluster: ClusterIndex): Generator<Reference> {
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

/** Reports names in activation policies that no ManagedResourceDefinition has: its name is the plural and the group of a kind. */
export function* unmatchedNames(files: ClusterIndex): Generator<FleetProblem> {
  for (const about of files.activeOf(COMPOSITES, 'ManagedResourceActivationPolicy')) {
    for (const [index, each] of listOf(fieldsOf(about.object.spec).activate).entries()) {
      const name = textOf(each);
      // Crossplane matches an entry as a pattern of Go.
      if (name === '' || hasVariable(name) || /[*?[\\]/.test(name)) continue;
      const meant = meantActivation(files, name);
      if (meant === undefined && /^[a-z0-9-]+\.[a-z0-9.-]+$/.test(name)) continue;
      yield problemOf('kind-not-activated', about, {
        severity: 'risk',
        pointer: `/spec/activate/${index}`,
        value: name,
        message: `${objectText(about.object)} activates ${name}, which no ManagedResourceDefinition has as its name: Crossplane ignores the entry`,
        expected:
          meant === undefined
            ? 'plural.group in lower case, such as buckets.s3.aws.m.upbound.io, or *.group'
            : `${meant} instead of ${name}`,
      });
    }
  }
}
