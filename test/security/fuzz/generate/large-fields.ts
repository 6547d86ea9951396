// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux
import type { Random } from '../random.ts';

/** A field that something reads more closely than as a string. */
export interface LargeField {
  readonly name: string;
  /** Parts that its reader looks for. */
  readonly units: readonly string[];
  /** Objects that Flux applies. */
  readonly objects?: (text: string, random: Random) => readonly unknown[];
  /** Objects next to the Flux Kustomization, or fields of it. */
  readonly cluster?: (text: string, random: Random) => readonly unknown[];
  readonly fluxSpec?: (text: string, random: Random) => Record<string, unknown>;
  /** Fields of the kustomization file. */
  readonly kustomize?: (text: string, random: Random) => Record<string, unknown>;
  /** Other files, by path. */
  readonly files?: (text: string, random: Random) => Readonly<Record<string, string>>;
}

const field = (name: string, units: readonly string[], rest: Omit<LargeField, 'name' | 'units'>): LargeField => ({ name, units, ...rest });

const map = (data: unknown, metadata: Record<string, unknown> = {}): unknown => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'a', namespace: 'apps', ...metadata },
  data,
});

const container = (fields: Record<string, unknown>, spec: Record<string, unknown> = {}): unknown => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', namespace: 'apps' },
  spec: { containers: [{ name: 'a', image: 'a:1', ...fields }], ...spec },
});

const of = (apiVersion: string, kind: string, spec: unknown, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  apiVersion,
  kind,
  metadata: { name: 'a', namespace: 'apps' },
  spec,
  ...more,
});

const source = (kind: string, spec: unknown): unknown => ({
  apiVersion: 'source.toolkit.fluxcd.io/v1',
  kind,
  metadata: { name: 'extra', namespace: 'flux-system' },
  spec,
});

/** A CRD whose field `x` has these restrictions, and an object of it. */
const widget = (schema: unknown, x: unknown): readonly unknown[] => [
  {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.org' },
    spec: {
      group: 'example.org',
      scope: 'Namespaced',
      names: { kind: 'Widget', plural: 'widgets', singular: 'widget', listKind: 'WidgetList' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties: { x: schema } } } } },
        },
      ],
    },
  },
  of('example.org/v1', 'Widget', { x }),
];

const FORMATS = [
  'date',
  'date-time',
  'duration',
  'uuid',
  'byte',
  'ipv4',
  'ipv6',
  'cidr',
  'email',
  'hostname',
  'uri',
  'mac',
  'bsonobjectid',
  'isbn',
  'creditcard',
  'ssn',
  'hexcolor',
  'rgbcolor',
  'password',
  'int64',
  'datetime',
  'k8s-short-name',
  'k8s-long-name',
  'isbn13',
];

const policyText = (statement: Record<string, unknown>): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*', ...statement }] });

/** A role or a policy of IAM; also one that a Composition makes. */
export function iamObject(random: Random, document: string, name = 'r'): unknown {
  const policy = {
    apiVersion: 'iam.aws.upbound.io/v1beta1',
    kind: 'Policy',
    metadata: { name },
    spec: { forProvider: { policy: document } },
  };
  return random.weighted<() => unknown>([
    [5, () => policy],
    [
      3,
      () => ({
        apiVersion: 'iam.aws.upbound.io/v1beta1',
        kind: 'Role',
        metadata: { name },
        spec: { forProvider: { assumeRolePolicy: '{}', inlinePolicy: [{ name: 'a', policy: document }] } },
      }),
    ],
    [
      1,
      () => ({
        apiVersion: 'iam.aws.upbound.io/v1beta1',
        kind: 'Role',
        metadata: { name },
        spec: { forProvider: { assumeRolePolicy: document } },
      }),
    ],
    [1, () => ({ ...policy, apiVersion: 'iam.aws.m.upbound.io/v1beta1', metadata: { name, namespace: 'apps' } })],
    [
      1,
      () => ({
        apiVersion: 's3.aws.upbound.io/v1beta1',
        kind: 'BucketPolicy',
        metadata: { name },
        spec: { forProvider: { bucket: 'a', policy: document } },
      }),
    ],
    [1, () => composition([{ name: 'a', base: policy }])],
  ])();
}

/** A Composition with these resources of patch-and-transform. */
export const composition = (resources: unknown, more: readonly unknown[] = []): unknown => ({
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name: 'c' },
  spec: {
    compositeTypeRef: { apiVersion: 'example.org/v1', kind: 'Widget' },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'a',
        functionRef: { name: 'function-patch-and-transform' },
        input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources },
      },
      ...more,
    ],
  },
});

const patched = (patch: unknown): unknown =>
  composition([
    { name: 'a', base: { apiVersion: 's3.aws.upbound.io/v1beta1', kind: 'Bucket', spec: { forProvider: {} } }, patches: [patch] },
  ]);

const GLOBS = ['*a', '**/', '{a,b}', '?', '[a-z]', '!', '../', '\\*'];
const TEMPLATE = ['{{ ', '}}', '{{- a -}}', '{{ .a', '{{/*', '\n', 'kind: ', 'a'];
const CEL = ['self.', '(', '[', '!', '"a" + ', 'a || ', '1 + ', 'self.x.', '"', '\\', 'has(', 'a ? b : ', '{"a":'];
const JSON_PARTS = ['{"a":', '[', '"', '\\', ',', '{"a":1},', ' ', '1', '\\u00'];
const ARNS = ['*', '*a', 'a*', '?', '${', '${a}', 'arn:', ':', ':policy/', '/', 'arn:aws:s3:::'];
const VARIABLES = ['${', '$${', '${v}', '${v:-', '${v:=${', '$', '}', '${v/', '${v//a/', '${v:0:', '${v%%*', '#', '^^'];

/** Each is read by code of its own. */
export const LARGE_FIELDS: readonly LargeField[] = [
  // Pods and the workloads around them.
  field('quantity', ['1', '0', '.', 'e', '1e', '-', 'Mi', 'n'], {
    objects: (x, random) => [
      container({ resources: { [random.pick(['limits', 'requests'])]: { [random.pick(['cpu', 'memory', 'ephemeral-storage'])]: x } } }),
    ],
  }),
  field('field-path', ["['", "']", 'metadata.', '.', '[', "metadata.labels['"], {
    objects: (x) => [container({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: x } } }] })],
  }),
  field('env-value', ['$(', '$(A)', '$$(', 'A', '${', '='], {
    objects: (x) => [
      container({
        env: [
          { name: 'A', value: x },
          { name: 'B', value: '$(A)$(A)' },
        ],
      }),
    ],
  }),
  field('env-name', ['A', '_', '.', '-', '='], { objects: (x) => [container({ env: [{ name: x, value: 'a' }] })] }),
  field('image', ['a/', ':', '@', '@sha256:', 'a.', '-', '0f', ':1'], { objects: (x) => [container({ image: x })] }),
  field('command', ['-', '--password=', '$(', ' ', '=', "'"], { objects: (x) => [container({ command: ['sh', '-c', x], args: [x] })] }),
  field('probe', ['/', '%', '?', 'a'], { objects: (x) => [container({ livenessProbe: { httpGet: { path: x, port: x, scheme: x } } })] }),
  field('volume', ['../', '/', '.', '..'], {
    objects: (x) => [
      container({ volumeMounts: [{ name: 'v', mountPath: x, subPath: x }] }, { volumes: [{ name: 'v', hostPath: { path: x } }] }),
    ],
  }),
  field('scheduling', ['a', '/', '.', 'a.', 'a/'], {
    objects: (x) => [
      container(
        {},
        {
          nodeSelector: { [x.slice(0, 90_000)]: x },
          tolerations: [{ key: x, operator: 'Exists' }],
          affinity: {
            nodeAffinity: {
              requiredDuringSchedulingIgnoredDuringExecution: {
                nodeSelectorTerms: [{ matchExpressions: [{ key: x, operator: 'Gt', values: [x] }] }],
              },
            },
          },
        },
      ),
    ],
  }),
  field('sysctl', ['a.', '.', '/', '-', '_'], {
    objects: (x) => [
      container({}, { securityContext: { sysctls: [{ name: x, value: x }] }, hostname: x, subdomain: x, priorityClassName: x }),
    ],
  }),
  field('cron', ['1111111h', '1h', '*/1,', '1-2,', 'MON,', '* ', '1,', '*', '-', '/', ' ', 'TZ=', 'CRON_TZ=a '], {
    objects: (x, random) => [
      of('batch/v1', 'CronJob', {
        schedule: random.pick(['', '@every ', 'CRON_TZ=', '* * * * ', 'TZ=a ']) + x,
        timeZone: random.chance(0.3) ? x : 'Etc/UTC',
        jobTemplate: { spec: { template: { spec: { restartPolicy: 'Never', containers: [{ name: 'a', image: 'a:1' }] } } } },
      }),
    ],
  }),
  field('label', ['a', '-', '.', '_', 'a/', 'A'], {
    objects: (x) => [
      map({ a: 'b' }, { labels: { a: x, [x.slice(0, 90_000)]: 'a' } }),
      of('v1', 'Service', { selector: { a: x }, ports: [{ port: 80, name: x }] }),
    ],
  }),
  field('selector', ['a', ',', 'a in (b),', '!', '!=', '(', 'a,'], {
    objects: (x) => [
      of('apps/v1', 'Deployment', {
        selector: { matchLabels: { a: x }, matchExpressions: [{ key: x, operator: 'In', values: [x] }] },
        template: { metadata: { labels: { a: x } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
      }),
    ],
  }),
  field('percentage', ['1', '%', '0', '-', '.'], {
    objects: (x) => [
      of('policy/v1', 'PodDisruptionBudget', { maxUnavailable: x, selector: {} }),
      of('apps/v1', 'Deployment', {
        strategy: { rollingUpdate: { maxSurge: x } },
        selector: { matchLabels: { a: 'b' } },
        template: { metadata: { labels: { a: 'b' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
      }),
    ],
  }),
  // The rest of what Kubernetes has.
  field('host', ['a.', '*.', '-', 'a', '.', ':'], {
    objects: (x) => [
      of('networking.k8s.io/v1', 'Ingress', {
        rules: [{ host: x, http: { paths: [{ path: x, pathType: 'Prefix', backend: { service: { name: x, port: { name: x } } } }] } }],
        tls: [{ hosts: [x], secretName: x }],
      }),
      of('v1', 'Service', { type: 'ExternalName', externalName: x }),
    ],
  }),
  field('address', ['1.', '1.1.1.1/', ':', 'ffff:', '::', '0', '.', '/', '1'], {
    objects: (x) => [
      of('networking.k8s.io/v1', 'NetworkPolicy', { podSelector: {}, ingress: [{ from: [{ ipBlock: { cidr: x, except: [x] } }] }] }),
      of('v1', 'Service', { clusterIP: x, externalIPs: [x], loadBalancerSourceRanges: [x], ports: [{ port: 80 }] }),
    ],
  }),
  field('time', ['0', '2026-01-01', ':', 'T', '.', '9', '-', 'Z'], {
    objects: (x) => [
      of('coordination.k8s.io/v1', 'Lease', { renewTime: x, acquireTime: x }),
      map({ a: 'b' }, { creationTimestamp: x, deletionTimestamp: x }),
    ],
  }),
  field('certificate', ['QUFB', '=', '-----BEGIN CERTIFICATE-----\n', '\n', '-----BEGIN ', '-----END CERTIFICATE-----\n'], {
    objects: (x) => [
      of('certificates.k8s.io/v1', 'CertificateSigningRequest', { request: Buffer.from(x).toString('base64'), signerName: x, usages: [x] }),
      {
        apiVersion: 'admissionregistration.k8s.io/v1',
        kind: 'ValidatingWebhookConfiguration',
        metadata: { name: 'a' },
        webhooks: [{ name: x, clientConfig: { caBundle: x, url: x }, admissionReviewVersions: ['v1'], sideEffects: 'None' }],
      },
    ],
  }),
  field('role', ['a', '*', '/', ':', 'a/'], {
    objects: (x) => [
      {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRole',
        metadata: { name: x },
        rules: [
          { apiGroups: [x], resources: [x], verbs: [x], resourceNames: [x] },
          { nonResourceURLs: [x], verbs: ['get'] },
        ],
      },
      {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRoleBinding',
        metadata: { name: 'b' },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: x },
        subjects: [{ kind: 'User', name: x, apiGroup: 'rbac.authorization.k8s.io' }],
      },
    ],
  }),
  field('admission-cel', CEL, {
    objects: (x) => [
      of('admissionregistration.k8s.io/v1', 'ValidatingAdmissionPolicy', {
        failurePolicy: 'Fail',
        matchConstraints: { resourceRules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }] },
        validations: [{ expression: x, messageExpression: x, message: x }],
        matchConditions: [{ name: 'a', expression: x }],
        variables: [{ name: 'v', expression: x }],
        auditAnnotations: [{ key: 'a', valueExpression: x }],
      }),
    ],
  }),
  field('secret-data', ['QUFB', '=', 'A', '+', '/', '\n', '-----BEGIN ', '{"auths":'], {
    objects: (x, random) => [
      {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 's', namespace: 'apps' },
        type: random.pick(['Opaque', 'kubernetes.io/tls', 'kubernetes.io/dockerconfigjson', 'kubernetes.io/ssh-auth']),
        [random.pick(['data', 'stringData'])]: { a: x, 'tls.crt': x, '.dockerconfigjson': x, password: x },
      },
    ],
  }),
  field('text', ['password: ', 'token=', ' #', '#', ': ', '://a:', '?token=', '-----BEGIN ', '\n', 'key', '"'], {
    objects: (x, random) => [
      map({
        [random.pick([
          'a',
          'a.yaml',
          'a.json',
          'a.xml',
          '.npmrc',
          'a.properties',
          'password',
          'token',
          '.dockerconfigjson',
          '.netrc',
          'kubeconfig',
        ])]: x,
      }),
    ],
  }),
  field('list-text', [' #', '#', '# a', '"', "'", ': '], { objects: (x) => [map({ a: [x] })] }),
  field('annotation', ['{"a":', '[', 'kind: Secret\n', '"', '\\', '{"kind":"Secret",'], {
    objects: (x) => [
      map(
        { a: 'b' },
        {
          annotations: {
            'kubectl.kubernetes.io/last-applied-configuration': x,
            'eks.amazonaws.com/role-arn': x,
            'kustomize.toolkit.fluxcd.io/substitute': x,
            'helm.sh/hook': x,
          },
        },
      ),
    ],
  }),
  field('json-text', JSON_PARTS, { objects: (x) => [map({ 'a.json': x })] }),
  field('yaml-text', ['a: ', '- ', '{a: ', '[', '&a ', '*a ', '? ', ': ', '|\n', '---\n', '#', '!a '], {
    objects: (x) => [map({ 'a.yaml': x })],
  }),
  field('binary', ['QUFB', '=', '\n', '-'], { objects: (x) => [{ ...(map({}) as object), binaryData: { a: x } }] }),
  // Custom resources.
  field('crd-pattern', ['a*', '(a+)+', '(', '[', 'a{1,', '\\', '(?:', '|', '.*', 'x?'], {
    objects: (x) => widget({ type: 'string', pattern: x }, 'aaaaaaaaaaaaaaaaaaaaaaaa!'),
  }),
  field('crd-pattern-text', ['a', 'ab', 'a-', 'a.', '0'], {
    objects: (x, random) =>
      widget({ type: 'string', pattern: random.pick(['^(a+)+$', '(a|a)*b', '^([a-z0-9]+[-.])*x$', '^(.*a){12}$', '^(a|b|ab)*c$']) }, x),
  }),
  field('crd-format', ['1', '0', ':', '-', '.', '/', 'a', '1h', '@', '::', ','], {
    objects: (x, random) => widget({ type: 'string', format: random.pick(FORMATS), ...(random.chance(0.2) ? { default: x } : {}) }, x),
  }),
  field('crd-cel', CEL, {
    objects: (x) => widget({ type: 'string', 'x-kubernetes-validations': [{ rule: x, messageExpression: x, fieldPath: x }] }, 'a'),
  }),
  field('crd-cel-text', ['1', 'a', '.', '-', ':', '/', 'Mi', '1h', 'e', ',', ' '], {
    objects: (x, random) =>
      widget(
        {
          type: 'string',
          maxLength: random.chance(0.5) ? 10_000_000 : undefined,
          'x-kubernetes-validations': [
            {
              rule: random.pick([
                'isQuantity(self)',
                'quantity(self).isGreaterThan(quantity("1"))',
                'duration(self) > duration("1s")',
                'timestamp(self) > timestamp("2026-01-01T00:00:00Z")',
                'double(self) > 1.0',
                'int(self) > 1',
                'isURL(self) && url(self).getHost() == "a"',
                'self.matches("^(a+)+$")',
                'self.find("(a|b)*c") == ""',
                'self.findAll("[a-z]+").size() > 0',
                'isIP(self)',
                'isCIDR(self) && cidr(self).containsIP("1.1.1.1")',
                'self.split(",").size() > 1',
                'self.replace("a", "bb").size() > 1',
                'self.lowerAscii() == self',
                'isSemver(self) && semver(self).isLessThan(semver("1.0.0"))',
                'self.trim() == self',
                'self.indexOf("ab") > 3',
                'self.contains("aaab")',
                'self.reverse() == self',
                'self.substring(1).startsWith("a")',
                'format.dns1123Label().validate(self).hasValue()',
                'bytes(self).size() > 1',
                'string(self) == self',
                'bool(self)',
                'uint(self) > 1u',
                'self.charAt(0) == "a"',
                'isFormat(self)',
                'base64.decode(self) == b"a"',
              ]),
            },
          ],
        },
        x,
      ),
  }),
  field('crd-text', ['.', '[', '.a', "['", '-', 'a'], {
    objects: (x) => {
      const [definition, instance] = widget({ type: 'string', enum: [x, 'a'], description: x, title: x }, x) as [
        { spec: Record<string, unknown> },
        unknown,
      ];
      const [version] = definition.spec.versions as Record<string, unknown>[];
      Object.assign(version ?? {}, {
        additionalPrinterColumns: [{ name: x, type: 'string', jsonPath: x }],
        selectableFields: [{ jsonPath: x }],
        subresources: { scale: { specReplicasPath: x, statusReplicasPath: x } },
      });
      return [definition, instance];
    },
  }),
  // IAM and Crossplane.
  field('iam-json', JSON_PARTS, { objects: (x, random) => [iamObject(random, x)] }),
  field('iam-resource', ARNS, {
    objects: (x, random) => [
      iamObject(
        random,
        policyText({
          [random.pick(['Resource', 'NotResource', 'Action', 'NotAction', 'Sid', 'Effect'])]: random.chance(0.5) ? x : [x, 'a*'],
        }),
      ),
    ],
  }),
  field('iam-condition', ARNS, {
    objects: (x, random) => [
      iamObject(
        random,
        policyText({
          Condition: {
            [random.pick(['StringLike', 'StringEquals', 'ArnLike', 'IpAddress', 'DateLessThan', 'NumericLessThan', x.slice(0, 1000)])]: {
              'aws:a': x,
              [x.slice(0, 5000)]: 'a',
            },
          },
        }),
      ),
    ],
  }),
  field('iam-principal', ARNS, {
    objects: (x, random) => [iamObject(random, policyText({ Principal: { [random.pick(['AWS', 'Federated', 'Service'])]: x } }))],
  }),
  field('role-boundary', [':policy/', 'arn:', ':', '/', ':role/'], {
    objects: (x) => [
      {
        apiVersion: 'iam.aws.upbound.io/v1beta1',
        kind: 'Role',
        metadata: { name: 'r' },
        spec: {
          forProvider: { assumeRolePolicy: '{}', permissionsBoundary: x, managedPolicyArns: [x], path: x, maxSessionDuration: 3600 },
        },
      },
      {
        apiVersion: 'iam.aws.upbound.io/v1beta1',
        kind: 'RolePolicyAttachment',
        metadata: { name: 'r' },
        spec: { forProvider: { policyArn: x, role: x } },
      },
      of('v1', 'ServiceAccount', undefined, {
        metadata: { name: 'a', namespace: 'apps', annotations: { 'eks.amazonaws.com/role-arn': x } },
      }),
    ],
  }),
  field('provider-package', ['/', ':', 'a/', '@', ':v1', '\n', 'a.', '@sha256:'], {
    objects: (x, random) => [
      {
        apiVersion: random.pick(['pkg.crossplane.io/v1', 'pkg.crossplane.io/v1beta1']),
        kind: random.pick(['Provider', 'Function', 'Configuration']),
        metadata: { name: 'p' },
        spec: { package: x, packagePullPolicy: x },
      },
    ],
  }),
  field('go-template', TEMPLATE, {
    objects: (x) => [
      composition(
        [],
        [
          {
            step: 'b',
            functionRef: { name: 'f' },
            input: { apiVersion: 'gotemplating.fn.crossplane.io/v1beta1', kind: 'GoTemplate', source: 'Inline', inline: { template: x } },
          },
        ],
      ),
    ],
  }),
  field('other-function', TEMPLATE, {
    objects: (x, random) => [
      composition(
        [],
        [
          {
            step: 'b',
            functionRef: { name: random.pick(['function-kcl', 'function-python', 'function-cel-filter', x]) },
            input: {
              apiVersion: 'krm.kcl.dev/v1alpha1',
              kind: 'KCLInput',
              spec: { source: x },
              script: x,
              filters: [{ name: 'a', expression: x }],
            },
          },
        ],
      ),
    ],
  }),
  field('patch-path', ['a.', '[', '[0]', '[*].', '.', "['", 'spec.'], {
    objects: (x) => [patched({ type: 'FromCompositeFieldPath', fromFieldPath: x, toFieldPath: `spec.forProvider.${x}` })],
  }),
  field('patch-format', ['%', '%s', '%%', '%5', '(a+)+', '%v'], {
    objects: (x, random) => [
      patched({
        type: 'CombineFromComposite',
        combine: { variables: [{ fromFieldPath: 'spec.a' }], strategy: 'string', string: { fmt: x } },
        toFieldPath: 'spec.forProvider.a',
        transforms: [
          random.pick<unknown>([
            { type: 'string', string: { type: 'Format', fmt: x } },
            { type: 'string', string: { type: 'Regexp', regexp: { match: x, group: 1 } } },
            { type: 'match', match: { patterns: [{ type: 'regexp', regexp: x, result: 'a' }] } },
            { type: 'map', map: { [x.slice(0, 5000)]: x } },
          ]),
        ],
      }),
    ],
  }),
  field('manifest-object', ['a', '{', '['], {
    objects: (x) => [
      {
        apiVersion: 'kubernetes.crossplane.io/v1alpha2',
        kind: 'Object',
        metadata: { name: 'o' },
        spec: {
          forProvider: { manifest: { apiVersion: 'v1', kind: x, metadata: { name: x }, data: { a: x } } },
          providerConfigRef: { name: x },
        },
      },
    ],
  }),
  // Flux.
  field('helm-version', ['>=1 ', '||', '~', '^', '1.', 'x.', ' - ', '*', '-a', '+b', ','], {
    objects: (x) => [
      of('helm.toolkit.fluxcd.io/v2', 'HelmRelease', {
        interval: '1m',
        chart: { spec: { chart: 'a', version: x, sourceRef: { kind: 'HelmRepository', name: 'extra' } } },
        targetNamespace: x,
        releaseName: x,
      }),
    ],
  }),
  field('helm-values', ['a.', '[', 'a,', '\\', '{{ ', '${', 'password: '], {
    objects: (x) => [
      of('helm.toolkit.fluxcd.io/v2', 'HelmRelease', {
        interval: '1m',
        chartRef: { kind: 'OCIRepository', name: 'extra' },
        values: { a: x, image: { tag: x }, auth: { b: x } },
        valuesFrom: [{ kind: 'ConfigMap', name: 'a', valuesKey: x, targetPath: x }],
        postRenderers: [{ kustomize: { patches: [{ patch: x, target: { kind: x } }] } }],
        dependsOn: [{ name: x, readyExpr: x }],
      }),
    ],
  }),
  field('interval', ['1h', '1', 'm', '.', '1.1s', 'µs', '-'], {
    objects: (x) => [
      of('helm.toolkit.fluxcd.io/v2', 'HelmRelease', { interval: x, timeout: x, chartRef: { kind: 'OCIRepository', name: 'extra' } }),
    ],
    fluxSpec: (x) => ({ interval: x, timeout: x, retryInterval: x }),
  }),
  field('source-url', ['a/', ':', '@', '://', '..', '%', '-', 'a@'], {
    cluster: (x, random) => [
      source(random.pick(['GitRepository', 'OCIRepository', 'HelmRepository', 'Bucket']), {
        interval: '1m',
        url: random.pick(['', 'https://', 'ssh://', 'oci://']) + x,
        ref: { branch: x, semver: x, tag: x, digest: x },
        endpoint: x,
        bucketName: x,
      }),
    ],
  }),
  field('source-ignore', [...GLOBS, '\n', '#'], {
    cluster: (x) => [
      source('GitRepository', { interval: '1m', url: 'https://example.org/a', ref: { branch: 'main' }, ignore: x, sparseCheckout: [x] }),
    ],
    files: (x, random) => ({ [random.pick(['.sourceignore', 'apps/.sourceignore'])]: x }),
  }),
  field('generator', GLOBS, {
    cluster: (x) => [
      {
        apiVersion: 'source.extensions.fluxcd.io/v1beta1',
        kind: 'ArtifactGenerator',
        metadata: { name: 'made', namespace: 'flux-system' },
        spec: {
          sources: [{ alias: 'repo', kind: 'GitRepository', name: 'flux-system' }],
          artifacts: [
            {
              name: 'made',
              copy: [
                { from: `@repo/${x}`, to: '@artifact/', exclude: [x] },
                { from: '@repo/**', to: `@artifact/${x}` },
              ],
            },
          ],
        },
      },
    ],
    fluxSpec: () => ({ sourceRef: { kind: 'ExternalArtifact', name: 'made' }, path: './' }),
  }),
  field('resource-set', ['<< ', '>>', '<< inputs.a >>', '<<- ', '<<range ', '<< a | b ', '\n---\n'], {
    cluster: (x, random) => [
      {
        apiVersion: 'fluxcd.controlplane.io/v1',
        kind: 'ResourceSet',
        metadata: { name: 'a', namespace: 'flux-system' },
        spec: {
          inputs: [{ a: x, b: '<< inputs.a >>' }],
          ...(random.chance(0.5)
            ? { resourcesTemplate: x }
            : {
                resources: [
                  {
                    apiVersion: 'v1',
                    kind: 'ConfigMap',
                    metadata: { name: '<< inputs.a >>', namespace: 'apps' },
                    data: { a: `<< ${x} >>` },
                  },
                ],
              }),
        },
      },
    ],
  }),
  field('substitute-value', VARIABLES, {
    fluxSpec: (x) => ({ postBuild: { substitute: { v: x, w: '${v}${v}' } } }),
    objects: () => [map({ a: 'x ${v}${w}', b: '${v:0:3}${v//a/bb}${v%%a*}${v^^}' })],
  }),
  field('substituted-text', VARIABLES, {
    fluxSpec: () => ({ postBuild: { substitute: { v: 'b' } } }),
    objects: (x) => [map({ a: `x \${v}${x}`, b: x })],
  }),
  field('substitute-name', ['a', '_', '-', '.'], {
    fluxSpec: (x) => ({ postBuild: { substitute: { [x.slice(0, 90_000)]: 'a' } } }),
    objects: (x) => [map({ a: `\${${x}}` })],
  }),
  field('flux-path', ['../', './', '/', 'a/', 'a'], { fluxSpec: (x) => ({ path: x }) }),
  field('flux-expression', CEL, {
    fluxSpec: (x) => ({
      dependsOn: [{ name: 'b', readyExpr: x }],
      healthCheckExprs: [{ apiVersion: 'v1', kind: 'ConfigMap', current: x, failed: x }],
      healthChecks: [{ kind: x, name: x }],
    }),
  }),
  field('flux-patch', ['a: ', '{', '- op: add\n', '(a+)+', 'a|', '.*', '['], {
    fluxSpec: (x, random) => ({
      patches: [
        { target: { kind: 'ConfigMap', name: random.chance(0.5) ? x : '.*', labelSelector: random.chance(0.3) ? x : undefined }, patch: x },
      ],
      images: [{ name: x, newName: x, newTag: x }],
      commonMetadata: { labels: { a: x } },
    }),
    objects: () => [map({ a: 'b' })],
  }),
  field('alert', ['(a+)+', '.*', 'a|', '['], {
    objects: (x) => [
      {
        apiVersion: 'notification.toolkit.fluxcd.io/v1beta3',
        kind: 'Alert',
        metadata: { name: 'a', namespace: 'apps' },
        spec: {
          providerRef: { name: x },
          eventSources: [{ kind: 'Kustomization', name: x }],
          inclusionList: [x],
          exclusionList: [x],
          summary: x,
        },
      },
      {
        apiVersion: 'image.toolkit.fluxcd.io/v1',
        kind: 'ImagePolicy',
        metadata: { name: 'a', namespace: 'apps' },
        spec: { imageRepositoryRef: { name: 'a' }, filterTags: { pattern: x, extract: x }, policy: { semver: { range: x } } },
      },
    ],
  }),
  // kustomize and files.
  field('replacement', ['.', '[a=b].', '[', 'a.', '[]', '*'], {
    kustomize: (x) => ({
      replacements: [
        {
          source: { kind: 'ConfigMap', name: 'a', fieldPath: x, options: { delimiter: x } },
          targets: [{ select: { kind: 'ConfigMap', name: x }, fieldPaths: [x], options: { delimiter: 'a', index: 9 } }],
        },
      ],
    }),
    objects: () => [map({ a: 'b' })],
  }),
  field('kustomize-name', ['a', '-', '/', '.', '\n'], {
    kustomize: (x, random) => ({
      [random.pick(['namePrefix', 'nameSuffix', 'namespace'])]: x,
      labels: [{ pairs: { a: x, [x.slice(0, 5000)]: 'b' }, includeSelectors: true, fields: [{ path: x, create: true }] }],
    }),
    objects: () => [map({ a: 'b' })],
  }),
  field('kustomize-patch', ['a: ', '[', '{"op":"add","path":"/a/', '/', '~1', '- ', '(a+)+'], {
    kustomize: (x, random) => ({
      patches: [
        {
          patch: random.chance(0.5) ? x : JSON.stringify([{ op: 'add', path: `/data/${x}`, value: x }]),
          target: { kind: 'ConfigMap', name: random.chance(0.5) ? x : '.*', annotationSelector: x },
        },
      ],
    }),
    objects: () => [map({ a: 'b' })],
  }),
  field('kustomize-images', ['a/', ':', '@', '(a+)+', '.'], {
    kustomize: (x) => ({ images: [{ name: x, newName: x, newTag: x, digest: x }], replicas: [{ name: x, count: 1 }] }),
    objects: (x) => [container({ image: x })],
  }),
  field('kustomize-generator', ['a=', '=', '\n', '"', "'", '#', 'A=b\n', '\\'], {
    kustomize: (x) => ({
      configMapGenerator: [{ name: 'g', literals: [`a=${x}`, x], files: [`k=a.env`, x], envs: ['a.env'] }],
      vars: [{ name: x, objref: { kind: 'ConfigMap', name: 'a', apiVersion: 'v1' }, fieldref: { fieldpath: x } }],
    }),
    files: (x) => ({ 'apps/a.env': x }),
    objects: () => [map({ a: `$(${'A'})` })],
  }),
  field('kustomize-resource', ['../', 'a/', './', '//', '?ref=', 'github.com/', '::'], {
    kustomize: (x) => ({ resources: [x], components: [x], bases: [x] }),
  }),
  field('kustomize-config', ['a/', '[]', '/', 'a'], {
    kustomize: () => ({ configurations: ['conf.yaml'] }),
    files: (x) => ({
      'apps/conf.yaml': JSON.stringify({
        nameReference: [{ kind: x, fieldSpecs: [{ path: x, kind: x, create: true }] }],
        commonLabels: [{ path: x, create: true }],
        varReference: [{ path: x }],
      }),
    }),
    objects: () => [map({ a: 'b' })],
  }),
  field('gitmodules', ['[', '[submodule "', '=', '\n', '\t', 'a=', '"', '\\', ' ', ']'], {
    files: (x) => ({ '.gitmodules': `[submodule "a"]\n\tpath = a\n\turl = ${x}\n${x}` }),
  }),
  field('ignore-file', [...GLOBS, '\n', ' ', '#'], {
    files: (x, random) => ({ [random.pick(['.gitignore', '.krmignore', '.sourceignore', 'apps/.gitignore'])]: x }),
  }),
  field('yaml-line', ['# ', '#', ': ', ' :', '- ', '? ', '"', "'", '[', '{', '&a ', '*a', '!a ', '|', '%', '\t', '...'], {
    files: (x) => ({ 'apps/raw.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: raw, namespace: apps}\ndata:\n  a: ${x}\n` }),
  }),
  field(
    'yaml-document',
    ['---\n', '--- ', '...\n', '%YAML 1.2\n', '#\n', ' \n', '\n', '- a\n', 'a:\n', '? a\n', '|\n a\n', '- - ', '"\n'],
    { files: (x) => ({ 'apps/raw.yaml': x }) },
  ),
  field('yaml-comment', ['# {"$imagepolicy": "a:b"} ', '# kind: Secret\n', '# password: ', '#', '{"$imagepolicy": "'], {
    files: (x) => ({ 'apps/raw.yaml': `apiVersion: v1 # ${x}\nkind: ConfigMap\nmetadata: {name: raw, namespace: apps}\nsize: 1\n` }),
  }),
  field('json-file', JSON_PARTS, { files: (x) => ({ 'apps/raw.json': x }) }),
  // Settings.
  field('settings', ['*', 'a', '/', '*a', '../'], {
    files: (x, random) => ({
      'slipway.yaml': JSON.stringify(
        random.pick<unknown>([
          { allow: [{ rule: 'unknown-field', object: x, file: x, pointer: x, cluster: x, reason: x }] },
          { 'allow-delete': [{ object: x, cluster: x, reason: x }] },
          { sources: { [`GitRepository/flux-system/${x.slice(0, 5000)}`]: x }, present: [x], kinds: [x], roots: [x] },
          { channels: [{ name: x, soak: x, checks: [x], maySkip: [x] }], kubernetes: x },
          {
            severities: { [x.slice(0, 5000)]: x },
            clusters: { [x.slice(0, 5000)]: { kubernetes: x } },
            featureGates: { [x.slice(0, 5000)]: true },
          },
        ]),
      ),
      'apps/raw.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: raw, namespace: apps}\nsize: 1\n',
    }),
  }),
  field('package-json', [...GLOBS, '/', '"'], {
    files: (x) => ({
      'package.json': JSON.stringify({ name: x, version: x, workspaces: [x, 'packages/*'], slipway: { crds: [x] } }),
      'packages/a/package.json': JSON.stringify({ name: 'a', slipway: { prefixes: [x] } }),
    }),
  }),
];
