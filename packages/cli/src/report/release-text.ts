import type { FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import { printable } from '@slipway/manifest';
import { objectText } from './build-text.ts';
import type { Paint } from './paint.ts';
import { plainJson } from './printable-yaml.ts';

/** The HelmReleases that a build shows. */
export interface ShownReleases {
  readonly releases: readonly FleetRelease[];
  /** Releases with objects, in the form of owners. */
  readonly installed: readonly FleetKustomization[];
  /** Notes about unknowns. */
  readonly notes: readonly string[];
}

/** Returns the releases of some Flux Kustomizations. */
export function shownReleases(
  all: readonly FleetRelease[],
  asOwners: (release: FleetRelease) => readonly FleetKustomization[],
  isShown: (owner: FleetKustomization) => boolean,
  notes: readonly string[],
): ShownReleases {
  const releases = all.filter(({ owner }) => isShown(owner));
  return { releases, installed: releases.flatMap(asOwners), notes };
}

/** Returns the part of a JSON answer about HelmReleases whose charts were searched. */
export function releasesJson({ releases }: ShownReleases): Readonly<Record<string, unknown>> {
  if (releases.length === 0) return {};
  return { helmReleases: releases.map(releaseJson) };
}

function releaseJson({
  cluster,
  spec,
  chart,
  missing,
  error,
  objects,
  hooks,
  installation,
  asUpgrade,
  appliesTo,
}: FleetRelease): Readonly<Record<string, unknown>> {
  return {
    cluster,
    namespace: spec.namespace,
    name: spec.name,
    releaseName: spec.releaseName,
    releaseNamespace: spec.releaseNamespace,
    ...(appliesTo === cluster ? {} : { appliesTo }),
    ...(chart === undefined ? {} : { chart: { name: chart.name, version: chart.version, origin: chart.origin } }),
    ...(missing === undefined ? {} : { missing }),
    ...(error === undefined ? {} : { error: { stage: error.stage, message: error.message } }),
    ...(installation === undefined || installation.composed.unknownFiles.length === 0
      ? {}
      : { unknownValues: installation.composed.unknownFiles }),
    ...(asUpgrade === undefined ? {} : { renderedAs: 'installation' }),
    ...(objects === undefined ? {} : { objects: objects.map((each) => objectJson(each)) }),
    ...(hooks === undefined || hooks.length === 0 ? {} : { hooks: hooks.map((each) => ({ ...objectJson(each), hook: each.hook })) }),
  };
}

const objectJson = ({ object, source, perhaps }: NonNullable<FleetRelease['objects']>[number]) => ({
  source,
  ...(perhaps ? { perhaps: true } : {}),
  object: plainJson(object),
});

/** Returns the lines about a release: its chart and its objects, or why these are unknown. */
export function releaseText(
  { cluster, appliesTo, spec, chart, missing, error, objects = [], hooks = [], asUpgrade }: FleetRelease,
  paint: Paint,
): string {
  const kind = asUpgrade === undefined ? '' : ' (as an installation; an upgrade may differ)';
  const state = spec.suspended ? ' (suspended: as it would be)' : kind;
  const from = chart === undefined ? '' : `  ${paint('dim', printable(`chart ${chart.name} ${chart.version}`))}`;
  const target = appliesTo === cluster ? '' : printable(` → cluster ${appliesTo}`);
  const head = `  ${printable(`HelmRelease/${spec.namespace}/${spec.name}`)}${from}${target}${state}`;
  if (missing !== undefined) return `${head}\n    ${paint('dim', printable(`chart not available: ${missing}`))}`;
  if (error !== undefined) return [head, ...error.message.split('\n').map((line) => `    ${paint('red', printable(line))}`)].join('\n');
  const lines = objects.map((each) => `    ${printable(objectText(each.object))}${each.perhaps ? paint('dim', '  (perhaps)') : ''}`);
  const hookLines = hooks.map(
    ({ object, hook }) => `    ${printable(objectText(object))}${paint('dim', `  (hook: ${hook?.events.join(', ')})`)}`,
  );
  return [head, ...(lines.length + hookLines.length === 0 ? [`    ${paint('dim', 'nothing')}`] : [...lines, ...hookLines])].join('\n');
}
