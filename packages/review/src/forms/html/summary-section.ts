import { isEmpty, type Review } from '../../changes/review.ts';
import type { Unknown } from '../../changes/review-file.gen.ts';
import { few } from '../../objects/values.ts';
import { unknownGroups } from '../unknown-groups.ts';
import { ACTION_WORDS, clustersText, count, cut, environmentsText, objectsOf, unchangedText } from '../words.ts';
import { ACTIONS } from './make-page-data.ts';
import { code, LEVEL_WORDS, riskBadge, text } from './markup.ts';

/** Writes the first section: unknowns, the changes in one sentence, and their numbers. */
export function summarySection(review: Review): string {
  const { base, head } = review;
  return `<section id="summary" aria-labelledby="title"><h1 id="title"><span class="sr">What changes from </span>${code(cut(base, 200))}<span class="arrow" aria-hidden="true">→</span><span class="sr"> to </span>${code(cut(head, 200))}</h1>
${notBuilt(review.unknown)}<p class="verdict">${verdict(review)}</p>${newClustersText(review)}${notKnown(review.unknown)}${numbers(review)}</section>`;
}

function verdict(review: Review): string {
  const { changes, clusters, unknown } = review;
  if (isEmpty(review)) return text(unchangedText(unknown));
  if (changes.length === 0) return `No object changes on ${count(clusters, 'cluster')}.`;
  const touched = [...new Set(changes.flatMap((change) => change.clusters))].sort();
  return `<strong>${readable(count(objectsOf(changes), 'object'))}</strong> on <strong>${touched.length} of ${count(clusters, 'cluster')}</strong>${text(environmentsText(touched))}.`;
}

/** `10,000 objects`. */
const readable = (counted: string): string => counted.replace(/^\d+/, (number) => Number(number).toLocaleString('en'));

/** Writes the highest risk, and the number of objects of each action. */
function numbers({ changes, risks }: Review): string {
  if (changes.length === 0) return '';
  const level = risks[0]?.level;
  const risk = `<div class="tile risk r${level ?? 0}"><dt>Highest risk</dt><dd>${level === undefined ? '–' : riskBadge(level)}<span class="facts" aria-hidden="true">${level === undefined ? 'no known risk' : text(LEVEL_WORDS[level] ?? '')}</span></dd></div>`;
  const actions = ACTIONS.flatMap((action) => {
    const number = objectsOf(changes.filter((change) => change.action === action));
    return number === 0
      ? []
      : [`<div class="tile ${action}"><dt>${ACTION_WORDS[action]}</dt><dd>${number.toLocaleString('en')}</dd></div>`];
  });
  return `<dl class="tiles">${risk}${actions.join('')}</dl>`;
}

const MAX_NAMED = 30;

/** Writes failures, which come before everything else. */
function notBuilt(unknown: readonly Unknown[]): string {
  const failed = unknown.filter(({ what }) => what === 'not-built');
  if (failed.length === 0) return '';
  const items = failed.slice(0, MAX_NAMED).map(({ side = '', name, clusters, message = '' }) => {
    const why = message === '' ? '' : `: ${code(cut(message, 600))}`;
    return `<li>${side}: ${code(cut(name, 200))} on ${text(cut(clustersText(clusters, -1), 300))}${why}</li>`;
  });
  const rest = failed.length > MAX_NAMED ? `<li>and ${failed.length - MAX_NAMED} more</li>` : '';
  return `<div class="banner danger" id="not-built"><p><strong>Not all of both sides can be built: what follows is incomplete.</strong> Nothing of these Flux Kustomizations is shown as created or deleted:</p><ul>${items.join('')}${rest}</ul></div>`;
}

function newClustersText({ newClusters, removedClusters }: Review): string {
  const names = (clusters: readonly string[]): string => text(cut(few(clusters, 10), 1000));
  return [
    newClusters.length === 0 ? '' : `<p>New: ${names(newClusters)}.</p>`,
    removedClusters.length === 0
      ? ''
      : `<p>No longer in the repository: ${names(removedClusters)}. Their objects are not deleted by that.</p>`,
  ].join('');
}

/** Writes the unknowns in short, with a link to the complete list. */
function notKnown(unknown: readonly Unknown[]): string {
  const groups = [
    ...Map.groupBy(
      unknown.filter(({ what }) => what !== 'not-built'),
      ({ what }) => what,
    ),
  ];
  if (groups.length === 0) return '';
  const words = groups.map(([what, all]) => shortly[what](new Set(all.map(({ name }) => name)).size));
  return `<p class="banner quiet"><strong>Not known:</strong> ${words.join(', ')}. <a href="#unknown">What that is</a></p>`;
}

const shortly: Readonly<Record<Unknown['what'], (number: number) => string>> = {
  'not-built': (number) => `${count(number, 'Flux Kustomization')} not built`,
  'fails-on-both': (number) => `${count(number, 'Flux Kustomization')} not built on both sides`,
  'in-part': (number) => `${count(number, 'Flux Kustomization')} built in part`,
  suspended: (number) => `${count(number, 'Flux Kustomization')} suspended`,
  chart: (number) => `${count(number, 'release')} whose chart is not rendered`,
  package: (number) => `${count(number, 'package')} of Configurations not available`,
  'not-rendered': (number) => `${count(number, 'release')} that Helm does not render`,
  variable: (number) => `${count(number, 'variable')} that only the cluster has`,
};

/** Writes all unknowns, each once. */
export function unknownSection(unknown: readonly Unknown[]): string {
  const groups = unknownGroups(unknown);
  if (groups.length === 0) return '';
  const items = groups.map(({ title, names, remedy }) => {
    const rest = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    const shown = names
      .slice(0, MAX_NAMED)
      .map(({ name, message }) => `${code(cut(name, 300))}${message === undefined ? '' : ` (${text(cut(message, 300))})`}`)
      .join(', ');
    return `<li><strong>${title}</strong><br>${shown}${rest}${remedy === undefined ? '' : `.<br>${text(remedy)}.`}</li>`;
  });
  return `<section id="unknown" aria-labelledby="unknown-title"><h2 id="unknown-title">Not known</h2><ul class="unknown">${items.join('')}</ul></section>`;
}
