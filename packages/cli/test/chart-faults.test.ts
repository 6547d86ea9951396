import { describe, expect, test } from 'vitest';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

/** A fault that only the rendered chart shows. `with` has the files of the fault, and `healthy` those that remove it. */
interface Fault {
  readonly title: string;
  /** `rule Kind/namespace/name`, as the check reports the fault. */
  readonly found: string;
  readonly with: Files;
  readonly healthy: Files;
}

const objectText = (apiVersion: string, kind: string, name: string, rest: string, namespace = 'shop'): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}}\n${rest}\n`;

const release = (name: string, values = '{}', more = ''): string =>
  objectText(
    'helm.toolkit.fluxcd.io/v2',
    'HelmRelease',
    name,
    `spec:
  interval: 1h
  chart: {spec: {chart: ./charts/${name}, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  values: ${values}
${more}`,
  );

const chart = (name: string, template: string, values = '{}', more: Files = {}): Files => ({
  [`apps/${name}.yaml`]: release(name),
  [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
  [`charts/${name}/values.yaml`]: `${values}\n`,
  [`charts/${name}/templates/all.yaml`]: template,
  ...Object.fromEntries(Object.entries(more).map(([path, text]) => [`charts/${name}/${path}`, text])),
});

const documents = (...texts: readonly string[]): string => texts.join('---\n');

/** An object of a template. Its namespace is that of the release. */
const template = (apiVersion: string, kind: string, name: string, rest: string): string => objectText(apiVersion, kind, name, rest, '');

/** A Deployment of a chart with Pods that have the label `app: web`. */
const deployment = (podSpec = '', containerFields = '', replicas = 2): string =>
  template(
    'apps/v1',
    'Deployment',
    '{{ .Release.Name }}-web',
    `spec:
  replicas: ${replicas}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {${podSpec}containers: [{name: web, image: "nginx:1.29.0", ports: [{name: http, containerPort: 8080}]${containerFields}}]}`,
  );

const SERVICE = template(
  'v1',
  'Service',
  '{{ .Release.Name }}-web',
  'spec: {selector: {app: web}, ports: [{name: http, port: 80, targetPort: http}]}',
);

const ACCOUNT = template('v1', 'ServiceAccount', '{{ .Release.Name }}-web', '');

const ingress = (service: string, port: string, host = 'shop.example'): string =>
  objectText(
    'networking.k8s.io/v1',
    'Ingress',
    'front',
    `spec: {rules: [{host: ${host}, http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: ${service}, port: ${port}}}}]}}]}`,
  );

const hookOf = (text: string, hook: string, weight = 0): string =>
  text.replace(
    /metadata: \{name: ([^}\n]*\}?\}?[^}\n]*)\}/,
    `metadata: {name: $1, annotations: {helm.sh/hook: "${hook}", helm.sh/hook-weight: "${weight}"}}`,
  );

const job = (podSpec: string): string =>
  template(
    'batch/v1',
    'Job',
    'migrate',
    `spec: {template: {spec: {restartPolicy: Never, ${podSpec}containers: [{name: a, image: "busybox:1.37.0"}]}}}`,
  );

const CRD = template(
  'apiextensions.k8s.io/v1',
  'CustomResourceDefinition',
  'widgets.example.com',
  'spec: {group: example.com, scope: Namespaced, names: {kind: Widget, plural: widgets, singular: widget, listKind: WidgetList}, versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {size: {type: integer}}}}}}}]}',
);

const widget = template('example.com/v1', 'Widget', 'small', 'spec: {size: 1}');

const webhook = (service: string, more = ''): string =>
  template(
    'admissionregistration.k8s.io/v1',
    'ValidatingWebhookConfiguration',
    'web',
    `webhooks: [{name: a.example.com, sideEffects: None, admissionReviewVersions: [v1], failurePolicy: Fail, ${more}clientConfig: {service: {name: ${service}, namespace: shop, path: /}}, rules: [{apiGroups: [""], apiVersions: [v1], operations: [CREATE], resources: [pods]}]}]`,
  );

const OTHER_NAMESPACES =
  'namespaceSelector: {matchExpressions: [{key: kubernetes.io/metadata.name, operator: NotIn, values: [shop, kube-system]}]}, ';

const serverFields = ', readinessProbe: {tcpSocket: {port: http}}';

const SECRET = template('v1', 'Secret', 'key', 'stringData: {a: b}');

const migration = job('serviceAccountName: "{{ .Release.Name }}-web", volumes: [{name: a, secret: {secretName: key}}], ');

const FAULTS: readonly Fault[] = [
  {
    title: 'a hook whose Secret nothing creates, unless the HelmRelease turns off hooks',
    found: 'secret-not-found Job/shop/migrate',
    with: chart('web', hookOf(job('volumes: [{name: a, secret: {secretName: key}}], '), 'pre-install,pre-upgrade')),
    healthy: { 'apps/web.yaml': release('web', '{}', '  install: {disableHooks: true}\n  upgrade: {disableHooks: true}\n') },
  },
  {
    title: 'a hook before the installation with an account that Helm creates later',
    found: 'hook-needs-later-object Job/shop/migrate',
    with: chart('web', documents(ACCOUNT, hookOf(SECRET, 'pre-install', -5), hookOf(migration, 'pre-install'))),
    healthy: {
      'charts/web/templates/all.yaml': documents(
        hookOf(ACCOUNT, 'pre-install', -5),
        hookOf(SECRET, 'pre-install', -5),
        hookOf(migration, 'pre-install'),
      ),
    },
  },
  {
    title: 'a hook before the installation with a Secret of a later hook',
    found: 'hook-needs-later-object Job/shop/migrate',
    with: chart('web', documents(hookOf(SECRET, 'pre-install', 5), hookOf(ACCOUNT, 'pre-install'), hookOf(migration, 'pre-install', 1))),
    healthy: {
      'charts/web/templates/all.yaml': documents(hookOf(SECRET, 'pre-install'), ACCOUNT, hookOf(migration, 'post-install', 1)),
    },
  },
  {
    title: 'a custom resource in the templates of the chart that also has its CRD there',
    found: 'definition-comes-later Widget/shop/small',
    with: chart('web', documents(CRD, widget)),
    healthy: {
      'charts/web/templates/all.yaml': widget,
      ...chart('operator', CRD),
      'apps/web.yaml': release('web', '{}', '  dependsOn: [{name: operator}]\n'),
    },
  },
  {
    title: 'a custom resource as a hook after the CRD in the templates of its chart',
    found: 'definition-comes-later Widget/shop/small',
    with: chart('web', documents(CRD, hookOf(widget, 'post-install'))),
    healthy: { 'charts/web/templates/all.yaml': widget, 'charts/web/crds/widgets.yaml': CRD },
  },
  {
    title: 'a custom resource that the chart renders without asking whether its kind exists',
    found: 'definition-comes-later Widget/shop/small',
    with: chart('web', documents(CRD, widget)),
    healthy: {
      'charts/web/templates/all.yaml': documents(
        CRD,
        `{{ if .Capabilities.APIVersions.Has "example.com/v1/Widget" }}\n${widget}{{ end }}\n`,
      ),
    },
  },
  {
    title: 'a probe with the name of a port that another container has',
    found: 'probe-port-not-found Deployment/shop/web-web',
    with: chart('web', deployment('', ', readinessProbe: {httpGet: {path: /, port: metrics}}')),
    healthy: {
      'charts/web/templates/all.yaml': deployment('', ', readinessProbe: {httpGet: {path: /, port: http}}'),
    },
  },
  {
    title: 'a Secret that the chart creates with the name of the release',
    found: 'secret-not-found Deployment/shop/shop-web',
    with: {
      ...chart('web', documents(template('v1', 'Secret', '{{ .Release.Name }}-database', 'stringData: {password: a}'))),
      ...chart('shop', deployment('', ', envFrom: [{secretRef: {name: database}}]')),
    },
    healthy: { 'charts/shop/templates/all.yaml': deployment('', ', envFrom: [{secretRef: {name: web-database}}]') },
  },
  {
    title: 'a port of a Service that the Ingress in Git names wrongly',
    found: 'backend-port-not-found Ingress/shop/front',
    with: { ...chart('web', documents(deployment(), SERVICE)), 'apps/ingress.yaml': ingress('web-web', '{number: 8080}') },
    healthy: { 'apps/ingress.yaml': ingress('web-web', '{number: 80}') },
  },
  {
    title: 'a Service that the chart creates with another name',
    found: 'backend-not-found Ingress/shop/front',
    with: { ...chart('web', documents(deployment(), SERVICE)), 'apps/ingress.yaml': ingress('web', '{number: 80}') },
    healthy: { 'apps/ingress.yaml': ingress('web-web', '{name: http}') },
  },
  {
    title: 'two releases with one ClusterRole',
    found: 'object-owned-twice ClusterRole/reader',
    with: {
      ...chart('web', template('rbac.authorization.k8s.io/v1', 'ClusterRole', 'reader', 'rules: []')),
      ...chart('db', template('rbac.authorization.k8s.io/v1', 'ClusterRole', 'reader', 'rules: []')),
    },
    healthy: {
      'charts/db/templates/all.yaml': template('rbac.authorization.k8s.io/v1', 'ClusterRole', '{{ .Release.Name }}-reader', 'rules: []'),
    },
  },
  {
    title: 'an object that Git and a chart create',
    found: 'object-owned-twice ConfigMap/shop/settings',
    with: {
      ...chart('web', template('v1', 'ConfigMap', 'settings', 'data: {a: b}')),
      'apps/map.yaml': objectText('v1', 'ConfigMap', 'settings', 'data: {a: c}'),
    },
    healthy: { 'apps/map.yaml': objectText('v1', 'ConfigMap', 'other', 'data: {a: c}') },
  },
  {
    title: 'a custom resource of a chart whose CRD another release installs later',
    found: 'definition-comes-later Widget/shop/small',
    with: { ...chart('operator', '', '{}', { 'crds/widgets.yaml': CRD }), ...chart('users', widget) },
    healthy: { 'apps/users.yaml': release('users', '{}', '  dependsOn: [{name: operator}]\n') },
  },
  {
    title: 'a webhook that fails closed for the Pods of its own server',
    found: 'webhook-covers-its-server ValidatingWebhookConfiguration/web',
    with: chart('web', documents(deployment('', serverFields), SERVICE, webhook('web-web'))),
    healthy: { 'charts/web/templates/all.yaml': documents(deployment('', serverFields), SERVICE, webhook('web-web', OTHER_NAMESPACES)) },
  },
  {
    title: 'a webhook with another Service than that of the chart',
    found: 'webhook-service-not-found ValidatingWebhookConfiguration/web',
    with: chart('web', documents(deployment(), SERVICE, webhook('webhook', OTHER_NAMESPACES))),
    healthy: { 'charts/web/templates/all.yaml': documents(deployment(), SERVICE, webhook('web-web', OTHER_NAMESPACES)) },
  },
  {
    title: 'a webhook server that a NetworkPolicy in Git isolates',
    found: 'webhook-server-isolated NetworkPolicy/shop/deny',
    with: {
      ...chart('web', documents(deployment(), SERVICE, webhook('web-web', OTHER_NAMESPACES))),
      'apps/policy.yaml': objectText('networking.k8s.io/v1', 'NetworkPolicy', 'deny', 'spec: {podSelector: {}, policyTypes: [Ingress]}'),
    },
    healthy: {
      'apps/policy.yaml': objectText(
        'networking.k8s.io/v1',
        'NetworkPolicy',
        'deny',
        'spec: {podSelector: {}, policyTypes: [Ingress], ingress: [{ports: [{port: 8080}]}]}',
      ),
    },
  },
  {
    title: 'a budget that never allows an eviction of the one Pod',
    found: 'budget-allows-nothing PodDisruptionBudget/shop/web',
    with: chart(
      'web',
      documents(
        deployment('', '', 1),
        template('policy/v1', 'PodDisruptionBudget', 'web', 'spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}'),
      ),
    ),
    healthy: {
      'charts/web/templates/all.yaml': documents(
        deployment(),
        template('policy/v1', 'PodDisruptionBudget', 'web', 'spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}'),
      ),
    },
  },
  {
    title: 'an autoscaler in Git with another name than the Deployment of the chart',
    found: 'scale-target-not-found HorizontalPodAutoscaler/shop/web',
    with: {
      ...chart('web', deployment()),
      'apps/scale.yaml': objectText(
        'autoscaling/v2',
        'HorizontalPodAutoscaler',
        'web',
        'spec: {maxReplicas: 3, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}}',
      ),
    },
    healthy: {
      'charts/web/templates/all.yaml': deployment().replace('replicas: 2', '# no replicas'),
      'apps/scale.yaml': objectText(
        'autoscaling/v2',
        'HorizontalPodAutoscaler',
        'web',
        'spec: {maxReplicas: 3, scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web-web}}',
      ),
    },
  },
  {
    title: 'a key that the ConfigMap of the chart does not have',
    found: 'key-not-found Deployment/shop/web-web',
    with: chart(
      'web',
      documents(
        template('v1', 'ConfigMap', 'settings', 'data: {port: "1"}'),
        deployment('', ', env: [{name: A, valueFrom: {configMapKeyRef: {name: settings, key: PORT}}}]'),
      ),
    ),
    healthy: {
      'charts/web/templates/all.yaml': documents(
        template('v1', 'ConfigMap', 'settings', 'data: {port: "1"}'),
        deployment('', ', env: [{name: A, valueFrom: {configMapKeyRef: {name: settings, key: port}}}]'),
      ),
    },
  },
  {
    title: 'a ServiceAccount that the values do not let the chart create',
    found: 'service-account-not-found Deployment/shop/web-web',
    with: {
      ...chart(
        'web',
        documents(`{{ if .Values.create }}\n${ACCOUNT}{{ end }}\n`, deployment('serviceAccountName: "{{ .Release.Name }}-web", ')),
        'create: true',
      ),
      'apps/web.yaml': release('web', '{create: false}'),
    },
    healthy: { 'apps/web.yaml': release('web', '{create: true}') },
  },
  {
    title: 'a ClusterRoleBinding with the namespace default for the account of the chart',
    found: 'subject-not-found ClusterRoleBinding/web',
    with: chart('web', documents(ACCOUNT, binding('default'))),
    healthy: { 'charts/web/templates/all.yaml': documents(ACCOUNT, binding('{{ .Release.Namespace }}')) },
  },
  {
    title: 'a claim that nothing creates, by the name in the values',
    found: 'volume-claim-not-found Deployment/shop/web-web',
    with: {
      ...chart('web', deployment('volumes: [{name: a, persistentVolumeClaim: {claimName: "{{ .Values.claim }}"}}], '), 'claim: ""'),
      'apps/web.yaml': release('web', '{claim: data}'),
    },
    healthy: {
      'apps/claim.yaml': objectText(
        'v1',
        'PersistentVolumeClaim',
        'data',
        'spec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}',
      ),
    },
  },
  {
    title: 'Pods of a chart that the level of the namespace does not allow',
    found: 'pod-security-violated Deployment/shop/web-web',
    with: {
      ...chart('web', deployment('hostNetwork: true, ').replace('containerPort: 8080', 'containerPort: 8080, hostPort: 8080')),
      'apps/namespace.yaml':
        'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop, labels: {pod-security.kubernetes.io/enforce: baseline}}\n',
    },
    healthy: { 'charts/web/templates/all.yaml': deployment() },
  },
  {
    title: 'containers of a chart without the limits that a quota requires',
    found: 'resources-required Deployment/shop/web-web',
    with: {
      ...chart('web', deployment()),
      'apps/quota.yaml': objectText('v1', 'ResourceQuota', 'a', 'spec: {hard: {limits.memory: 8Gi}}'),
    },
    healthy: { 'charts/web/templates/all.yaml': deployment('', ', resources: {limits: {memory: 64Mi}}') },
  },
  {
    title: 'a Service in Git with other labels than the Pods of the chart',
    found: 'service-without-pods Service/shop/front',
    with: {
      ...chart('web', deployment()),
      'apps/service.yaml': objectText('v1', 'Service', 'front', 'spec: {selector: {app: web-web}, ports: [{port: 80, targetPort: 8080}]}'),
    },
    healthy: {
      'apps/service.yaml': objectText('v1', 'Service', 'front', 'spec: {selector: {app: web}, ports: [{port: 80, targetPort: 8080}]}'),
    },
  },
  {
    title: 'two charts with a default class',
    found: 'several-defaults StorageClass/web',
    with: { ...chart('web', storageClass(true)), ...chart('db', storageClass(true)) },
    healthy: { 'charts/db/templates/all.yaml': storageClass(false) },
  },
  {
    title: 'two charts with one node port',
    found: 'service-address-taken Service/shop/web-web',
    with: { ...chart('web', documents(deployment(), nodePort(30080))), ...chart('db', documents(deployment(), nodePort(30080))) },
    healthy: { 'charts/db/templates/all.yaml': documents(deployment(), nodePort(30081)) },
  },
  {
    title: 'a host that two charts route',
    found: 'route-taken Ingress/shop/front',
    with: {
      ...chart('web', documents(deployment(), SERVICE, ingress('web-web', '{number: 80}').replace(', namespace: shop', ''))),
      ...chart('db', documents(deployment(), SERVICE, ingress('db-web', '{number: 80}').replace('front, namespace: shop', 'back'))),
    },
    healthy: {
      'charts/db/templates/all.yaml': documents(
        deployment(),
        SERVICE,
        ingress('db-web', '{number: 80}', 'db.example').replace('front, namespace: shop', 'back'),
      ),
    },
  },
  {
    title: 'a Job after the installation with a Secret that nothing creates',
    found: 'secret-not-found Job/shop/migrate',
    with: chart('web', hookOf(job('volumes: [{name: a, secret: {secretName: key}}], '), 'post-install')),
    healthy: {
      'charts/web/templates/all.yaml': documents(
        template('v1', 'Secret', 'key', 'stringData: {a: b}'),
        hookOf(job('volumes: [{name: a, secret: {secretName: key}}], '), 'post-install'),
      ),
    },
  },
  {
    title: 'a kind that the release of Kubernetes does not serve',
    found: 'wrong-api-version PodDisruptionBudget/web',
    with: {
      ...chart(
        'web',
        template('policy/v1beta1', 'PodDisruptionBudget', 'web', 'spec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}'),
      ),
      'slipway.yaml': "kubernetes: '1.34'\n",
    },
    healthy: {
      'charts/web/templates/all.yaml': documents(
        deployment(),
        template('policy/v1', 'PodDisruptionBudget', 'web', 'spec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}'),
      ),
    },
  },
];

function binding(namespace: string): string {
  const role = 'roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: view}';
  const subject = `subjects: [{kind: ServiceAccount, name: "{{ .Release.Name }}-web", namespace: "${namespace}"}]`;
  return template('rbac.authorization.k8s.io/v1', 'ClusterRoleBinding', 'web', `${role}\n${subject}`);
}

function storageClass(isDefault: boolean): string {
  const text = template('storage.k8s.io/v1', 'StorageClass', '{{ .Release.Name }}', 'provisioner: ebs.csi.aws.com');
  return isDefault ? text.replace('}}}', '}}, annotations: {storageclass.kubernetes.io/is-default-class: "true"}}') : text;
}

function nodePort(port: number): string {
  return template(
    'v1',
    'Service',
    '{{ .Release.Name }}-web',
    `spec: {type: NodePort, selector: {app: web}, ports: [{port: 80, targetPort: http, nodePort: ${port}}]}`,
  );
}

const FLEET: Files = {
  ...bootstrapFiles('a'),
  'clusters/a/apps.yaml': kustomizationText('apps', './apps'),
  'apps/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n',
};

/** Returns the findings of a fleet: `rule Kind/namespace/name`. */
async function findings(files: Files): Promise<readonly string[]> {
  const root = temporaryDirectory();
  writeFiles(root, { ...FLEET, ...files });
  const args = ['check', '.', '--repository', '.', '--output', 'json'];
  const { stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root } });
  const found = JSON.parse(stdout) as { readonly findings: readonly { readonly rule: string; readonly object: string }[] };
  return found.findings.map(({ rule, object }) => `${rule} ${object}`);
}

describe('check names a fault that only the rendered chart shows', () => {
  test.each(FAULTS)('$title', async (fault) => {
    expect((await findings(fault.with)).join()).toContain(fault.found);
    expect(await findings({ ...fault.with, ...fault.healthy })).toEqual([]);
  });
});

test('a custom resource of a chart is in the namespace of its release, if its CRD is in templates', async () => {
  const files = {
    ...chart('operator', CRD),
    ...chart('users', widget),
    'apps/users.yaml': release('users', '{}', '  dependsOn: [{name: operator}]\n'),
  };
  expect(await findings(files)).toEqual([]);
  const wrong = { 'charts/users/templates/all.yaml': widget.replace('size: 1', 'size: large') };
  expect(await findings({ ...files, ...wrong })).toEqual(['wrong-type Widget/shop/small']);
});
