import type { Review } from '../../changes/review.ts';
import { type GraphNode, graphLayers } from '../../order/graph-layers.ts';
import { type Wait, waitsOf } from '../../order/order-of-reconciliation.ts';
import { waitTexts } from '../order-text.ts';
import { actionsText, clustersText, cut } from '../words.ts';
import { graphDrawing } from './graph-drawing.ts';
import { code, riskBadge, text } from './markup.ts';

/** A larger graph is listed, not drawn. */
const MAX_DRAWN = 60;
const MAX_LISTED = 500;

/** Writes the Flux Kustomizations in the order of reconciliation, with their changes. */
export function graphPart(review: Review): string {
  const layers = graphLayers(review);
  const nodes = layers.flat();
  if (nodes.length === 0) return '';
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const drawing =
    nodes.length > MAX_DRAWN ? '' : `<div class="drawing" tabindex="0" role="region" aria-label="Graph">${graphDrawing(layers)}</div>`;
  let left = MAX_LISTED;
  const steps = layers.flatMap((layer, step) => {
    const shown = layer.slice(0, left);
    left -= shown.length;
    return shown.length === 0
      ? []
      : [
          `<li><h3>Step ${step + 1}</h3><ul>${shown.map((node) => nodeItem(node, waitsOf(node, byName), review.clusters)).join('')}</ul></li>`,
        ];
  });
  const rest = nodes.length > MAX_LISTED ? `<p>And ${nodes.length - MAX_LISTED} more.</p>` : '';
  return `<section id="order" aria-labelledby="order-title"><h2 id="order-title">Flux Kustomizations</h2>
<p class="hint">In the order of reconciliation. A solid line: waits for. A dashed line: is applied by.</p>
${drawing}<details${drawing === '' ? ' open' : ''}><summary>As a list</summary><ol class="steps">${steps.join('')}</ol>${rest}</details></section>`;
}

function nodeItem({ name, clusters, appliedBy, only, changes }: GraphNode, waits: readonly Wait[], all: number): string {
  const risk = changes.reduce<number>((most, change) => Math.max(most, change.risk), 0);
  const facts = [
    text(cut(clustersText(clusters, all), 200)),
    changes.length === 0 ? 'nothing changes' : text(actionsText(changes)),
    ...(only === undefined ? [] : [only === 'head' ? 'new' : 'removed']),
    ...waitTexts(waits, code),
    ...(appliedBy.length === 0 ? [] : [`applied by ${appliedBy.map(code).join(', ')}`]),
  ];
  return `<li>${changes.length === 0 ? '' : riskBadge(risk)} ${code(name)} <span class="facts">${facts.join(' · ')}</span></li>`;
}
