import type { FleetBuild, FleetKustomization } from '@slipway/flux-build';
import { fieldsOf, printable, textOf } from '@slipway/manifest';
import { packageOf } from '../fleet/configuration-packages.ts';
import { objectText } from '../report/build-text.ts';
import type { Paint } from '../report/paint.ts';
import type { FileLocation } from './origin.ts';
import { originOf, type Placer } from './origin-of.ts';
import { labelled, locationText } from './origin-text.ts';

/** How the package of a Configuration creates an object. */
export interface PackageOrigin {
  /** Clusters with the same origin, sorted. */
  readonly clusters: readonly string[];
  /** `Configuration/name`. */
  readonly configuration: string;
  /** The reference of the package. */
  readonly package: string;
  /** Where the Configuration is written. */
  readonly place: FileLocation;
  /** Flux Kustomizations from the bootstrap to the one that applies the Configuration. */
  readonly kustomizations: readonly string[];
  /** `package.yaml` of the package, and the line of the object. */
  readonly file: string;
  readonly line?: number;
}

/** Finds the packages that install an object, each with all clusters on which it does so equally. */
export function packageOrigins(
  subject: string,
  owners: readonly FleetKustomization[],
  fleet: FleetBuild,
  placeOf: Placer,
): readonly PackageOrigin[] {
  const found = new Map<string, { readonly origin: Omit<PackageOrigin, 'clusters'>; readonly clusters: Set<string> }>();
  for (const each of owners) {
    const owned = packageOf(each);
    const made = each.objects?.find(({ object }) => objectText(object) === subject);
    if (owned === undefined || made === undefined) continue;
    const { place, kustomizations } = originOf(fleet, owned.owner, owned.applied, placeOf);
    const line = owned.positionOf(made.object, '')?.line;
    const origin = {
      configuration: `Configuration/${textOf(fieldsOf(owned.applied.object.metadata).name)}`,
      package: each.path,
      place,
      kustomizations: kustomizations.map(({ name }) => name),
      file: owned.file,
      ...(line !== undefined && { line }),
    };
    const key = JSON.stringify(origin);
    const known = found.get(key) ?? { origin, clusters: new Set<string>() };
    found.set(key, known);
    known.clusters.add(each.appliesTo);
  }
  return [...found.values()].map(({ origin, clusters }) => ({ clusters: [...clusters].sort(), ...origin }));
}

/** Writes an origin as text: the Configuration, who applies it, its package, and the line of the object. */
export function packageOriginText(subject: string, origin: PackageOrigin, paint: Paint): string {
  const { clusters, configuration, package: reference, place, kustomizations, file, line } = origin;
  return [
    `${paint('bold', printable(subject))} on ${paint('bold', printable(clusters.join(', ')))}`,
    ...labelled('installed by', [`${printable(configuration)}  ${locationText(place, paint)}`], paint),
    ...labelled(
      'applied by',
      kustomizations.map((name) => printable(name)),
      paint,
    ),
    ...labelled('package', [printable(reference)], paint),
    ...labelled('written in', [printable(line === undefined ? file : `${file}:${line}`)], paint),
  ].join('\n');
}
