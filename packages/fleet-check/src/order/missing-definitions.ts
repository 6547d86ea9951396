import { textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { isOfKubernetes } from '../cluster/kinds-of-kubernetes.ts';
import { groupOf, hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { chartsOfGroup } from './charts-with-definitions.ts';
import { definersOn } from './definers.ts';

/**
 * Reports kinds that are not installed on a cluster, once for each kind. This is certain only if the objects of all releases are rendered.
 * A program, Crossplane or a user may also create a CRD.
 */
export function* missingDefinitions(cluster: Cluster): Generator<FleetProblem> {
  const { releases } = cluster;
  if (releases.length === 0 || releases.some(({ isComplete }) => !isComplete) || cluster.hasMore() || mayDefine(cluster)) return;
  // A chart of a Git repository has a path.
  const charts = new Set(releases.map(({ chart }) => chart.slice(chart.lastIndexOf('/') + 1)));
  const definers = definersOn(cluster);
  const known = new Set<string>();
  for (const about of [...cluster.installed, ...cluster.active]) {
    const group = groupOf(about.object);
    const kind = `${group}|${textOf(about.object.kind)}`;
    if (known.has(kind) || isOfKubernetes(group) || group.endsWith('.fluxcd.io') || hasVariable(textOf(about.object.apiVersion))) continue;
    known.add(kind);
    const usual = chartsOfGroup(group);
    const isOfRelease = cluster.releaseOf(about.kustomization) !== undefined;
    if (definers.of(about.object).length > 0 || usual.some(cluster.installsBefore)) continue;
    // The cluster may have had the CRDs before. A chart that usually has them, and does not, is evidence that they are missing.
    const chart = usual.find((each) => charts.has(each));
    if (isOfRelease || chart !== undefined) yield problemText(cluster, about, chart);
  }
}

/** Whether a program of a chart, or Crossplane, may create CRDs on the cluster. */
const mayDefine = (cluster: Cluster): boolean =>
  cluster.mayProgramsCreate('apiextensions.k8s.io', 'CustomResourceDefinition') ||
  [...cluster.kinds()].some((kind) => kind.startsWith('pkg.crossplane.io|'));

function problemText(cluster: Cluster, about: ActiveObject, chart: string | undefined): FleetProblem {
  const { kind } = about.object;
  const ofChart = chart === undefined ? '' : `; the chart ${chart} usually installs it, and its HelmRelease here does not`;
  return problemOf('definition-not-found', about, {
    pointer: '/kind',
    value: textOf(kind),
    message: `${objectText(about.object)} needs the kind ${textOf(kind)} of ${groupOf(about.object)}, which nothing installs on ${cluster.name}${ofChart}`,
    expected: 'a CRD of the kind, or a chart that has it',
  });
}
