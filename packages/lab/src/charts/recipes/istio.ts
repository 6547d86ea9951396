import type { ChartRecipe } from './chart-recipe.ts';
import { account, namespaced, service, when, workload } from './templates.ts';

/** `@slipway/kube-models` does not have its CRDs, and its admission webhook would find no pod. */
export const istioBase: ChartRecipe = {
  values: { defaultRevision: 'default' },
  templates: { 'reader-serviceaccount.yaml': account('istio-reader-service-account') },
};

export const istiod: ChartRecipe = {
  values: { autoscaleEnabled: true, autoscaleMin: 1, autoscaleMax: 5, replicaCount: 1 },
  templates: {
    // The autoscaler owns its replicas.
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: 'istiod',
      container: 'discovery',
      image: 'docker.io/istio/pilot',
      args: '- discovery\n- --monitoringAddr=:15014\n',
    }),
    'serviceaccount.yaml': account('istiod'),
    'service.yaml': service('istiod', 15012),
    'configmap.yaml': namespaced('v1', 'ConfigMap', 'istio', 'data:\n  mesh: "rootNamespace: {{ .Release.Namespace }}"\n'),
    'autoscale.yaml': when(
      '.Values.autoscaleEnabled',
      namespaced(
        'autoscaling/v2',
        'HorizontalPodAutoscaler',
        'istiod',
        `spec:
  minReplicas: {{ .Values.autoscaleMin }}
  maxReplicas: {{ .Values.autoscaleMax }}
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: istiod}
`,
      ),
    ),
  },
};
