import { badge, button, count, h } from './dom.ts';
import type { Change, Model } from './model.ts';

/** Names that are shown at first, and with each click on the button for more. */
const MAX_NAMES = 200;

/** Returns the tree: clusters, their Flux Kustomizations, and the changes of each. A branch is filled when it is opened. */
export function tree(model: Model, visible: readonly number[], show: (change: number) => void): HTMLElement {
  const bySet = Map.groupBy(visible, (index) => model.changes[index]?.set ?? 0);
  const byCluster = new Map<number, number[]>();
  for (const set of bySet.keys())
    for (const cluster of model.sets[set]?.members ?? []) {
      const known = byCluster.get(cluster);
      if (known === undefined) byCluster.set(cluster, [set]);
      else known.push(set);
    }
  const changesOn = (cluster: number): readonly number[] =>
    (byCluster.get(cluster) ?? []).flatMap((set) => bySet.get(set) ?? []).sort((a, b) => a - b);
  const numbers = new Map([...bySet].map(([set, changes]) => [set, { size: changes.length, risk: highest(model, changes) }]));
  const clusters = [...byCluster.keys()].sort((a, b) => a - b);
  const items = clusters.map((cluster) => () => {
    const sets = (byCluster.get(cluster) ?? []).flatMap((set) => numbers.get(set) ?? []);
    const size = sets.reduce((sum, each) => sum + each.size, 0);
    const risk = sets.reduce((most, each) => Math.max(most, each.risk), 0);
    return branch({ name: model.data.clusters[cluster] ?? '', size, risk }, () => {
      const byOwner = [...Map.groupBy(changesOn(cluster), (index) => model.changes[index]?.kustomization ?? '')];
      return byOwner
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([name, changes]) =>
            () =>
              branch({ name, size: changes.length, risk: highest(model, changes) }, () =>
                changes.map((index) => () => leaf(model, index, show)),
              ),
        );
    });
  });
  const list = h('ul', {}, ...more(items));
  list.addEventListener('keydown', moveWithin(list));
  if (clusters.length === 1) list.querySelector('button')?.click();
  return list;
}

const highest = ({ changes }: Model, of: readonly number[]): number =>
  of.reduce((risk, index) => Math.max(risk, changes[index]?.risk ?? 0), 0);

type Items = readonly (() => HTMLElement)[];

function branch(
  { name, size, risk }: { readonly name: string; readonly size: number; readonly risk: number },
  inside: () => Items,
): HTMLElement {
  const toggle = h(
    'button',
    { type: 'button', 'aria-expanded': 'false', title: name },
    h('span', { class: 'name' }, name),
    h('span', { class: 'size' }, size.toLocaleString('en')),
    badge(risk),
  );
  const item = h('li', {}, toggle);
  toggle.addEventListener('click', () => {
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    toggle.setAttribute('aria-expanded', String(!isOpen));
    if (isOpen) item.querySelector('ul')?.remove();
    else item.append(h('ul', {}, ...more(inside())));
  });
  return item;
}

function leaf({ changes }: Model, index: number, show: (change: number) => void): HTMLElement {
  const { title, action, risk } = changes[index] as Change;
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'leaf', title: `${action}: ${title}`, onclick: () => show(index) },
      h('span', { class: `dot ${action.replace(' ', '-')}`, 'aria-hidden': 'true' }),
      h('span', { class: 'name' }, h('span', { class: 'sr' }, `${action} `), title),
      badge(risk),
    ),
  );
}

/** Returns the first items, and a button for the next ones. */
function more(items: Items, from = 0): readonly HTMLElement[] {
  const shown = items.slice(from, from + MAX_NAMES).map((item) => item());
  const left = items.length - from - shown.length;
  if (left <= 0) return shown;
  const next = h(
    'li',
    {},
    button(`Show ${count(Math.min(left, MAX_NAMES), 'more')}`.replace(/s$/, ''), () => next.replaceWith(...more(items, from + MAX_NAMES)), {
      class: 'link',
    }),
  );
  return [...shown, next];
}

/** Handles the arrow keys: up and down move, right opens, left closes or moves to the parent. */
const moveWithin =
  (list: HTMLElement) =>
  (event: KeyboardEvent): void => {
    const here = document.activeElement;
    if (!(here instanceof HTMLButtonElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = [...list.querySelectorAll('button')];
    const at = all.indexOf(here);
    const expanded = here.getAttribute('aria-expanded');
    if (event.key === 'ArrowDown') all[at + 1]?.focus();
    else if (event.key === 'ArrowUp') all[at - 1]?.focus();
    else if (event.key === 'ArrowRight' && expanded === 'false') here.click();
    else if (event.key === 'ArrowLeft' && expanded === 'true') here.click();
    else if (event.key === 'ArrowLeft') here.closest('ul')?.parentElement?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
