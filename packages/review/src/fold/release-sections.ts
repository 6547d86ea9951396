import { compareStrings } from '@slipway/manifest';
import type { Review } from '../changes/review.ts';
import type { ReviewChange, ReviewChart, ReviewDefault, ReviewImage, ReviewRelease } from '../changes/review-file.gen.ts';

/** Releases with the same change of one chart, and the changes of their objects. */
export interface ReleaseSection {
  readonly action: ReviewRelease['action'];
  readonly before?: ReviewChart;
  readonly after?: ReviewChart;
  /** `namespace/name` of the HelmReleases, sorted. */
  readonly names: readonly string[];
  /** Names of the clusters, sorted. */
  readonly clusters: readonly string[];
  /** The highest risk first. The HelmReleases themselves are included. */
  readonly changes: readonly ReviewChange[];
  /** The highest risk of the changes. */
  readonly risk: ReviewChange['risk'];
  /** The number of objects whose differences are all hidden, in the release that has the most of them. */
  readonly noiseOnly: number;
  readonly hooks: readonly string[];
  readonly random: readonly string[];
  readonly values: readonly ReviewDefault[];
}

/** An image that changes, and where. */
export interface ImageRow extends ReviewImage {
  readonly names: readonly string[];
  readonly clusters: readonly string[];
}

/** The changes of a review, with and without a release. */
export interface SectionedChanges {
  readonly sections: readonly ReleaseSection[];
  readonly others: readonly ReviewChange[];
}

/** Divides the changes of a review: those of each change of a chart, the highest risk first, and all others. */
export function releaseSections({ changes, releases = [] }: Pick<Review, 'changes' | 'releases'>): SectionedChanges {
  const groups = [...Map.groupBy(releases, ({ action, before, after }) => JSON.stringify([action, before, after])).values()];
  const byPlace = new Map(groups.flatMap((group) => group.flatMap((release) => placesOf(release).map((place) => [place, group] as const))));
  const others: ReviewChange[] = [];
  const own = new Map<readonly ReviewRelease[], ReviewChange[]>(groups.map((group) => [group, []]));
  for (const change of changes) {
    const name = releaseOf(change);
    const group = name === undefined ? undefined : change.clusters.map((cluster) => byPlace.get(`${cluster}|${name}`)).find(Boolean);
    (group === undefined ? others : own.get(group))?.push(change);
  }
  const sections = groups.map((group) => sectionOf(group, own.get(group) ?? []));
  return { sections: sections.sort(inOrder), others };
}

const placesOf = ({ name, clusters }: ReviewRelease): readonly string[] => clusters.map((cluster) => `${cluster}|${name}`);

/** Returns the release of a change: that of an object of a chart, or the HelmRelease itself. */
function releaseOf({ release, apiVersion, kind, namespace, name }: ReviewChange): string | undefined {
  if (release !== undefined) return release;
  return kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/') ? `${namespace ?? ''}/${name}` : undefined;
}

function sectionOf(group: readonly ReviewRelease[], changes: readonly ReviewChange[]): ReleaseSection {
  const [first] = group as readonly [ReviewRelease, ...ReviewRelease[]];
  const values = new Map(group.flatMap((each) => each.values.map((value) => [JSON.stringify([value.path, value.set]), value] as const)));
  return {
    action: first.action,
    ...(first.before && { before: first.before }),
    ...(first.after && { after: first.after }),
    names: union(group, ({ name }) => [name]),
    clusters: union(group, ({ clusters }) => clusters),
    changes,
    // A section of thousands of releases has more changes than a call may have arguments.
    risk: changes.reduce<ReviewChange['risk']>((most, { risk }) => (risk > most ? risk : most), 0),
    noiseOnly: group.reduce((most, { noiseOnly }) => Math.max(most, noiseOnly), 0),
    hooks: [...new Set(group.flatMap(({ hooks }) => hooks))],
    random: union(group, ({ random }) => random),
    values: [...values.values()].sort((a, b) => Number(b.set ?? false) - Number(a.set ?? false)),
  };
}

const union = (group: readonly ReviewRelease[], of: (release: ReviewRelease) => readonly string[]): readonly string[] =>
  [...new Set(group.flatMap(of))].sort(compareStrings);

const inOrder = (a: ReleaseSection, b: ReleaseSection): number =>
  b.risk - a.risk || compareStrings(a.names.join(), b.names.join()) || compareStrings(a.action, b.action);

/** Returns the images that change, each once with all releases and clusters. */
export function imageRows(releases: readonly ReviewRelease[]): readonly ImageRow[] {
  const found = new Map<string, { readonly image: ReviewImage; readonly names: Set<string>; readonly clusters: Set<string> }>();
  for (const { name, clusters, images } of releases)
    for (const image of images) {
      const key = JSON.stringify([image.before, image.after]);
      const row = found.get(key) ?? { image, names: new Set(), clusters: new Set() };
      found.set(key, row);
      row.names.add(name);
      for (const cluster of clusters) row.clusters.add(cluster);
    }
  return [...found.values()]
    .map(({ image, names, clusters }) => ({ ...image, names: [...names].sort(), clusters: [...clusters].sort() }))
    .sort((a, b) => compareStrings(a.after ?? a.before ?? '', b.after ?? b.before ?? ''));
}
