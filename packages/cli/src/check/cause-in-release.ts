import { fieldOrigin } from '@slipway/helm';
import type { Cause, ReviewedObject } from '@slipway/review';
import { type CauseSide, causeOf } from '../fleet/cause-of.ts';
import { pointerInRelease } from './release-verdicts.ts';

/**
 * Returns the line of a HelmRelease that decides a field of an object of its chart: the value that a template prints, or the version of
 * the chart. `by` is the line of the template. Returns undefined for an object of a Flux Kustomization.
 */
export function causeInRelease(side: CauseSide, { release, installed }: ReviewedObject, pointer: string, cwd: string): Cause | undefined {
  if (release === undefined || installed === undefined) return undefined;
  const { owner: kustomization, applied } = release;
  const origin = fieldOrigin(installed, pointer);
  const spot = pointerInRelease(release, origin?.valuesPath);
  const by = origin === undefined ? installed.source : `${origin.template}:${origin.line}`;
  return { ...causeOf(side, { kustomization, applied }, spot, cwd), ...(by !== '' && { by }) };
}
