import { button, h, spoken } from './dom.ts';
import type { Filter } from './filter.ts';
import type { Model } from './model.ts';

/** The controls of the filter. */
export interface Toolbar {
  readonly element: HTMLElement;
  readonly search: HTMLInputElement;
  /** Shows the current filter. */
  readonly update: (filter: Filter, isSplit: boolean) => void;
}

interface ToolbarEvents {
  readonly set: (change: Partial<Filter>) => void;
  readonly clear: () => void;
  readonly split: (isSplit: boolean) => void;
  readonly toggleAll: () => void;
}

/** Milliseconds between the last key and the search. */
const SEARCH_DELAY = 120;

export function toolbar(model: Model, { set, clear, split, toggleAll }: ToolbarEvents): Toolbar {
  let timer = 0;
  const search = h('input', {
    type: 'search',
    placeholder: 'Search names, values, files\u2026',
    'aria-label': 'Search changes',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => set({ query: search.value }), SEARCH_DELAY);
  });
  const cluster = choice(
    'Cluster',
    'All clusters',
    model.data.clusters.map((name, at) => [String(at), name] as const),
    (value) => set({ cluster: value === '' ? undefined : Number(value) }),
  );
  const names = (of: (change: Model['changes'][number]) => string) =>
    [...new Set(model.changes.map(of))].map((name) => [name, name] as const);
  const kind = choice('Kind', 'All kinds', names((change) => change.kind).sort(), (value) => set({ kind: value }));
  const action = choice(
    'Action',
    'All actions',
    names((change) => change.action),
    (value) => set({ action: value }),
  );
  const chosen = new Set<number>();
  const levels = [...new Set(model.changes.map(({ risk }) => risk))].sort((a, b) => b - a);
  const risks = levels.map((level) => {
    const chip = h('button', { type: 'button', class: `badge chip r${level}`, 'aria-pressed': 'false' }, spoken('only risk '), `R${level}`);
    chip.addEventListener('click', () => {
      if (!chosen.delete(level)) chosen.add(level);
      set({ risks: new Set(chosen) });
    });
    return { level, chip };
  });
  const unified = button('Unified', () => split(false), { class: 'plain' });
  const sides = button('Side by side', () => split(true), { class: 'plain' });
  const special = h('div', { class: 'special' });
  const element = h(
    'div',
    { class: 'toolbar', role: 'search', 'aria-label': 'Changes' },
    search,
    cluster,
    kind,
    action,
    h('div', { class: 'chips', role: 'group', 'aria-label': 'Risk' }, ...risks.map(({ chip }) => chip)),
    h('div', { class: 'segments', role: 'group', 'aria-label': 'Form of differences' }, unified, sides),
    button('Open or close all', toggleAll, { class: 'plain' }),
    special,
  );
  const update = (filter: Filter, isSplit: boolean): void => {
    if (search.value !== filter.query) search.value = filter.query;
    cluster.value = filter.cluster === undefined ? '' : String(filter.cluster);
    kind.value = filter.kind;
    action.value = filter.action;
    chosen.clear();
    for (const level of filter.risks) chosen.add(level);
    for (const { level, chip } of risks) chip.setAttribute('aria-pressed', String(chosen.has(level)));
    unified.setAttribute('aria-pressed', String(!isSplit));
    sides.setAttribute('aria-pressed', String(isSplit));
    const isFiltered =
      filter.query + filter.kind + filter.action + filter.rule + filter.kustomization !== '' ||
      filter.cluster !== undefined ||
      chosen.size > 0;
    special.replaceChildren(
      ...(filter.rule === ''
        ? []
        : [
            button(`Rule ${filter.rule} \u00d7`, () => set({ rule: '' }), {
              class: 'plain',
              'aria-label': `Rule ${filter.rule}: show all others`,
            }),
          ]),
      ...(filter.kustomization === ''
        ? []
        : [
            button(`Kustomization ${filter.kustomization} \u00d7`, () => set({ kustomization: '' }), {
              class: 'plain',
              'aria-label': `Kustomization ${filter.kustomization}: show all others`,
            }),
          ]),
      ...(isFiltered ? [button('Show all changes', clear, { class: 'link' })] : []),
    );
  };
  return { element, search, update };
}

function choice(
  name: string,
  all: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: (value: string) => void,
): HTMLSelectElement {
  const select = h(
    'select',
    { 'aria-label': name },
    h('option', { value: '' }, all),
    ...options.map(([value, text]) => h('option', { value }, text)),
  );
  select.addEventListener('change', () => chosen(select.value));
  return select;
}
