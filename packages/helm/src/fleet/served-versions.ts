import { type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Chart } from '../chart/chart.ts';
import { fileText } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { crdObjects } from '../release/install-release.ts';
import { isCrdFile } from '../render/crd-files.ts';

/** Returns `group/version` and `group/version/Kind` of each version that a CRD serves. Other objects serve nothing. */
export function servedVersions({ apiVersion, kind, spec }: Fields): readonly string[] {
  if (kind !== 'CustomResourceDefinition' || !textOf(apiVersion).startsWith('apiextensions.k8s.io/')) return [];
  const { group, names, versions } = fieldsOf(spec);
  return listOf(versions)
    .map(fieldsOf)
    .filter(({ served }) => served !== false)
    .flatMap(({ name }) => {
      const version = `${textOf(group)}/${textOf(name)}`;
      return [version, `${version}/${textOf(fieldsOf(names).kind)}`];
    });
}

const known = new WeakMap<Chart, readonly string[]>();

/** Returns what the CRDs in `crds/` of a chart serve: helm-controller applies them before it renders the templates. */
export function versionsOfChart(chart: Chart): readonly string[] {
  const before = known.get(chart);
  if (before !== undefined) return before;
  const own = chart.files.filter(isCrdFile).flatMap((file) => versionsIn(file.name, fileText(file)));
  const versions = [...own, ...chart.dependencies.flatMap(versionsOfChart)];
  known.set(chart, versions);
  return versions;
}

/** A file that cannot be read fails the release later. */
function versionsIn(source: string, text: string): readonly string[] {
  try {
    return crdObjects({ source, text }).flatMap(servedVersions);
  } catch (error) {
    if (error instanceof HelmError) return [];
    throw error;
  }
}
