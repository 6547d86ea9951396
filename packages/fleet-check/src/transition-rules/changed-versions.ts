import { type Fields, fieldsOf, plainText } from '@slipway/manifest';
import { groupOf, objectText } from '../objects/fields.ts';
import { type CheckedChange, type TransitionProblem, transitionProblem } from './transition-problem.ts';

/** Reports HelmReleases whose API version changes together with the field of their chart. */
export function* changedVersions({ transition }: CheckedChange): Generator<TransitionProblem> {
  for (const { action, before, after } of transition.changes) {
    if (action !== 'change' || before === undefined || after === undefined) continue;
    const [old, next] = [before.applied.object, after.applied.object];
    const fields = chartFieldsOfVersions(old, next);
    if (fields === undefined) continue;
    const { from, to } = fields;
    yield transitionProblem('version-and-chart-changed', 'new', after, {
      pointer: '/apiVersion',
      value: next.apiVersion,
      message: `${objectText(next)} changes from ${plainText(old.apiVersion)} to ${plainText(next.apiVersion)} and from spec.${from} to spec.${to} in one change: the API server may keep spec.${from}, and refuses both together`,
      expected: 'one change of the API version, and another one of the chart',
    });
  }
}

/** Returns the old and the new field of the chart of a HelmRelease whose API version changes, too; undefined if only one of them changes. */
export function chartFieldsOfVersions(old: Fields, next: Fields): { readonly from: string; readonly to: string } | undefined {
  if (groupOf(next) !== 'helm.toolkit.fluxcd.io' || next.kind !== 'HelmRelease' || old.apiVersion === next.apiVersion) return undefined;
  const [from, to] = [chartField(old.spec), chartField(next.spec)];
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

/** Returns the field that names the chart of a HelmRelease; undefined without one, or with both. */
function chartField(spec: unknown): 'chart' | 'chartRef' | undefined {
  const { chart, chartRef } = fieldsOf(spec);
  if ((chart === undefined) === (chartRef === undefined)) return undefined;
  return chart === undefined ? 'chartRef' : 'chart';
}
