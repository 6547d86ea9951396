import type { Rule } from '@slipway/manifest';

const chart = (values: string, template: string): string => `# charts/shop/Chart.yaml
apiVersion: v2
name: shop
version: 1.0.0
# charts/shop/values.yaml
${values}
# charts/shop/templates/shop.yaml
${template}`;

const release = (values: string): string => `# clusters/example/shop.yaml
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: shop, namespace: default}
spec:
  interval: 1h
  chart: {spec: {chart: ./charts/shop, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values: ${values}
`;

const SETTINGS = `apiVersion: v1
kind: ConfigMap
metadata: {name: shop}
data: {replicas: "{{ .Values.replicaCount }}", url: {{ required "set the url" .Values.url | quote }}}
`;

const PASSWORD = `apiVersion: v1
kind: Secret
metadata: {name: shop}
stringData: {password: {{ .Values.password | default (randAlphaNum 16) | quote }}}
`;

/** Rules about the objects of HelmReleases whose charts are available. */
export const releaseRules = [
  {
    id: 'release-not-rendered',
    severity: 'reject',
    summary: 'Helm cannot load or render the chart of a HelmRelease, or refuses its values.',
    why: 'helm-controller installs nothing of the release, or keeps the last version of it. The message has the words of Helm, or similar ones.',
    remedy: 'Change the values of the HelmRelease, or the version of its chart. `slipway charts template` renders the chart alone.',
    example: {
      failing: chart('replicaCount: 1', SETTINGS) + release('{}'),
      passing: chart('replicaCount: 1', SETTINGS) + release('{url: https://shop.example}'),
    },
  },
  {
    id: 'value-not-read',
    severity: 'risk',
    summary: 'A HelmRelease sets a value that its chart does not have.',
    why: 'Helm accepts any value, so a typing error has no effect and no message. values.yaml does not have the key, no template read it, and no file of the chart contains the name. It is advice if no other key has a similar name.',
    remedy: 'Use the name of the chart, or remove the value.',
    example: {
      failing: chart('replicaCount: 1\nurl: https://shop.example', SETTINGS) + release('{replicaCout: 2}'),
      passing: chart('replicaCount: 1\nurl: https://shop.example', SETTINGS) + release('{replicaCount: 2}'),
    },
  },
  {
    id: 'chart-renders-random',
    severity: 'advice',
    summary: 'A chart renders a random value, or the current time.',
    why: 'Each upgrade of the release changes the object, also an upgrade of something else. Programs that have the old password, or Pods that trust the old certificate, then fail until they are restarted. Objects are not reported if the chart may keep a value that exists on the cluster.',
    remedy: 'Set the value, or name an existing Secret in the values of the HelmRelease, if the chart allows it.',
    example: {
      failing: chart('password: ""', PASSWORD) + release('{}'),
      passing:
        chart(
          'password: ""',
          PASSWORD.replace('stringData: {password: {{ .Values.password | default (randAlphaNum 16) | quote }}}', 'type: Opaque'),
        ) + release('{}'),
    },
  },
] as const satisfies readonly Rule[];
