import { printable } from '@slipway/manifest';
import { isEmpty, type Review } from '../changes/review.ts';
import type { ReviewChange, Reviewer, Unknown } from '../changes/review-file.gen.ts';
import { type ChangeGroup, clusterEraser, groupChanges } from '../fold/group.ts';
import { imageRows, type ReleaseSection, releaseSections } from '../fold/release-sections.ts';
import { few } from '../objects/values.ts';
import { orderOfReconciliation } from '../order/order-of-reconciliation.ts';
import {
  type CompositionSection,
  composedNote,
  compositionNotes,
  compositionSections,
  compositionTitle,
  templatesNote,
} from './composite-words.ts';
import { hunkLines } from './hunk-lines.ts';
import { orderLineText } from './order-text.ts';
import { releaseNotes, releaseTitle } from './release-words.ts';
import { unknownGroups } from './unknown-groups.ts';
import {
  ACTION_WORDS,
  actionsText,
  CAUSE_WORDS,
  causeText,
  clustersText,
  compositesNotes,
  count,
  cut,
  hiddenText,
  isListed,
  listedText,
  objectsOf,
  PERHAPS,
  titleText,
  unchangedText,
} from './words.ts';

/** Text in a style. */
export type PaintText = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan', text: string) => string;

/** Limit of the lines of one difference. The JSON form has all. */
const LINES = { lines: 60, context: true };
const MAX_NAMES = 20;
const MAX_GROUPS = 1000;
const MAX_VALUES = 20;
const MAX_IMAGES = 200;

/** Writes a review for a terminal. Every text of the repository is made printable. */
export function reviewText(review: Review, paint: PaintText = (_, text) => text): string {
  const { sections, others } = releaseSections(review);
  const groups = groupChanges(others);
  const parts = [
    paint('bold', `${printable(review.base)} -> ${printable(review.head)}`),
    ...failedText(review.unknown, paint),
    ...risksText(review, paint),
    ...compositionSections(review).map((section) => compositionText(section, review, paint)),
    ...imagesText(review),
    ...groupsText(groups, review, paint),
    ...sections.flatMap((section) => sectionText(section, review, paint)),
    ...orderText(review),
    ...unknownText(review.unknown),
    ...[hiddenText(review)].filter((text) => text !== ''),
    ...reviewersText(review.reviewers ?? []),
    verdict(review),
  ];
  return parts.join('\n\n');
}

function groupsText(groups: readonly ChangeGroup[], review: Review, paint: PaintText): readonly string[] {
  const left = groups.length - MAX_GROUPS;
  const rest = left > 0 ? [`and ${left} more groups of changes: --output json has all`] : [];
  return [...groups.slice(0, MAX_GROUPS).map((group) => groupText(group, review, paint)), ...rest];
}

/** Writes a release and the changes of its objects. */
function sectionText(section: ReleaseSection, review: Review, paint: PaintText): readonly string[] {
  const title = `${releaseTitle(section, (text) => text)} on ${clustersText(section.clusters, review.clusters)}`;
  const notes = releaseNotes(section, (text) => text, MAX_VALUES).map((note) => `  ${printable(note)}`);
  return [[paint('bold', printable(title)), ...notes].join('\n'), ...groupsText(groupChanges(section.changes), review, paint)];
}

/** Writes what happens to the resources of composites. */
function compositionText(section: CompositionSection, { clusters }: Review, paint: PaintText): string {
  const level = section.risk === 0 ? '' : `R${section.risk} `;
  const title = `${level}${compositionTitle(section, (text) => text)} on ${clustersText(section.clusters, clusters)}`;
  const notes = compositionNotes(section, (text) => text).map((note) => `  ${printable(note)}`);
  return [paint('bold', printable(title)), ...notes].join('\n');
}

function imagesText({ releases = [], clusters: all }: Review): readonly string[] {
  const rows = imageRows(releases);
  if (rows.length === 0) return [];
  const lines = rows
    .slice(0, MAX_IMAGES)
    .map(({ before = 'none', after = 'none', clusters }) => `  ${before} → ${after} on ${clustersText(clusters, all)}`);
  const rest = rows.length > MAX_IMAGES ? [`  and ${rows.length - MAX_IMAGES} more`] : [];
  return [['images that change:', ...lines.map(printable), ...rest].join('\n')];
}

function failedText(unknown: readonly Unknown[], paint: PaintText): readonly string[] {
  const failed = unknown.filter(({ what }) => what === 'not-built');
  if (failed.length === 0) return [];
  const lines = failed.map(({ side, name, clusters, message = '' }) =>
    printable(`  ${side}: ${name} on ${clustersText(clusters, -1)}: ${cut(message, 500)}`),
  );
  return [
    [
      paint('red', 'Not all of both sides can be built: what follows is incomplete. Nothing of these is shown as created or deleted:'),
      ...lines,
    ].join('\n'),
  ];
}

function risksText({ risks, clusters }: Review, paint: PaintText): readonly string[] {
  const shown = risks.filter(isListed);
  if (shown.length === 0) return [];
  const lines = shown.map(({ level, rule, evidence, clusters: where }) => {
    const mark = paint(level >= 4 ? 'red' : 'yellow', `R${level}`);
    // A risk of the settings is on no cluster.
    const on = where.length === 0 ? '' : ` on ${clustersText(where, clusters)}`;
    return `${mark} ${printable(`${cut(evidence, 400)}${on}`)} ${paint('dim', `(${rule})`)}`;
  });
  return [lines.join('\n')];
}

function groupText({ changes, clusters, perCluster }: ChangeGroup, { clusters: all }: Review, paint: PaintText): string {
  const [first] = changes as readonly [ReviewChange, ...ReviewChange[]];
  const names = [...new Set(changes.map(listedText))];
  const isGone = first.action === 'delete' || first.action === 'recreate' || first.action === 'blocked';
  const action = paint(isGone ? 'red' : first.action === 'create' ? 'green' : 'yellow', ACTION_WORDS[first.action]);
  const title = titleText(changes, first);
  const cause = causeText(first);
  const notes = [
    ...notesOf(changes, first, names.length === 1),
    ...(clusters.length > 3 ? [`clusters: ${few(clusters, MAX_NAMES)}`] : []),
    ...(cause === '' ? [] : [`written at ${cause}`]),
  ];
  const list = names.length === 1 ? [] : isGone || first.action === 'orphan' ? names : names.slice(0, MAX_NAMES);
  const left = names.length === 1 ? 0 : names.length - list.length;
  return [
    `${action} R${first.risk} ${paint('bold', printable(title))} ${printable(`on ${clustersText(clusters, all)}`)}`,
    ...notes.map((note) => `  ${paint('dim', printable(note))}`),
    ...list.map((name) => `  ${printable(name)}`),
    ...(left === 0 ? [] : [`  and ${left} more`]),
    ...bodyLines(first, perCluster).map((line) => `    ${painted(line, paint)}`),
  ].join('\n');
}

/** Writes what the differences do not show. `isOne`: the group has one object. */
function notesOf(changes: readonly ReviewChange[], first: ReviewChange, isOne: boolean): readonly string[] {
  return [
    first.why === undefined ? '' : CAUSE_WORDS[first.why],
    ...(first.refusals ?? []),
    first.movedFrom === undefined ? '' : `from Flux Kustomization ${first.movedFrom} to ${first.kustomization}`,
    isOne && first.renamedFrom !== undefined ? `most likely replaces ${first.renamedFrom}` : '',
    isOne && first.renamedTo !== undefined ? `most likely replaced by ${first.renamedTo}` : '',
    ...compositesNotes(changes),
    ...composedNote(first),
    ...templatesNote(first),
    first.perhaps ? PERHAPS : '',
    first.restarts ? 'its Pods are restarted' : '',
  ].filter((note) => note !== '');
}

function bodyLines(change: ReviewChange, perCluster: boolean): readonly string[] {
  const { action, hunks, clusters, renamedFrom } = change;
  if (action === 'create' && renamedFrom === undefined) return [];
  const lines = hunks.flatMap((hunk) => hunkLines(hunk, LINES));
  return perCluster ? lines.map(clusterEraser(new Set(clusters))) : lines;
}

function painted(line: string, paint: PaintText): string {
  if (line.startsWith('+')) return paint('green', line);
  if (line.startsWith('-')) return paint('red', line);
  return line.startsWith('!') ? paint('cyan', line) : line;
}

function orderText(review: Review): readonly string[] {
  const lines = orderOfReconciliation(review);
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MAX_NAMES).map((line) => printable(`  ${line.step}. ${orderLineText(line, (name) => name)}`));
  const rest = lines.length > MAX_NAMES ? [`  and ${lines.length - MAX_NAMES} more`] : [];
  return [['order of reconciliation:', ...shown, ...rest].join('\n')];
}

function unknownText(unknown: readonly Unknown[]): readonly string[] {
  const groups = unknownGroups(unknown);
  if (groups.length === 0) return [];
  const lines = groups.map(({ title, names, remedy }) =>
    printable(
      `${title}: ${few(
        names.map(({ name }) => name),
        MAX_NAMES,
      )}${remedy === undefined ? '' : `. ${remedy}`}`,
    ),
  );
  return [lines.join('\n')];
}

function reviewersText(reviewers: readonly Reviewer[]): readonly string[] {
  if (reviewers.length === 0) return [];
  const names = reviewers.map(({ owner, changes }) => `${owner} (${count(changes, 'change')})`);
  return [printable(`who owns what causes this: ${few(names, MAX_NAMES)}`)];
}

function verdict(review: Review): string {
  if (isEmpty(review)) return unchangedText(review.unknown);
  const { changes, clusters, newClusters, removedClusters, risks } = review;
  const touched = [...new Set(changes.flatMap((change) => change.clusters))];
  return [
    ...(newClusters.length === 0 ? [] : [printable(`new: ${few(newClusters, MAX_NAMES)}`)]),
    ...(removedClusters.length === 0
      ? []
      : [printable(`no longer in the repository, which deletes nothing on them: ${few(removedClusters, MAX_NAMES)}`)]),
    `${count(objectsOf(changes), 'object')}${changes.length === 0 ? '' : ` (${actionsText(changes)})`} on ${touched.length} of ${count(clusters, 'cluster')}, highest risk R${risks[0]?.level ?? 0}`,
  ].join('\n');
}

/** Writes a review in one line of at most 140 characters, without texts of the repository. */
export function reviewLine(review: Review): string {
  const { changes, clusters, risks, unknown } = review;
  if (unknown.some(({ what }) => what === 'not-built')) return 'Not all of both sides can be built';
  if (isEmpty(review)) return 'No change';
  const touched = new Set(changes.flatMap((change) => change.clusters)).size;
  return `${count(objectsOf(changes), 'object')} on ${touched} of ${count(clusters, 'cluster')}, highest risk R${risks[0]?.level ?? 0}`;
}
