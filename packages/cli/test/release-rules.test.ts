import { describe, expect, test } from 'vitest';
import { releaseRules } from '../src/check/release-rules.ts';
import { runCli } from '../src/run-cli.ts';
import { temporaryDirectory, writeFiles } from './fixture.ts';
import { bootstrapFiles, kustomizationText } from './flux-objects.ts';
import { runWith } from './run-here.ts';

type Files = Readonly<Record<string, string>>;

interface FoundProblem {
  readonly rule: string;
  readonly severity: string;
  readonly object: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

const check = (files: Files) =>
  checkOnly({ ...bootstrapFiles('a'), 'clusters/a/apps.yaml': kustomizationText('apps', './apps'), ...files });

async function checkOnly(files: Files) {
  const root = temporaryDirectory();
  writeFiles(root, files);
  const args = ['check', '.', '--repository', '.', '--strict-unknown', '--output', 'json'];
  const { stdout } = await runWith(runCli, args, { cwd: root, env: { HOME: root } });
  const { findings, undecided } = JSON.parse(stdout);
  return { findings: findings as readonly FoundProblem[], undecided };
}

/** Returns the rules that report an object of a fleet, and the objects. */
const found = async (files: Files): Promise<readonly string[]> =>
  (await check(files)).findings.map(({ rule, severity, object }) => `${severity} ${rule} ${object}`);

const release = (name: string, more = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: ${name}, namespace: shop}
spec:
  interval: 1h
  chart: {spec: {chart: ./charts/${name}, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
${more}`;

const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';

const chart = (name: string, values: string, templates: Files): Files => ({
  [`charts/${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.2.3\n`,
  [`charts/${name}/values.yaml`]: values,
  ...Object.fromEntries(Object.entries(templates).map(([file, text]) => [`charts/${name}/${file}`, text])),
});

const WEB = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: web
          image: nginx:1.29.0
          ports: [{containerPort: 80, name: http}]
          envFrom:
            - secretRef:
                name: {{ .Values.existingSecret }}
---
apiVersion: v1
kind: Service
metadata: {name: web}
spec: {selector: {app: web}, ports: [{port: 80, targetPort: http}]}
`;

const SHOP: Files = {
  'apps/namespace.yaml': NAMESPACE,
  'apps/release.yaml': release('web', '  values:\n    existingSecret: web-password\n'),
  ...chart('web', 'existingSecret: ""\n', { 'templates/web.yaml': WEB }),
};

const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata: {name: web-password, namespace: shop}\nstringData: {PORT: "80"}\n';

const ingress = (service: string): string => `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: {name: web, namespace: shop}
spec: {rules: [{host: shop.example, http: {paths: [{path: /, pathType: Prefix, backend: {service: {name: ${service}, port: {number: 80}}}}]}}]}
`;

describe('objects that a chart needs', () => {
  test('are reported as missing at the value that names them, with the line of the template', async () => {
    const { findings } = await check(SHOP);
    expect(findings).toMatchObject([
      {
        rule: 'secret-not-found',
        severity: 'risk',
        object: 'Deployment/shop/web',
        message: expect.stringContaining(
          'reads Secret/shop/web-password, which nothing creates on a (web/templates/web.yaml:16, chart web 1.2.3)',
        ),
        file: 'apps/release.yaml',
        line: 8,
      },
    ]);
    expect(await found({ ...SHOP, 'apps/secret.yaml': SECRET })).toEqual([]);
  });

  test('are reported at the reference to a ConfigMap that names them', async () => {
    const values =
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: v, namespace: shop}\ndata: {values.yaml: "existingSecret: web-password"}\n';
    const files = {
      ...SHOP,
      'apps/release.yaml': release('web', '  valuesFrom:\n    - {kind: ConfigMap, name: v}\n'),
      'apps/values.yaml': values,
    };
    expect((await check(files)).findings).toMatchObject([{ rule: 'secret-not-found', file: 'apps/release.yaml', line: 8 }]);
  });

  test('may be created by a program of the chart that has a role for them, unless a value names them', async () => {
    const role = `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata: {name: web}
rules: [{apiGroups: [""], resources: [secrets], verbs: [create]}]
---
apiVersion: rbac.authorization.k8s.io/v1
kind: RoleBinding
metadata: {name: web}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: web}
subjects: [{kind: ServiceAccount, name: default, namespace: shop}]
`;
    const withRole = { ...SHOP, 'charts/web/templates/role.yaml': role };
    expect(await found(withRole)).toEqual(['risk secret-not-found Deployment/shop/web']);
    const ofChart = {
      ...withRole,
      'apps/release.yaml': release('web'),
      'charts/web/values.yaml': 'existingSecret: web-password\n',
    };
    const { findings, undecided } = await check(ofChart);
    expect(findings).toEqual([]);
    expect(undecided).toEqual([{ cluster: 'a', kind: 'Secret', namespace: 'shop', name: 'web-password', reason: 'chart' }]);
    expect(await found({ ...ofChart, 'charts/web/templates/role.yaml': '' })).toEqual(['risk secret-not-found Deployment/shop/web']);
  });
});

describe('objects that a chart has', () => {
  const ok = { ...SHOP, 'apps/secret.yaml': SECRET };

  test('are found by name, and others are missing', async () => {
    expect(await found({ ...ok, 'apps/ingress.yaml': ingress('web') })).toEqual([]);
    expect(await found({ ...ok, 'apps/ingress.yaml': ingress('website') })).toEqual(['reject backend-not-found Ingress/shop/web']);
    expect(await found({ ...ok, 'apps/ingress.yaml': ingress('website'), 'charts/web/Chart.yaml': '' })).toEqual([
      'reject release-not-rendered HelmRelease/shop/web',
    ]);
  });

  test('may not exist if only the cluster can decide about them', async () => {
    const conditional = { 'charts/web/templates/web.yaml': `{{ if lookup "v1" "ConfigMap" "shop" "a" }}\n${WEB}{{ end }}` };
    const { findings, undecided } = await check({ ...ok, ...conditional, 'apps/ingress.yaml': ingress('web') });
    expect(findings).toEqual([]);
    expect(undecided).toEqual([{ cluster: 'a', kind: 'Service', namespace: 'shop', name: 'web', reason: 'condition' }]);
  });

  test('are not complete if a whole file of values is unknown', async () => {
    const values = { 'apps/release.yaml': release('web', '  valuesFrom: [{kind: Secret, name: web-password, valuesKey: PORT}]\n') };
    const sops = `${SECRET}sops: {mac: "ENC[AES256_GCM,data:x]"}\n`;
    const { undecided } = await check({ ...ok, ...values, 'apps/secret.yaml': sops, 'apps/ingress.yaml': ingress('website') });
    expect(undecided).toContainEqual({ cluster: 'a', kind: 'Service', namespace: 'shop', name: 'website', reason: 'chart' });
  });
});

const CRD = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.shop.example}
spec:
  group: shop.example
  names: {kind: Widget, plural: widgets, singular: widget, listKind: WidgetList}
  scope: Namespaced
  versions:
    - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {size: {type: integer}}}}}}}
`;

const WIDGET = 'apiVersion: shop.example/v1\nkind: Widget\nmetadata: {name: small, namespace: shop}\nspec: {size: 1}\n';

describe('CRDs of charts', () => {
  const operator: Files = {
    'apps/namespace.yaml': NAMESPACE,
    'apps/release.yaml': release('operator'),
    ...chart('operator', '', { 'crds/widgets.yaml': CRD }),
  };
  const kustomization = (more: string): Files => ({ 'clusters/a/widgets.yaml': kustomizationText('widgets', './widgets', more) });

  test('decide about the custom resources of the cluster', async () => {
    const wrong = { ...operator, ...kustomization(''), 'widgets/widget.yaml': WIDGET.replace('size: 1', 'size: one') };
    expect(await found(wrong)).toContain('reject wrong-type Widget/shop/small');
  });

  test('are missing when their users are applied with the HelmRelease, or do not wait for it', async () => {
    const { findings } = await check({ ...operator, 'apps/widget.yaml': WIDGET });
    expect(findings).toMatchObject([{ rule: 'definition-comes-later', severity: 'risk', object: 'Widget/shop/small' }]);
    expect(findings[0]?.message).toContain('HelmRelease/shop/operator installs; Flux applies both together');
    const elsewhere = { ...operator, 'widgets/widget.yaml': WIDGET };
    expect((await check({ ...elsewhere, ...kustomization('') })).findings[0]?.message).toContain(
      'no dependsOn orders flux-system/widgets after it',
    );
    const ordered = { ...elsewhere, ...kustomization('  dependsOn: [{name: apps}]\n') };
    expect((await check(ordered)).findings[0]?.message).toContain('without wait: true');
    const waiting = { ...ordered, 'clusters/a/apps.yaml': kustomizationText('apps', './apps', '  wait: true\n') };
    expect(await found(waiting)).toEqual([]);
  });

  test('are missing for a release that does not depend on their release', async () => {
    const user = (more: string): Files => ({
      'apps/user.yaml': release('user', more),
      ...chart('user', '', { 'templates/widget.yaml': WIDGET }),
    });
    expect(await found({ ...operator, ...user('') })).toEqual(['advice definition-comes-later Widget/shop/small']);
    expect(await found({ ...operator, ...user('  dependsOn: [{name: operator}]\n') })).toEqual([]);
  });

  test('are there for a release that depends on a release whose chart is not available', async () => {
    const pool = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: default}\nspec: {}\n';
    const source = 'apiVersion: source.toolkit.fluxcd.io/v1\nkind: HelmRepository\nmetadata: {name: charts, namespace: shop}\n';
    const early = async (more: string): Promise<readonly string[]> => {
      const karpenter = release('karpenter').replace(
        /chart: \{.*/,
        'chart: {spec: {chart: karpenter, version: 1.0.0, sourceRef: {kind: HelmRepository, name: charts}}}',
      );
      const files = {
        'apps/karpenter.yaml': `${source}spec: {interval: 1h, url: 'https://charts.example'}\n---\n${karpenter}`,
        'apps/user.yaml': release('user', more),
      };
      const all = await found({ 'apps/namespace.yaml': NAMESPACE, ...files, ...chart('user', '', { 'templates/pool.yaml': pool }) });
      return all.filter((each) => each.includes('definition-comes-later'));
    };
    expect(await early('')).toEqual(['advice definition-comes-later NodePool/default']);
    expect(await early('  dependsOn: [{name: karpenter}]\n')).toEqual([]);
  });
});

describe('an object of a chart that Flux applies, too', () => {
  const service = (metadata = ''): string =>
    `apiVersion: v1\nkind: Service\nmetadata: {name: web, namespace: shop${metadata}}\nspec: {selector: {app: web}, ports: [{port: 80}]}\n`;
  const twice = { ...SHOP, 'apps/secret.yaml': SECRET, 'apps/service.yaml': service() };
  const refusing = (file: string): Files => ({ ...twice, 'apps/service.yaml': file, 'apps/release.yaml': release('web', NO_OWNERSHIP) });
  const NO_OWNERSHIP = '  install: {disableTakeOwnership: true}\n  values: {existingSecret: web-password}\n';

  test('is overwritten by each of them', async () => {
    expect(await found(twice)).toEqual(['risk object-owned-twice Service/shop/web']);
    const merged = service(', annotations: {kustomize.toolkit.fluxcd.io/ssa: Merge}');
    expect(await found({ ...twice, 'apps/service.yaml': merged })).toEqual([]);
  });

  test('is refused by Helm with disableTakeOwnership, unless the object names the release', async () => {
    const { findings } = await check(refusing(service()));
    expect(findings).toMatchObject([{ rule: 'object-owned-twice', severity: 'reject', file: 'apps/release.yaml' }]);
    expect(findings[0]?.message).toContain('invalid ownership metadata');
  });
});

/** Returns the files of an example of a rule. */
function exampleFiles(text: string): Files {
  const [, ...parts] = text.split(/^# (\S+\/\S+)\n/m);
  const files: Record<string, string> = { ...bootstrapFiles('example') };
  for (let at = 0; at < parts.length; at += 2) files[parts[at] ?? ''] = parts[at + 1] ?? '';
  return files;
}

describe.each(releaseRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example }) => {
  test('is found in the failing example, and not in the passing one', async () => {
    const rulesIn = async (text: string) => (await checkOnly(exampleFiles(text))).findings.map(({ rule }) => rule);
    expect(await rulesIn(example.failing)).toEqual([id]);
    expect(await rulesIn(example.passing)).toEqual([]);
  });
});

describe('a value that no template reads', () => {
  const TEMPLATE = `apiVersion: v1
kind: ConfigMap
metadata: {name: web}
data:
  replicas: "{{ .Values.replicaCount }}"
  name: {{ index .Values "fullName" | quote }}
  {{- with .Values.image }}
  image: {{ .tag }}
  {{- end }}
  labels: {{ toJson .Values.labels | quote }}
  {{- range $name, $port := .Values.ports }}
  port-{{ $name }}: "{{ $port }}"
  {{- end }}
  {{- if .Values.ingress.enabled }}
  host: {{ .Values.ingress.host }}
  {{- end }}
`;
  const VALUES =
    'replicaCount: 1\nimage: {tag: a}\nlabels: {a: b}\nports: {http: 80}\ningress: {enabled: false} # host: the name\nfree: {}\n';
  const unread = async (values: string) => {
    const files = { 'apps/namespace.yaml': NAMESPACE, ...chart('web', VALUES, { 'templates/a.yaml': TEMPLATE }) };
    const { findings } = await check({ ...files, 'apps/release.yaml': release('web', `  values:\n${values}`) });
    return findings.map(({ rule, severity, message, line }) => [rule, severity, line, message.replace(/.* (?:sets|does not) /, '')]);
  };

  test('is reported at its line, with the name that was meant', async () => {
    expect(await unread('    replicaCout: 2\n    image:\n      tagg: b\n    somethingElse: 1\n')).toEqual([
      ['value-not-read', 'risk', 8, 'have; did you mean replicaCount?'],
      ['value-not-read', 'risk', 10, 'have; did you mean tag?'],
      ['value-not-read', 'advice', 11, 'have'],
    ]);
  });

  test('has no hint with another word', async () => {
    const files = chart('web', 'defaultPodOptions: {}\nmaxReplicas: 1\nserviceAccountName: a\n', {
      'templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {a: {{ .Values.maxReplicas | quote }}}\n',
    });
    const values = '  values:\n    defaultCurlOptions: {}\n    minReplicas: 1\n    serviceaccountName: b\n';
    const { findings } = await check({ 'apps/namespace.yaml': NAMESPACE, ...files, 'apps/release.yaml': release('web', values) });
    expect(findings.flatMap(({ rule, message }) => (rule === 'value-not-read' ? (/; (.*)/.exec(message)?.[1] ?? '') : []))).toEqual([
      '',
      '',
      'did you mean serviceAccountName?',
    ]);
  });

  test('is not reported if a template may read it: by name, as a part of a map, or under a condition', async () => {
    expect(
      await unread('    fullName: x\n    labels: {c: d}\n    ports: {metrics: 90}\n    ingress: {host: x, other: y}\n    free: {any: 1}\n'),
    ).toEqual([['value-not-read', 'advice', 11, 'have']]);
  });
});

describe('a release that Helm does not render', () => {
  const failing = 'a: {{ required "set the password of the database" .Values.db.password }}\n';
  const messageWith = async (values: string) => {
    const files = { 'apps/namespace.yaml': NAMESPACE, ...chart('web', 'db: {}\n', { 'templates/a.yaml': failing }) };
    const { findings } = await check({ ...files, 'apps/release.yaml': release('web', `  values: ${values}\n`) });
    return findings.filter(({ rule }) => rule === 'release-not-rendered').map(({ message }) => message);
  };

  test('is reported in the words of Helm', async () => {
    expect(await messageWith('{}')).toEqual([
      'the release web of chart web 1.2.3 fails: execution error at (web/templates/a.yaml:1:6): set the password of the database',
    ]);
  });

  test('is reported with the line of the template alone, if the words have one that is secret in the values', async () => {
    expect(await messageWith('{auth: {password: database}}')).toEqual([
      'the release web of chart web 1.2.3 fails at web/templates/a.yaml:1:6; the message of Helm is not shown, since it may quote a secret',
    ]);
  });
});

describe('a kind that no chart of the cluster has', () => {
  const certificate =
    'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: web, namespace: shop}\nspec: {secretName: web, dnsNames: [a.example], issuerRef: {name: a, kind: ClusterIssuer}}\n';
  const withCertificate = (templates: Files): Files => ({
    'apps/namespace.yaml': NAMESPACE,
    'apps/release.yaml': release('cert-manager'),
    'clusters/a/web.yaml': kustomizationText('web', './web', '  dependsOn: [{name: apps}]\n'),
    'web/certificate.yaml': certificate,
    ...chart('cert-manager', '', templates),
  });
  const rulesOf = async (files: Files) => (await found(files)).filter((each) => each.includes('definition'));

  test('is missing if its usual chart leaves the CRD out', async () => {
    expect(await rulesOf(withCertificate({}))).toEqual(['risk definition-not-found Certificate/shop/web']);
    expect(await rulesOf({ ...withCertificate({}), 'charts/cert-manager/Chart.yaml': '' })).toEqual([]);
  });

  test('may be installed by a program of a chart', async () => {
    const role = `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: operator}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: cluster-admin}
subjects: [{kind: ServiceAccount, name: default, namespace: shop}]
`;
    expect(await rulesOf(withCertificate({ 'templates/role.yaml': role }))).toEqual([]);
    const labels = '{operator: "true"}';
    const aggregated = `${role.replace('cluster-admin', 'operator')}---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: operator}
aggregationRule: {clusterRoleSelectors: [{matchLabels: ${labels}}]}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: definitions, labels: ${labels}}
rules: [{apiGroups: [apiextensions.k8s.io], resources: [customresourcedefinitions], verbs: ["*"]}]
`;
    expect(await rulesOf(withCertificate({ 'templates/role.yaml': aggregated }))).toEqual([]);
  });
});
