import type { InstalledObject, ReleaseChart } from '@slipway/helm';
import { below, compareStrings, isFields, once, onceForEach, stableText } from '@slipway/manifest';
import type { ReviewChart, ReviewDefault, ReviewImage, ReviewRelease } from '../changes/review-file.gen.ts';
import { confidentialPath, NOT_SHOWN } from '../diff/confidential.ts';
import { diffValues } from '../diff/diff-values.ts';
import { type Difference, type PathSegment, pathText } from '../diff/difference.ts';
import { own } from '../objects/values.ts';
import { imagesThatChange } from './images.ts';
import { hookText, type RenderedRelease } from './release-change.ts';
import type { ChangedRelease } from './release-changes.ts';

/** Limit of the default values of one release that are listed. */
const MAX_VALUES = 100;

/** Returns the releases that change, each once with all clusters on which it changes equally. `noise` counts the objects that are not shown. */
export function reviewReleases(releases: readonly ChangedRelease[], noise: ReadonlyMap<ChangedRelease, number>): readonly ReviewRelease[] {
  const found = new Map<string, FoldedRelease>();
  const described = new Map<string, FoldedRelease>();
  const partsOf = rememberedParts();
  for (const each of releases) {
    const parts = partsOf(each);
    const number = noise.get(each) ?? 0;
    const key = [each.name, each.change.action, parts.id, number].join('\0');
    const known = described.get(key) ?? foldedRelease({ name: each.name, action: each.change.action, ...parts.release, noiseOnly: number });
    described.set(key, known);
    known.clusters.add(each.cluster);
  }
  function foldedRelease(release: FoldedRelease['release']): FoldedRelease {
    const text = stableText(release);
    const known = found.get(text) ?? { release, clusters: new Set<string>() };
    found.set(text, known);
    return known;
  }
  return [...found.values()]
    .map(({ release, clusters }) => ({ ...release, clusters: [...clusters].sort() }))
    .sort((a, b) => compareStrings(a.name, b.name) || compareStrings(a.clusters.join(), b.clusters.join()));
}

/** A release, and the clusters on which it changes equally. */
interface FoldedRelease {
  readonly release: Omit<ReviewRelease, 'clusters'>;
  readonly clusters: Set<string>;
}

type ReleaseParts = Omit<ReviewRelease, 'name' | 'clusters' | 'action' | 'noiseOnly'>;

/** Describes each pair of renders once. */
function rememberedParts(): (release: ChangedRelease) => { readonly id: number; readonly release: ReleaseParts } {
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown): number => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
  const known = new Map<string, { readonly id: number; readonly release: ReleaseParts }>();
  return (each) => {
    const { before, after, change } = each;
    const hooks = change.hooks.map(numberOf).join();
    const key = [numberOf(before?.installation), numberOf(after?.installation), change.action, hooks].join(' ');
    const parts = known.get(key) ?? { id: known.size, release: partsOf(each) };
    known.set(key, parts);
    return parts;
  };
}

function partsOf(release: ChangedRelease): ReleaseParts {
  const { before, after, change } = release;
  return {
    ...(before && { before: chartOf(before.chart) }),
    ...(after && { after: chartOf(after.chart) }),
    objects: (after ?? before)?.objects.length ?? 0,
    hooks: change.hooks.map((hook) => hookText(hook, change.action)),
    random: [...new Set((after ?? before)?.installation.randomCalls.map(({ name }) => name))].sort(),
    images: change.action === 'no-upgrade' ? [] : imagesOf(before, after),
    values: before && after && usesDefaults(release) ? defaultsThatChange(before, after) : [],
  };
}

const chartOf = ({ name, version }: ReleaseChart): ReviewChart => ({ name, version });

const imagesOf = (before: RenderedRelease | undefined, after: RenderedRelease | undefined): readonly ReviewImage[] =>
  imagesThatChange(allObjects(before), allObjects(after));

const allObjects = (release: RenderedRelease | undefined): readonly InstalledObject[] =>
  release === undefined ? [] : [...release.objects, ...release.hooks];

/** Whether the upgrade uses the default values of the new chart. With `preserveValues` it uses those of the installed release. */
const usesDefaults = ({ after, change }: ChangedRelease): boolean => change.action !== 'upgrade' || after?.spec.preservesValues !== true;

/** Returns the default values that differ, those that the HelmRelease sets first. Their new default has no effect. */
function defaultsThatChange(before: RenderedRelease, after: RenderedRelease): readonly ReviewDefault[] {
  const { values } = after.installation.composed;
  const all = differentDefaults(before.chart)(after.chart).map((each) => ({ ...each, set: isSet(values, each.path) }));
  return [...all.filter(({ set }) => set), ...all.filter(({ set }) => !set)]
    .slice(0, MAX_VALUES)
    .map(({ shown, set }) => ({ ...shown(), ...(set && { set }) }));
}

/** A difference between the default values of two charts. */
interface DifferentDefault {
  readonly path: readonly PathSegment[];
  readonly shown: () => Omit<ReviewDefault, 'set'>;
}

/** Compares each pair of charts once. */
const differentDefaults = onceForEach((before: ReleaseChart) =>
  onceForEach((after: ReleaseChart): readonly DifferentDefault[] =>
    diffValues(before.defaults, after.defaults)
      .filter(({ op }) => op !== 'reorder')
      .map((difference) => ({ path: difference.path, shown: once(() => shownDefault(difference, before, after)) })),
  ),
);

/** Returns a difference without values that may be secrets. */
function shownDefault(difference: Difference, before: ReleaseChart, after: ReleaseChart): Omit<ReviewDefault, 'set'> {
  const hiddenPath = confidentialPath(difference, before.defaults, after.defaults);
  return {
    path: hiddenPath === '' ? NOT_SHOWN : (hiddenPath ?? pathText(difference.path)),
    ...('before' in difference && { before: hiddenPath === undefined ? difference.before : NOT_SHOWN }),
    ...('after' in difference && { after: hiddenPath === undefined ? difference.after : NOT_SHOWN }),
  };
}

/** Whether values set a path, or the list that a path leads into. */
function isSet(values: unknown, path: readonly PathSegment[]): boolean {
  let value = values;
  for (const segment of path) {
    if (!('field' in segment)) return Array.isArray(value);
    if (!isFields(value) || !Object.hasOwn(value, segment.field)) return false;
    value = own(below(value), segment.field);
  }
  return true;
}
