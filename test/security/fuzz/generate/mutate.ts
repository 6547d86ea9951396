import type { Draft } from './draft.ts';
import { HOSTILE_KEYS, hostileText, hostileValue } from './hostile-values.ts';
import { isMap, misspelt, type Node, type Place, placesBelow } from './nodes.ts';

/** Changes an object in `times` places. What is below `spared` keys is unchanged. */
export function mutate(draft: Draft, object: Node, times: number, isExempt: (key: string) => boolean = () => false): void {
  for (let left = times; left > 0; left--) {
    if (!draft.random.chance(draft.wildness)) continue;
    const places = placesBelow(object).filter(({ key }) => key === undefined || !isExempt(key));
    if (places.length === 0) return;
    const [name, change] = draft.random.weighted(CHANGES);
    change(draft, draft.random.pick(places), places);
    draft.note(`mutation:${name}`);
  }
}

type Change = readonly [name: string, change: (draft: Draft, place: Place, places: readonly Place[]) => void];

const CHANGES: readonly (readonly [number, Change])[] = [
  [6, ['value', ({ random }, place) => place.set(hostileValue(random))]],
  [3, ['text', ({ random }, place) => place.set(hostileText(random))]],
  [2, ['remove', (_, place) => place.remove()]],
  [2, ['duplicate', (_, place) => place.repeat()]],
  [2, ['misspell', ({ random }, { key, rename }) => rename?.(misspelt(key ?? '', random))]],
  [1, ['hostile-key', ({ random }, { rename }) => rename?.(random.pick(HOSTILE_KEYS))]],
  [2, ['add-field', (draft, { node, set }) => set(withField(draft, node))]],
  [2, ['type', ({ random }, { node, set }) => set(ofOtherType(node, random.int(0, 3)))]],
  [1, ['swap', ({ random }, { set }, places) => set(structuredClone(random.pick(places).node))]],
  [1, ['tag', ({ random }, { node, set }) => set({ tag: random.pick(TAGS), value: node })]],
  [1, ['anchor', ({ random }, place, places) => alias(random.pick(places), place)]],
  [
    0.5,
    ['merge-key', ({ random }, { node, set }) => set(isMap(node) ? { entries: [...node.entries, ['<<', hostileValue(random)]] } : node)],
  ],
  [
    0.5,
    [
      'many',
      ({ random }, { node, set }) =>
        set(placesBelow(node).length > 20 ? node : Array.from({ length: random.int(20, 300) }, () => structuredClone(node))),
    ],
  ],
];

const TAGS = ['!!str', '!!binary', '!!map', '!!seq', '!!int', '!!null', '!!set', '!custom', '!<tag:yaml.org,2002:str>', '!', '!!merge'];

function withField({ random }: Draft, node: Node): Node {
  const key = random.chance(0.5) ? random.pick(HOSTILE_KEYS) : random.word(6);
  if (isMap(node)) return { entries: [...node.entries, [key, hostileValue(random)]] };
  return Array.isArray(node) ? [...node, hostileValue(random)] : { entries: [[key, node]] };
}

function ofOtherType(node: Node, way: number): Node {
  if (way === 0) return [node];
  if (way === 1) return { entries: [['value', node]] };
  if (typeof node === 'string') return way === 2 ? { raw: node === '' ? '~' : String(node.length) } : null;
  if (isMap(node)) return way === 2 ? node.entries.map(([, value]) => value) : 'text';
  return typeof node === 'object' ? 1 : String(node);
}

/** Anchors may follow their aliases, or surround them. */
function alias(anchor: Place, place: Place): void {
  place.set({ raw: '*anchor' });
  anchor.set({ tag: '&anchor', value: anchor.node });
}
