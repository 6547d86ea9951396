import type { FieldSpec } from '../resources/field-spec.ts';
import { fieldSpecOf, sortByGvk } from './field-specs.ts';
import { NAME_REFERENCES, type NameReference } from './name-references.ts';

/** The fields that each transformer changes. */
export interface TransformerConfig {
  readonly namePrefix: readonly FieldSpec[];
  readonly nameSuffix: readonly FieldSpec[];
  readonly namespace: readonly FieldSpec[];
  readonly commonLabels: readonly FieldSpec[];
  readonly labels: readonly FieldSpec[];
  readonly templateLabels: readonly FieldSpec[];
  readonly commonAnnotations: readonly FieldSpec[];
  readonly nameReference: readonly NameReference[];
  readonly varReference: readonly FieldSpec[];
  readonly images: readonly FieldSpec[];
  readonly replicas: readonly FieldSpec[];
}

/** Pod templates, and the fields with them. */
const templates = (field: 'labels' | 'annotations'): readonly FieldSpec[] => {
  const path = `metadata/${field}`;
  // kustomize changes the annotations of StatefulSets of any group, but their labels only in `apps`.
  const apps = field === 'labels' ? 'apps' : '';
  return [
    fieldSpecOf(path, true),
    fieldSpecOf(`spec/template/${path}`, true, { version: 'v1', kind: 'ReplicationController' }),
    ...['Deployment', 'ReplicaSet', 'DaemonSet'].map((kind) => fieldSpecOf(`spec/template/${path}`, true, { kind })),
    fieldSpecOf(`spec/template/${path}`, true, { group: apps, kind: 'StatefulSet' }),
    ...(field === 'labels' ? [fieldSpecOf(`spec/volumeClaimTemplates[]/${path}`, true, { group: apps, kind: 'StatefulSet' })] : []),
    fieldSpecOf(`spec/template/${path}`, true, { group: 'batch', kind: 'Job' }),
    fieldSpecOf(`spec/jobTemplate/${path}`, true, { group: 'batch', kind: 'CronJob' }),
    fieldSpecOf(`spec/jobTemplate/spec/template/${path}`, true, { group: 'batch', kind: 'CronJob' }),
  ];
};

const AFFINITY = 'spec/template/spec/affinity';
const spread = (kind: string): readonly FieldSpec[] =>
  [
    ...['podAffinity', 'podAntiAffinity'].flatMap((side) => [
      `${AFFINITY}/${side}/preferredDuringSchedulingIgnoredDuringExecution/podAffinityTerm/labelSelector/matchLabels`,
      `${AFFINITY}/${side}/requiredDuringSchedulingIgnoredDuringExecution/labelSelector/matchLabels`,
    ]),
    'spec/template/spec/topologySpreadConstraints/labelSelector/matchLabels',
  ].map((path) => fieldSpecOf(path, false, { group: 'apps', kind }));

const NETWORK_POLICY = { group: 'networking.k8s.io', kind: 'NetworkPolicy' };

const selectors: readonly FieldSpec[] = [
  fieldSpecOf('spec/selector', true, { version: 'v1', kind: 'Service' }),
  fieldSpecOf('spec/selector', true, { version: 'v1', kind: 'ReplicationController' }),
  ...['Deployment', 'ReplicaSet', 'DaemonSet'].map((kind) => fieldSpecOf('spec/selector/matchLabels', true, { kind })),
  fieldSpecOf('spec/selector/matchLabels', true, { group: 'apps', kind: 'StatefulSet' }),
  ...['Deployment', 'StatefulSet'].flatMap(spread),
  fieldSpecOf('spec/selector/matchLabels', false, { group: 'batch', kind: 'Job' }),
  fieldSpecOf('spec/jobTemplate/spec/selector/matchLabels', false, { group: 'batch', kind: 'CronJob' }),
  fieldSpecOf('spec/selector/matchLabels', false, { group: 'policy', kind: 'PodDisruptionBudget' }),
  ...['spec', 'spec/ingress/from', 'spec/egress/to'].map((path) => fieldSpecOf(`${path}/podSelector/matchLabels`, false, NETWORK_POLICY)),
];

const images = ['spec', 'spec/template/spec'].flatMap((base) =>
  ['containers[]/image', 'initContainers[]/image', 'volumes[]/image/reference'].map((path) => fieldSpecOf(`${base}/${path}`, true)),
);

const POD_SPECS: readonly (readonly [kind: string, path: string])[] = [
  ['CronJob', 'spec/jobTemplate/spec/template/spec'],
  ...['DaemonSet', 'Deployment', 'Job', 'ReplicaSet', 'StatefulSet'].map((kind) => [kind, 'spec/template/spec'] as const),
  ['Pod', 'spec'],
];

const variablesOf = (kind: string, ...paths: readonly string[]): readonly FieldSpec[] =>
  paths.map((path) => fieldSpecOf(path, false, { kind }));

const variables: readonly FieldSpec[] = [
  ...POD_SPECS.flatMap(([kind, base]) =>
    ['containers', 'initContainers'].flatMap((containers) =>
      variablesOf(kind, ...['args', 'command', 'env/value', 'volumeMounts/mountPath'].map((path) => `${base}/${containers}/${path}`)),
    ),
  ),
  ...variablesOf('CronJob', 'spec/jobTemplate/spec/template/volumes/nfs/server'),
  ...['DaemonSet', 'Deployment', 'Job', 'ReplicaSet'].flatMap((kind) => variablesOf(kind, 'spec/template/spec/volumes/nfs/server')),
  ...variablesOf('Pod', 'spec/volumes/nfs/server'),
  ...variablesOf('StatefulSet', 'spec/volumeClaimTemplates/spec/nfs/server'),
  ...variablesOf('PersistentVolume', 'spec/nfs/server'),
  ...variablesOf('Deployment', 'spec/template/metadata/annotations'),
  ...variablesOf('Ingress', 'spec/rules/host', 'spec/tls/hosts', 'spec/tls/secretName'),
  ...variablesOf('Service', 'spec/ports/port', 'spec/ports/targetPort'),
  fieldSpecOf('metadata/labels', false),
  fieldSpecOf('metadata/annotations', false),
];

/** The built-in configuration of kustomize 5.8. */
export const DEFAULT_CONFIG: TransformerConfig = {
  namePrefix: [fieldSpecOf('metadata/name', false)],
  nameSuffix: [fieldSpecOf('metadata/name', false)],
  namespace: sortByGvk([
    fieldSpecOf('metadata/name', true, { kind: 'Namespace' }),
    fieldSpecOf('spec/service/namespace', true, { group: 'apiregistration.k8s.io', kind: 'APIService' }),
    fieldSpecOf('spec/conversion/webhook/clientConfig/service/namespace', false, {
      group: 'apiextensions.k8s.io',
      kind: 'CustomResourceDefinition',
    }),
  ]),
  commonLabels: sortByGvk([...selectors, ...templates('labels')]),
  labels: [],
  templateLabels: sortByGvk(templates('labels')),
  commonAnnotations: sortByGvk(templates('annotations')),
  nameReference: sortByGvk(NAME_REFERENCES),
  varReference: sortByGvk(variables),
  images,
  replicas: sortByGvk(
    ['Deployment', 'ReplicationController', 'ReplicaSet', 'StatefulSet'].map((kind) => fieldSpecOf('spec/replicas', true, { kind })),
  ),
};
