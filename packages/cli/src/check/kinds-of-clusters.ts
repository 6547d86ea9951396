import { servingOf } from '@slipway/fleet-check';
import { type Fields, type Finding, onceForEachName, plainText, stableText } from '@slipway/manifest';
import { type ClusterSettings, createValidator, type KindSource, type UpdateValidator } from '@slipway/validate';
import { type AppliedDefinitions, type ClusterDefinitions, clusterDefinitions } from './cluster-definitions.ts';
import { definitionReader, type KnownDefinitions } from './known-definitions.ts';
import { olderKubernetes } from './older-kubernetes.ts';
import type { OtherRelease } from './other-releases.ts';
import { providerRelease } from './provider-releases.ts';

/** The kinds that are available on each cluster. */
export interface ClusterKinds {
  /** Returns the validator for objects of this cluster. */
  readonly validatorOf: (cluster: string) => UpdateValidator;
  /** Identifies the CRDs of a cluster in the group of an object. Clusters with the same CRDs have the same verdicts. */
  readonly kindOf: (cluster: string, object: Fields) => string;
  /** Whether the kinds of the group of an object are those of the release of the cluster: its CRDs or its release are applied. */
  readonly knowsRelease: (cluster: string, object: Fields) => boolean;
  /** Whether the user passed the CRDs of the group of an object. */
  readonly isGiven: (object: Fields) => boolean;
  /** Returns the release that a cluster has of the project of an object, when it differs from the release of the kinds here. */
  readonly otherRelease: (cluster: string, object: Fields) => OtherRelease | undefined;
  /** Problems of CRDs. */
  readonly findings: readonly Finding[];
  /** Returns the results for the next check in this process. */
  readonly known: () => KnownKinds;
}

/** Validators and kinds that were created from CRDs. */
export interface KnownKinds {
  readonly definitions: KnownDefinitions;
  /** Validators by all their sources. */
  readonly validators: Validators;
}

type Validators = ReadonlyMap<string, UpdateValidator>;

/** Facts about clusters that are not in the objects applied to them. */
export interface ClusterKindOptions {
  /** Kinds that every cluster has. */
  readonly given: KindSource;
  readonly settingsOf: (cluster: string) => ClusterSettings;
  /** The release of Kubernetes of a cluster, `1.34`. Undefined when it is not set. */
  readonly kubernetesOf: (cluster: string) => string | undefined;
  /** Whether the objects are from definitions, whose types are the bundled kinds. */
  readonly isOwn?: boolean | undefined;
  /** The results of an earlier check. The result is the same without them. */
  readonly before?: KnownKinds | undefined;
}

/**
 * Determines the kinds of each cluster. A CRD or XRD is used for the cluster that it is applied to, in the applied version, and has
 * precedence over `given`. If an object of flux-operator is applied, it installs Flux.
 */
export function clusterKinds(applied: AppliedDefinitions, options: ClusterKindOptions): ClusterKinds {
  const reader = definitionReader(options.before?.definitions);
  const clusters = clusterDefinitions(applied, reader);
  const clusterOf = (name: string): ClusterDefinitions => clusters.get(name) ?? NOTHING_APPLIED;
  const { validatorOf, validators } = clusterValidators(clusterOf, options);
  return {
    ...kindLookup(clusterOf, options),
    isGiven: givenGroups(options.given),
    validatorOf,
    findings: reader.findings,
    known: () => ({ definitions: reader.known, validators }),
  };
}

const NOTHING_APPLIED: ClusterDefinitions = {
  definitions: new Map(),
  releases: [],
  pins: [],
  fluxOperator: false,
  remote: new Map(),
  providers: new Map(),
};

function givenGroups({ list }: KindSource): ClusterKinds['isGiven'] {
  let groups: ReadonlySet<string> | undefined;
  return (object) => {
    groups ??= new Set(list().map(({ group }) => group));
    return groups.has(groupOf(object));
  };
}

type ClusterFinder = (name: string) => ClusterDefinitions;

/** Returns one validator for all clusters with the same CRDs and settings. */
function clusterValidators(
  clusterOf: ClusterFinder,
  { given, settingsOf, before }: ClusterKindOptions,
): Pick<ClusterKinds, 'validatorOf'> & { readonly validators: Validators } {
  const validators = new Map<string, UpdateValidator>();
  const sources = given.digest === '' ? [] : [given];
  const validatorOf = onceForEachName((name: string): UpdateValidator => {
    const { definitions, fluxOperator } = clusterOf(name);
    const cluster = settingsOf(name);
    // Of two CRDs of one kind, the last one is used.
    const key = stableText([[...definitions.keys()], fluxOperator, cluster, given.digest]);
    const schemas = [...definitions.values()].flatMap((definition) => definition.schemas);
    const validator = validators.get(key) ?? before?.validators.get(key) ?? createValidator({ schemas, sources, fluxOperator, cluster });
    validators.set(key, validator);
    return validator;
  });
  return { validatorOf, validators };
}

/** Finds the facts about the group of an object among the CRDs of a cluster. */
function kindLookup(
  clusterOf: ClusterFinder,
  { settingsOf, kubernetesOf, isOwn = false }: ClusterKindOptions,
): Pick<ClusterKinds, 'kindOf' | 'knowsRelease' | 'otherRelease'> {
  const groupsOf = onceForEachName((name) => Map.groupBy(clusterOf(name).definitions.values(), ({ group }) => group));
  const releasesIn = onceForEachName((name) =>
    onceForEachName((group): OtherRelease | undefined => {
      if (groupsOf(name).has(group)) return undefined;
      const { releases, providers } = clusterOf(name);
      return releases.find(({ groups, isBundled }) => !isBundled && groups.test(group)) ?? providerRelease(providers, group, isOwn);
    }),
  );
  const knows = (name: string, group: string): boolean =>
    groupsOf(name).has(group) || clusterOf(name).releases.some(({ groups, isBundled }) => isBundled && groups.test(group));
  const releaseOf = (name: string, group: string): OtherRelease | undefined => releasesIn(name)(group);
  const definitionsOf = (name: string, group: string): string => {
    const ids = (groupsOf(name).get(group) ?? []).map(({ id }) => id).sort();
    const settings = settingsOf(name);
    const isPlain = settings.featureGates === undefined && settings.runtimeConfig === undefined;
    const release = releaseOf(name, group)?.there ?? (knows(name, group) ? 'known' : '');
    return `${ids.join(' ')} ${group.endsWith('fluxcd.io') && clusterOf(name).fluxOperator} ${release} ${isPlain ? '' : stableText(settings)}`;
  };
  const kindsIn = onceForEachName((name) => onceForEachName((group) => definitionsOf(name, group)));
  const older = (name: string, object: Fields): OtherRelease | undefined =>
    remoteRelease(clusterOf(name), object) ??
    olderKubernetes(kubernetesOf(name), object) ??
    pinned(clusterOf(name), groupsOf(name).has(groupOf(object)), object);
  return {
    kindOf: (name, object) => `${kindsIn(name)(groupOf(object))}${older(name, object)?.there ?? ''}`,
    knowsRelease: (name, object) => knows(name, groupOf(object)),
    otherRelease: (name, object) => releaseOf(name, groupOf(object)) ?? older(name, object),
  };
}

/** Returns the release of a kind whose CRD the cluster gets from another host: it may have other fields than the bundled one. */
function remoteRelease({ remote, definitions }: ClusterDefinitions, object: Fields): OtherRelease | undefined {
  if (remote.size === 0) return undefined;
  const [group, kind] = [groupOf(object), plainText(object.kind ?? '')];
  const name = kind.toLowerCase();
  const plurals = [`${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name];
  const url = plurals.map((plural) => remote.get(`${group}/${plural}`)).find((each) => each !== undefined);
  if (url === undefined) return undefined;
  const isApplied = [...definitions.values()].some(({ schemas }) => schemas.some((each) => each.group === group && each.kind === kind));
  return isApplied ? undefined : { there: `the CRD of ${url}`, here: 'the release that Slipway includes', isUnread: true };
}

/** Returns the release that a cluster sets, if it decides whether the version of an object is served. A rule of the fleet reports that. */
function pinned({ pins }: ClusterDefinitions, isDefined: boolean, object: Fields): OtherRelease | undefined {
  if (isDefined || pins.length === 0) return undefined;
  const apiVersion = plainText(object.apiVersion ?? '');
  for (const pin of pins) {
    const serving = servingOf(pin, apiVersion, plainText(object.kind ?? ''));
    if (
      serving === undefined ||
      serving.state === 'served' ||
      pins.some(({ project, minor }) => project === pin.project && minor !== pin.minor)
    )
      continue;
    return { there: `${pin.project} ${pin.minor}`, here: `a later release of ${pin.project}`, servesKind: true };
  }
  return undefined;
}

const groupOf = ({ apiVersion }: Fields): string => plainText(apiVersion ?? '').split('/')[0] ?? '';
