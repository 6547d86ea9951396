import type { ChartRecipe } from './chart-recipe.ts';
import { account, FULLNAME, service, when, workload } from './templates.ts';

const accountName = `{{ default (include "fullname" .) .Values.serviceAccount.name }}`;

export const karpenter: ChartRecipe = {
  values: {
    replicas: 2,
    logLevel: 'info',
    serviceAccount: { create: true, name: '' },
    settings: { clusterName: '', interruptionQueue: '' },
  },
  templates: {
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: FULLNAME,
      container: 'controller',
      account: accountName,
      replicas: '{{ .Values.replicas }}',
      image: 'public.ecr.aws/karpenter/controller',
      args: `- --cluster-name={{ .Values.settings.clusterName }}
- --interruption-queue={{ .Values.settings.interruptionQueue }}
- --log-level={{ .Values.logLevel }}
`,
    }),
    'serviceaccount.yaml': when('.Values.serviceAccount.create', account(accountName)),
    'service.yaml': service(FULLNAME, 8080),
  },
  crds: [{ groups: ['karpenter.sh', 'karpenter.k8s.aws'], folder: 'crds' }],
};
