import type { Rule } from '@slipway/manifest';

/** Rules of Configuration packages, which Crossplane installs from a registry. */
export const packageRules = [
  {
    id: 'package-meta',
    severity: 'reject',
    summary: 'A Configuration package has exactly one object of metadata, and its dependencies name packages.',
    why: 'Crossplane does not install a package without metadata, with metadata of another type or with more than one. Crossplane 2 has no default registry, so it does not find a dependency without a host. If the package also allows Crossplane 1, this is a risk.',
    remedy: 'Write one Configuration of meta.pkg.crossplane.io/v1 with a name, or give --name.',
  },
  {
    id: 'package-content',
    severity: 'reject',
    summary: 'A Configuration package contains only objects that Crossplane installs from it, each once.',
    why: 'A Configuration installs CompositeResourceDefinitions, Compositions, activation policies and operations. `crossplane xpkg build` rejects any other object.',
    remedy: 'Leave the object out of the package, and apply it in another way.',
  },
  {
    id: 'package-constraint',
    severity: 'reject',
    summary: 'A version that a package requires is a range of versions or a digest.',
    why: 'Crossplane does not install a package whose ranges it cannot read. A range is one of Masterminds/semver, such as ">=v2.6.0".',
    remedy: 'Write a range, such as ">=v2.6.0". A tag that is not a version cannot be required.',
  },
  {
    id: 'package-differs',
    severity: 'reject',
    summary: 'A package is what its sources build.',
    why: 'Equal sources give equal bytes. A package with another digest was built from other sources, or was changed.',
    remedy:
      'Check out the commit of its version, and give the version with --tag. If the digests still differ, do not install the package.',
  },
  {
    id: 'package-not-fetched',
    severity: 'reject',
    summary: '`slipway xpkg fetch` cannot get the package that a Configuration names.',
    why: 'Without the package, the kinds and Compositions that the Configuration installs are unknown. Other packages are fetched.',
    remedy: 'Correct spec.package, or allow the host. The message has the reason. Then run the command again.',
  },
] as const satisfies readonly Rule[];

export type PackageRuleId = (typeof packageRules)[number]['id'];
