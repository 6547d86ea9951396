import { applyPolicy } from '@slipway/flux-build';
import { fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports Jobs that Kubernetes deletes after their end: Flux applies a missing object again. */
export function* repeatedJobs(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('batch', 'Job')) {
    const { ttlSecondsAfterFinished: seconds, suspend } = fieldsOf(about.object.spec);
    if (seconds === undefined || seconds === null || suspend === true || applyPolicy(about.object, {}).apply === 'never') continue;
    const { namespace, name, spec } = about.kustomization;
    const interval = textOf(fieldsOf(spec).interval);
    yield problemOf('job-repeated', about, {
      pointer: '/spec/ttlSecondsAfterFinished',
      value: seconds,
      message: `${objectText(about.object)} is deleted ${String(seconds)} seconds after its end, and ${namespace}/${name} applies it again at the next interval${interval === '' ? '' : ` (${interval})`}: it runs again and again`,
      expected: 'a Job that is not deleted, or a CronJob',
    });
  }
}
