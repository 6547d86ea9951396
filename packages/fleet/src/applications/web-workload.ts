import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import type { ConfigMap } from '@slipway/kube-models/core/v1/ConfigMap';
import type { Service } from '@slipway/kube-models/core/v1/Service';
import type { ServiceAccount } from '@slipway/kube-models/core/v1/ServiceAccount';
import type { MustBe } from '@slipway/manifest';

/** CPUs as Kubernetes accepts them: `100m` is a tenth of a CPU. */
export type CpuQuantity = `${number}` | `${number}m`;
/** Bytes as Kubernetes accepts them: `256Mi` is 256 times 1024 times 1024, `256M` is 256 million. */
export type MemoryQuantity = `${number}` | `${number}${'k' | 'M' | 'G' | 'T' | 'Ki' | 'Mi' | 'Gi' | 'Ti'}`;

/** Options of a web server, without its name. */
export interface WebServerOptions {
  /**
   * Namespace of all objects of the workload.
   * @example 'product-catalog'
   */
  readonly namespace: string;
  /**
   * Container image with a tag that never moves, or with a digest.
   * @example 'ghcr.io/stefanprodan/podinfo:6.9.2'
   */
  readonly image: string;
  /**
   * Number of Pods of the Deployment.
   * @example 2
   */
  readonly replicas: number;
  /**
   * TCP port of the container. The container gets it as the environment variable `PORT`; the Service listens on port 80.
   * @example 8080
   */
  readonly port: number;
  /** HTTP paths that the kubelet requests to check the container. */
  readonly paths: {
    /**
     * Path of the liveness probe. The kubelet restarts the container when the probe fails.
     * @example '/healthz'
     */
    readonly live: string;
    /**
     * Path of the readiness probe. The Service sends no traffic to a Pod while the probe fails.
     * @example '/readyz'
     */
    readonly ready: string;
  };
  /**
   * Environment variables of the container, in addition to `PORT`.
   * @default none
   * @example [{ name: 'LOG_FORMAT', value: 'json' }]
   */
  readonly environment?: readonly {
    /** Name of the environment variable. */
    readonly name: string;
    /** Value of the environment variable. */
    readonly value: string;
  }[];
  /**
   * Data of a ConfigMap. Each key becomes an environment variable of the container.
   * @default no ConfigMap
   * @example { LOG_LEVEL: 'info' }
   */
  readonly config?: Readonly<Record<string, string>>;
  /** Resources that the scheduler reserves for each Pod, as Kubernetes quantities. */
  readonly requests: {
    /**
     * CPU of one Pod; `1000m` is one CPU. The container has no CPU limit.
     * @example '100m'
     */
    readonly cpu: MustBe<'a number of CPUs such as 100m or 2', CpuQuantity>;
    /**
     * Memory of one Pod. It is also the limit: Kubernetes ends a container that uses more.
     * @example '256Mi'
     */
    readonly memory: MustBe<'a size such as 256Mi or 2Gi', MemoryQuantity>;
  };
}

/** Options of {@link webWorkload}. */
export interface WebWorkload extends WebServerOptions {
  /**
   * Name of the ServiceAccount, the ConfigMap, the Service and the Deployment.
   * @example 'catalog'
   */
  readonly name: string;
}

/** Objects of a workload. */
interface WebWorkloadManifests {
  /** ServiceAccount of the Pods. */
  readonly account: ServiceAccount;
  /** ConfigMap with the environment variables. Absent without `config`. */
  readonly config?: ConfigMap;
  /** Deployment of the web server. */
  readonly deployment: Deployment;
  /** Service that listens on port 80. */
  readonly service: Service;
}

const HTTP = 'http';

/** Returns a stateless HTTP server with its own account. It fits namespaces that enforce the restricted Pod Security Standard. */
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

/** Returns the address of the Service of a workload, inside the cluster. */
export const addressOf = ({ name, namespace }: Pick<WebWorkload, 'name' | 'namespace'>): string =>
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
