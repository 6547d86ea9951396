import type { Manifest, ManifestFile } from '@slipway/manifest';
import { describe, expect, test } from 'vitest';
import { createValidator, validateFiles } from '../src/index.ts';
import { type ValidObject, validObjects } from './valid-objects.ts';

/** An object in which anything may be put anywhere. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake is what the types would refuse.
type Draft = any;

interface Mistake {
  readonly name: string;
  readonly start: ValidObject;
  readonly change: (draft: Draft) => void;
  readonly rule: string;
  readonly object: string;
  readonly pointer: string;
  /** What the remedy or the expectation must say. */
  readonly hint?: string;
}

const PRIVATE_KEY = ['-----BEGIN RSA PRIVATE', 'KEY-----\nMIIBOgIBAAJBAKj34GkxFhD90vcN\n-----END RSA PRIVATE KEY-----'].join(' ');
const ACCESS_KEY_ID = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
const SECRET_ACCESS_KEY = ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/');

const release = 'HelmRelease/flux-system/cert-manager';
const pointer = 'Kustomization/flux-system/cert-manager';
const web = 'Deployment/shop/web';

const mistakes: readonly Mistake[] = [
  // What the object calls itself
  {
    name: 'a kind that nobody has',
    start: 'configMap',
    change: (o) => {
      o.kind = 'ConfigMaps';
    },
    rule: 'unknown-kind',
    object: 'ConfigMaps/shop/settings',
    pointer: '/kind',
    hint: 'did you mean ConfigMap?',
  },
  {
    name: 'a removed kind: ControllerConfig',
    start: 'provider',
    change: (o) => {
      o.apiVersion = 'pkg.crossplane.io/v1alpha1';
      o.kind = 'ControllerConfig';
    },
    rule: 'unknown-kind',
    object: 'ControllerConfig/provider-aws-eks',
    pointer: '/kind',
  },
  {
    name: 'a removed version: Kustomization v1beta2',
    start: 'kustomization',
    change: (o) => {
      o.apiVersion = 'kustomize.toolkit.fluxcd.io/v1beta2';
    },
    rule: 'wrong-api-version',
    object: pointer,
    pointer: '/apiVersion',
    hint: 'kustomize.toolkit.fluxcd.io/v1',
  },
  {
    name: 'a removed version: HelmRelease v2beta1',
    start: 'helmRelease',
    change: (o) => {
      o.apiVersion = 'helm.toolkit.fluxcd.io/v2beta1';
    },
    rule: 'wrong-api-version',
    object: release,
    pointer: '/apiVersion',
    hint: 'helm.toolkit.fluxcd.io/v2',
  },
  {
    name: 'a removed version: ExternalSecret v1alpha1',
    start: 'externalSecret',
    change: (o) => {
      o.apiVersion = 'external-secrets.io/v1alpha1';
    },
    rule: 'wrong-api-version',
    object: 'ExternalSecret/shop/database',
    pointer: '/apiVersion',
    hint: 'external-secrets.io/v1',
  },
  {
    name: 'a removed version: NodePool v1beta1',
    start: 'nodePool',
    change: (o) => {
      o.apiVersion = 'karpenter.sh/v1beta1';
    },
    rule: 'wrong-api-version',
    object: 'NodePool/default',
    pointer: '/apiVersion',
    hint: 'karpenter.sh/v1',
  },
  {
    name: 'a removed group: extensions',
    start: 'deployment',
    change: (o) => {
      o.apiVersion = 'extensions/v1beta1';
    },
    rule: 'wrong-api-version',
    object: web,
    pointer: '/apiVersion',
    hint: 'apps/v1',
  },
  {
    name: 'a removed group of the same vendor: helm.fluxcd.io',
    start: 'helmRelease',
    change: (o) => {
      o.apiVersion = 'helm.fluxcd.io/v1';
    },
    rule: 'wrong-api-version',
    object: release,
    pointer: '/apiVersion',
    hint: 'helm.toolkit.fluxcd.io/v2',
  },
  {
    name: 'a kind of another vendor that is called the same',
    start: 'eksCluster',
    change: (o) => {
      o.apiVersion = 'cluster.x-k8s.io/v1beta1';
    },
    rule: 'unknown-kind',
    object: 'Cluster/flux-system/commercial',
    pointer: '/kind',
  },
  {
    name: 'no kind',
    start: 'configMap',
    change: (o) => {
      delete o.kind;
    },
    rule: 'not-an-object',
    object: '',
    pointer: '/kind',
  },
  {
    name: 'no apiVersion',
    start: 'configMap',
    change: (o) => {
      delete o.apiVersion;
    },
    rule: 'not-an-object',
    object: 'ConfigMap/shop/settings',
    pointer: '/apiVersion',
  },
  // Fields
  {
    name: 'an unknown field',
    start: 'helmRelease',
    change: (o) => {
      o.spec.intervall = '5m';
    },
    rule: 'unknown-field',
    object: release,
    pointer: '/spec/intervall',
    hint: 'did you mean interval?',
  },
  {
    name: 'a field in the wrong case',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].imagepullpolicy = 'Always';
    },
    rule: 'unknown-field',
    object: web,
    pointer: '/spec/template/spec/containers/0/imagepullpolicy',
    hint: 'did you mean imagePullPolicy?',
  },
  {
    name: 'a field one level too high',
    start: 'eksCluster',
    change: (o) => {
      o.spec.region = 'eu-west-1';
    },
    rule: 'unknown-field',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/region',
  },
  {
    name: 'an unknown field of the metadata',
    start: 'configMap',
    change: (o) => {
      o.metadata.label = { a: 'b' };
    },
    rule: 'unknown-field',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/label',
    hint: 'did you mean labels?',
  },
  {
    name: 'an unknown field of the metadata of a custom resource',
    start: 'nodePool',
    change: (o) => {
      o.metadata.annotation = { a: 'b' };
    },
    rule: 'unknown-field',
    object: 'NodePool/default',
    pointer: '/metadata/annotation',
    hint: 'did you mean annotations?',
  },
  {
    name: 'a removed field: validation',
    start: 'kustomization',
    change: (o) => {
      o.spec.validation = 'client';
    },
    rule: 'unknown-field',
    object: pointer,
    pointer: '/spec/validation',
  },
  {
    name: 'a removed field: patchesStrategicMerge',
    start: 'kustomization',
    change: (o) => {
      o.spec.patchesStrategicMerge = [];
    },
    rule: 'unknown-field',
    object: pointer,
    pointer: '/spec/patchesStrategicMerge',
  },
  {
    name: 'a removed field: resources of a native Composition',
    start: 'composition',
    change: (o) => {
      o.spec.resources = [];
    },
    rule: 'unknown-field',
    object: 'Composition/clusters',
    pointer: '/spec/resources',
  },
  {
    name: 'a removed field: controllerConfigRef',
    start: 'provider',
    change: (o) => {
      o.spec.controllerConfigRef = { name: 'irsa' };
    },
    rule: 'unknown-field',
    object: 'Provider/provider-aws-eks',
    pointer: '/spec/controllerConfigRef',
  },
  {
    name: 'a field that kustomize does not know',
    start: 'tableOfContents',
    change: (o) => {
      o.resource = ['web.yaml'];
    },
    rule: 'unknown-field',
    object: 'Kustomization',
    pointer: '/resource',
    hint: 'did you mean resources?',
  },
  {
    name: 'a missing required field',
    start: 'kustomization',
    change: (o) => {
      delete o.spec.sourceRef;
    },
    rule: 'missing-field',
    object: pointer,
    pointer: '/spec/sourceRef',
  },
  {
    name: 'a missing spec',
    start: 'nodePool',
    change: (o) => {
      delete o.spec;
    },
    rule: 'missing-field',
    object: 'NodePool/default',
    pointer: '/spec',
  },
  {
    name: 'a missing field in a list',
    start: 'kustomization',
    change: (o) => {
      o.spec.dependsOn = [{ namespace: 'flux-system' }];
    },
    rule: 'missing-field',
    object: pointer,
    pointer: '/spec/dependsOn/0/name',
  },
  {
    name: 'a missing selector',
    start: 'deployment',
    change: (o) => {
      delete o.spec.selector;
    },
    rule: 'missing-field',
    object: web,
    pointer: '/spec/selector',
  },
  {
    name: 'an embedded resource without its kind',
    start: 'composition',
    change: (o) => {
      delete o.spec.pipeline[0].input.kind;
    },
    rule: 'missing-field',
    object: 'Composition/clusters',
    pointer: '/spec/pipeline/0/input/kind',
  },
  {
    name: 'a missing reference',
    start: 'certificate',
    change: (o) => {
      delete o.spec.issuerRef.name;
    },
    rule: 'missing-field',
    object: 'Certificate/shop/shop',
    pointer: '/spec/issuerRef/name',
  },
  // Types and nulls
  {
    name: 'text for a boolean',
    start: 'kustomization',
    change: (o) => {
      o.spec.prune = 'true';
    },
    rule: 'wrong-type',
    object: pointer,
    pointer: '/spec/prune',
    hint: 'without quotes',
  },
  {
    name: 'text for a number',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = '2';
    },
    rule: 'wrong-type',
    object: web,
    pointer: '/spec/replicas',
    hint: 'without quotes: 2',
  },
  {
    name: 'a number for text',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.version = 1.36;
    },
    rule: 'wrong-type',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/version',
    hint: '"1.36"',
  },
  {
    name: 'a list for an object',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.vpcConfig = [];
    },
    rule: 'wrong-type',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/vpcConfig',
    hint: 'without the list',
  },
  {
    name: 'an object for a list',
    start: 'nodeClass',
    change: (o) => {
      o.spec.subnetSelectorTerms = { tags: { a: 'b' } };
    },
    rule: 'wrong-type',
    object: 'EC2NodeClass/default',
    pointer: '/spec/subnetSelectorTerms',
    hint: 'write a list',
  },
  {
    name: 'a boolean for an integer or a string',
    start: 'disruptionBudget',
    change: (o) => {
      o.spec.minAvailable = true;
    },
    rule: 'wrong-type',
    object: 'PodDisruptionBudget/shop/web',
    pointer: '/spec/minAvailable',
    hint: 'an integer or text',
  },
  {
    name: 'a fraction for an integer',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = 1.5;
    },
    rule: 'wrong-type',
    object: web,
    pointer: '/spec/replicas',
  },
  {
    name: 'a number as the value of a label',
    start: 'configMap',
    change: (o) => {
      o.metadata.labels = { version: 2 };
    },
    rule: 'wrong-type',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/labels/version',
  },
  {
    name: 'a boolean as the value of an annotation',
    start: 'nodePool',
    change: (o) => {
      o.metadata.annotations = { 'example.org/a': true };
    },
    rule: 'wrong-type',
    object: 'NodePool/default',
    pointer: '/metadata/annotations/example.org~1a',
  },
  {
    name: 'a number in a ConfigMap',
    start: 'configMap',
    change: (o) => {
      o.data.retries = 3;
    },
    rule: 'wrong-type',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/retries',
    hint: '"3"',
  },
  {
    name: 'null for a required field of a custom resource',
    start: 'kustomization',
    change: (o) => {
      o.spec.interval = null;
    },
    rule: 'null-value',
    object: pointer,
    pointer: '/spec/interval',
  },
  {
    name: 'null for a required field of a built-in object',
    start: 'deployment',
    change: (o) => {
      o.spec.selector = null;
    },
    rule: 'missing-field',
    object: web,
    pointer: '/spec/selector',
  },
  {
    name: 'null for an optional field of a built-in object',
    start: 'deployment',
    change: (o) => {
      o.spec.paused = null;
    },
    rule: 'replaced-null',
    object: web,
    pointer: '/spec/paused',
  },
  // Values
  {
    name: 'a value that is not listed',
    start: 'helmRelease',
    change: (o) => {
      o.spec.install.crds = 'CreateReplaced';
    },
    rule: 'not-allowed-value',
    object: release,
    pointer: '/spec/install/crds',
    hint: 'did you mean CreateReplace?',
  },
  {
    name: 'a value in the wrong case',
    start: 'composition',
    change: (o) => {
      o.spec.mode = 'pipeline';
    },
    rule: 'not-allowed-value',
    object: 'Composition/clusters',
    pointer: '/spec/mode',
    hint: 'did you mean Pipeline?',
  },
  {
    name: 'a protocol that does not exist',
    start: 'service',
    change: (o) => {
      o.spec.ports[0].protocol = 'HTTP';
    },
    rule: 'not-allowed-value',
    object: 'Service/shop/web',
    pointer: '/spec/ports/0/protocol',
  },
  {
    name: 'a duration in words',
    start: 'helmRelease',
    change: (o) => {
      o.spec.interval = '5 minutes';
    },
    rule: 'wrong-pattern',
    object: release,
    pointer: '/spec/interval',
  },
  {
    name: 'a duration of days',
    start: 'gitRepository',
    change: (o) => {
      o.spec.interval = '1d';
    },
    rule: 'wrong-pattern',
    object: 'GitRepository/flux-system/addons-catalog',
    pointer: '/spec/interval',
  },
  {
    name: 'a quantity that is none',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].resources.requests.memory = '64 MB';
    },
    rule: 'wrong-format',
    object: web,
    pointer: '/spec/template/spec/containers/0/resources/requests/memory',
  },
  {
    name: 'data that is no base64',
    start: 'configMap',
    change: (o) => {
      o.binaryData = { logo: 'not base64!' };
    },
    rule: 'wrong-format',
    object: 'ConfigMap/shop/settings',
    pointer: '/binaryData/logo',
  },
  {
    name: 'a number beyond its type',
    start: 'deployment',
    change: (o) => {
      o.spec.replicas = 2 ** 31;
    },
    rule: 'out-of-range',
    object: web,
    pointer: '/spec/replicas',
  },
  {
    name: 'a number beyond its limit',
    start: 'nodePool',
    change: (o) => {
      o.spec.weight = 101;
    },
    rule: 'out-of-range',
    object: 'NodePool/default',
    pointer: '/spec/weight',
    hint: '<= 100',
  },
  {
    name: 'a list that is too short',
    start: 'nodeClass',
    change: (o) => {
      o.spec.amiSelectorTerms = [];
    },
    rule: 'wrong-length',
    object: 'EC2NodeClass/default',
    pointer: '/spec/amiSelectorTerms',
    hint: 'at least 1 entries',
  },
  {
    name: 'text that is too long',
    start: 'kustomization',
    change: (o) => {
      o.spec.targetNamespace = 'a'.repeat(64);
    },
    rule: 'wrong-length',
    object: pointer,
    pointer: '/spec/targetNamespace',
    hint: 'at most 63 characters',
  },
  {
    name: 'two fields that exclude each other',
    start: 'clusterSecretStore',
    change: (o) => {
      o.spec.provider.fake = { data: [] };
    },
    rule: 'exclusive-fields',
    object: 'ClusterSecretStore/aws',
    pointer: '/spec/provider',
    hint: 'aws, fake',
  },
  // Lists with keys
  {
    name: 'the same environment variable twice',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].env.push({ name: 'LOG_LEVEL', value: 'debug' });
    },
    rule: 'duplicate-list-entry',
    object: web,
    pointer: '/spec/template/spec/containers/0/env/1',
    hint: 'name',
  },
  {
    name: 'the same port twice, once with the default protocol',
    start: 'service',
    change: (o) => {
      o.spec.ports.push({ name: 'again', port: 80, protocol: 'TCP' });
    },
    rule: 'duplicate-list-entry',
    object: 'Service/shop/web',
    pointer: '/spec/ports/1',
    hint: 'port and protocol',
  },
  {
    name: 'the same pipeline step twice',
    start: 'composition',
    change: (o) => {
      o.spec.pipeline.push({ step: 'patch-and-transform', functionRef: { name: 'function-auto-ready' } });
    },
    rule: 'duplicate-list-entry',
    object: 'Composition/clusters',
    pointer: '/spec/pipeline/1',
    hint: 'step',
  },
  {
    name: 'the same entry of a set twice',
    start: 'eksCluster',
    change: (o) => {
      o.spec.forProvider.vpcConfig.publicAccessCidrs = ['10.0.0.0/8', '10.0.0.0/8'];
    },
    rule: 'duplicate-list-entry',
    object: 'Cluster/flux-system/commercial',
    pointer: '/spec/forProvider/vpcConfig/publicAccessCidrs/1',
  },
  // Metadata
  {
    name: 'no name',
    start: 'configMap',
    change: (o) => {
      delete o.metadata.name;
    },
    rule: 'missing-name',
    object: 'ConfigMap',
    pointer: '/metadata/name',
  },
  {
    name: 'a generated name',
    start: 'configMap',
    change: (o) => {
      delete o.metadata.name;
      o.metadata.generateName = 'settings-';
    },
    rule: 'missing-name',
    object: 'ConfigMap/shop/settings-',
    pointer: '/metadata/name',
    hint: 'metadata.name',
  },
  {
    name: 'a name with capitals',
    start: 'helmRelease',
    change: (o) => {
      o.metadata.name = 'Cert-Manager';
    },
    rule: 'wrong-name',
    object: 'HelmRelease/flux-system/Cert-Manager',
    pointer: '/metadata/name',
    hint: 'did you mean cert-manager?',
  },
  {
    name: 'a namespace with a dot',
    start: 'namespace',
    change: (o) => {
      o.metadata.name = 'shop.example';
    },
    rule: 'wrong-name',
    object: 'Namespace/shop.example',
    pointer: '/metadata/name',
  },
  {
    name: 'a role with a slash',
    start: 'clusterRole',
    change: (o) => {
      o.metadata.name = 'shop/reader';
    },
    rule: 'wrong-name',
    object: 'ClusterRole/shop/reader',
    pointer: '/metadata/name',
  },
  {
    name: 'no namespace',
    start: 'helmRelease',
    change: (o) => {
      delete o.metadata.namespace;
    },
    rule: 'missing-namespace',
    object: 'HelmRelease/cert-manager',
    pointer: '/metadata/namespace',
  },
  {
    name: 'a namespace that the server drops',
    start: 'nodePool',
    change: (o) => {
      o.metadata.namespace = 'karpenter';
    },
    rule: 'needless-namespace',
    object: 'NodePool/karpenter/default',
    pointer: '/metadata/namespace',
  },
  {
    name: 'a label that is too long',
    start: 'helmRelease',
    change: (o) => {
      o.metadata.labels.team = 'a'.repeat(64);
    },
    rule: 'wrong-label',
    object: release,
    pointer: '/metadata/labels/team',
  },
  {
    name: 'a label with spaces',
    start: 'deployment',
    change: (o) => {
      o.metadata.labels.owner = 'Platform Team';
    },
    rule: 'wrong-label',
    object: web,
    pointer: '/metadata/labels/owner',
  },
  {
    name: 'annotations that are too big',
    start: 'configMap',
    change: (o) => {
      o.metadata.annotations = { text: 'x'.repeat(262_144) };
    },
    rule: 'wrong-annotation',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/annotations',
  },
  {
    name: 'a finalizer without a domain',
    start: 'configMap',
    change: (o) => {
      o.metadata.finalizers = ['keep'];
    },
    rule: 'wrong-finalizer',
    object: 'ConfigMap/shop/settings',
    pointer: '/metadata/finalizers/0',
  },
  {
    name: 'a status',
    start: 'gitRepository',
    change: (o) => {
      o.status = { observedGeneration: 1 };
    },
    rule: 'dropped-status',
    object: 'GitRepository/flux-system/addons-catalog',
    pointer: '/status',
  },
  // Secrets
  {
    name: 'a secret in plain text',
    start: 'emptySecret',
    change: (o) => {
      o.stringData = { password: 'hunter2' };
    },
    rule: 'plain-secret',
    object: 'Secret/shop/token',
    pointer: '/stringData/password',
  },
  {
    name: 'a secret in base64',
    start: 'emptySecret',
    change: (o) => {
      o.data = { password: 'aHVudGVyMg==' };
    },
    rule: 'plain-secret',
    object: 'Secret/shop/token',
    pointer: '/data/password',
  },
  {
    name: 'a private key in a ConfigMap',
    start: 'configMap',
    change: (o) => {
      o.data['tls.key'] = PRIVATE_KEY;
    },
    rule: 'private-key',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/tls.key',
  },
  {
    name: 'a private key in base64 in the values of a chart',
    start: 'helmRelease',
    change: (o) => {
      o.spec.values.key = Buffer.from(PRIVATE_KEY).toString('base64');
    },
    rule: 'private-key',
    object: release,
    pointer: '/spec/values/key',
  },
  {
    name: 'an AWS access key id',
    start: 'deployment',
    change: (o) => {
      o.spec.template.spec.containers[0].env[0].value = ACCESS_KEY_ID;
    },
    rule: 'cloud-credential',
    object: web,
    pointer: '/spec/template/spec/containers/0/env/0/value',
  },
  {
    name: 'an AWS secret access key',
    start: 'configMap',
    change: (o) => {
      o.data.credentials = `[default]\naws_secret_access_key = ${SECRET_ACCESS_KEY}\n`;
    },
    rule: 'cloud-credential',
    object: 'ConfigMap/shop/settings',
    pointer: '/data/credentials',
  },
];

const validator = createValidator();

describe('a valid object', () => {
  test.each(Object.keys(validObjects) as ValidObject[])('%s is accepted without a finding', (name) => {
    expect(validator.check(validObjects[name])).toMatchObject({ verdict: 'accept', findings: [] });
  });
});

describe('a mistake in an object is the only thing that is reported', () => {
  test.each(mistakes)('$name', ({ start, change, rule, object, pointer, hint }) => {
    const draft: Draft = structuredClone(validObjects[start]);
    change(draft);
    const { findings } = validator.check(draft);
    expect(findings.map((finding) => ({ rule: finding.rule, object: finding.object ?? '', pointer: finding.pointer }))).toEqual([
      { rule, object, pointer },
    ]);
    if (hint) expect(`${findings[0]?.expected} ${findings[0]?.remedy}`).toContain(hint);
  });
});

interface TreeMistake {
  readonly name: string;
  readonly change: (tree: Map<string, unknown[]>) => void;
  readonly rule: string;
  readonly object: string;
  readonly file: string;
  readonly pointer: string;
}

const SHOP = 'applications/shop';

const validTree: readonly (readonly [string, readonly unknown[]])[] = [
  [`${SHOP}/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['web.yaml', 'settings.yaml', 'extra'] }]],
  [`${SHOP}/web.yaml`, [validObjects.deployment, validObjects.service]],
  [`${SHOP}/settings.yaml`, [validObjects.configMap]],
  [`${SHOP}/extra/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['secret.yaml'] }]],
  [`${SHOP}/extra/secret.yaml`, [validObjects.externalSecret]],
];

const treeMistakes: readonly TreeMistake[] = [
  {
    name: 'the same object twice in one build',
    change: (tree) => tree.set(`${SHOP}/settings.yaml`, [validObjects.configMap, validObjects.service]),
    rule: 'duplicate-object',
    object: 'Service/shop/web',
    file: `${SHOP}/settings.yaml`,
    pointer: '/metadata/name',
  },
  {
    name: 'a file that is not listed',
    change: (tree) => tree.set(`${SHOP}/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['web.yaml', 'extra'] }]),
    rule: 'unlisted-file',
    object: 'ConfigMap/shop/settings',
    file: `${SHOP}/settings.yaml`,
    pointer: '',
  },
  {
    name: 'a listed file that does not exist',
    change: (tree) => tree.delete(`${SHOP}/settings.yaml`),
    rule: 'missing-resource',
    object: '',
    file: `${SHOP}/kustomization.yaml`,
    pointer: '/resources/1',
  },
  {
    name: 'a listed folder without a table of contents',
    change: (tree) => tree.delete(`${SHOP}/extra/kustomization.yaml`),
    rule: 'missing-resource',
    object: '',
    file: `${SHOP}/kustomization.yaml`,
    pointer: '/resources/2',
  },
  {
    name: 'a resource that is no text',
    change: (tree) => tree.set(`${SHOP}/extra/kustomization.yaml`, [{ ...validObjects.tableOfContents, resources: ['secret.yaml', 5] }]),
    rule: 'wrong-type',
    object: 'Kustomization',
    file: `${SHOP}/extra/kustomization.yaml`,
    pointer: '/resources/1',
  },
  {
    name: 'a wrong object in a file',
    change: (tree) => tree.set(`${SHOP}/extra/secret.yaml`, [{ ...validObjects.externalSecret, spec: { refreshIntervall: '1h' } }]),
    rule: 'unknown-field',
    object: 'ExternalSecret/shop/database',
    file: `${SHOP}/extra/secret.yaml`,
    pointer: '/spec/refreshIntervall',
  },
];

const filesOf = (tree: ReadonlyMap<string, readonly unknown[]>): ManifestFile[] =>
  [...tree].map(([path, objects]) => ({ path, objects: objects as Manifest[] }));

describe('a mistake in a tree is the only thing that is reported', () => {
  test('the valid tree has no findings', () => {
    expect(validateFiles(validator, filesOf(new Map(validTree)))).toEqual([]);
  });
  test.each(treeMistakes)('$name', ({ change, rule, object, file, pointer }) => {
    const tree = new Map<string, unknown[]>(validTree.map(([path, objects]) => [path, [...objects]]));
    change(tree);
    const findings = validateFiles(validator, filesOf(tree));
    expect(
      findings.map((finding) => ({ rule: finding.rule, object: finding.object ?? '', file: finding.file, pointer: finding.pointer })),
    ).toEqual([{ rule, object, file, pointer }]);
  });
});
