import { type ExplainedRule, fixedBy } from './explained-rule.ts';

const documents = (...texts: readonly string[]): string => texts.join('---');

const release = (name: string, more: string): string => `
apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: flux-system}
spec: {interval: 1h, ${more}chart: {spec: {chart: ./charts/${name}, sourceRef: {kind: GitRepository, name: flux-system}}}}
`;

const ISSUER = `
apiVersion: cert-manager.io/v1
kind: Issuer
metadata: {name: internal, namespace: default}
spec: {selfSigned: {}}
`;

const certificate = (name: string, secret: string): string => `
apiVersion: cert-manager.io/v1
kind: Certificate
metadata: {name: ${name}, namespace: default}
spec: {secretName: ${secret}, dnsNames: [${name}.shop.example], issuerRef: {name: internal}}
`;

const SECRET_STORE = `
apiVersion: external-secrets.io/v1
kind: SecretStore
metadata: {name: aws, namespace: default}
spec: {provider: {aws: {service: SecretsManager, region: eu-west-1}}}
`;

const EXTERNAL_SECRET = `
apiVersion: external-secrets.io/v1
kind: ExternalSecret
metadata: {name: database, namespace: default}
spec: {secretStoreRef: {name: aws}, data: [{secretKey: user, remoteRef: {key: database/user}}, {secretKey: user, remoteRef: {key: database/password}}]}
`;

const service = (name: string, port: number): string => `
apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: default}
spec: {type: NodePort, ports: [{port: 80, nodePort: ${port}}]}
`;

const ingress = (name: string, host: string): string => `
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: ${name}, namespace: default}
spec: {ingressClassName: nginx, rules: [{host: ${host}, http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: ${name}, port: {number: 80}}}}]}}]}
`;

const storage = (name: string, isDefault: boolean): string => `
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: {name: ${name}, annotations: {storageclass.kubernetes.io/is-default-class: '${isDefault}'}}
provisioner: ebs.csi.aws.com
`;

/** Rules about names that only one object of a cluster can have. */
export const writerRules = [
  {
    id: 'release-name-taken',
    severity: 'reject',
    summary: 'Two HelmReleases have one Helm release.',
    why: 'Helm finds a release by its name and its storage namespace. The name is releaseName, or targetNamespace and the name of the HelmRelease. The storage namespace is storageNamespace, or that of the HelmRelease. helm-controller upgrades the release of the other object to its own chart, which deletes the objects of the other chart. It may also uninstall the release.',
    remedy: 'Give each HelmRelease its own releaseName or storageNamespace.',
    example: fixedBy(
      documents(release('shop', 'releaseName: web, '), release('blog', 'releaseName: web, ')),
      'releaseName: web, ',
      'releaseName: shop, ',
    ),
  },
  {
    id: 'secret-created-twice',
    severity: 'reject',
    summary: 'Two objects write one Secret.',
    why: 'cert-manager issues again and again if two Certificates have one secretName, and refuses an Ingress with two tls entries of one Secret. The controllers of ExternalSecrets and SealedSecrets refuse a Secret of another owner. An ExternalSecret with the creationPolicy Merge or None creates no Secret, and is accepted. The finding is a risk if each object overwrites the values of the other.',
    remedy: 'Write another Secret with one of them, or remove one of them.',
    example: fixedBy(
      documents(ISSUER, certificate('web', 'shop-tls'), certificate('api', 'shop-tls')),
      'secretName: shop-tls',
      'secretName: web-tls',
    ),
  },
  {
    id: 'secret-key-twice',
    severity: 'risk',
    summary: 'An ExternalSecret sets one key of its Secret twice.',
    why: 'The controller reports nothing, and the last entry wins. The value of the other entry is missing.',
    remedy: 'Use another secretKey, or remove the entry.',
    example: fixedBy(
      documents(SECRET_STORE, EXTERNAL_SECRET),
      'secretKey: user, remoteRef: {key: database/password}',
      'secretKey: password, remoteRef: {key: database/password}',
    ),
  },
  {
    id: 'service-address-taken',
    severity: 'reject',
    summary: 'Two Services have one node port or one cluster IP.',
    why: 'The API server refuses the second Service: "provided port is already allocated". A node port is free for each protocol.',
    remedy: 'Use another number, or remove the field: Kubernetes then chooses a free one.',
    example: fixedBy(documents(service('web', 30_080), service('api', 30_080)), '30080', '30081'),
  },
  {
    id: 'route-taken',
    severity: 'risk',
    summary: 'Two Ingresses of one class, or two HTTPRoutes of one Gateway, send the same host and path to different Services.',
    why: 'Only one of them gets the requests, often the older one. The admission webhook of ingress-nginx refuses the second Ingress. Ingresses with annotations for weights, conditions or entry points are accepted. So are classes with a load balancer for each Ingress. A Gateway uses the oldest HTTPRoute of those with the same match.',
    remedy: 'Use another host or path, or remove one of them.',
    example: fixedBy(
      documents(
        `
apiVersion: v1
kind: Service
metadata: {name: web, namespace: default}
spec: {ports: [{port: 80}]}
`,
        `
apiVersion: v1
kind: Service
metadata: {name: api, namespace: default}
spec: {ports: [{port: 80}]}
`,
        ingress('web', 'shop.example'),
        ingress('api', 'shop.example'),
      ),
      'host: shop.example',
      'host: www.shop.example',
    ),
  },
  {
    id: 'several-defaults',
    severity: 'risk',
    summary: 'A cluster has two default classes of one kind.',
    why: 'With two default StorageClasses or IngressClasses, claims or Ingresses without a class get the one that was created last. The API server refuses a second default PriorityClass, so that finding is a reject.',
    remedy: 'Remove the annotation or globalDefault from all but one.',
    example: fixedBy(documents(storage('slow', true), storage('fast', true)), "is-default-class: 'true'", "is-default-class: 'false'"),
  },
  {
    id: 'default-priority',
    severity: 'advice',
    summary: 'The default PriorityClass lets new Pods evict others.',
    why: 'A PriorityClass with globalDefault is the class of all new Pods without a class. Pods that exist keep their priority, which is 0 without a default. Where a node is full, a new Pod evicts Pods of a lower priority. So the first rollout after such a change may evict Pods of the whole cluster.',
    remedy: 'Set preemptionPolicy: Never, or name the class in the Pods that need it.',
    example: fixedBy(
      `
apiVersion: scheduling.k8s.io/v1
kind: PriorityClass
metadata: {name: normal}
value: 1000
globalDefault: true
`,
      'globalDefault: true',
      'globalDefault: true\npreemptionPolicy: Never',
    ),
  },
] as const satisfies readonly ExplainedRule[];
