import { card } from './card.ts';
import { button, h, remembered } from './dom.ts';
import { type Filter, filterChanges, NO_FILTER } from './filter.ts';
import type { Model } from './model.ts';
import { toolbar } from './toolbar.ts';
import { tree } from './tree.ts';

/** What keys and other parts of the page do with the changes. */
export interface Explorer {
  readonly element: HTMLElement;
  readonly search: HTMLInputElement;
  readonly set: (filter: Partial<Filter>) => void;
  /** Goes to the next change, or back. */
  readonly step: (by: 1 | -1) => void;
  readonly toggleAll: () => void;
  readonly toggleSplit: () => void;
}

/** Cards of one page. */
const PAGE = 50;
/** Cards that are open from the start, and the longest of those. */
const [OPEN, OPEN_LINES] = [12, 60];

export function explorer(model: Model): Explorer {
  let filter = NO_FILTER;
  let visible: readonly number[] = [];
  let groups: readonly (readonly [group: number, changes: readonly number[]])[] = [];
  let page = 0;
  let isSplit = remembered.get('split') === 'true';
  const opened = new Map<number, boolean>();
  const chosen = new Map<number, number>();
  const wide = matchMedia('(min-width: 700px)');

  const status = h('p', { class: 'status', role: 'status' });
  const cards = h('div', { class: 'cards' });
  const pagers = [h('div', { class: 'pager' }), h('div', { class: 'pager' })] as const;
  const side = h('details', { class: 'tree', open: matchMedia('(min-width: 1000px)').matches });
  const bar = toolbar(model, { set, clear: () => set(NO_FILTER), split, toggleAll });
  const navigation = h('nav', { 'aria-label': 'Clusters, Flux Kustomizations and objects' }, side);
  const element = h(
    'div',
    { class: 'explorer' },
    bar.element,
    navigation,
    h('div', { class: 'list' }, status, pagers[0], cards, pagers[1]),
  );

  function set(change: Partial<Filter>): void {
    filter = { ...filter, ...change };
    page = 0;
    refresh();
  }

  function refresh(): void {
    visible = filterChanges(model, filter);
    groups = [...Map.groupBy(visible, (index) => model.changes[index]?.group ?? 0)];
    bar.update(filter, isSplit);
    side.replaceChildren(h('summary', {}, 'Clusters'), tree(model, visible, show));
    const all = visible.length === model.changes.length ? '' : ` of ${model.changes.length.toLocaleString('en')}`;
    const alike = groups.length < visible.length ? `, ${groups.length.toLocaleString('en')} that differ` : '';
    status.textContent =
      visible.length === 0
        ? 'No change is like that.'
        : `${visible.length.toLocaleString('en')}${all} ${visible.length === 1 && all === '' ? 'change' : 'changes'}${alike}`;
    draw();
  }

  function draw(): void {
    const shown = groups.slice(page * PAGE, (page + 1) * PAGE);
    cards.replaceChildren(...shown.map(([group, changes], at) => drawn(group, changes, at)));
    for (const pager of pagers) drawPager(pager);
  }

  function drawn(group: number, changes: readonly number[], at: number): HTMLElement {
    const kept = chosen.get(group);
    const shown = kept !== undefined && changes.includes(kept) ? kept : (changes[0] ?? 0);
    const state = { group, changes, shown, isOpen: isOpen(group, shown, at), isSplit: isSplit && wide.matches };
    const redraw = (focus: string): void => {
      const next = drawn(group, changes, at);
      cards.querySelector(`[data-group="${group}"]`)?.replaceWith(next);
      next.querySelector<HTMLElement>(focus)?.focus();
    };
    return card(model, state, {
      toggle: () => {
        opened.set(group, !state.isOpen);
        redraw('.head');
      },
      show: (change) => {
        chosen.set(group, change);
        redraw('select');
      },
    });
  }

  /** As the reader left it; of the others, the first that are short, but nothing that is new as a whole. */
  function isOpen(group: number, shown: number, at: number): boolean {
    const known = opened.get(group);
    if (known !== undefined) return known;
    const hunks = model.changes[shown]?.hunks ?? [];
    const isNew = hunks.length === 1 && model.data.texts[hunks[0]?.[0] ?? 0] === '';
    return page === 0 && at < OPEN && hunks.length > 0 && !isNew && hunks.reduce((sum, [, , lines]) => sum + lines.length, 0) <= OPEN_LINES;
  }

  function drawPager(pager: HTMLElement): void {
    const last = Math.ceil(groups.length / PAGE) - 1;
    pager.hidden = last < 1;
    const from = page * PAGE;
    pager.replaceChildren(
      button('Previous', () => turn(page - 1), { class: 'plain', disabled: page === 0 }),
      h(
        'span',
        {},
        `${(from + 1).toLocaleString('en')}\u2013${Math.min(from + PAGE, groups.length).toLocaleString('en')} of ${groups.length.toLocaleString('en')}`,
      ),
      button('Next', () => turn(page + 1), { class: 'plain', disabled: page >= last }),
    );
  }

  function turn(to: number): void {
    page = to;
    draw();
    element.scrollIntoView({ block: 'start' });
  }

  /** Opens a change that the tree has. */
  function show(change: number): void {
    const group = model.changes[change]?.group ?? 0;
    opened.set(group, true);
    chosen.set(group, change);
    page = Math.floor(groups.findIndex(([each]) => each === group) / PAGE);
    draw();
    goTo(cards.querySelector<HTMLElement>(`[data-group="${group}"] .head`));
  }

  function step(by: 1 | -1): void {
    const heads = [...cards.querySelectorAll<HTMLElement>('.head')];
    const here = heads.findIndex((head) => head.closest('article')?.contains(document.activeElement));
    const next = here < 0 ? nearest(heads) : here + by;
    if (next >= heads.length && (page + 1) * PAGE < groups.length) {
      turn(page + 1);
      goTo(cards.querySelector<HTMLElement>('.head'));
    } else if (next < 0 && page > 0) {
      turn(page - 1);
      goTo([...cards.querySelectorAll<HTMLElement>('.head')].at(-1));
    } else goTo(heads[next]);
  }

  /** The first that is in sight. */
  const nearest = (heads: readonly HTMLElement[]): number =>
    Math.max(
      0,
      heads.findIndex((head) => head.getBoundingClientRect().top > 0),
    );

  function goTo(head: HTMLElement | null | undefined): void {
    head?.focus({ preventScroll: true });
    head?.closest('article')?.scrollIntoView({ block: 'start' });
  }

  function toggleAll(): void {
    const shown = groups.slice(page * PAGE, (page + 1) * PAGE);
    const isAnyOpen = cards.querySelector('.head[aria-expanded="true"]') !== null;
    for (const [group] of shown) opened.set(group, !isAnyOpen);
    draw();
  }

  function split(next: boolean): void {
    isSplit = next;
    remembered.set('split', String(next));
    bar.update(filter, isSplit);
    draw();
  }

  wide.addEventListener('change', draw);
  refresh();
  return { element, search: bar.search, set, step, toggleAll, toggleSplit: () => split(!isSplit) };
}
