import { isEmpty, type Review } from '../changes/review.ts';
import type { ReviewChange, Reviewer, Unknown } from '../changes/review-file.gen.ts';
import { type ChangeGroup, clusterEraser, groupChanges } from '../fold/group.ts';
import { type ImageRow, imageRows, type ReleaseSection, releaseSections } from '../fold/release-sections.ts';
import { few } from '../objects/values.ts';
import { type OrderLine, orderOfReconciliation } from '../order/order-of-reconciliation.ts';
import { composedNote, compositionNotes, compositionSections, compositionTitle, templatesNote } from './composite-words.ts';
import { deletionsPart, isRemoval } from './deletions-part.ts';
import { DETAILS, type Details } from './details.ts';
import { cell, code, fenced, htmlCode } from './escape.ts';
import { hunkLines } from './hunk-lines.ts';
import { orderLineText } from './order-text.ts';
import { releaseNotes, releaseTitle } from './release-words.ts';
import { type RuleRisks, risksByRule, risksPart } from './risks-part.ts';
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
  environmentsText,
  hiddenText,
  listedText,
  nameText,
  objectsOf,
  PERHAPS,
  sentence,
  titleText,
  unchangedText,
} from './words.ts';

/** Limit of the characters of a comment on GitHub. */
export const MAX_COMMENT_LENGTH = 65_536;

/**
 * Writes a review as a comment of a pull request, of at most `limit` characters (at least 10,000). The same review gives the same comment.
 * Texts of the repository are only in code.
 */
export function reviewMarkdown(review: Review, limit: number = MAX_COMMENT_LENGTH): string {
  const { sections, others } = releaseSections(review);
  const parts = {
    groups: groupChanges(review.changes),
    others: shownGroups(others),
    sections: sections.map((section) => ({ section, groups: shownGroups(section.changes) })),
    images: imageRows(review.releases ?? []),
    order: orderOfReconciliation(review),
    verdict: verdict(review),
    risks: risksByRule(review),
  };
  let text = '';
  for (const details of DETAILS) {
    text = commentOf(review, parts, details, details !== DETAILS[0] && details !== DETAILS[1]);
    if (text.length <= limit) return text;
  }
  throw new RangeError(`a comment of at most ${limit} characters cannot be written: ${text.length} are needed`);
}

/** Beginning of each comment, by which it is found again. */
export const COMMENT_MARKER = '<!-- slipway-review -->';

/** The parts that are the same in all sizes of a comment. */
interface CommentParts {
  /** All changes. */
  readonly groups: readonly ChangeGroup[];
  /** Those of no release, without removals. */
  readonly others: readonly ChangeGroup[];
  readonly sections: readonly { readonly section: ReleaseSection; readonly groups: readonly ChangeGroup[] }[];
  readonly images: readonly ImageRow[];
  readonly order: readonly OrderLine[];
  readonly verdict: string;
  readonly risks: readonly RuleRisks[];
}

/** Removals are listed in a part of their own. */
const shownGroups = (changes: readonly ReviewChange[]): readonly ChangeGroup[] =>
  groupChanges(changes.filter((change) => !isRemoval(change)));

function commentOf(
  review: Review,
  { groups, others, sections, images, order, verdict: summary, risks }: CommentParts,
  details: Details,
  isShortened: boolean,
): string {
  const parts = [
    `${COMMENT_MARKER}\n## Slipway review: ${code(cut(review.base, 80))} → ${code(cut(review.head, 80))}`,
    ...notBuiltPart(review.unknown, details),
    summary,
    ...(isShortened
      ? [
          '_Some details are left out to fit into a comment; risks, deletions and all numbers are complete. `slipway review --output text` shows the rest._',
        ]
      : []),
    ...reviewersPart(review.reviewers ?? []),
    ...risksPart(risks, details),
    ...compositionsPart(review, details),
    ...deletionsPart(groups, review.clusters, details),
    ...imagesPart(images, review, details),
    ...sections.slice(0, details.releases).flatMap(({ section, groups: own }) => sectionPart(section, own, review, details)),
    ...leftSections(sections.length - details.releases),
    ...changesPart(others, review, details),
    ...orderPart(order, details),
    ...unknownPart(review.unknown, details),
    ...[hiddenText(review)].filter((text) => text !== ''),
  ];
  return `${parts.join('\n\n')}\n`;
}

function verdict(review: Review): string {
  const { changes, risks, clusters, newClusters, removedClusters } = review;
  if (isEmpty(review)) return unchangedText(review.unknown);
  const touched = [...new Set(changes.flatMap((change) => change.clusters))].sort();
  const [first] = risks;
  const level = first === undefined ? 'no known risk' : `highest risk **R${first.level}**`;
  const lines = [
    changes.length === 0
      ? `No object changes on ${count(clusters, 'cluster')}.`
      : `**${count(objectsOf(changes), 'object')}** (${actionsText(changes)}) on ${touched.length} of ${count(clusters, 'cluster')}${environmentsText(touched)}; ${level}.`,
  ];
  if (newClusters.length > 0)
    lines.push(
      `New: ${newClusters
        .slice(0, 10)
        .map((each) => code(cut(each, 100)))
        .join(', ')}${more(newClusters, 10)}.`,
    );
  if (removedClusters.length > 0)
    lines.push(
      `No longer in the repository: ${removedClusters
        .slice(0, 10)
        .map((each) => code(cut(each, 100)))
        .join(', ')}${more(removedClusters, 10)}. Their objects are not deleted by that.`,
    );
  return lines.join('\n\n');
}

const more = (names: readonly unknown[], shown: number): string => (names.length > shown ? ` and ${names.length - shown} more` : '');

/** Writes failures, which come first. */
function notBuiltPart(unknown: readonly Unknown[], { named }: Details): readonly string[] {
  const failed = unknown.filter(({ what }) => what === 'not-built');
  if (failed.length === 0) return [];
  const lines = failed
    .slice(0, named)
    .map(
      ({ side, name, clusters, message = '' }) =>
        `> - ${side}: ${code(cut(name, 120))} on ${code(cut(clustersText(clusters, -1), 200))}${message === '' ? '' : `: ${code(cut(message, 300))}`}`,
    );
  const rest = failed.length > named ? [`> - and ${failed.length - named} more`] : [];
  return [
    [
      '> [!CAUTION]',
      '> **Not all of both sides can be built: what follows is incomplete.** Nothing of these Flux Kustomizations is shown as created or deleted:',
      ...lines,
      ...rest,
    ].join('\n'),
  ];
}

/** Writes a user as code, to avoid @mentions. */
function reviewersPart(reviewers: readonly Reviewer[]): readonly string[] {
  if (reviewers.length === 0) return [];
  const shown = reviewers.slice(0, MAX_REVIEWERS).map(({ owner, changes }) => `${code(cut(owner, 100))} (${count(changes, 'change')})`);
  const rest = reviewers.length > MAX_REVIEWERS ? ` and ${reviewers.length - MAX_REVIEWERS} more` : '';
  return [`Who owns what causes this: ${shown.join(', ')}${rest}.`];
}

const MAX_REVIEWERS = 10;

/** Writes what happens to the resources of composites. */
function compositionsPart(review: Review, { releases: most, evidence }: Details): readonly string[] {
  const sections = compositionSections(review);
  const show = (text: string): string => code(text);
  const shown = sections.slice(0, most).map((section) => {
    const notes = compositionNotes(section, show);
    const lines = notes.slice(0, evidence).map((note) => `- ${note}`);
    const rest = notes.length > evidence ? [`- and ${notes.length - evidence} more lines`] : [];
    return [
      `### ${section.risk === 0 ? '' : `R${section.risk} · `}${compositionTitle(section, show)}`,
      '',
      `- on ${code(cut(clustersText(section.clusters, review.clusters), 200))}`,
      ...lines,
      ...rest,
    ].join('\n');
  });
  const left = sections.length - shown.length;
  return [...shown, ...(left > 0 ? [`And the composites of ${count(left, 'more Composition')}.`] : [])];
}

/** Writes a release and the changes of its objects. */
function sectionPart(section: ReleaseSection, groups: readonly ChangeGroup[], review: Review, details: Details): readonly string[] {
  const show = (text: string): string => code(text);
  const notes = releaseNotes(section, show, details.values).map((note) => `- ${note}`);
  return [
    `### R${section.risk} · ${releaseTitle(section, show)}`,
    [`- on ${code(cut(clustersText(section.clusters, review.clusters), 200))}`, ...notes].join('\n'),
    ...groupsPart(groups, review, details),
  ];
}

const leftSections = (left: number): readonly string[] => (left > 0 ? [`And ${count(left, 'more change')} of releases.`] : []);

function imagesPart(images: readonly ImageRow[], { clusters: all }: Review, { images: most }: Details): readonly string[] {
  if (images.length === 0) return [];
  if (most === 0) return [`${count(images.length, 'image')} of releases change.`];
  const rows = images
    .slice(0, most)
    .map(
      ({ before, after, names, clusters }) =>
        `| ${imageCell(before)} | ${imageCell(after)} | ${cell(cut(few(names, 3), 200))} | ${cell(cut(clustersText(clusters, all), 200))} |`,
    );
  const table = ['| before | after | release | where |', '|---|---|---|---|', ...rows].join('\n');
  return ['### Images that change', table, ...(images.length > most ? [`And ${count(images.length - most, 'more image')}.`] : [])];
}

const imageCell = (image: string | undefined): string => (image === undefined ? 'none' : cell(cut(image, 200)));

const changesPart = (groups: readonly ChangeGroup[], review: Review, details: Details): readonly string[] =>
  groups.length === 0 ? [] : ['### Changes', ...groupsPart(groups, review, details)];

/** Writes the first groups, and the number of objects of the others. */
function groupsPart(groups: readonly ChangeGroup[], review: Review, details: Details): readonly string[] {
  const shown = groups.slice(0, details.groups);
  const left = groups.slice(shown.length).flatMap(({ changes }) => changes);
  const rest =
    left.length === 0 ? [] : [`${shown.length === 0 ? '' : 'And '}${count(objectsOf(left), 'more object')}: ${actionsText(left)}.`];
  return [...shown.map((group) => groupText(group, review, details)), ...rest];
}

function groupText({ changes, clusters, perCluster }: ChangeGroup, { clusters: all }: Review, details: Details): string {
  const [first] = changes as readonly [ReviewChange, ...ReviewChange[]];
  const titleIn = (show: (text: string) => string): string =>
    `${ACTION_WORDS[first.action]} R${first.risk} · ${show(cut(titleText(changes, first), 500))} · ${show(cut(clustersText(clusters, all), 200))}`;
  const notes = [
    first.why === undefined ? '' : `${CAUSE_WORDS[first.why]}.`,
    ...(first.refusals ?? []).slice(0, 3).map((refusal) => `The API server: ${code(cut(refusal, 300))}`),
    first.movedFrom === undefined
      ? ''
      : `From Flux Kustomization ${code(cut(first.movedFrom, 120))} to ${code(cut(first.kustomization, 120))}.`,
    changes.length === 1 && first.renamedFrom !== undefined
      ? `Most likely replaces ${code(cut(first.renamedFrom, 250))}; what differs is shown.`
      : '',
    ...compositesNotes(changes, (name) => code(cut(name, 250))).map(sentence),
    ...[...composedNote(first, code), ...templatesNote(first, code)].map(sentence),
    first.perhaps ? sentence(PERHAPS) : '',
    first.restarts ? 'Its Pods are restarted.' : '',
    perCluster && first.action === 'change' ? 'The values differ only in the names of objects and clusters.' : '',
    first.cause === undefined ? '' : `Written at ${code(cut(causeText(first), 300))}.`,
    clusters.length > 3 ? `Clusters: ${code(cut(few(clusters, details.named), 3000))}` : '',
  ].filter((note) => note !== '');
  const names = changes.length === 1 ? [] : [namesList(changes, details)];
  const body = bodyOf(changes, perCluster, details);
  const inside = [...notes, ...names, ...body];
  if (inside.length === 0 || details.lines === 0) return `- ${titleIn(code)}`;
  return `<details><summary>${titleIn(htmlCode)}</summary>\n\n${inside.join('\n\n')}\n\n</details>`;
}

function namesList(changes: readonly ReviewChange[], { named }: Details): string {
  const names = [...new Set(changes.map(listedText))];
  const lines = names.slice(0, named).map((name) => `- ${code(cut(name, 250))}`);
  return [...lines, ...(names.length > named ? [`- and ${names.length - named} more`] : [])].join('\n');
}

/** Writes the differences: few created objects completely, and the first of several equal changes. */
function bodyOf(changes: readonly ReviewChange[], perCluster: boolean, details: Details): readonly string[] {
  const [first] = changes as readonly [ReviewChange, ...ReviewChange[]];
  if (first.action !== 'create' || first.renamedFrom !== undefined) return bodyLines(first, perCluster, details);
  if (new Set(changes.map(nameText)).size === 1) return bodyLines(first, perCluster, details);
  return changes.length > MAX_CREATED ? [] : changes.flatMap((change) => bodyLines(change, false, details));
}

const MAX_CREATED = 5;

function bodyLines(change: ReviewChange, perCluster: boolean, { created, lines, context, lowest }: Details): readonly string[] {
  if (change.hunks.length === 0 || change.risk < lowest) return [];
  const most = change.action === 'create' && change.renamedFrom === undefined ? created : lines;
  if (most === 0) return [];
  const shown = change.hunks.flatMap((hunk) => hunkLines(hunk, { lines: most, context }));
  const named = perCluster ? shown.map(clusterEraser(new Set(change.clusters))) : shown;
  const total = most * 4;
  return [fenced(named.length > total ? [...named.slice(0, total), `! ${named.length - total} more lines`] : named, 'diff')];
}

function orderPart(lines: readonly OrderLine[], { order }: Details): readonly string[] {
  if (lines.length === 0 || order === 0) return [];
  const shown = lines.slice(0, order).map((line) => `- Step ${line.step}: ${orderLineText(line, (name) => code(cut(name, 120)))}`);
  const rest = lines.length > order ? [`- and ${lines.length - order} more`] : [];
  const title = `Order of reconciliation: ${count(lines.length, 'Flux Kustomization')} in ${count(lines.at(-1)?.step ?? 0, 'step')}`;
  return [`<details><summary>${title}</summary>\n\n${[...shown, ...rest].join('\n')}\n\n</details>`];
}

function unknownPart(unknown: readonly Unknown[], { named }: Details): readonly string[] {
  const groups = unknownGroups(unknown);
  if (groups.length === 0) return [];
  const lines = groups.map(({ title, names, remedy }) => {
    const shown = names.slice(0, Math.min(named, 10)).map(({ name }) => code(cut(name, 200)));
    return `- ${title}: ${shown.join(', ')}${more(names, Math.min(named, 10))}${remedy === undefined ? '' : `. ${remedy}`}`;
  });
  return ['### Not known', lines.join('\n')];
}
