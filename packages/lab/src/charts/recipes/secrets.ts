import type { ChartRecipe } from './chart-recipe.ts';
import { account, FULLNAME, namespaced, service, volumes, when, workload } from './templates.ts';

const IMAGE = 'ghcr.io/external-secrets/external-secrets';

/** Without its admission webhooks: no pod would answer them. */
export const externalSecrets: ChartRecipe = {
  appVersions: { '2.9.0': 'v2.9.0' },
  values: {
    replicaCount: 1,
    installCRDs: true,
    crds: { annotations: {} },
    leaderElect: false,
    serviceAccount: { create: true, name: '' },
    webhook: { create: true, replicaCount: 1 },
    certController: { create: true, replicaCount: 1 },
  },
  templates: {
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: FULLNAME,
      container: 'external-secrets',
      replicas: '{{ .Values.replicaCount }}',
      account: `{{ default (include "fullname" .) .Values.serviceAccount.name }}`,
      image: IMAGE,
      args: '- --concurrent=1\n{{- if .Values.leaderElect }}\n- --enable-leader-election=true\n{{- end }}\n',
    }),
    'serviceaccount.yaml': when(
      '.Values.serviceAccount.create',
      account(`{{ default (include "fullname" .) .Values.serviceAccount.name }}`),
    ),
    'webhook.yaml': when(
      '.Values.webhook.create',
      workload({
        kind: 'Deployment',
        name: `${FULLNAME}-webhook`,
        container: 'webhook',
        account: 'external-secrets-webhook',
        replicas: '{{ .Values.webhook.replicaCount }}',
        image: IMAGE,
        pod: volumes({ certs: `secret: {secretName: "${FULLNAME}-webhook"}` }),
        args: '- webhook\n',
      }),
      account('external-secrets-webhook'),
      service(`${FULLNAME}-webhook`, 443),
      namespaced('v1', 'Secret', `${FULLNAME}-webhook`),
    ),
    'cert-controller.yaml': when(
      '.Values.certController.create',
      workload({
        kind: 'Deployment',
        name: `${FULLNAME}-cert-controller`,
        container: 'cert-controller',
        account: 'external-secrets-cert-controller',
        replicas: '{{ .Values.certController.replicaCount }}',
        image: IMAGE,
        args: '- certcontroller\n',
      }),
      account('external-secrets-cert-controller'),
    ),
  },
  crds: [
    {
      groups: ['external-secrets.io', 'generators.external-secrets.io'],
      folder: 'templates',
      when: '.Values.installCRDs',
      metadata: '{{- with .Values.crds.annotations }}\nannotations: {{- toYaml . | nindent 4 }}\n{{- end }}\n',
    },
  ],
};

export const sealedSecrets: ChartRecipe = {
  appVersions: { '2.18.5': '0.36.6' },
  values: { fullnameOverride: '', keyrenewperiod: '', serviceAccount: { create: true } },
  templates: {
    'deployment.yaml': workload({
      kind: 'Deployment',
      name: FULLNAME,
      container: 'controller',
      replicas: '1',
      image: 'docker.io/bitnami/sealed-secrets-controller',
      args: '- --update-status\n{{- if .Values.keyrenewperiod }}\n- --key-renew-period\n- {{ .Values.keyrenewperiod | quote }}\n{{- end }}\n',
    }),
    'service-account.yaml': when('.Values.serviceAccount.create', account(FULLNAME)),
    'service.yaml': service(FULLNAME, 8080) + service(`${FULLNAME}-metrics`, 8081, FULLNAME),
  },
  crds: [{ groups: ['bitnami.com'], folder: 'crds' }],
};
