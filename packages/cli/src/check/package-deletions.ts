import { type FleetTransition, keptObjects } from '@slipway/fleet-check';
import { subTree } from '@slipway/flux-build';
import type { Finding } from '@slipway/manifest';
import { packageDeletions } from '@slipway/publish';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import { filesBelow } from '../repository/files-below.ts';
import type { AllowedDeletions } from '../settings/allowed-deletions.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';

/**
 * Returns the file deletions that `slipway publish` refuses when the definitions replace the tree of an old state: those of each package,
 * without objects that Flux leaves on their clusters. `way` is the path from the root of the old fleet to the folder of the workspace.
 */
export function definitionDeletions(
  tree: AssembledTree,
  {
    old,
    way,
    deletions,
    transition,
    display,
  }: {
    readonly old: OpenFleet;
    readonly way: string;
    readonly deletions: AllowedDeletions;
    readonly transition: FleetTransition;
    /** Returns the readable name of a file of the workspace. */
    readonly display: (path: string) => string;
  },
): readonly Finding[] {
  const before = subTree(old.tree, way);
  const isKept = keptObjects([transition]);
  const groups = new Set(compositeGroups(tree));
  return tree.packages
    .flatMap(({ package: { prefixes }, texts }) =>
      packageDeletions({
        name: prefixes[0] ?? '',
        prefixes,
        before: new Map(prefixes.flatMap((prefix) => filesBelow(before, prefix).map((path) => [path, before.read(path) ?? ''] as const))),
        after: texts,
        compositeGroups: groups,
        isAllowed: (object, cluster) => isKept(object) || deletions.isAllowed(object, cluster),
      }),
    )
    .map((finding) => ({ ...finding, file: display(finding.file) }));
}

/** Leaves out the findings about clusters that repeat a finding about files. */
export function withoutRepeated(findings: readonly Finding[], ofFiles: readonly Finding[]): readonly Finding[] {
  const objects = new Set(ofFiles.map(({ object }) => object));
  const isMass = ofFiles.some(({ rule }) => rule === 'mass-deletion');
  return findings.filter(
    ({ rule, object }) => !((rule === 'protected-object-deleted' && objects.has(object)) || (rule === 'many-deletions' && isMass)),
  );
}

/** Returns the API groups of the composite resources that the definitions serve. */
export const compositeGroups = ({ packages }: AssembledTree): string[] =>
  packages
    .flatMap(({ files }) => files.flatMap(({ objects }) => objects))
    .filter(({ apiVersion, kind }) => kind === 'CompositeResourceDefinition' && apiVersion.startsWith('apiextensions.crossplane.io/'))
    .map((definition) => (definition as { readonly spec?: { readonly group?: string } }).spec?.group)
    .filter((group) => group !== undefined);
