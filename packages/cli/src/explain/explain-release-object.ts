import type { FleetBuild } from '@slipway/flux-build';
import { type FleetRelease, fieldOrigin, type InstalledObject } from '@slipway/helm';
import { buildPointer, getPointer, isFields, parsePointer, printable } from '@slipway/manifest';
import { objectText } from '../report/build-text.ts';
import type { Paint } from '../report/paint.ts';
import type { FileLocation } from './origin.ts';
import { originOf, type Placer } from './origin-of.ts';
import { labelled, locationText } from './origin-text.ts';

/** How a release creates an object. */
export interface ReleaseOrigin {
  /** Clusters with the same origin, sorted. */
  readonly clusters: readonly string[];
  /** `HelmRelease/namespace/name`. */
  readonly release: string;
  readonly chart: { readonly name: string; readonly version: string; readonly origin: string };
  /** Where the HelmRelease is written. */
  readonly place: FileLocation;
  /** Flux Kustomizations from the bootstrap to the one that applies the HelmRelease. */
  readonly kustomizations: readonly string[];
  /** The template and its line; the line is missing for a CRD of `crds/`. */
  readonly template: string;
  readonly line?: number;
  /** Set if a value that only the cluster has decides whether the release has it. */
  readonly perhaps?: true;
  /** The events of a hook. */
  readonly hook?: readonly string[];
  /** Fields that a template prints from values. At most 100. */
  readonly fields: readonly FieldFromValue[];
}

/** A field of an object, and the value that a template prints there. */
interface FieldFromValue {
  /** JSON pointer. */
  readonly pointer: string;
  readonly template: string;
  readonly line: number;
  /** Path in the values: `image.tag`. */
  readonly value: string;
  /** Whether the HelmRelease sets the value itself. Otherwise it is a default of the chart, or comes from valuesFrom. */
  readonly set: boolean;
}

const MAX_FIELDS = 100;

/** Finds the releases that install an object, each with all clusters on which it does so equally. */
export function releaseOrigins(
  subject: string,
  releases: readonly FleetRelease[],
  fleet: FleetBuild,
  placeOf: Placer,
): readonly ReleaseOrigin[] {
  const found = new Map<string, { readonly origin: Omit<ReleaseOrigin, 'clusters'>; readonly clusters: Set<string> }>();
  const printed = new Map<InstalledObject, readonly FieldFromValue[]>();
  for (const release of releases) {
    const installed = [...(release.objects ?? []), ...(release.hooks ?? [])].find(({ object }) => objectText(object) === subject);
    if (installed === undefined || release.chart === undefined) continue;
    // Releases with equal values share their objects.
    const fields = printed.get(installed) ?? printedFields(installed, release);
    printed.set(installed, fields);
    const origin = originIn(release, release.chart, installed, fields, originOf(fleet, release.owner, release.applied, placeOf));
    const key = JSON.stringify(origin);
    const known = found.get(key) ?? { origin, clusters: new Set<string>() };
    found.set(key, known);
    known.clusters.add(release.appliesTo);
  }
  return [...found.values()].map(({ origin, clusters }) => ({ clusters: [...clusters].sort(), ...origin }));
}

function originIn(
  { spec }: FleetRelease,
  { name, version, origin }: ReleaseOrigin['chart'],
  installed: InstalledObject,
  fields: readonly FieldFromValue[],
  { place, kustomizations }: ReturnType<typeof originOf>,
): Omit<ReleaseOrigin, 'clusters'> {
  const start = fieldOrigin(installed, '');
  return {
    release: `HelmRelease/${spec.namespace}/${spec.name}`,
    chart: { name, version, origin },
    place,
    kustomizations: kustomizations.map(({ name }) => name),
    template: start?.template ?? installed.source,
    ...(start !== undefined && { line: start.line }),
    ...(installed.perhaps && { perhaps: true }),
    ...(installed.hook !== undefined && { hook: installed.hook.events }),
    fields,
  };
}

/** Returns the scalars of an object that templates print from values. */
function printedFields(installed: InstalledObject, { applied }: FleetRelease): readonly FieldFromValue[] {
  return leavesOf(installed.object, [])
    .flatMap((path): readonly FieldFromValue[] => {
      const pointer = buildPointer(path);
      const origin = fieldOrigin(installed, pointer);
      if (origin?.valuesPath === undefined) return [];
      const set = getPointer(applied.object, buildPointer(['spec', 'values', ...origin.valuesPath])) !== undefined;
      return [{ pointer, template: origin.template, line: origin.line, value: origin.valuesPath.join('.'), set }];
    })
    .slice(0, MAX_FIELDS);
}

/** Maximum number of searched fields, because each is searched in the text of its template. */
const MAX_LEAVES = 1000;

function leavesOf(value: unknown, path: readonly (string | number)[], found: (readonly (string | number)[])[] = []): typeof found {
  if (found.length >= MAX_LEAVES) return found;
  if (Array.isArray(value)) for (const [index, item] of value.entries()) leavesOf(item, [...path, index], found);
  else if (isFields(value)) for (const [key, item] of Object.entries(value)) leavesOf(item, [...path, key], found);
  else found.push(path);
  return found;
}

/** Writes an origin as text: the release, its chart, the template, and the values that it prints. */
export function releaseOriginText(subject: string, origin: ReleaseOrigin, paint: Paint): string {
  const { clusters, release, chart, place, kustomizations, template, line, perhaps, hook, fields } = origin;
  const shown = clusters.length > MAX_CLUSTERS ? `${clusters.length} clusters` : clusters.join(', ');
  const state = [
    ...(hook === undefined ? [] : [`hook: ${hook.join(', ')}`]),
    ...(perhaps ? ['perhaps: only the cluster has a value that decides it'] : []),
  ];
  return [
    `${paint('bold', printable(subject))} on ${paint('bold', printable(shown))}${state.length === 0 ? '' : ` (${printable(state.join('; '))})`}`,
    ...labelled('release', [`${printable(release)}  ${locationText(place, paint)}`], paint),
    ...labelled(
      'applied by',
      kustomizations.map((name) => printable(name)),
      paint,
    ),
    ...labelled('chart', [printable(`${chart.name} ${chart.version}  ${chart.origin}`)], paint),
    ...labelled('template', [printable(line === undefined ? template : `${template}:${line}`)], paint),
    ...labelled(
      'values',
      fields.map((field) => printable(fieldText(field))),
      paint,
    ),
  ].join('\n');
}

const MAX_CLUSTERS = 5;

const fieldText = ({ pointer, template, line, value, set }: FieldFromValue): string =>
  `${parsePointer(pointer).join('.')}  ${set ? `spec.values.${value}` : `${value}, not set in the HelmRelease`}  (${template}:${line})`;
