import { below } from '@slipway/manifest';
import { own, scalarText } from '../objects/values.ts';
import { remediationOf } from '../releases/release-change.ts';
import type { About, Field, Found } from './about.ts';
import { isRelease } from './releases.ts';

/** Whether helm-controller or the API server leaves an object of a release as it is. */
export const isBlockedInRelease = ({ entry: { change } }: About): boolean => change.release !== undefined && change.action === 'blocked';

/** Whether the review has the changes of all objects of a HelmRelease that changes. */
export const isKnownRelease = (about: About): boolean =>
  isRelease(about) && about.action === 'change' && about.fleet.isRendered(about.entry);

/** Whether a field of such a HelmRelease only decides the content of its objects. */
export function isContentField(about: About, { fields: [, first, ...rest] }: Field): boolean {
  if (!isKnownRelease(about)) return false;
  return first === 'values' || first === 'valuesFrom' || (first === 'chart' && rest.at(-1) === 'version');
}

/** R3 and R1: an upgrade that fails, does not happen, or leaves CRDs and objects behind. */
export function* releaseObjects({ title, entry }: About): Generator<Found> {
  const { release, cause, refusals = [] } = entry.change;
  if (release?.after === undefined) return;
  const { after } = release;
  const of = `HelmRelease/${release.name}`;
  const chart = `${after.chart.name} ${after.chart.version}`;
  if (cause === 'refused') {
    const then = AFTER_FAILURE[remediationOf(after)];
    yield {
      rule: 'change-refused',
      evidence: `${title} of ${of} cannot be changed: ${refusals.join('; ')}. The whole upgrade fails; ${then}`,
    };
  }
  if (cause === 'chart-crd-not-upgraded') {
    const policy = scalarText(own(below(after.applied.object, 'spec', 'upgrade'), 'crds')) || 'Create without server-side apply';
    yield {
      rule: 'crds-not-upgraded',
      evidence: `${title} keeps the schema of the old chart: upgrade.crds of ${of} is ${policy}, and chart ${chart} expects its own CRDs`,
    };
  }
  if (cause === 'no-upgrade')
    yield {
      rule: 'release-not-upgraded',
      evidence: `${of} is not upgraded: the content of chart ${after.chart.name} changes, and its version is still ${after.chart.version}`,
    };
  if (cause === 'left-in-old-namespace')
    yield {
      rule: 'resource-left-behind',
      evidence: `${title} is left behind: ${of} moves to namespace ${after.spec.releaseNamespace}, and helm-controller does not find it there`,
    };
}

const AFTER_FAILURE = {
  none: 'the release remains failed, with the other objects changed and nothing deleted',
  rollback: 'helm-controller then restores the old release',
  uninstall: 'helm-controller then uninstalls the release, with all its objects',
} as const;
