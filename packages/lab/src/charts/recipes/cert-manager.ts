import type { ChartRecipe } from './chart-recipe.ts';
import { account, FULLNAME, hook, service, when, workload } from './templates.ts';

const part = (name: string, container: string, replicas: string, port: number): string =>
  workload({ kind: 'Deployment', name, container, replicas: `{{ ${replicas} }}`, image: `quay.io/jetstack/${container}` }) +
  account(name) +
  service(name, port);

/** Without its admission webhooks: no pod would answer them, and every certificate would be rejected. */
export const certManager: ChartRecipe = {
  values: {
    replicaCount: 1,
    installCRDs: false,
    crds: { enabled: false, keep: true },
    webhook: { replicaCount: 1 },
    cainjector: { enabled: true, replicaCount: 1 },
    startupapicheck: { enabled: true },
  },
  templates: {
    'controller.yaml': part(FULLNAME, 'cert-manager-controller', '.Values.replicaCount', 9402),
    'cainjector.yaml': when(
      '.Values.cainjector.enabled',
      part(`${FULLNAME}-cainjector`, 'cert-manager-cainjector', '.Values.cainjector.replicaCount', 9402),
    ),
    'webhook.yaml': part(`${FULLNAME}-webhook`, 'cert-manager-webhook', '.Values.webhook.replicaCount', 443),
    'startupapicheck.yaml': when(
      '.Values.startupapicheck.enabled',
      hook(
        `${FULLNAME}-startupapicheck`,
        'post-install',
        'quay.io/jetstack/cert-manager-startupapicheck:{{ .Chart.AppVersion }}',
        '[check, api, --wait=1m]',
      ),
    ),
  },
  crds: [
    {
      groups: ['cert-manager.io', 'acme.cert-manager.io'],
      folder: 'templates',
      when: 'or .Values.crds.enabled .Values.installCRDs',
      metadata: '{{- if .Values.crds.keep }}\nannotations: {helm.sh/resource-policy: keep}\n{{- end }}\n',
    },
  ],
};
