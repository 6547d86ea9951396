import { few } from '../objects/values.ts';
import type { About, Found } from './about.ts';

/** R4 and R3: resources of composites that Crossplane deletes, deletes and creates again, or forgets. */
export function* composedResources({ action, title, entry }: About): Generator<Found> {
  const { change, renamedFrom, composites = [] } = entry;
  if (change.composed === undefined || change.before === undefined) return;
  const of = ` of ${few(composites, MAX_NAMES)}`;
  const { isKept, isTakenOver, lost } = change.composed;
  if (action === 'orphan') {
    yield {
      rule: 'resource-left-behind',
      evidence: `${title}${of} has another kind now: Crossplane forgets the old object, which remains with its resource`,
    };
  } else if (action === 'delete' || action === 'recreate') {
    const name = renamedFrom?.name ?? title;
    const event = action === 'delete' ? 'is deleted' : `is deleted and created again as ${title}`;
    if (isTakenOver)
      yield {
        rule: 'behaviour-changed',
        evidence: `${name}${of} ${event}, which takes over the same resource in the cloud: nothing is lost`,
      };
    else if (isKept)
      yield {
        rule: 'resource-left-behind',
        evidence: `${name}${of} ${event}: its policy leaves the old resource behind, without an object`,
      };
    else if (lost === undefined) yield { rule: 'composed-resource-deleted', evidence: `${name}${of} ${event}` };
    else yield { rule: 'composed-data-deleted', evidence: `${name}${of} ${event}: ${lost}` };
  }
}

const MAX_NAMES = 3;

/** R3: Crossplane refuses what the change makes of a Composition or a composite. */
export const composedFailure = (names: readonly string[], message: string): Found => ({
  rule: 'composite-fails',
  evidence: `${few(names, MAX_NAMES)}: Crossplane fails, and keeps all resources as they are: ${message}`,
});
