import type { GraphNode } from '../../order/graph-layers.ts';
import { actionsText, cut } from '../words.ts';
import { BOX, type GraphLayout, graphLayout, type Point } from './graph-layout.ts';
import { type GraphLine, graphLines } from './graph-lines.ts';
import { text } from './markup.ts';

/** Draws layers from left to right as SVG, with a line to each Flux Kustomization from those that it waits for or that apply it. */
export function graphDrawing(layers: readonly (readonly GraphNode[])[]): string {
  const lines = graphLines(layers);
  const places = graphLayout(layers, lines);
  const { width, height, boxes } = places;
  const marker =
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>';
  const drawn = [
    ...lines.map((each) => linePath(each, places)),
    ...layers.flat().map((node) => box(node, boxes.get(node.name) ?? { x: 0, y: 0 })),
  ];
  return `<svg class="graph" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Flux Kustomizations and what they wait for; the list below says the same">${marker}${drawn.join('')}</svg>`;
}

function linePath(line: GraphLine, { boxes, paths }: GraphLayout): string {
  const [from, to] = [boxes.get(line.from), boxes.get(line.to)];
  if (from === undefined || to === undefined) return '';
  let here = { x: from.x + BOX.width, y: from.y };
  const parts = [`M${here.x} ${here.y}`];
  for (const next of [...(paths.get(line) ?? []), to]) {
    const bend = (here.x + next.x) / 2;
    parts.push(`C${bend} ${here.y} ${bend} ${next.y} ${next.x} ${next.y}`);
    here = { x: next.x + BOX.width, y: next.y };
    if (next !== to) parts.push(`H${here.x}`);
  }
  return `<path class="${line.kind}" d="${parts.join('')}" marker-end="url(#tip)"/>`;
}

/** Maximum number of characters in a box. */
const [MAX_NAME, MAX_FACTS] = [26, 34];

function box({ name, changes, only }: GraphNode, { x, y: middle }: Point): string {
  const y = middle - BOX.height / 2;
  const risk = changes.reduce<number>((most, change) => Math.max(most, change.risk), 0);
  const kind = changes.length === 0 ? 'still' : `r${risk}`;
  const facts = [
    ...(only === undefined ? [] : [only === 'head' ? 'new' : 'removed']),
    changes.length === 0 ? 'nothing changes' : actionsText(changes),
  ];
  const short = name.split('/').slice(1).join('/') || name;
  return `<g class="node ${kind}" data-kustomization="${text(name)}"><title>${text(name)}</title><rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/><rect class="edge" x="${x}" y="${y}" width="5" height="${BOX.height}" rx="2"/><text class="name" x="${x + 16}" y="${y + 23}">${text(cut(short, MAX_NAME))}</text><text class="facts" x="${x + 16}" y="${y + 41}">${text(cut(facts.join(', '), MAX_FACTS))}</text></g>`;
}
