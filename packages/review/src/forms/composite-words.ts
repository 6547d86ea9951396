import { asciiName, compareStrings } from '@slipway/manifest';
import type { Review } from '../changes/review.ts';
import type { ReviewChange, ReviewComposite } from '../changes/review-file.gen.ts';
import { few } from '../objects/values.ts';
import type { Show } from './release-words.ts';
import { count, cut, nameText } from './words.ts';

/** A Composition whose composites a change reaches, with the changes of their resources. */
export interface CompositionSection {
  /** Undefined if the Composition is unknown. */
  readonly composition: string | undefined;
  readonly composites: readonly ReviewComposite[];
  readonly changes: readonly ReviewChange[];
  /** Sorted. */
  readonly clusters: readonly string[];
  /** The highest risk of the changes. */
  readonly risk: ReviewChange['risk'];
}

/** Returns the Compositions whose composites a change reaches, the highest risk first. */
export function compositionSections({ composites = [], changes }: Pick<Review, 'composites' | 'changes'>): readonly CompositionSection[] {
  const own = Map.groupBy(
    changes.filter(({ composed }) => composed !== undefined),
    ({ composed }) => composed?.composition,
  );
  const byName = Map.groupBy(composites, ({ composition }) => composition);
  const failing: ReviewChange['risk'] = 3;
  return [...new Set([...own.keys(), ...byName.keys()])]
    .map((composition) => {
      const [all, changed] = [byName.get(composition) ?? [], own.get(composition) ?? []];
      const risks = [...changed.map(({ risk }) => risk), ...(all.some(({ effect }) => effect === 'fails') ? [failing] : [])];
      return {
        composition,
        composites: all,
        changes: changed,
        clusters: [...new Set([...all, ...changed].flatMap(({ clusters }) => clusters))].sort(),
        risk: risks.reduce<ReviewChange['risk']>((most, risk) => (risk > most ? risk : most), 0),
      };
    })
    .sort((a, b) => b.risk - a.risk || compareStrings(a.composition ?? '', b.composition ?? ''));
}

/** Limit of the names in one line. */
const MAX_NAMES = 5;
const MAX_RESOURCES = 20;

export function compositionTitle({ composition, composites }: CompositionSection, show: Show): string {
  const number = new Set(composites.flatMap(({ names }) => names)).size;
  const of = composition === undefined ? 'an unknown Composition' : `Composition ${show(cut(composition, 150))}`;
  return `${count(number, 'composite')} of ${of}`;
}

/** Writes what happens to the resources of composites: first what is deleted and created again. */
export function compositionNotes({ composites, changes }: CompositionSection, show: Show): readonly string[] {
  return [
    ...RESOURCES.flatMap(([action, words]) =>
      resourcesNote(
        words,
        changes.filter((change) => change.action === action),
        show,
      ),
    ),
    ...composites.flatMap((each) => effectNote(each, show)),
  ];
}

const RESOURCES = [
  ['recreate', 'deleted and created again'],
  ['delete', 'deleted'],
  ['orphan', 'left behind: the template has another kind now'],
  ['blocked', 'refused by the API server'],
  ['change', 'changed'],
  ['create', 'created'],
] as const;

function resourcesNote(words: string, changes: readonly ReviewChange[], show: Show): readonly string[] {
  if (changes.length === 0) return [];
  const names = [...new Set(changes.map((change) => resourceText(change, show)))];
  return [`${words}: ${few(names, MAX_RESOURCES)}`];
}

function resourceText(change: ReviewChange, show: Show): string {
  const { renamedFrom, composed } = change;
  const within = (composed?.within ?? []).map((name) => `${name} > `).join('');
  const name = show(cut(`${asciiName(within)}${nameText(change)}`, 200));
  const text = renamedFrom === undefined ? name : `${show(cut(renamedFrom, 200))} as ${name}`;
  return `${text}${composed?.kept ? ', whose resource in the cloud remains' : ''}`;
}

function effectNote(
  { names, event, effect, message = '', unknown = [], resources, clusters }: ReviewComposite,
  show: Show,
): readonly string[] {
  const who = few(
    names.map((name) => show(cut(name, 150))),
    MAX_NAMES,
  );
  const where = clusters.length === 1 ? '' : ` on ${count(clusters.length, 'cluster')}`;
  const why = show(cut(message, 300));
  const nested =
    unknown.length === 0
      ? []
      : [
          `unknown in ${who}: ${few(
            unknown.map((each) => show(cut(each, 200))),
            MAX_NAMES,
          )}`,
        ];
  if (effect === 'kept') return [`${who}${where} ${names.length === 1 ? 'does' : 'do'} not change: ${why}`];
  if (effect === 'fails')
    return [`${who}${where} cannot be composed, and ${names.length === 1 ? 'keeps its' : 'keep their'} resources as they are: ${why}`];
  if (effect === 'unknown') return [`the resources of ${who}${where} are unknown: ${why}`];
  if (event === 'changed')
    return [`composites: ${who}${where}${Object.keys(resources).length === 0 ? ', in which no resource changes' : ''}`, ...nested];
  const kinds = Object.entries(resources).map(([kind, number]) => `${number} ${asciiName(kind)}`);
  return [
    `${who}${where} ${names.length === 1 ? 'is' : 'are'} ${event}${names.length === 1 ? '' : ', each'} with ${kinds.length === 0 ? 'no resource' : few(kinds, MAX_RESOURCES)}`,
    ...nested,
  ];
}

const TAKEN_OVER = ', and the new object has the same external name and takes it over';

/** Writes which composites compose a resource. */
export function composedNote({ composed }: ReviewChange, show: Show = (text) => text): readonly string[] {
  if (composed === undefined) return [];
  const { composition, composites, within = [], kept, takenOver } = composed;
  const who = few(
    composites.map((name) => show(cut(name, 150))),
    MAX_NAMES,
  );
  const inside = within.length === 0 ? '' : ` in ${within.map((name) => show(cut(name, 100))).join(', ')}`;
  return [
    `composed by Composition ${show(cut(composition, 150))} for ${who}${inside}`,
    ...(kept ? [`the resource in the cloud remains: its policies do not delete it${takenOver ? TAKEN_OVER : ''}`] : []),
  ];
}

/** Writes what changes in the templates of a Composition, for its composites that are not in the repository. */
export function templatesNote({ templates }: ReviewChange, show: Show = (text) => text): readonly string[] {
  if (templates === undefined) return [];
  const { removed, added, renamed, otherKind } = templates;
  const named = (words: string, names: readonly string[]): readonly string[] =>
    names.length === 0
      ? []
      : [
          `${words} ${few(
            names.map((name) => show(cut(name, 150))),
            MAX_RESOURCES,
          )}`,
        ];
  const parts = [
    ...(renamed.length === 0
      ? []
      : [
          `renamed ${few(
            renamed.map(({ from, to }) => `${show(cut(from, 100))} to ${show(cut(to, 100))}`),
            MAX_RESOURCES,
          )}`,
        ]),
    ...named('removed', removed),
    ...named('of another kind', otherKind),
    ...named('added', added),
  ];
  return [`templates of the Composition: ${parts.join('; ')}`];
}
