import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { Service } from '@slipway/kube-models/core/v1/Service';
import type { ServiceAccount } from '@slipway/kube-models/core/v1/ServiceAccount';

/** What {@link webWorkload} makes objects of; requests are Kubernetes quantities, `100m` and `256Mi`. */
export interface WebWorkload {
  readonly name: string;
  readonly namespace: string;
  /** With a tag that is never moved. */
  readonly image: string;
  readonly replicas: number;
  readonly port: number;
  readonly paths: { readonly live: string; readonly ready: string };
  readonly environment?: readonly { readonly name: string; readonly value: string }[];
  /** A ConfigMap whose keys become environment variables. */
  readonly config?: Readonly<Record<string, string>>;
  readonly requests: { readonly cpu: string; readonly memory: string };
}

/** Objects of a workload; `config` when it has any. */
interface WebWorkloadManifests {
  readonly account: ServiceAccount;
  readonly config?: ConfigMap;
  readonly deployment: Deployment;
  readonly service: Service;
}

const HTTP = 'http';

/** A stateless HTTP server under an account of its own, fit for namespaces that enforce the restricted Pod Security Standard. */
export function webWorkload(workload: WebWorkload): WebWorkloadManifests {
  const { name, namespace } = workload;
  const labels = { 'app.kubernetes.io/name': name };
  return {
    account: { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace, labels } },
    ...(workload.config
      ? { config: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name, namespace, labels }, data: workload.config } }
      : {}),
    deployment: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, namespace, labels },
      spec: {
        replicas: workload.replicas,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: podSpec(workload) },
      },
    },
    service: {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name, namespace, labels },
      spec: { selector: labels, ports: [{ name: HTTP, port: 80, targetPort: HTTP, protocol: 'TCP' }] },
    },
  };
}

/** Address of the Service of a workload, inside the cluster. */
export const addressOf = ({ name, namespace }: { readonly name: string; readonly namespace: string }): string =>
  `http://${name}.${namespace}.svc.cluster.local`;

type PodSpec = NonNullable<NonNullable<Deployment['spec']>['template']['spec']>;

const podSpec = ({ name, image, port, paths, environment = [], config, requests }: WebWorkload): PodSpec => ({
  serviceAccountName: name,
  automountServiceAccountToken: false,
  securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
  containers: [
    {
      name,
      image,
      ports: [{ name: HTTP, containerPort: port, protocol: 'TCP' }],
      ...(config ? { envFrom: [{ configMapRef: { name } }] } : {}),
      env: [{ name: 'PORT', value: String(port) }, ...environment],
      livenessProbe: { httpGet: { path: paths.live, port: HTTP } },
      readinessProbe: { httpGet: { path: paths.ready, port: HTTP } },
      resources: { requests, limits: { memory: requests.memory } },
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    },
  ],
});
