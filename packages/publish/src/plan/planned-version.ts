import { inc, lt, parse, rsort } from 'semver';
import type { Bump, Changeset } from './read-changeset.ts';

const ORDER: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** Returns the version that `changeset version` would write: the greatest of `bumps` applied once to `current`. */
export function plannedVersion(current: string, bumps: readonly Bump[]): string {
  const greatest = ORDER.findLast((bump) => bumps.includes(bump)) ?? 'none';
  return greatest === 'none' ? current : (inc(current, greatest) ?? current);
}

/** Returns the bumps of pending changesets for the package with this npm name. */
export const bumpsOf = (npmName: string, changesets: readonly Changeset[]): readonly Bump[] =>
  changesets.flatMap(({ releases }) => releases.filter(({ name }) => name === npmName).map(({ bump }) => bump));

/** Returns the version of a tree between releases: `1.3.0-next.4fa01c2e`, with digits of the id of the tree. */
export function previewVersion(next: string, treeId: string): string {
  // semver would read digits alone as a number, which may not start with 0.
  const digits = /(?=.{0,7}[a-f])[0-9a-f]{8}/.exec(treeId)?.[0] ?? treeId.slice(0, 8);
  return `${next}-next.${digits}`;
}

/** Whether `version` is lower than `published`. Previews of one version have no order. */
export const isBehind = (version: string, published: string): boolean => lt(withoutTreeDigits(version), withoutTreeDigits(published));

/** Returns the highest of `texts` that are versions. */
export const highestVersion = (texts: readonly string[]): string | undefined => rsort(texts.filter(isVersion))[0];

/** Whether npm accepts a text as a version: without `v`, not a range. */
export const isVersion = (text: string): boolean => parse(text)?.version === text;

const PREVIEW = /-next\.[0-9a-f]{8}$/;

/** Whether a version is a preview (`previewVersion`), which is never released. */
export const isPreview = (version: string): boolean => PREVIEW.test(version);

/** Whether `preview` is a preview of `version`. */
export const isPreviewOf = (preview: string, version: string): boolean => isPreview(preview) && preview.replace(PREVIEW, '') === version;

const withoutTreeDigits = (version: string): string => version.replace(PREVIEW, '-next');
