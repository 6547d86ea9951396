import { applicationUnit, defineApplication, webWorkload } from '@slipway/fleet';
import type { Namespace } from '@slipway/kube-models/core/v1/Namespace';
import { chartFiles, type Manifest } from '@slipway/manifest';
import { ApiObject, App, Chart } from 'cdk8s';

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

/** Written as a cdk8s chart; a value would do as well. */
const chart = new Chart(new App(), 'webapp');

const add = (id: string, manifest: Manifest) => new ApiObject(chart, id, { ...manifest, metadata: { ...manifest.metadata } });

add('namespace', namespaceOf(namespace));
add('monitoring-namespace', namespaceOf('monitoring'));
add('account', web.account);
add('service', web.service);
add('deployment', web.deployment);

/** Owned by the platform: the hub applies it to a cluster without a Flux of its own, with the namespaces that releases there use. */
export const webapp = defineApplication({
  name: 'webapp',
  summary: 'A small web server, applied from the hub',
  team: 'platform',
  units: [
    applicationUnit({
      name: 'webapp',
      folder: 'webapp',
      manifests: chartFiles(chart),
      dependsOn: [],
    }),
  ],
  options: {
    replicas: { type: 'integer', min: 1, max: 20, required: false, summary: 'Pods of the server' },
  },
  overrides: ({ replicas }) =>
    replicas === undefined ? [] : [{ unit: 'webapp', target: { kind: 'Deployment', name: 'webapp' }, merge: { spec: { replicas } } }],
});
