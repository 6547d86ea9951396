import { type Fields, fieldsOf } from '@slipway/manifest';
import { changed, type Filler, isAbsent, withDefaults, withEmptyFilled, withZerosFilled } from './filled.ts';

/** Sets the defaults of the spec, which an object always has. */
const ofSpec =
  (fill: Filler): Filler =>
  (object) =>
    changed(object, 'spec', (spec) => fill(fieldsOf(spec)));

/** Defaults (`SetDefaults_…`) of `pkg/apis/apps/v1`, `batch/v1` and `autoscaling/v2`. */
export const workloadFillers: Readonly<Record<string, Filler>> = {
  Deployment: ofSpec((spec) =>
    changed(withDefaults(spec, { replicas: 1, revisionHistoryLimit: 10, progressDeadlineSeconds: 600 }), 'strategy', (strategy) =>
      rollingUpdate(fieldsOf(strategy), { maxUnavailable: '25%', maxSurge: '25%' }),
    ),
  ),
  DaemonSet: ofSpec((spec) =>
    changed(withDefaults(spec, { revisionHistoryLimit: 10 }), 'updateStrategy', (strategy) =>
      rollingUpdate(fieldsOf(strategy), { maxUnavailable: 1, maxSurge: 0 }),
    ),
  ),
  ReplicaSet: ofSpec((spec) => withDefaults(spec, { replicas: 1 })),
  ReplicationController: replicationController,
  StatefulSet: ofSpec(statefulSetSpec),
  Job: (job) => {
    const { labels } = fieldsOf(fieldsOf(fieldsOf(job.spec).template).metadata);
    const filled = ofSpec(jobSpec)(job);
    return isAbsent(labels) ? filled : changed(filled, 'metadata', (metadata) => withEmptyFilled(fieldsOf(metadata), { labels }));
  },
  CronJob: ofSpec((spec) =>
    withDefaults(withZerosFilled(spec, { concurrencyPolicy: 'Allow' }), {
      suspend: false,
      successfulJobsHistoryLimit: 3,
      failedJobsHistoryLimit: 1,
    }),
  ),
  PodFailurePolicyOnPodConditionsPattern: (pattern) => withZerosFilled(pattern, { status: 'True' }),
  HorizontalPodAutoscaler: (autoscaler) =>
    ofSpec(autoscaler.apiVersion === 'autoscaling/v1' ? (spec) => withDefaults(spec, { minReplicas: 1 }) : autoscalerSpec)(autoscaler),
};

function rollingUpdate(strategy: Fields, defaults: Fields): Fields {
  const typed = withZerosFilled(strategy, { type: 'RollingUpdate' });
  if (typed.type !== 'RollingUpdate') return typed;
  return changed(typed, 'rollingUpdate', (settings) => withDefaults(fieldsOf(settings), defaults));
}

function replicationController(controller: Fields): Fields {
  const { labels } = fieldsOf(fieldsOf(fieldsOf(controller.spec).template).metadata);
  const filled = ofSpec((spec) => withEmptyFilled(withDefaults(spec, { replicas: 1 }), { selector: labels }))(controller);
  return changed(filled, 'metadata', (metadata) => withEmptyFilled(fieldsOf(metadata), { labels }));
}

function statefulSetSpec(spec: Fields): Fields {
  const filled = withDefaults(withZerosFilled(spec, { podManagementPolicy: 'OrderedReady' }), { replicas: 1, revisionHistoryLimit: 10 });
  const retained = changed(filled, 'persistentVolumeClaimRetentionPolicy', (policy) =>
    withZerosFilled(fieldsOf(policy), { whenDeleted: 'Retain', whenScaled: 'Retain' }),
  );
  const claimed = changed(retained, 'volumeClaimTemplates', (claims) => (Array.isArray(claims) ? claims.map(claimTemplate) : claims));
  return changed(claimed, 'updateStrategy', (strategy) => {
    const typed = isAbsent(fieldsOf(strategy).type) ? withDefaults(fieldsOf(strategy), { rollingUpdate: {} }) : fieldsOf(strategy);
    const { type, rollingUpdate: settings } = withZerosFilled(typed, { type: 'RollingUpdate' });
    return type === 'RollingUpdate' && !isAbsent(settings)
      ? { ...typed, type, rollingUpdate: withDefaults(fieldsOf(settings), { partition: 0 }) }
      : { ...typed, type };
  });
}

/** Returns a claim template in its stored form: the server overwrites apiVersion and kind. */
const claimTemplate = (claim: unknown): Fields =>
  changed({ ...fieldsOf(claim), apiVersion: 'v1', kind: 'PersistentVolumeClaim' }, 'status', (status) =>
    withZerosFilled(fieldsOf(status), { phase: 'Pending' }),
  );

function jobSpec(spec: Fields): Fields {
  const single = isAbsent(spec.completions) && isAbsent(spec.parallelism);
  return withDefaults(spec, {
    ...(single ? { completions: 1 } : {}),
    parallelism: 1,
    backoffLimit: isAbsent(spec.backoffLimitPerIndex) ? 6 : 2 ** 31 - 1,
    completionMode: 'NonIndexed',
    suspend: false,
    podReplacementPolicy: isAbsent(spec.podFailurePolicy) ? 'TerminatingOrFailed' : 'Failed',
    manualSelector: false,
  });
}

const CPU_METRIC = { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } } };

const SCALE_UP = {
  stabilizationWindowSeconds: 0,
  selectPolicy: 'Max',
  policies: [
    { type: 'Pods', value: 4, periodSeconds: 15 },
    { type: 'Percent', value: 100, periodSeconds: 15 },
  ],
};

const SCALE_DOWN = { selectPolicy: 'Max', policies: [{ type: 'Percent', value: 100, periodSeconds: 15 }] };

function autoscalerSpec(spec: Fields): Fields {
  const filled = withEmptyFilled(withDefaults(spec, { minReplicas: 1 }), { metrics: [CPU_METRIC] });
  if (isAbsent(spec.behavior)) return filled;
  return changed(filled, 'behavior', (behavior) => ({
    ...fieldsOf(behavior),
    scaleUp: withDefaults(fieldsOf(fieldsOf(behavior).scaleUp), SCALE_UP),
    scaleDown: withDefaults(fieldsOf(fieldsOf(behavior).scaleDown), SCALE_DOWN),
  }));
}
