import { diffView } from './diff-view.ts';
import { badge, count, h } from './dom.ts';
import type { Change, Group, Model } from './model.ts';

/** The state of a card. A card shows a group of equal changes. */
export interface CardState {
  readonly group: number;
  /** Changes of the group that match the filter; not empty. */
  readonly changes: readonly number[];
  /** The change that the card shows. */
  readonly shown: number;
  readonly isOpen: boolean;
  readonly isSplit: boolean;
}

/** Actions of the reader on a card. */
export interface CardEvents {
  readonly toggle: () => void;
  readonly show: (change: number) => void;
}

/** Options of the selection. For the other changes, the reader uses the tree and the filters. */
const MAX_OPTIONS = 100;

export function card(model: Model, state: CardState, events: CardEvents): HTMLElement {
  const first = model.changes[state.changes[0] ?? 0] as Change;
  const id = `change-${state.group}`;
  const head = h(
    'button',
    { type: 'button', class: 'head', id, 'aria-expanded': String(state.isOpen), 'aria-controls': `${id}-body`, onclick: events.toggle },
    badge(first.risk),
    h('span', { class: `action ${first.action.replace(' ', '-')}` }, first.action),
    h('code', { class: 'title' }, ...titleOf(model, state.changes)),
    h('span', { class: 'facts' }, clustersOf(model, state.changes)),
  );
  return h(
    'article',
    { class: `card r${first.risk}`, 'data-group': String(state.group) },
    h('h3', {}, head),
    h('div', { class: 'body', id: `${id}-body`, hidden: !state.isOpen }, ...(state.isOpen ? body(model, state, events) : [])),
  );
}

/** Returns the title. A line may break at the slashes of a name. */
function titleOf({ changes }: Model, members: readonly number[]): readonly (Node | string)[] {
  const titles = [...new Set(members.map((index) => changes[index]?.title ?? ''))];
  const [first = ''] = titles;
  const more =
    titles.length > 1 ? ` and ${count(titles.length - 1, 'more object')}` : members.length > 1 ? ` (${members.length} variants)` : '';
  return [...first.split('/').flatMap((part, at) => (at === 0 ? [part] : ['/', h('wbr'), part])), h('span', { class: 'more' }, more)];
}

function clustersOf({ changes, sets, data }: Model, members: readonly number[]): string {
  const used = [...new Set(members.map((index) => changes[index]?.set ?? 0))];
  if (used.length === 1) return sets[used[0] ?? 0]?.words ?? '';
  const all = [...new Set(used.flatMap((set) => sets[set]?.members ?? []))];
  return all.length <= 3 ? all.map((cluster) => data.clusters[cluster]).join(', ') : count(all.length, 'cluster');
}

function body(model: Model, state: CardState, { show }: CardEvents): readonly HTMLElement[] {
  const change = model.changes[state.shown] as Change;
  const { notes, hunks } = change;
  return [
    ...(state.changes.length > 1 ? [selection(model, state, show)] : []),
    ...(notes.length === 0 ? [] : [h('ul', { class: 'notes' }, ...notes.map((note) => h('li', {}, note)))]),
    ...(hunks.length === 0 ? [] : [diffView(hunks, model.data.texts, state.isSplit)]),
    facts(model, change),
  ];
}

/** Returns the selection of one change of the group. */
function selection(model: Model, { changes, shown, group }: CardState, show: (change: number) => void): HTMLElement {
  const { isPerName } = model.groups[group] as Group;
  const first = changes.slice(0, MAX_OPTIONS);
  const options = (first.includes(shown) ? first : [...first, shown]).map((index) => {
    const change = model.changes[index] as Change;
    return h('option', { value: String(index), selected: index === shown }, `${change.title} on ${model.sets[change.set]?.words ?? ''}`);
  });
  const select: HTMLSelectElement = h('select', { onchange: () => show(Number(select.value)) }, ...options);
  const label = isPerName ? 'changes that differ only in names' : 'equal changes';
  const left = changes.length > options.length ? ' Use the tree or the filters for the others.' : '';
  return h('label', { class: 'selection' }, `One of ${changes.length.toLocaleString('en')} ${label}: `, select, left);
}

function facts({ data, sets }: Model, { cause, kustomization, rules, set }: Change): HTMLElement {
  const members = sets[set]?.members ?? [];
  const names = members.map((cluster) => data.clusters[cluster] ?? '');
  const clusters =
    names.length <= 3
      ? [names.join(', ')]
      : [h('details', {}, h('summary', {}, sets[set]?.words ?? ''), h('p', { class: 'names' }, names.join(', ')))];
  const line = (name: string, ...value: (Node | string)[]): HTMLElement => h('div', {}, h('dt', {}, name), h('dd', {}, ...value));
  return h(
    'dl',
    { class: 'about' },
    ...(cause === '' ? [] : [line('Written at', h('code', {}, cause))]),
    line('Owner', h('code', {}, kustomization)),
    line('Clusters', ...clusters),
    ...(rules.length === 0 ? [] : [line('Rules', h('code', {}, rules.join(', ')))]),
  );
}
