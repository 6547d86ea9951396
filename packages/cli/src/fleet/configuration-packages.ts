import type { InstalledRelease } from '@slipway/fleet-check';
import type { FleetKustomization } from '@slipway/flux-build';
import { type Fields, type Finding, fieldsOf, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { AppliedConfiguration, InstalledPackage, PackageLocation } from './read-packages.ts';

/** The objects that Configurations of Crossplane install on the clusters of a fleet. */
export interface ConfigurationPackages {
  /** Packages that are available, as if a Flux Kustomization with the name of the Configuration applied their objects. */
  readonly owners: readonly FleetKustomization[];
  /** The same for the rules between objects: an object of a package exists after its Configuration, like that of a release. */
  readonly installed: readonly InstalledRelease[];
  /** Problems of the packages. */
  readonly findings: readonly Finding[];
}

const NO_PACKAGES: ConfigurationPackages = { owners: [], installed: [], findings: [] };

/** Loaded only when needed: most fleets have no Configuration. */
const reading = lazy<typeof import('./read-packages.ts')>(import.meta.url, './read-packages.ts');

/** Finds the packages of Configurations, in the folder of each or in the cache. Nothing is read over the network. */
export function configurationPackages(owners: readonly FleetKustomization[], place: PackageLocation): ConfigurationPackages {
  const configurations = appliedConfigurations(owners);
  if (configurations.length === 0) return NO_PACKAGES;
  const { packages, findings } = reading().readPackages(configurations, place);
  const installed = packages.map((each) => ({
    object: each.applied.object,
    appliedBy: each.owner,
    owner: ownerOf(each),
    perhaps: new Set<never>(),
    hooks: [],
    isComplete: true,
  }));
  return { owners: installed.map(({ owner }) => owner), installed, findings };
}

const appliedConfigurations = (owners: readonly FleetKustomization[]): readonly AppliedConfiguration[] =>
  owners.flatMap((owner) => (owner.objects ?? []).flatMap((applied) => (isConfiguration(applied.object) ? [{ owner, applied }] : [])));

const isConfiguration = ({ apiVersion, kind }: Fields): boolean =>
  kind === 'Configuration' && textOf(apiVersion).startsWith('pkg.crossplane.io/');

/** Returns a text that is equal for a Configuration in two states of a fleet. */
export const configurationKey = (cluster: string, { metadata }: Fields): string => `${cluster} ${textOf(fieldsOf(metadata).name)}`;

const packageKeys = new WeakMap<FleetKustomization, string>();

/** Remembers that an owner is the package of a Configuration. */
export function asPackage(owner: FleetKustomization, key: string): FleetKustomization {
  packageKeys.set(owner, key);
  return owner;
}

/** Returns the key of the Configuration whose package an owner is. Returns undefined for other owners. */
export const packageKeyOf = (owner: FleetKustomization): string | undefined => packageKeys.get(owner);

/**
 * Leaves out the packages of Configurations whose package is not available in the other state. Otherwise all of their objects would seem
 * to be created or deleted.
 */
export function comparableOwners(
  owners: readonly FleetKustomization[],
  other: readonly FleetKustomization[],
): readonly FleetKustomization[] {
  const missing = new Set(appliedConfigurations(other).map(({ owner, applied }) => configurationKey(owner.appliesTo, applied.object)));
  for (const owner of other) missing.delete(packageKeyOf(owner) ?? '');
  return missing.size === 0 ? owners : owners.filter((owner) => !missing.has(packageKeyOf(owner) ?? ''));
}

/** The package manager deletes objects that the next package does not have. With the Configuration it deletes all of them. */
function ownerOf({ owner, applied: { object, file, index }, reference, objects }: InstalledPackage): FleetKustomization {
  const name = textOf(fieldsOf(object.metadata).name);
  const trace = [{ action: 'generated' as const, file, by: `Configuration ${name}` }];
  const made: FleetKustomization = {
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
    objects: objects.map((each) => ({ object: each, file, index, trace, variables: [], unknownVariables: [] })),
  };
  return asPackage(made, configurationKey(owner.appliesTo, object));
}
