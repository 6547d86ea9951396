import { applicationUnit, defineApplication, webWorkload } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';

const namespace = 'golang';

const web = webWorkload({
  name: 'webapp',
  namespace,
  image: 'ghcr.io/stefanprodan/podinfo:6.9.2',
  replicas: 2,
  port: 9898,
  paths: { live: '/healthz', ready: '/readyz' },
  requests: { cpu: '50m', memory: '64Mi' },
});

const namespaceOf = (name: string): Namespace => ({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } });

/** An application of the platform. The hub applies it to a cluster without its own Flux, with the namespaces that releases there use. */
export const webapp = defineApplication({
  name: 'webapp',
  summary: 'A small web server, applied from the hub',
  team: 'platform',
  units: [
    applicationUnit({
      name: 'webapp',
      folder: 'webapp',
      manifests: {
        'namespace.yaml': namespaceOf(namespace),
        'monitoring-namespace.yaml': namespaceOf('monitoring'),
        'account.yaml': web.account,
        'service.yaml': web.service,
        'deployment.yaml': web.deployment,
      },
      dependsOn: [],
    }),
  ],
  options: {
    replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the server' },
  },
  overrides: ({ replicas }) =>
    replicas === undefined ? [] : [{ unit: 'webapp', target: { kind: 'Deployment', name: 'webapp' }, merge: { spec: { replicas } } }],
});
