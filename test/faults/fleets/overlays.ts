import { bootstrap, documents, type Files, kustomization, namespace } from './texts.ts';

const cluster = (name: string): readonly (readonly [string, string])[] => [
  [`clusters/${name}/flux-system/gotk-sync.yaml`, bootstrap(name)],
  [
    `clusters/${name}/fleet.yaml`,
    documents(
      kustomization('controllers', 'wait: true, timeout: 5m, path: ./infrastructure/controllers'),
      kustomization('configs', 'dependsOn: [{name: controllers}], wait: true, path: ./infrastructure/configs'),
      kustomization(
        'apps',
        `dependsOn: [{name: configs}], path: ./apps/${name}, postBuild: {substituteFrom: [{kind: ConfigMap, name: cluster-settings}]}`,
      ),
    ),
  ],
  [
    `clusters/${name}/settings.yaml`,
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: cluster-settings, namespace: flux-system}\ndata: {cluster_domain: ${name}.example.org, web_replicas: "2"}\n`,
  ],
  [`apps/${name}/kustomization.yaml`, 'resources: [../base]\npatches: [{path: web-patch.yaml, target: {kind: Deployment, name: web}}]\n'],
  [
    `apps/${name}/web-patch.yaml`,
    `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec: {template: {spec: {containers: [{name: web, env: [{name: STAGE, value: ${name}}]}]}}}
`,
  ],
];

/** A monorepo with a base and an overlay for each of two clusters, controllers by charts, and variables of the cluster. */
export const overlays: Files = new Map([
  ...cluster('staging'),
  ...cluster('production'),
  ['infrastructure/controllers/kustomization.yaml', 'resources: [cert-manager.yaml, ingress-nginx.yaml]\n'],
  [
    'infrastructure/controllers/cert-manager.yaml',
    documents(
      namespace('cert-manager'),
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: HelmRepository
metadata: {name: cert-manager, namespace: cert-manager}
spec: {interval: 24h, url: https://charts.example.org/cert-manager}
`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cert-manager, namespace: cert-manager}
spec:
  interval: 30m
  chart: {spec: {chart: cert-manager, version: 1.19.1, sourceRef: {kind: HelmRepository, name: cert-manager}}}
  values: {crds: {enabled: true}}
`,
    ),
  ],
  [
    'infrastructure/controllers/ingress-nginx.yaml',
    documents(
      namespace('ingress-nginx'),
      `apiVersion: source.toolkit.fluxcd.io/v1
kind: OCIRepository
metadata: {name: ingress-nginx, namespace: ingress-nginx}
spec: {interval: 24h, url: 'oci://registry.example.org/charts/ingress-nginx', ref: {semver: 4.13.x}}
`,
      `apiVersion: v1
kind: ConfigMap
metadata: {name: ingress-nginx-values, namespace: ingress-nginx}
data: {values.yaml: 'controller: {replicaCount: 2}'}
`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ingress-nginx, namespace: ingress-nginx}
spec:
  interval: 30m
  chartRef: {kind: OCIRepository, name: ingress-nginx}
  valuesFrom: [{kind: ConfigMap, name: ingress-nginx-values}]
`,
    ),
  ],
  ['infrastructure/configs/kustomization.yaml', 'resources: [issuer.yaml]\n'],
  [
    'infrastructure/configs/issuer.yaml',
    `apiVersion: cert-manager.io/v1
kind: ClusterIssuer
metadata: {name: letsencrypt}
spec: {acme: {server: 'https://acme.example.org/directory', privateKeySecretRef: {name: letsencrypt-account}, solvers: [{http01: {ingress: {ingressClassName: nginx}}}]}}
`,
  ],
  ['apps/base/kustomization.yaml', 'namespace: web\nresources: [namespace.yaml, web.yaml, certificate.yaml]\n'],
  ['apps/base/namespace.yaml', namespace('web')],
  [
    'apps/base/web.yaml',
    documents(
      `apiVersion: v1
kind: ConfigMap
metadata: {name: web-settings}
data: {LOG_LEVEL: info, DOMAIN: "\${cluster_domain}"}
`,
      `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: \${web_replicas}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: web
          image: registry.example.org/web:1.4.2
          ports: [{name: http, containerPort: 8080}]
          env:
            - {name: LOG_LEVEL, valueFrom: {configMapKeyRef: {name: web-settings, key: LOG_LEVEL}}}
          volumeMounts: [{name: tls, mountPath: /tls}]
      volumes: [{name: tls, secret: {secretName: web-tls}}]
`,
      `apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{name: http, port: 80, targetPort: http}]}
`,
      `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web}
spec:
  ingressClassName: nginx
  tls: [{hosts: ["web.\${cluster_domain}"], secretName: web-tls}]
  rules: [{host: "web.\${cluster_domain}", http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: web, port: {name: http}}}}]}}]
`,
    ),
  ],
  [
    'apps/base/certificate.yaml',
    `apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: web}
spec: {secretName: web-tls, dnsNames: ["web.\${cluster_domain}"], issuerRef: {kind: ClusterIssuer, name: letsencrypt}}
`,
  ],
]);
