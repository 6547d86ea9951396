import { buildPointer, type Fields, fieldsOf, isFields, listOf, nearest, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { groupOf, hasVariable, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** The type of a field: any value, a scalar type, its allowed values, a list of such values or of maps, or a map of fields. */
type Shape =
  | 'any'
  | 'boolean'
  | 'string'
  | readonly string[]
  | { readonly listOf: readonly string[] | Readonly<Record<string, Shape>> }
  | { readonly [field: string]: Shape };

const REFERENCE = { name: 'string' } as const;
const COMPONENTS = [
  'source-controller',
  'kustomize-controller',
  'helm-controller',
  'notification-controller',
  'image-reflector-controller',
  'image-automation-controller',
  'source-watcher',
] as const;

/** The fields of `spec` of kinds of Flux whose CRDs are not bundled. */
const SHAPES: Readonly<Record<string, { readonly spec: Readonly<Record<string, Shape>>; readonly required: readonly string[] }>> = {
  'fluxcd.controlplane.io|FluxInstance': {
    required: ['distribution'],
    spec: {
      distribution: {
        version: 'string',
        registry: 'string',
        variant: 'string',
        imagePullSecret: 'string',
        artifact: 'string',
        artifactPullSecret: 'string',
      },
      components: { listOf: COMPONENTS },
      cluster: {
        type: ['kubernetes', 'openshift', 'aws', 'azure', 'gcp'],
        size: ['small', 'medium', 'large'],
        domain: 'string',
        multitenant: 'boolean',
        multitenantWorkloadIdentity: 'boolean',
        tenantDefaultServiceAccount: 'string',
        tenantDefaultDecryptionServiceAccount: 'string',
        tenantDefaultKubeConfigServiceAccount: 'string',
        objectLevelWorkloadIdentity: 'boolean',
        networkPolicy: 'boolean',
      },
      sharding: 'any',
      storage: { class: 'string', size: 'any' },
      commonMetadata: 'any',
      kustomize: { patches: 'any' },
      wait: 'boolean',
      migrateResources: 'boolean',
      sync: {
        name: 'string',
        kind: ['GitRepository', 'OCIRepository', 'Bucket'],
        url: 'string',
        ref: 'string',
        path: 'string',
        interval: 'string',
        provider: 'string',
        pullSecret: 'string',
      },
    },
  },
  'fluxcd.controlplane.io|ResourceSet': {
    required: [],
    spec: {
      commonMetadata: 'any',
      inputs: 'any',
      inputsFrom: { listOf: { apiVersion: 'string', kind: ['ResourceSetInputProvider'], name: 'string', selector: 'any' } },
      inputStrategy: 'any',
      resources: 'any',
      resourcesTemplate: 'string',
      steps: 'any',
      dependsOn: 'any',
      serviceAccountName: 'string',
      wait: 'boolean',
    },
  },
  'fluxcd.controlplane.io|ResourceSetInputProvider': {
    required: ['type'],
    spec: {
      type: 'string',
      url: 'string',
      serviceAccountName: 'string',
      secretRef: REFERENCE,
      certSecretRef: REFERENCE,
      insecure: 'boolean',
      defaultValues: 'any',
      filter: 'any',
      skip: 'any',
      schedule: 'any',
    },
  },
  'image.toolkit.fluxcd.io|ImageRepository': {
    required: ['image', 'interval'],
    spec: {
      image: 'string',
      interval: 'string',
      timeout: 'string',
      secretRef: REFERENCE,
      proxySecretRef: REFERENCE,
      certSecretRef: REFERENCE,
      serviceAccountName: 'string',
      suspend: 'boolean',
      accessFrom: 'any',
      exclusionList: 'any',
      provider: ['generic', 'aws', 'azure', 'gcp'],
      insecure: 'boolean',
    },
  },
  'image.toolkit.fluxcd.io|ImagePolicy': {
    required: ['imageRepositoryRef', 'policy'],
    spec: {
      imageRepositoryRef: { name: 'string', namespace: 'string' },
      policy: {
        semver: { range: 'string' },
        alphabetical: { order: ['asc', 'desc'] },
        numerical: { order: ['asc', 'desc'] },
      },
      filterTags: { pattern: 'string', extract: 'string' },
      digestReflectionPolicy: ['Always', 'IfNotPresent', 'Never'],
      interval: 'string',
      suspend: 'boolean',
    },
  },
  'image.toolkit.fluxcd.io|ImageUpdateAutomation': {
    required: ['sourceRef', 'interval'],
    spec: {
      sourceRef: 'any',
      git: { checkout: 'any', commit: 'any', push: 'any' },
      interval: 'string',
      policySelector: 'any',
      update: { strategy: ['Setters'], path: 'string' },
      suspend: 'boolean',
    },
  },
};

/**
 * Reports fields of image kinds and of kinds of flux-operator that the API server refuses. A later release may have other fields and values,
 * so an unknown one is reported only if it is a typing mistake of a known one.
 */
export function* fluxShapes(cluster: Cluster): Generator<FleetProblem> {
  const defined = new Set(
    cluster.ofKind('apiextensions.k8s.io', 'CustomResourceDefinition').map(({ object }) => textOf(fieldsOf(object.spec).group)),
  );
  for (const about of cluster.active) {
    const group = groupOf(about.object);
    const key = `${group}|${textOf(about.object.kind)}`;
    if (!group.endsWith('.io') || defined.has(group) || !Object.hasOwn(SHAPES, key)) continue;
    const { spec = {}, required = [] } = SHAPES[key] ?? {};
    const own = fieldsOf(about.object.spec);
    for (const field of required) if (own[field] === undefined) yield wrong(about, ['spec'], `has no spec.${field}`, `spec.${field}`);
    yield* checkShape(about, own, spec, ['spec']);
  }
}

function* checkShape(about: ActiveObject, value: unknown, shape: Shape, path: readonly string[]): Generator<FleetProblem> {
  if (shape === 'any' || value === null || value === undefined || (typeof value === 'string' && hasVariable(value))) return;
  if (shape === 'boolean' || shape === 'string') {
    if (typeof value !== shape)
      yield wrong(about, path, `has the ${typeNameOf(value)} ${shown(value)} in ${path.join('.')}`, `a ${shape}`, value);
  } else if (Array.isArray(shape)) yield* checkValue(about, value, shape as readonly string[], path);
  else if ('listOf' in shape && typeof shape.listOf === 'object') {
    for (const [index, each] of listOf(value).entries()) yield* checkShape(about, each, shape.listOf as Shape, [...path, String(index)]);
  } else yield* checkFields(about, value, shape as Readonly<Record<string, Shape>>, path);
}

function* checkFields(
  about: ActiveObject,
  value: unknown,
  shape: Readonly<Record<string, Shape>>,
  path: readonly string[],
): Generator<FleetProblem> {
  if (!isFields(value)) {
    yield wrong(about, path, `has the ${typeNameOf(value)} ${shown(value)} in ${path.join('.')}`, 'a map', value);
    return;
  }
  for (const [key, each] of Object.entries(value as Fields)) {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known !== undefined) {
      yield* checkShape(about, each, known, [...path, key]);
      continue;
    }
    const meant = Object.keys(shape).find((field) => field.toLowerCase() === key.toLowerCase()) ?? nearest(key, Object.keys(shape));
    if (meant !== undefined)
      yield wrong(
        about,
        [...path, key],
        `has the unknown field ${[...path, key].join('.')}; did you mean ${meant}?`,
        `the field ${meant}`,
        each,
      );
  }
}

function* checkValue(about: ActiveObject, value: unknown, allowed: readonly string[], path: readonly string[]): Generator<FleetProblem> {
  if (typeof value !== 'string' || allowed.includes(value)) return;
  const meant = nearest(value, allowed);
  if (meant === undefined) return;
  yield wrong(
    about,
    path,
    `has the unknown value ${value} in ${path.join('.')}; did you mean ${meant}?`,
    `one of ${allowed.join(', ')}`,
    value,
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : typeof value === 'object' ? '' : String(value));

const typeNameOf = (value: unknown): string => (Array.isArray(value) ? 'list' : isFields(value) ? 'map' : typeof value);

const wrong = (about: ActiveObject, path: readonly string[], text: string, expected: string, value?: unknown): FleetProblem =>
  problemOf('flux-field-not-valid', about, {
    pointer: buildPointer([...path]),
    ...(value === undefined ? {} : { value }),
    message: `${objectText(about.object)} ${text.trimEnd()}`,
    expected,
  });
