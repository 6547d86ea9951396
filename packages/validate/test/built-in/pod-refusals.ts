import type { Draft, KindTable, Refusal } from './refusals.ts';

const template = 'spec.template.spec';
const first = `${template}.containers[0]`;
const podOf = (draft: Draft) => draft.spec.template.spec;
const inPod = (mistake: string, change: (pod: Draft) => void, server: readonly string[], ours?: readonly string[]): Refusal => ({
  mistake,
  change: (draft) => change(podOf(draft)),
  server: server.map((field) => `${template}.${field}`),
  ...(ours ? { ours: ours.map((field) => `${template}.${field}`) } : {}),
});
const inContainer = (
  mistake: string,
  change: (container: Draft) => void,
  server: readonly string[],
  ours?: readonly string[],
): Refusal => ({
  mistake,
  change: (draft) => change(podOf(draft).containers[0]),
  server: server.map((field) => `${first}.${field}`),
  ...(ours ? { ours: ours.map((field) => `${first}.${field}`) } : {}),
});

const deployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'lab' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'web' } },
    strategy: { rollingUpdate: { maxSurge: '25%', maxUnavailable: 0 } },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        initContainers: [{ name: 'migrate', image: 'web:1' }],
        containers: [
          {
            name: 'web',
            image: 'web:1',
            ports: [
              { name: 'http', containerPort: 8080 },
              { name: 'metrics', containerPort: 9090 },
            ],
            env: [
              { name: 'LEVEL', value: 'info' },
              { name: 'TOKEN', valueFrom: { secretKeyRef: { name: 'web', key: 'token' } } },
            ],
            envFrom: [{ configMapRef: { name: 'web' } }],
            resources: { requests: { cpu: '100m', memory: '64Mi' }, limits: { memory: '128Mi' } },
            livenessProbe: { httpGet: { path: '/', port: 'http' } },
            readinessProbe: { tcpSocket: { port: 8080 } },
            securityContext: { allowPrivilegeEscalation: false, seccompProfile: { type: 'RuntimeDefault' } },
            volumeMounts: [{ name: 'cache', mountPath: '/cache' }],
          },
        ],
        volumes: [
          { name: 'cache', emptyDir: { sizeLimit: '1Gi' } },
          { name: 'settings', configMap: { name: 'web', items: [{ key: 'a', path: 'a.txt' }] } },
        ],
        tolerations: [{ key: 'dedicated', operator: 'Equal', value: 'web', effect: 'NoSchedule' }],
        topologySpreadConstraints: [
          { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'ScheduleAnyway', labelSelector: { matchLabels: { app: 'web' } } },
        ],
        affinity: {
          podAntiAffinity: {
            preferredDuringSchedulingIgnoredDuringExecution: [
              { weight: 100, podAffinityTerm: { topologyKey: 'host', labelSelector: { matchLabels: { app: 'web' } } } },
            ],
          },
        },
      },
    },
  },
};

/** A Deployment, and everything that its Pods may get wrong. */
export const deploymentTable: KindTable = {
  object: deployment,
  accepted: [
    { detail: 'a host port that is left out on the network of the host', change: (o) => (podOf(o).hostNetwork = true) },
    { detail: 'a limit without a request', change: (o) => (podOf(o).containers[0].resources = { limits: { cpu: 1 } }) },
    { detail: 'a percentage in place of a number', change: (o) => (o.spec.strategy.rollingUpdate.maxUnavailable = '10%') },
    { detail: 'empty texts where the server has defaults', change: (o) => Object.assign(podOf(o), { restartPolicy: '', dnsPolicy: '' }) },
    { detail: 'a volume without a source, which is an emptyDir', change: (o) => (podOf(o).volumes[0] = { name: 'cache' }) },
    { detail: 'a variable with any printable name', change: (o) => (podOf(o).containers[0].env[0].name = '1 a/b') },
    {
      detail: 'an init container that goes on',
      change: (o) => Object.assign(podOf(o).initContainers[0], { restartPolicy: 'Always', startupProbe: { exec: { command: ['true'] } } }),
    },
    { detail: 'a quantity with a space', change: (o) => (podOf(o).containers[0].resources.requests.cpu = '100m ') },
  ],
  refused: [
    {
      mistake: 'a template whose labels are not selected',
      change: (o) => (o.spec.template.metadata.labels = { app: 'other' }),
      server: ['spec.template.metadata.labels'],
    },
    { mistake: 'an empty selector', change: (o) => (o.spec.selector = {}), server: ['spec.selector'] },
    {
      mistake: 'an operator that compares with nothing',
      change: (o) => (o.spec.selector.matchExpressions = [{ key: 'app', operator: 'In' }]),
      server: ['spec.selector', 'spec.selector.matchExpressions[0].values'],
    },
    { mistake: 'negative replicas', change: (o) => (o.spec.replicas = -1), server: ['spec.replicas'] },
    {
      mistake: 'a strategy that cannot go on',
      change: (o) => (o.spec.strategy.rollingUpdate.maxSurge = 0),
      server: ['spec.strategy.rollingUpdate.maxUnavailable'],
    },
    {
      mistake: 'a rolling update while recreating',
      change: (o) => (o.spec.strategy.type = 'Recreate'),
      server: ['spec.strategy.rollingUpdate'],
    },
    {
      mistake: 'a deadline within the time to get ready',
      change: (o) => Object.assign(o.spec, { minReadySeconds: 10, progressDeadlineSeconds: 10 }),
      server: ['spec.progressDeadlineSeconds'],
    },
    {
      mistake: 'a Pod that does not restart',
      change: (o) => (podOf(o).restartPolicy = 'Never'),
      server: [`${template}.restartPolicy`],
    },
    inPod('claims of the whole Pod', (pod) => (pod.resources = { claims: [] }), ['resources.claims']),
    inPod(
      'a resource that only containers have',
      (pod) => (pod.resources = { limits: { 'ephemeral-storage': '1Gi' } }),
      ['resources.limits[ephemeral-storage]'],
      ['resources.limits["ephemeral-storage"]'],
    ),
    inPod(
      'less than the containers request together',
      (pod) => {
        pod.containers.push({ ...pod.containers[0], name: 'other', ports: [] });
        pod.resources = { requests: { cpu: '150m' } };
      },
      ['resources.requests[cpu]'],
      ['resources.requests.cpu'],
    ),
    inPod(
      'a limit below that of a container',
      (pod) => (pod.resources = { limits: { memory: '100Mi' } }),
      ['resources.containers[0][memory].limits'],
      ['resources.containers[0].memory.limits'],
    ),
    inPod(
      'resources of a whole Windows Pod',
      (pod) => {
        Object.assign(pod, { os: { name: 'windows' }, resources: {} });
        delete pod.containers[0].securityContext;
      },
      ['resources'],
    ),
    inPod('no containers', (pod) => Object.assign(pod, { containers: [] }), ['containers']),
    inPod('two containers of one name', (pod) => (pod.initContainers[0].name = 'web'), ['initContainers[0].name']),
    inPod('a probe of an init container that ends', (pod) => (pod.initContainers[0].startupProbe = { exec: { command: ['a'] } }), [
      'initContainers[0].startupProbe',
    ]),
    inPod('two sources of a volume', (pod) => (pod.volumes[0].hostPath = { path: '/a' }), [
      'volumes[0].hostPath',
      'containers[0].volumeMounts[0].name',
    ]),
    inPod('two volumes of one name in capitals', (pod) => (pod.volumes[1].name = 'Settings'), ['volumes[1].name']),
    inPod('a file that leaves the volume', (pod) => (pod.volumes[1].configMap.items[0].path = '../a'), [
      'volumes[1].configMap.items[0].path',
    ]),
    inPod('a mode beyond 0777', (pod) => (pod.volumes[1].configMap.defaultMode = 512), ['volumes[1].configMap.defaultMode']),
    inPod('a claim without a name', (pod) => (pod.volumes[1] = { name: 'x', persistentVolumeClaim: { claimName: '' } }), [
      'volumes[1].persistentVolumeClaim.claimName',
    ]),
    inPod('an effect of no taint', (pod) => (pod.tolerations[0].effect = 'Never'), ['tolerations[0].effect']),
    inPod('a value for any value', (pod) => (pod.tolerations[0].operator = 'Exists'), ['tolerations[0].operator']),
    inPod('seconds for another effect', (pod) => (pod.tolerations[0].tolerationSeconds = 5), ['tolerations[0].effect']),
    inPod('no skew', (pod) => (pod.topologySpreadConstraints[0].maxSkew = 0), ['topologySpreadConstraints[0].maxSkew']),
    inPod('domains that nothing waits for', (pod) => (pod.topologySpreadConstraints[0].minDomains = 2), [
      'topologySpreadConstraints[0].minDomains',
    ]),
    inPod('a weight above 100', (pod) => (pod.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight = 101), [
      'affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution[0].weight',
    ]),
    inPod('a policy for DNS that does not exist', (pod) => (pod.dnsPolicy = 'Cluster'), ['dnsPolicy']),
    inPod('no name server for no policy', (pod) => (pod.dnsPolicy = 'None'), ['dnsConfig']),
    inPod('a label of nodes that is not valid', (pod) => (pod.nodeSelector = { zone: 'a b' }), ['nodeSelector']),
    inPod('a user below zero', (pod) => (pod.securityContext = { runAsUser: -1 }), ['securityContext.runAsUser']),
    inPod('a ServiceAccount in capitals', (pod) => (pod.serviceAccountName = 'Web'), ['serviceAccountName']),
    inContainer('no image', (container) => (container.image = ''), ['image']),
    inContainer('a port beyond all ports', (container) => (container.ports[0].containerPort = 65_536), ['ports[0].containerPort']),
    inContainer('the long name of a port', (container) => (container.ports[0].name = 'a-very-long-name'), ['ports[0].name']),
    inContainer('two ports of one name', (container) => (container.ports[1].name = 'http'), ['ports[1].name']),
    inContainer('a variable with an equals sign', (container) => (container.env[0].name = 'A=B'), ['env[0].name']),
    inContainer('a value and a source', (container) => (container.env[1].value = 'x'), ['env[1].valueFrom']),
    inContainer('two sources', (container) => (container.env[1].valueFrom.configMapKeyRef = { name: 'a', key: 'b' }), ['env[1].valueFrom']),
    inContainer(
      'a field that no container sees',
      (container) => (container.env[1].valueFrom = { fieldRef: { fieldPath: 'spec.volumes' } }),
      ['env[1].valueFrom.fieldRef.fieldPath'],
    ),
    inContainer('no source at all', (container) => (container.envFrom = [{ prefix: 'A' }]), ['envFrom']),
    inContainer(
      'a request above its limit',
      (container) => (container.resources.requests.memory = '1Gi'),
      ['resources.requests'],
      ['resources.requests.memory'],
    ),
    inContainer('a resource without a domain', (container) => (container.resources.requests.gpu = 1), ['resources.requests[gpu]']),
    inContainer('less than nothing', (container) => (container.resources.requests.cpu = '-1'), ['resources.requests[cpu]']),
    inContainer('two handlers', (container) => (container.livenessProbe.exec = { command: ['a'] }), ['livenessProbe.httpGet']),
    inContainer('no handler', (container) => (container.readinessProbe = { periodSeconds: 5 }), ['readinessProbe']),
    inContainer('two successes of a liveness probe', (container) => (container.livenessProbe.successThreshold = 2), [
      'livenessProbe.successThreshold',
    ]),
    inContainer('a negative period', (container) => (container.readinessProbe.periodSeconds = -1), ['readinessProbe.periodSeconds']),
    inContainer('a mount of no volume', (container) => (container.volumeMounts[0].name = 'data'), ['volumeMounts[0].name']),
    inContainer(
      'a part of a volume outside of it',
      (container) => (container.volumeMounts[0].subPath = '/a'),
      ['volumeMounts.subPath'],
      ['volumeMounts[0].subPath'],
    ),
    inContainer('a mount that needs privileges', (container) => (container.volumeMounts[0].mountPropagation = 'Bidirectional'), [
      'volumeMounts.mountPropagation',
    ]),
    inContainer(
      'a capability that is an escalation',
      (container) => (container.securityContext.capabilities = { add: ['CAP_SYS_ADMIN'] }),
      ['securityContext'],
      ['securityContext.allowPrivilegeEscalation'],
    ),
    inContainer('a profile without its file', (container) => (container.securityContext.seccompProfile.type = 'Localhost'), [
      'securityContext.seccompProfile.localhostProfile',
    ]),
    inContainer('a policy of no image', (container) => (container.imagePullPolicy = 'Sometimes'), ['imagePullPolicy']),
  ],
};
