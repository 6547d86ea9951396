import { below, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { objectText } from '../objects/fields.ts';
import { reconciled } from '../references/flux-references.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

const SOURCE = 'source.toolkit.fluxcd.io';

/** Reports charts and sources without a fixed version. */
export function* pinnedVersions(cluster: Cluster): Generator<FleetProblem> {
  for (const about of reconciled(cluster, 'helm.toolkit.fluxcd.io', 'HelmRelease'))
    yield* ofChart(about, '/spec/chart/spec', below(about.object.spec, 'chart', 'spec'));
  for (const about of reconciled(cluster, SOURCE, 'HelmChart')) yield* ofChart(about, '/spec', fieldsOf(about.object.spec));
  for (const about of reconciled(cluster, SOURCE, 'OCIRepository')) yield* ofArtifact(about);
}

/** Reports a chart of a repository without a version. Charts of files have no version. */
function* ofChart(
  about: ActiveObject,
  pointer: string,
  { chart, version, sourceRef }: Readonly<Record<string, unknown>>,
): Generator<FleetProblem> {
  if (fieldsOf(sourceRef).kind !== 'HelmRepository' || (version !== undefined && version !== '*' && version !== '')) return;
  yield problemOf('chart-without-version', about, {
    pointer: version === undefined ? `${pointer}/chart` : `${pointer}/version`,
    value: version ?? chart,
    message: `${objectText(about.object)} uses the newest version of the chart ${textOf(chart)}`,
    expected: 'a version',
  });
}

function* ofArtifact(about: ActiveObject): Generator<FleetProblem> {
  const ref = fieldsOf(fieldsOf(about.object.spec).ref);
  const isOpen = Object.values(ref).every((value) => value === undefined || value === '');
  if (!isOpen && !(ref.tag === 'latest' && ref.digest === undefined && ref.semver === undefined)) return;
  yield problemOf('artifact-without-version', about, {
    pointer: isOpen ? '/spec/url' : '/spec/ref/tag',
    value: isOpen ? fieldsOf(about.object.spec).url : 'latest',
    message: `${objectText(about.object)} uses the tag latest`,
    expected: 'a version tag, a digest, or a version range',
  });
}
