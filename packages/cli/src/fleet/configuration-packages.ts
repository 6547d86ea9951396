import type { InstalledRelease } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import { type Fields, type Finding, fieldsOf, type TextPosition, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { AppliedConfiguration, InstalledPackage, PackageLocation, PackedObject } from './read-packages.ts';

/** The objects that Configurations of Crossplane install on the clusters of a fleet. */
export interface ConfigurationPackages {
  /** Packages that are available, as if a Flux Kustomization with the name of the Configuration applied their objects. */
  readonly owners: readonly FleetKustomization[];
  /** The same for the rules between objects: an object of a package exists after its Configuration, like that of a release. */
  readonly installed: readonly InstalledRelease[];
  /** References of all packages that are not available. */
  readonly missing: readonly string[];
  /** Problems of the packages. */
  readonly findings: readonly Finding[];
  /** Returns `package.yaml` of a package by its name in findings. */
  readonly textOf: (file: string) => string | undefined;
}

const NO_PACKAGES: ConfigurationPackages = { owners: [], installed: [], missing: [], findings: [], textOf: () => undefined };

/** Loaded only when needed: most fleets have no Configuration. */
const reading = lazy<typeof import('./read-packages.ts')>(import.meta.url, './read-packages.ts');

/** Finds the packages of Configurations, in the folder of each or in the cache. Nothing is read over the network. */
export function configurationPackages(owners: readonly FleetKustomization[], place: PackageLocation): ConfigurationPackages {
  const configurations = appliedConfigurations(owners);
  if (configurations.length === 0) return NO_PACKAGES;
  const packages = reading().readPackages(configurations, place);
  const installed = packages.map((each): InstalledRelease => {
    const owner = ownerOf(each);
    return {
      object: each.applied.object,
      appliedBy: each.owner,
      owner,
      perhaps: new Set<never>(),
      hooks: [],
      crds: new Set((owner.objects ?? []).map(({ object }) => object)),
      asksFor: () => false,
      isComplete: true,
    };
  });
  const different = [...new Map(packages.map((each) => [each.content, each])).values()];
  const texts = new Map(different.map(({ content }) => [content.file, content.text]));
  const own = installed.map(({ owner }) => owner);
  return {
    owners: own,
    installed,
    missing: [...new Set(missingPackages([...owners, ...own]).map(({ applied }) => packageReference(applied.object)))],
    findings: different.flatMap(({ content, applied }) => content.problems.map((problem) => inPackage(problem, applied.object))),
    textOf: (file) => texts.get(file),
  };
}

/** Returns the line about packages that are not available; undefined if all are. */
export function packageNote({ missing }: ConfigurationPackages): string | undefined {
  if (missing.length === 0) return undefined;
  const subject = missing.length === 1 ? 'package of Configurations is' : 'packages of Configurations are';
  return `${missing.length} ${subject} not available, so the objects in ${missing.length === 1 ? 'it' : 'them'} are unknown: run \`slipway xpkg fetch\`, or commit the .xpkg file next to its Configuration`;
}

/** Returns `spec.package`. */
export const packageReference = ({ spec }: Fields): string => textOf(fieldsOf(spec).package);

/** Returns a finding about an object of a package, with the Configuration that installs it. */
export const inPackage = <About extends Pick<Finding, 'message'>>(finding: About, { metadata }: Fields): About => ({
  ...finding,
  message: `${finding.message} (in the package of Configuration/${textOf(fieldsOf(metadata).name)})`,
});

const appliedConfigurations = (owners: readonly FleetKustomization[]): readonly AppliedConfiguration[] =>
  owners.flatMap((owner) => (owner.objects ?? []).flatMap((applied) => (isConfiguration(applied.object) ? [{ owner, applied }] : [])));

const isConfiguration = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'Configuration' && textOf(apiVersion).startsWith('pkg.crossplane.io/');

/** Returns a text that is equal for a Configuration in two states of a fleet. */
const configurationKey = (cluster: string, { metadata }: Fields): string => `${cluster} ${textOf(fieldsOf(metadata).name)}`;

/** The package whose objects an owner has. */
export interface OwnedPackage extends AppliedConfiguration {
  readonly file: string;
  /** Returns the position of a field of one of its objects in `file`. */
  readonly positionOf: (object: Fields, pointer: string) => TextPosition | undefined;
}

/** An owner of the objects of a package. The modules of the command may exist twice in a process, so it has the package itself. */
interface PackageOwner extends FleetKustomization {
  readonly installs: OwnedPackage;
}

/** Returns the package of an owner. Returns undefined for other owners. */
export const packageOf = (owner: FleetKustomization): OwnedPackage | undefined => (owner as Partial<PackageOwner>).installs;

const packageKeyOf = (owner: FleetKustomization): string => {
  const owned = packageOf(owner);
  return owned === undefined ? '' : configurationKey(owner.appliesTo, owned.applied.object);
};

/** Returns the Configurations whose package is not available. `owners` includes the packages that are. */
export function missingPackages(owners: readonly FleetKustomization[]): readonly AppliedConfiguration[] {
  const available = new Set(owners.map(packageKeyOf));
  return appliedConfigurations(owners).filter(({ owner, applied }) => !available.has(configurationKey(owner.appliesTo, applied.object)));
}

/** Returns the Configurations whose package differs between two states and is not available in the state that has it. */
export function changedWithoutPackage(
  before: readonly FleetKustomization[],
  after: readonly FleetKustomization[],
): readonly AppliedConfiguration[] {
  const keyOf = ({ owner, applied }: AppliedConfiguration): string =>
    `${configurationKey(owner.appliesTo, applied.object)} ${packageReference(applied.object)}`;
  const [old, next] = [before, after].map((owners) => new Set(appliedConfigurations(owners).map(keyOf)));
  return [
    ...missingPackages(before).filter((each) => next?.has(keyOf(each)) === false),
    ...missingPackages(after).filter((each) => old?.has(keyOf(each)) === false),
  ];
}

/**
 * Leaves out the packages of Configurations whose package is not available in the other state. Otherwise all of their objects would seem
 * to be created or deleted.
 */
export function comparableOwners(
  owners: readonly FleetKustomization[],
  other: readonly FleetKustomization[],
): readonly FleetKustomization[] {
  const missing = new Set(missingPackages(other).map(({ owner, applied }) => configurationKey(owner.appliesTo, applied.object)));
  return missing.size === 0 ? owners : owners.filter((owner) => !missing.has(packageKeyOf(owner)));
}

/** The package manager deletes objects that the next package does not have. With the Configuration it deletes all of them. */
function ownerOf({ owner, applied, reference, content }: InstalledPackage): FleetKustomization {
  const { object, file, index } = applied;
  const name = textOf(fieldsOf(object.metadata).name);
  const trace = [{ action: 'generated' as const, file, by: `Configuration ${name}` }];
  const positions = new Map<Fields, PackedObject>(content.objects.map((each) => [each.object, each]));
  const made: PackageOwner = {
    cluster: owner.appliesTo,
    namespace: '',
    name,
    appliesTo: owner.appliesTo,
    source: '',
    content: owner.content,
    path: reference,
    suspended: false,
    ...(owner.suspendedBy === undefined ? {} : { suspendedBy: owner.suspendedBy }),
    spec: { prune: true },
    dependsOn: [],
    notes: [],
    objects: content.objects.map((each) => ({ object: each.object, file, index, trace, variables: [], unknownVariables: [] })),
    installs: { owner, applied, file: content.file, positionOf: (each, pointer) => positions.get(each)?.positionOf(pointer) },
  };
  return made;
}
