import type { Finding } from '@slipway/manifest';
import type { Placement } from '../place/placement.ts';
import { findingAt } from '../spec/finding-at.ts';
import type { Edges } from './edges.ts';

/**
 * Sorts placements: each after its dependencies, else by name. So the order of definitions has no effect. Leaves out placements on a
 * cycle, and those that depend on one.
 */
export function reconcileOrder(placements: readonly Placement[], edges: Edges): Placement[] {
  const waiting = new Set(byName(placements));
  const ordered: Placement[] = [];
  for (let progress = true; progress; ) {
    progress = false;
    for (const placement of waiting) {
      if (edges.of(placement).some((other) => waiting.has(other))) continue;
      waiting.delete(placement);
      ordered.push(placement);
      progress = true;
    }
  }
  return ordered;
}

const byName = (placements: readonly Placement[]): Placement[] => placements.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Returns one finding for each cycle, with its path. Flux would wait forever, without an error. */
export function findCycles(placements: readonly Placement[], edges: Edges): Finding[] {
  const ordered = new Set(reconcileOrder(placements, edges));
  const stuck = new Set(byName(placements).filter((placement) => !ordered.has(placement)));
  const findings: Finding[] = [];
  for (const start of stuck) {
    const cycle = walkToCycle(start, stuck, edges);
    if (cycle.length === 0) continue;
    for (const placement of cycle) stuck.delete(placement);
    findings.push(cycleFinding(cycle));
  }
  return findings;
}

/**
 * Every stuck placement waits for another stuck one, so the walk returns to a visited placement, unless that cycle is reported already.
 */
function walkToCycle(start: Placement, stuck: ReadonlySet<Placement>, edges: Edges): Placement[] {
  const path: Placement[] = [];
  for (let here: Placement | undefined = start; here; here = edges.of(here).find((other) => stuck.has(other))) {
    const seen = path.indexOf(here);
    if (seen >= 0) return path.slice(seen);
    path.push(here);
  }
  return [];
}

function cycleFinding(cycle: readonly Placement[]): Finding {
  const [first] = cycle as readonly [Placement, ...Placement[]];
  const way = [...cycle, first].map(({ name }) => name).join(' -> ');
  return {
    ...findingAt(first.cluster, {
      rule: 'dependency-cycle',
      message: `the units wait for each other: ${way}`,
      pointer: '',
      value: way,
      expected: 'an order in which each unit can become ready',
      remedy: 'remove one of the dependencies',
    }),
    object: `Kustomization/flux-system/${first.name}`,
    file: first.file,
  };
}
