import type { FleetKustomization, FleetRoot } from '@slipway/flux-build';
import type { KindSchema } from '@slipway/kube-models';
import { type Finding, plainText, stableText } from '@slipway/manifest';
import { type ClusterSettings, createValidator, type KindSource, type Validator } from '@slipway/validate';
import { definedKinds } from '../../kinds/defined-kinds.ts';
import { type OtherRelease, otherReleaseOf } from './other-releases.ts';

/** The kinds that each cluster knows. */
export interface ClusterKinds {
  /** For objects of this cluster. */
  readonly validatorOf: (cluster: string) => Validator;
  /** Names the definitions that a cluster has in the group of an object: of clusters with the same ones, verdicts are the same. */
  readonly kindOf: (cluster: string, object: Fields) => string;
  /** Whether the cluster gets definitions of the group of an object, so that its kinds are known in the release that it has. */
  readonly definesGroup: (cluster: string, object: Fields) => boolean;
  /** The release that a cluster has of the project that an object belongs to, where it is known to be another one than the kinds here. */
  readonly otherRelease: (cluster: string, object: Fields) => OtherRelease | undefined;
  /** What is wrong with definitions. */
  readonly findings: readonly Finding[];
  /** For the next check in this process. */
  readonly known: () => KnownKinds;
}

/** What was made of definitions. */
export interface KnownKinds {
  /** By the text of each. */
  readonly definitions: ReadonlyMap<string, Definition>;
  /** By all that each was made of. */
  readonly validators: ReadonlyMap<string, Validator>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A definition that is applied to a cluster. */
interface Definition {
  /** The same for equal texts in one process. */
  readonly id: number;
  readonly group: string;
  readonly schemas: readonly KindSchema[];
  readonly findings: readonly Finding[];
}

/** What is known of clusters beside what is applied to them. */
export interface ClusterKindOptions {
  /** Kinds that every cluster has. */
  readonly given: KindSource;
  readonly settingsOf: (cluster: string) => ClusterSettings;
  /** Definitions that were applied with a root; they count where nothing else that is applied defines their group. */
  readonly besideRoot: (root: FleetRoot) => readonly { readonly object: Fields; readonly file: string }[];
  /** Name of a file of some content, for people. */
  readonly fileName: (content: string, file: string) => string;
  /** What was made of definitions before; the outcome is the same without. */
  readonly before?: KnownKinds | undefined;
}

/**
 * CustomResourceDefinitions and CompositeResourceDefinitions count for the cluster that they are applied to, in the version that is applied
 * there, and win over `given`. Where something of flux-operator is applied, it installs Flux.
 */
export function clusterKinds(
  kustomizations: readonly FleetKustomization[],
  roots: readonly FleetRoot[],
  { given, settingsOf, besideRoot, fileName, before }: ClusterKindOptions,
): ClusterKinds {
  const reader = definitionReader(before?.definitions);
  const clusters = new Map<string, OpenCluster>();
  const clusterOf = (name: string): OpenCluster => {
    const known = clusters.get(name) ?? { definitions: new Map(), releases: [], fluxOperator: false };
    clusters.set(name, known);
    return known;
  };
  const add = (cluster: OpenCluster, object: Fields, file: string): void => {
    cluster.fluxOperator ||= isOfFluxOperator(object);
    const release = otherReleaseOf(object);
    if (release !== undefined) cluster.releases.push(release);
    if (!isDefinition(object)) return;
    const definition = reader.read(object, file);
    cluster.definitions.set(definition.id, definition);
  };
  for (const { cluster, objects } of roots) for (const { object, file } of objects) add(clusterOf(cluster), object, fileName('', file));
  for (const { appliesTo, objects = [], suspendedBy, content } of kustomizations)
    if (suspendedBy === undefined) for (const { object, file } of objects) add(clusterOf(appliesTo), object, fileName(content, file));

  for (const root of roots) {
    const cluster = clusterOf(root.cluster);
    const applied = new Set([...cluster.definitions.values()].map(({ group }) => group));
    if (applied.has(GROUP_OF_FLUX)) continue;
    for (const { object, file } of besideRoot(root))
      if (!applied.has(plainText(((object.spec ?? {}) as Fields).group ?? ''))) add(cluster, object, fileName('', file));
  }

  const validators = new Map<string, Validator>();
  const validatorOf = onceForEachName((name: string): Validator => {
    const { definitions, fluxOperator } = clusterOf(name);
    const settings = settingsOf(name);
    // Of two definitions of one kind the last one counts.
    const key = stableText([[...definitions.keys()], fluxOperator, settings, given.digest]);
    const schemas = [...definitions.values()].flatMap((definition) => definition.schemas);
    const sources = given.digest === '' ? [] : [given];
    const validator =
      validators.get(key) ?? before?.validators.get(key) ?? createValidator({ schemas, sources, fluxOperator, cluster: settings });
    validators.set(key, validator);
    return validator;
  });
  const groups = new Map([...clusters].map(([name, { definitions }]) => [name, Map.groupBy(definitions.values(), ({ group }) => group)]));
  const groupOf = ({ apiVersion }: Fields): string => plainText(apiVersion ?? '').split('/')[0] ?? '';
  const releaseOf = (name: string, group: string): OtherRelease | undefined =>
    groups.get(name)?.has(group) === true ? undefined : clusterOf(name).releases.find((release) => release.groups.test(group));
  const definitionsOf = (name: string, group: string): string => {
    const ids = (groups.get(name)?.get(group) ?? []).map(({ id }) => id).sort();
    const settings = settingsOf(name);
    const isPlain = settings.featureGates === undefined && settings.runtimeConfig === undefined;
    const release = releaseOf(name, group)?.there ?? '';
    return `${ids.join(' ')} ${group.endsWith('fluxcd.io') && clusterOf(name).fluxOperator} ${release} ${isPlain ? '' : stableText(settings)}`;
  };
  const kindsIn = onceForEachName((name: string) => onceForEachName((group) => definitionsOf(name, group)));
  const kindOf = (name: string, object: Fields): string => kindsIn(name)(groupOf(object));
  const definesGroup = (name: string, object: Fields): boolean => groups.get(name)?.has(groupOf(object)) === true;
  const otherRelease = (name: string, object: Fields): OtherRelease | undefined => releaseOf(name, groupOf(object));
  const known = (): KnownKinds => ({ definitions: reader.known, validators });
  return { validatorOf, kindOf, definesGroup, otherRelease, findings: reader.findings, known };
}

/** A cluster that gets the kinds of Flux by what is applied gets all of them. */
const GROUP_OF_FLUX = 'kustomize.toolkit.fluxcd.io';

/** What `make` makes of a name, made once for each. */
function onceForEachName<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (name) => {
    const known = made.get(name) ?? { value: make(name) };
    made.set(name, known);
    return known.value;
  };
}

interface OpenCluster {
  readonly definitions: Map<number, Definition>;
  readonly releases: OtherRelease[];
  fluxOperator: boolean;
}

/** Reads equal definitions once. */
function definitionReader(before: KnownKinds['definitions'] = new Map()) {
  const known = new Map<string, Definition>();
  const findings: Finding[] = [];
  return {
    findings,
    known,
    read(object: Fields, file: string): Definition {
      const text = stableText(object);
      const read = known.get(text);
      if (read !== undefined) return read;
      const definition = before.get(text) ?? definitionOf(object);
      findings.push(...definition.findings.map((finding) => ({ ...finding, file })));
      known.set(text, definition);
      return definition;
    },
  };
}

let definitions = 0;

function definitionOf(object: Fields): Definition {
  const { schemas, findings } = definedKinds([{ file: '', object }]);
  const group = plainText(((object.spec ?? {}) as Fields).group ?? '');
  // A definition of v1beta1 is refused for that alone.
  return { id: definitions++, group, schemas, findings: object.apiVersion === 'apiextensions.k8s.io/v1beta1' ? [] : findings };
}

/** An object of flux-operator, or a release of its charts. */
function isOfFluxOperator({ apiVersion, kind, metadata, spec }: Fields): boolean {
  if (plainText(apiVersion ?? '').startsWith('fluxcd.controlplane.io/')) return true;
  if (kind !== 'HelmRelease') return false;
  const { chart } = ((((spec ?? {}) as Fields).chart as Fields | undefined)?.spec as Fields | undefined) ?? {};
  return [plainText(((metadata ?? {}) as Fields).name ?? ''), plainText(chart ?? '')].some((name) =>
    /^flux-(?:operator|instance)$/.test(name),
  );
}

const isDefinition = ({ kind }: Fields): boolean => kind === 'CustomResourceDefinition' || kind === 'CompositeResourceDefinition';
