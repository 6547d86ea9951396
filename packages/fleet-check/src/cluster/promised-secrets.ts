import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import { groupOf, nameOf, namespaceOf } from '../objects/fields.ts';

/** A Secret or ConfigMap that a controller creates from an object. */
export interface PromisedObject {
  readonly kind: 'Secret' | 'ConfigMap';
  /** Undefined for any namespace. */
  readonly namespace: string | undefined;
  readonly name: string;
  /** Undefined if the keys are unknown. */
  readonly keys?: ReadonlySet<string>;
  /** Whether it is the connection Secret of a Crossplane resource. */
  readonly isConnection?: true;
  /** Whether annotations let a program copy it to other namespaces. */
  readonly isCopied?: true;
}

/** Returns the Secrets and ConfigMaps that controllers create from an object, by its fields. */
export function promisesOf(object: Fields): readonly PromisedObject[] {
  const [group, kind] = [groupOf(object), textOf(object.kind)];
  const known = [`${group}|${kind}`, kind].find((key) => Object.hasOwn(PROMISES, key));
  const own = known === undefined ? [] : (PROMISES[known]?.(object, fieldsOf(object.spec)) ?? []);
  return [...(isTemplateCopied(object) ? own.map((each) => ({ ...each, isCopied: true as const })) : own), ...connectionSecret(object)];
}

/** Whether an annotation is for a program that copies Secrets and ConfigMaps. */
export const isForCopies = (annotation: string): boolean => /reflect|replicat|sync|copy/i.test(annotation);

/** Whether the Secret of an ExternalSecret, SealedSecret or Certificate gets an annotation for a program that copies it. */
const isTemplateCopied = ({ spec }: Fields): boolean =>
  [below(spec, 'target', 'template', 'metadata'), below(spec, 'template', 'metadata'), below(spec, 'secretTemplate')]
    .flatMap(({ annotations, labels }) => [...Object.keys(fieldsOf(annotations)), ...Object.keys(fieldsOf(labels))])
    .some(isForCopies);

/** Kinds from which controllers create Secrets, with the group if other groups have a kind with the same name. */
const PROMISES: Readonly<Record<string, (object: Fields, spec: Fields) => readonly PromisedObject[]>> = {
  'bitnami.com|SealedSecret': (object, { template, encryptedData }) => [
    secret(object, nameOf(object), [...Object.keys(fieldsOf(encryptedData)), ...Object.keys(below(template, 'data'))]),
  ],
  'external-secrets.io|ExternalSecret': (object, spec) => [externalSecret(object, spec)],
  'external-secrets.io|ClusterExternalSecret': (object, spec) => {
    const inner = fieldsOf(spec.externalSecretSpec);
    const name = textOf(below(inner, 'target').name) || textOf(spec.externalSecretName) || nameOf(object);
    return [{ ...externalSecret(object, inner), name, namespace: undefined }];
  },
  'cert-manager.io|Certificate': (object, spec) => {
    const isPlain = spec.keystores === undefined && spec.additionalOutputFormats === undefined;
    return [secret(object, textOf(spec.secretName), isPlain ? ['tls.crt', 'tls.key', 'ca.crt'] : undefined)];
  },
  'cert-manager.io|Issuer': (object, spec) => accountKey(object, spec),
  'cert-manager.io|ClusterIssuer': (object, spec) => accountKey(object, spec).map((each) => ({ ...each, namespace: undefined })),
  'trust.cert-manager.io|Bundle': (object) => [
    { kind: 'ConfigMap', namespace: undefined, name: nameOf(object) },
    { kind: 'Secret', namespace: undefined, name: nameOf(object) },
  ],
  'networking.k8s.io|Ingress': (object, spec) => {
    const annotations = Object.keys(fieldsOf(fieldsOf(object.metadata).annotations));
    if (!annotations.some((key) => /^(?:cert-manager\.io|kubernetes\.io)\/(?:cluster-issuer|issuer|tls-acme)$/.test(key))) return [];
    return listOf(spec.tls).map((each) => secret(object, textOf(fieldsOf(each).secretName)));
  },
  InfisicalSecret: (object, spec) => [
    ...[spec.managedSecretReference, ...listOf(spec.managedKubeSecretReferences)].map((each) => ({
      ...secret(object, textOf(fieldsOf(each).secretName)),
      namespace: textOf(fieldsOf(each).secretNamespace) || namespaceOf(object),
    })),
  ],
  OnePasswordItem: (object) => [secret(object, nameOf(object))],
  VaultSecret: (object) => [secret(object, nameOf(object))],
  VaultStaticSecret: (object, spec) => [secret(object, textOf(below(spec, 'destination').name))],
  VaultDynamicSecret: (object, spec) => [secret(object, textOf(below(spec, 'destination').name))],
  VaultPKISecret: (object, spec) => [secret(object, textOf(below(spec, 'destination').name))],
  AzureKeyVaultSecret: (object, spec) => [
    secret(object, textOf(below(spec, 'output', 'secret').name)),
    { ...secret(object, textOf(below(spec, 'output', 'configMap').name)), kind: 'ConfigMap' },
  ],
  SecretProviderClass: (object, spec) => listOf(spec.secretObjects).map((each) => secret(object, textOf(fieldsOf(each).secretName))),
  SopsSecret: (object, spec) => listOf(spec.secretTemplates).map((each) => secret(object, textOf(fieldsOf(each).name))),
  BitwardenSecret: (object, spec) => [secret(object, textOf(spec.secretName) || nameOf(object))],
  DopplerSecret: (object, spec) => [
    {
      ...secret(object, textOf(below(spec, 'managedSecret').name)),
      namespace: textOf(below(spec, 'managedSecret').namespace) || namespaceOf(object),
    },
  ],
};

/** Returns the Secret with the ACME account of an issuer. */
function accountKey(object: Fields, spec: Fields): readonly PromisedObject[] {
  const { name } = below(spec, 'acme', 'privateKeySecretRef');
  return typeof name === 'string' ? [secret(object, name)] : [];
}

function externalSecret(object: Fields, spec: Fields): PromisedObject {
  const target = fieldsOf(spec.target);
  const template = fieldsOf(target.template);
  const own = listOf(spec.data).map((item) => textOf(fieldsOf(item).secretKey));
  const written = Object.keys(fieldsOf(template.data));
  const isOpen = listOf(spec.dataFrom).length > 0 || listOf(template.templateFrom).length > 0 || target.creationPolicy === 'Merge';
  // A template replaces the keys unless it is merged with them.
  const keys = written.length > 0 && template.mergePolicy !== 'Merge' ? written : [...own, ...written];
  return secret(object, textOf(target.name) || nameOf(object), isOpen ? undefined : keys);
}

/** Returns the connection Secret of a managed resource, composite or claim of Crossplane. */
function connectionSecret(object: Fields): readonly PromisedObject[] {
  const { name, namespace } = below(object.spec, 'writeConnectionSecretToRef');
  return typeof name === 'string'
    ? [{ kind: 'Secret', namespace: textOf(namespace) || namespaceOf(object) || undefined, name, isConnection: true }]
    : [];
}

const secret = (object: Fields, name: string, keys?: readonly string[]): PromisedObject => ({
  kind: 'Secret',
  namespace: namespaceOf(object),
  name,
  ...(keys === undefined ? {} : { keys: new Set(keys) }),
});
