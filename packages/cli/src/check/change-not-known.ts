import type { FleetTransition, UnknownChanges } from '@slipway/fleet-check';
import type { Rule } from '@slipway/manifest';

export const transitionNotKnown: Rule = {
  id: 'transition-not-known',
  severity: 'advice',
  summary: 'A Flux Kustomization cannot be built as it was before the change.',
  why: 'What it applied is unknown, so `slipway` cannot report what the change deletes, moves or updates. It may have failed on the cluster too, and then the objects of an older state are still there.',
  remedy: 'Look at the objects on the cluster with `flux tree kustomization NAME`, or compare with an older state that can be built.',
};

/** Reports unknowns of the old state only. For the new state, the reason is a finding already. */
export function notKnown({ unknown }: FleetTransition): readonly UnknownChanges[] {
  const failing = unknown.filter(({ why }) => why === 'not-built');
  const still = new Set(failing.filter(({ side }) => side === 'new').map(keyOf));
  return failing.filter((each) => each.side === 'old' && !still.has(keyOf(each)));
}

const keyOf = ({ cluster, kustomization }: UnknownChanges): string => `${cluster}|${kustomization}`;
