import type { FieldSpec } from '../resources/field-spec.ts';
import type { Gvk } from '../resources/gvk.ts';
import { fieldSpecOf } from './field-specs.ts';

/** Fields of other kinds that contain the name of a resource of this kind. */
export interface NameReference extends Gvk {
  readonly referrers: readonly FieldSpec[];
}

/** Paths of the Pod spec, by kind. */
const POD_SPECS: readonly (readonly [kind: string, path: string, version?: string])[] = [
  ['Pod', 'spec', 'v1'],
  ['PodTemplate', 'template/spec'],
  ['Deployment', 'spec/template/spec'],
  ['ReplicaSet', 'spec/template/spec'],
  ['DaemonSet', 'spec/template/spec'],
  ['StatefulSet', 'spec/template/spec'],
  ['Job', 'spec/template/spec'],
  ['CronJob', 'spec/jobTemplate/spec/template/spec'],
];

const inPodSpecs = (...paths: readonly string[]): readonly FieldSpec[] =>
  POD_SPECS.flatMap(([kind, base, version = '']) => paths.map((path) => fieldSpecOf(`${base}/${path}`, false, { kind, version })));

/** Returns field specs for Pods of these kinds, which name accounts, claims and priorities. kustomize has a separate table. */
const inWorkloads = (path: string): readonly FieldSpec[] => [
  fieldSpecOf(`spec/${path}`, false, { kind: 'Pod' }),
  ...['StatefulSet', 'Deployment', 'ReplicationController', 'Job', 'DaemonSet'].map((kind) =>
    fieldSpecOf(`spec/template/spec/${path}`, false, { kind }),
  ),
  fieldSpecOf(`spec/jobTemplate/spec/template/spec/${path}`, false, { kind: 'CronJob' }),
];

const fieldsOf = (kind: string, ...paths: readonly string[]): readonly FieldSpec[] =>
  paths.map((path) => fieldSpecOf(path, false, { kind }));
const groupFields = (group: string, kind: string, path: string): FieldSpec => fieldSpecOf(path, false, { group, kind });

const inContainers = (path: string): readonly string[] => [`containers/${path}`, `initContainers/${path}`];

const scaled = (kind: string): NameReference => reference({ kind }, fieldsOf('HorizontalPodAutoscaler', 'spec/scaleTargetRef/name'));

const reference = (gvk: Partial<Gvk>, referrers: readonly FieldSpec[]): NameReference => ({
  group: gvk.group ?? '',
  version: gvk.version ?? '',
  kind: gvk.kind ?? '',
  referrers,
});

const RBAC = 'rbac.authorization.k8s.io';
const ADMISSION = 'admissionregistration.k8s.io';

/** The references that kustomize 5.8 follows when names change. */
export const NAME_REFERENCES: readonly NameReference[] = [
  ...['Deployment', 'ReplicationController', 'ReplicaSet', 'StatefulSet'].map(scaled),
  reference({ kind: 'ConfigMap', version: 'v1' }, [
    ...inPodSpecs(
      'volumes/configMap/name',
      ...inContainers('env/valueFrom/configMapKeyRef/name'),
      ...inContainers('envFrom/configMapRef/name'),
      'volumes/projected/sources/configMap/name',
    ),
    ...fieldsOf('Node', 'spec/configSource/configMap'),
    ...fieldsOf('Role', 'rules/resourceNames'),
    ...fieldsOf('ClusterRole', 'rules/resourceNames'),
    ...fieldsOf('Ingress', 'metadata/annotations/nginx.ingress.kubernetes.io\\/fastcgi-params-configmap'),
  ]),
  reference({ kind: 'Secret', version: 'v1' }, [
    ...inPodSpecs(
      'volumes/secret/secretName',
      ...inContainers('env/valueFrom/secretKeyRef/name'),
      ...inContainers('envFrom/secretRef/name'),
      'imagePullSecrets/name',
      'volumes/projected/sources/secret/name',
    ),
    ...fieldsOf(
      'Ingress',
      'spec/tls/secretName',
      'metadata/annotations/ingress.kubernetes.io\\/auth-secret',
      'metadata/annotations/nginx.ingress.kubernetes.io\\/auth-secret',
      'metadata/annotations/nginx.ingress.kubernetes.io\\/auth-tls-secret',
    ),
    ...fieldsOf('ServiceAccount', 'imagePullSecrets/name'),
    ...fieldsOf('StorageClass', 'parameters/secretName', 'parameters/adminSecretName', 'parameters/userSecretName', 'parameters/secretRef'),
    ...fieldsOf('Role', 'rules/resourceNames'),
    ...fieldsOf('ClusterRole', 'rules/resourceNames'),
    fieldSpecOf('spec/template/spec/containers/env/valueFrom/secretKeyRef/name', false, {
      group: 'serving.knative.dev',
      version: 'v1',
      kind: 'Service',
    }),
    ...fieldsOf('PersistentVolume', 'spec/azureFile/secretName'),
  ]),
  reference({ kind: 'Service', version: 'v1' }, [
    groupFields('apps', 'StatefulSet', 'spec/serviceName'),
    ...fieldsOf(
      'Ingress',
      'spec/rules/http/paths/backend/serviceName',
      'spec/backend/serviceName',
      'spec/rules/http/paths/backend/service/name',
      'spec/defaultBackend/service/name',
    ),
    groupFields('apiregistration.k8s.io', 'APIService', 'spec/service/name'),
    groupFields(ADMISSION, 'ValidatingWebhookConfiguration', 'webhooks/clientConfig/service'),
    groupFields(ADMISSION, 'MutatingWebhookConfiguration', 'webhooks/clientConfig/service'),
  ]),
  reference({ kind: 'Role', group: RBAC }, [groupFields(RBAC, 'RoleBinding', 'roleRef/name')]),
  reference({ kind: 'ClusterRole', group: RBAC }, [
    groupFields(RBAC, 'RoleBinding', 'roleRef/name'),
    groupFields(RBAC, 'ClusterRoleBinding', 'roleRef/name'),
  ]),
  reference({ kind: 'ServiceAccount', version: 'v1' }, [
    groupFields(RBAC, 'RoleBinding', 'subjects'),
    groupFields(RBAC, 'ClusterRoleBinding', 'subjects'),
    ...inWorkloads('serviceAccountName'),
  ]),
  reference({ kind: 'PersistentVolumeClaim', version: 'v1' }, inWorkloads('volumes/persistentVolumeClaim/claimName')),
  reference({ kind: 'PersistentVolume', version: 'v1' }, [
    ...fieldsOf('PersistentVolumeClaim', 'spec/volumeName'),
    ...fieldsOf('ClusterRole', 'rules/resourceNames'),
  ]),
  reference({ kind: 'StorageClass', version: 'v1', group: 'storage.k8s.io' }, [
    ...fieldsOf('PersistentVolume', 'spec/storageClassName'),
    ...fieldsOf('PersistentVolumeClaim', 'spec/storageClassName'),
    ...fieldsOf('StatefulSet', 'spec/volumeClaimTemplates/spec/storageClassName'),
  ]),
  reference({ kind: 'PriorityClass', version: 'v1', group: 'scheduling.k8s.io' }, inWorkloads('priorityClassName')),
  // kustomize writes the group with a version, so this reference never matches.
  reference({ kind: 'IngressClass', version: 'v1', group: 'networking.k8s.io/v1' }, fieldsOf('Ingress', 'spec/ingressClassName')),
  reference({ kind: 'ValidatingAdmissionPolicy', group: ADMISSION }, [
    groupFields(ADMISSION, 'ValidatingAdmissionPolicyBinding', 'spec/policyName'),
  ]),
];
