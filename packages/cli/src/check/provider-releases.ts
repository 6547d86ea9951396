import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import type { OtherRelease } from './other-releases.ts';

/** Providers of Crossplane whose kinds are bundled. */
interface BundledProvider {
  /** `provider-aws 2.6`: the release of the bundled kinds. */
  readonly name: string;
  readonly minor: string;
  /** Matches the groups of its kinds. The first group of the pattern is the service of a provider for one service. */
  readonly groups: RegExp;
}

const BUNDLED: readonly BundledProvider[] = [
  { name: 'provider-aws', minor: '2.6', groups: /^(?:([a-z0-9]+)\.)?aws\.(?:m\.)?upbound\.io$/ },
  { name: 'provider-helm', minor: '1.4', groups: /^helm\.(?:m\.)?crossplane\.io$/ },
  { name: 'provider-kubernetes', minor: '1.2', groups: /^kubernetes\.(?:m\.)?crossplane\.io$/ },
];

/** The versions of the Providers of a cluster, by package name: `v2.6.0`, or an empty string if unknown. */
export type ProviderVersions = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the versions of the Providers among objects. */
export function providerVersions(objects: Iterable<Fields>): ProviderVersions {
  const versions = new Map<string, Set<string>>();
  for (const object of objects) addProvider(versions, object);
  return versions;
}

/** Adds an object, if it is a Provider. */
export function addProvider(versions: Map<string, Set<string>>, object: Fields): void {
  const provider = installedProvider(object);
  if (provider === undefined) return;
  const known = versions.get(provider.name) ?? new Set();
  versions.set(provider.name, known.add(provider.version));
}

/** Returns the package that a Provider installs, and its version. Undefined for another object. */
function installedProvider({ apiVersion, kind, spec }: Fields): { readonly name: string; readonly version: string } | undefined {
  if (kind !== 'Provider' || !plainText(apiVersion ?? '').startsWith('pkg.crossplane.io/')) return undefined;
  const [path = ''] = plainText(fieldsOf(spec).package ?? '').split('@', 1);
  const [name = '', version = ''] = path.slice(path.lastIndexOf('/') + 1).split(':', 2);
  return { name, version };
}

/**
 * Returns the release of the provider of a group on a cluster, if it is unknown or not the release of the bundled kinds. Releases of one
 * minor version have the same fields. `trusts` is true if the definitions of the repository pin the bundled release.
 */
export function providerRelease(providers: ProviderVersions, group: string, trusts: boolean): OtherRelease | undefined {
  for (const { name, minor, groups } of BUNDLED) {
    const match = groups.exec(group);
    if (match === null) continue;
    const [, service] = match;
    const here = `${name} ${minor}`;
    const names = service === undefined ? [name, `provider-family-${name.slice('provider-'.length)}`] : [`${name}-${service}`, name];
    const [installed] = names.filter((each) => providers.has(each));
    if (installed === undefined) return trusts ? undefined : { there: `an unknown release of ${names[0]}`, here };
    const [version = '', ...others] = providers.get(installed) ?? [];
    if (others.length > 0 || !/^v?\d/.test(version)) return { there: `an unknown release of ${installed}`, here };
    const own = version.replace(/^v/, '');
    if (own.startsWith(`${minor}.`)) return undefined;
    const isOtherMajor = own.split('.', 1)[0] !== minor.split('.', 1)[0];
    return { there: `${installed} ${version}`, here, ...(isOtherMajor ? { isOtherMajor } : {}) };
  }
  return undefined;
}
