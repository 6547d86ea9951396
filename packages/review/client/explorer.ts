import { card } from './card.ts';
import { button, h, remembered } from './dom.ts';
import { type Filter, filterChanges, NO_FILTER } from './filter.ts';
import type { Model } from './model.ts';
import { toolbar } from './toolbar.ts';
import { tree } from './tree.ts';

/** Actions of keys and of other parts of the page on the changes. */
export interface Explorer {
  readonly element: HTMLElement;
  readonly search: HTMLInputElement;
  readonly set: (filter: Partial<Filter>) => void;
  /** Moves the focus to the next or the previous change. */
  readonly move: (by: 1 | -1) => void;
  readonly toggleAll: () => void;
  readonly toggleSplit: () => void;
}

/** Cards of one page. */
const PAGE_SIZE = 50;
/** Limits for cards that are open at first: their number, and the lines of each. */
const [MAX_OPEN, MAX_OPEN_LINES] = [12, 60];

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
    const different = groups.length < visible.length ? `, ${groups.length.toLocaleString('en')} different` : '';
    status.textContent =
      visible.length === 0
        ? 'No changes match the filter.'
        : `${visible.length.toLocaleString('en')}${all} ${visible.length === 1 && all === '' ? 'change' : 'changes'}${different}`;
    draw();
  }

  function draw(): void {
    const shown = groups.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
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

  /** Returns the choice of the reader. By default, the first short cards are open, except for new objects. */
  function isOpen(group: number, shown: number, at: number): boolean {
    const known = opened.get(group);
    if (known !== undefined) return known;
    const hunks = model.changes[shown]?.hunks ?? [];
    const isNew = hunks.length === 1 && model.data.texts[hunks[0]?.[0] ?? 0] === '';
    return (
      page === 0 &&
      at < MAX_OPEN &&
      hunks.length > 0 &&
      !isNew &&
      hunks.reduce((sum, [, , lines]) => sum + lines.length, 0) <= MAX_OPEN_LINES
    );
  }

  function drawPager(pager: HTMLElement): void {
    const last = Math.ceil(groups.length / PAGE_SIZE) - 1;
    pager.hidden = last < 1;
    const from = page * PAGE_SIZE;
    pager.replaceChildren(
      button('Previous', () => turn(page - 1), { class: 'plain', disabled: page === 0 }),
      h(
        'span',
        {},
        `${(from + 1).toLocaleString('en')}\u2013${Math.min(from + PAGE_SIZE, groups.length).toLocaleString('en')} of ${groups.length.toLocaleString('en')}`,
      ),
      button('Next', () => turn(page + 1), { class: 'plain', disabled: page >= last }),
    );
  }

  function turn(to: number): void {
    page = to;
    draw();
    element.scrollIntoView({ block: 'start' });
  }

  /** Opens a change that the reader chose in the tree. */
  function show(change: number): void {
    const group = model.changes[change]?.group ?? 0;
    opened.set(group, true);
    chosen.set(group, change);
    page = Math.floor(groups.findIndex(([each]) => each === group) / PAGE_SIZE);
    draw();
    goTo(cards.querySelector<HTMLElement>(`[data-group="${group}"] .head`));
  }

  function move(by: 1 | -1): void {
    const heads = [...cards.querySelectorAll<HTMLElement>('.head')];
    const here = heads.findIndex((head) => head.closest('article')?.contains(document.activeElement));
    const next = here < 0 ? nearest(heads) : here + by;
    if (next >= heads.length && (page + 1) * PAGE_SIZE < groups.length) {
      turn(page + 1);
      goTo(cards.querySelector<HTMLElement>('.head'));
    } else if (next < 0 && page > 0) {
      turn(page - 1);
      goTo([...cards.querySelectorAll<HTMLElement>('.head')].at(-1));
    } else goTo(heads[next]);
  }

  /** Returns the first card in the viewport. */
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
    const shown = groups.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
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
  return { element, search: bar.search, set, move, toggleAll, toggleSplit: () => split(!isSplit) };
}
