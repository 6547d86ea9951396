import { type Fields, fieldsOf, listOf, onceForEach, onceForEachName, textOf } from '@slipway/manifest';
import { type Chart, fileText } from '../chart/chart.ts';
import { HelmError } from '../helm-error.ts';
import { crdObjects } from '../release/install-release.ts';
import type { ReleaseSpec } from '../release/release-spec.ts';
import { isCrd, isCrdFile } from '../render/crd-files.ts';
import type { InstalledObject, NamespaceOfKind } from './installed-objects.ts';

/** Returns `group/version` and `group/version/Kind` of each version that a CRD serves. Returns nothing for other objects. */
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

/** A kind that a CRD of a chart defines. */
interface ChartKind {
  /** `group/Kind` */
  readonly name: string;
  readonly isNamespaced: boolean;
  readonly versions: readonly string[];
}

function kindOf(crd: Fields): ChartKind {
  const { group, names, scope } = fieldsOf(crd.spec);
  const name = `${textOf(group)}/${textOf(fieldsOf(names).kind)}`;
  return { name, isNamespaced: scope !== 'Cluster', versions: servedVersions(crd) };
}

/** Returns the kinds of the CRDs in `crds/` of a chart, which helm-controller applies before it renders the templates. */
const kindsOfChart: (chart: Chart) => readonly ChartKind[] = onceForEach(({ files, dependencies }: Chart) => {
  const own = files.filter(isCrdFile).flatMap((file) => kindsIn(file.name, fileText(file)));
  return [...own, ...dependencies.flatMap(kindsOfChart)];
});

/** Returns the API versions of these kinds. */
export const versionsOfChart = (chart: Chart): readonly string[] => kindsOfChart(chart).flatMap(({ versions }) => versions);

/** Returns a function that finds the scope of a kind in the CRDs of charts. */
export function scopesOfCharts(charts: Iterable<Chart>): NamespaceOfKind {
  const scopes = new Map([...charts].flatMap(kindsOfChart).map(({ name, isNamespaced }) => [name, isNamespaced]));
  return (object) => scopes.get(kindName(object));
}

interface InstallingRelease {
  readonly spec: Pick<ReleaseSpec, 'releaseNamespace'>;
  readonly objects?: readonly InstalledObject[];
  readonly hooks?: readonly InstalledObject[];
}

/**
 * Returns releases whose objects and hooks have the namespace of their release, if only a CRD in the templates of a chart says that their kind has a
 * namespace.
 */
export function withNamespaces<Release extends InstallingRelease>(
  releases: readonly Release[],
  isNamespaced: NamespaceOfKind,
): readonly Release[] {
  const rendered = new Set(releases.flatMap(({ objects }) => objects ?? []));
  const kinds = [...rendered].flatMap(({ object, document }) => (document !== undefined && isCrd(object) ? [kindOf(object)] : []));
  const found = new Set(kinds.filter((kind) => kind.isNamespaced).map(({ name }) => name));
  if (found.size === 0) return releases;
  const lacks = ({ object, inReleaseNamespace }: InstalledObject): boolean =>
    inReleaseNamespace === true && found.has(kindName(object)) && isNamespaced(object) === undefined;
  const complete = onceForEach((objects: readonly InstalledObject[]) =>
    onceForEachName((namespace) =>
      objects.map((each) =>
        lacks(each) ? { ...each, object: { ...each.object, metadata: { ...fieldsOf(each.object.metadata), namespace } } } : each,
      ),
    ),
  );
  return releases.map((release) => {
    const { objects, hooks, spec } = release;
    const changed = (list: readonly InstalledObject[] = []): readonly InstalledObject[] | undefined =>
      list.some(lacks) ? complete(list)(spec.releaseNamespace) : undefined;
    const [ofRelease, ofHooks] = [changed(objects), changed(hooks)];
    return ofRelease || ofHooks ? { ...release, ...(ofRelease && { objects: ofRelease }), ...(ofHooks && { hooks: ofHooks }) } : release;
  });
}

const kindName = ({ apiVersion, kind }: Fields): string => `${textOf(apiVersion).split('/')[0]}/${textOf(kind)}`;

/** Reads the kinds of a file. Ignores an unreadable file, which fails the release later. */
function kindsIn(source: string, text: string): readonly ChartKind[] {
  try {
    return crdObjects({ source, text }).filter(isCrd).map(kindOf);
  } catch (error) {
    if (error instanceof HelmError) return [];
    throw error;
  }
}
