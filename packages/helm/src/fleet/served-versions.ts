import { type Fields, fieldsOf, listOf, onceForEach, textOf } from '@slipway/manifest';
import { type Chart, fileText } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { crdObjects } from '../release/install-release.ts';
import { isCrd, isCrdFile } from '../render/crd-files.ts';

/** Returns `group/version` and `group/version/Kind` of each version that a CRD serves. Other objects serve nothing. */
export function servedVersions(object: Fields): readonly string[] {
  if (!isCrd(object)) return [];
  const { group, names, versions } = fieldsOf(object.spec);
  return listOf(versions)
    .map(fieldsOf)
    .filter(({ served }) => served !== false)
    .flatMap(({ name }) => {
      const version = `${textOf(group)}/${textOf(name)}`;
      return [version, `${version}/${textOf(fieldsOf(names).kind)}`];
    });
}

/** Returns what the CRDs in `crds/` of a chart serve: helm-controller applies them before it renders the templates. */
export const versionsOfChart: (chart: Chart) => readonly string[] = onceForEach(({ files, dependencies }: Chart) => {
  const own = files.filter(isCrdFile).flatMap((file) => versionsIn(file.name, fileText(file)));
  return [...own, ...dependencies.flatMap(versionsOfChart)];
});

/** A file that cannot be read fails the release later. */
function versionsIn(source: string, text: string): readonly string[] {
  try {
    return crdObjects({ source, text }).flatMap(servedVersions);
  } catch (error) {
    if (error instanceof HelmError) return [];
    throw error;
  }
}
