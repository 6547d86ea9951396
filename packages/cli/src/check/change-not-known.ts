import type { FleetStep, UnknownStep } from '@slipway/fleet-check';
import type { Rule } from '@slipway/manifest';

export const stepNotKnown: Rule = {
  id: 'step-not-known',
  severity: 'advice',
  summary: 'A Flux Kustomization cannot be built as it was before the step.',
  why: 'What it applied is not known, so that nothing is said of what the step deletes, moves or changes of it. It may have failed on the cluster, too, and then left there what an older state had.',
  remedy: 'Look at what stands on the cluster, `flux tree kustomization NAME`, or check the step from an older state that can be built.',
};

/** Those that fail in the old state alone: of the new one, the reason is a finding. */
export function notKnown({ unknown }: FleetStep): readonly UnknownStep[] {
  const failing = unknown.filter(({ why }) => why === 'not-built');
  const still = new Set(failing.filter(({ side }) => side === 'new').map(keyOf));
  return failing.filter((each) => each.side === 'old' && !still.has(keyOf(each)));
}

const keyOf = ({ cluster, kustomization }: UnknownStep): string => `${cluster}|${kustomization}`;
