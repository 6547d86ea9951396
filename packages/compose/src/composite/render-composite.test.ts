import { fieldsOf } from '@slipway/manifest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RESOURCE_NAME_ANNOTATION } from './composed-metadata.ts';
import { beginRender, type JsonObject, type RenderedComposite, type RenderInput, renderComposite } from './render-composite.ts';

const composite = {
  apiVersion: 'platform.example.org/v1',
  kind: 'Thing',
  metadata: { name: 'shop', namespace: 'team-a' },
  spec: { parameters: { region: 'eu-west-1', count: 2 }, crossplane: { compositionRef: { name: 'things' } } },
};

const vpc = (patches: readonly JsonObject[] = [], more: JsonObject = {}) => ({
  name: 'vpc',
  base: { apiVersion: 'ec2.aws.m.upbound.io/v1beta1', kind: 'VPC', spec: { forProvider: { region: 'us-east-1' } } },
  patches,
  ...more,
});

const composition = (resources: readonly JsonObject[], input: JsonObject = {}) => ({
  apiVersion: 'apiextensions.crossplane.io/v1',
  kind: 'Composition',
  metadata: { name: 'things' },
  spec: {
    compositeTypeRef: { apiVersion: 'platform.example.org/v1', kind: 'Thing' },
    mode: 'Pipeline',
    pipeline: [
      {
        step: 'resources',
        functionRef: { name: 'function-patch-and-transform' },
        input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources, ...input },
      },
    ],
  },
});

function rendered(input: Partial<RenderInput> & Pick<RenderInput, 'composition'>): RenderedComposite {
  const rendering = renderComposite({ composite, ...input });
  if ('error' in rendering) throw new Error(rendering.error);
  return rendering;
}

const failure = (input: Partial<RenderInput> & Pick<RenderInput, 'composition'>): unknown => renderComposite({ composite, ...input });

const observedVpc = (more: JsonObject = {}, name = 'shop-vpc'): JsonObject => ({
  apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
  kind: 'VPC',
  metadata: { name, namespace: 'team-a', annotations: { 'crossplane.io/composition-resource-name': 'vpc' } },
  ...more,
});

test('a composed resource gets a name, a namespace, labels and an owner from its composite', () => {
  const {
    resources,
    composite: patched,
    events,
  } = rendered({
    composition: composition([vpc([{ fromFieldPath: 'spec.parameters.region', toFieldPath: 'spec.forProvider.region' }])]),
  });
  expect(resources).toEqual([
    {
      apiVersion: 'ec2.aws.m.upbound.io/v1beta1',
      kind: 'VPC',
      metadata: {
        name: expect.stringMatching(/^shop-[0-9a-f]{12}$/),
        generateName: 'shop-',
        namespace: 'team-a',
        annotations: { 'crossplane.io/composition-resource-name': 'vpc' },
        labels: { 'crossplane.io/composite': 'shop' },
        ownerReferences: [
          {
            apiVersion: 'platform.example.org/v1',
            kind: 'Thing',
            name: 'shop',
            uid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5/),
            controller: true,
            blockOwnerDeletion: true,
          },
        ],
      },
      spec: { forProvider: { region: 'eu-west-1' } },
    },
  ]);
  expect(patched).toMatchObject({ spec: { crossplane: { resourceRefs: [{ kind: 'VPC' }] } } });
  expect(events).toEqual([{ severity: 'Normal', reason: 'ComposeResources', message: 'Composed resource "vpc" is not yet ready' }]);
});

test('the status of the composite comes from observed resources', () => {
  const patch = { type: 'ToCompositeFieldPath', fromFieldPath: 'status.atProvider.id', toFieldPath: 'status.vpcId' };
  const ready = [{ type: 'Ready', status: 'True', reason: 'Available', lastTransitionTime: '2026-01-01T00:00:00Z' }];
  const { composite: patched, resources } = rendered({
    composition: composition([vpc([patch])]),
    observed: [observedVpc({ status: { atProvider: { id: 'vpc-1' }, conditions: ready } })],
  });
  expect(resources[0]).toMatchObject({ metadata: { name: 'shop-vpc' } });
  expect(patched.status).toEqual({
    vpcId: 'vpc-1',
    conditions: [
      { type: 'Responsive', status: 'True', reason: 'WatchCircuitClosed', lastTransitionTime: '2024-01-01T00:00:00Z' },
      { type: 'Synced', status: 'True', reason: 'ReconcileSuccess', lastTransitionTime: '2024-01-01T00:00:00Z' },
      { type: 'Ready', status: 'True', reason: 'Available', lastTransitionTime: '2024-01-01T00:00:00Z' },
    ],
  });
});

test('an observed resource without a template is deleted', () => {
  const other = observedVpc();
  const { deleted, resources } = rendered({ composition: composition([vpc([], { name: 'network' })]), observed: [other] });
  expect(deleted).toEqual([other]);
  expect(resources).toHaveLength(1);
});

test('a label with null is empty, and a label with a number removes the others', () => {
  const labelsWith = (labels: JsonObject) => {
    const base = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { labels } };
    const [resource] = rendered({ composition: composition([{ name: 'a', base }]) }).resources;
    return fieldsOf(resource?.metadata).labels;
  };
  expect(labelsWith({ a: null, b: 'c' })).toEqual({ a: '', b: 'c', 'crossplane.io/composite': 'shop' });
  expect(labelsWith({ a: 1, b: 'c' })).toEqual({ 'crossplane.io/composite': 'shop' });
});

test('a resource waits for a required field, and the composite is not ready', () => {
  const patch = { fromFieldPath: 'spec.parameters.zone', toFieldPath: 'spec.forProvider.zone', policy: { fromFieldPath: 'Required' } };
  const { resources, composite: patched, events } = rendered({ composition: composition([vpc([patch])]) });
  expect(resources).toEqual([]);
  expect(patched.status).toMatchObject({ conditions: [{}, {}, { type: 'Ready', status: 'False', reason: 'Creating' }] });
  expect(events).toEqual([
    {
      severity: 'Warning',
      reason: 'ComposeResources',
      message: `Pipeline step "resources": not adding new composed resource "vpc" to desired state because "FromCompositeFieldPath" patch at index 0 has 'policy.fromFieldPath: Required': spec.parameters.zone: no such field`,
    },
  ]);
});

test('the defaults of the definition are filled in first', () => {
  const definition = {
    apiVersion: 'apiextensions.crossplane.io/v2',
    kind: 'CompositeResourceDefinition',
    metadata: { name: 'things.platform.example.org' },
    spec: {
      group: 'platform.example.org',
      names: { kind: 'Thing' },
      versions: [
        {
          name: 'v1',
          schema: {
            openAPIV3Schema: {
              properties: {
                spec: {
                  properties: {
                    parameters: { properties: { size: { default: 'small' }, list: { items: { properties: { a: { default: 1 } } } } } },
                  },
                },
              },
            },
          },
        },
      ],
    },
  };
  const given = { ...composite, spec: { ...composite.spec, parameters: { list: [{}, { a: 2 }] } } };
  const patch = { fromFieldPath: 'spec.parameters', toFieldPath: 'spec.forProvider.parameters' };
  const { resources } = rendered({ composite: given, definition, composition: composition([vpc([patch])]) });
  expect(resources[0]?.spec).toMatchObject({ forProvider: { parameters: { size: 'small', list: [{ a: 1 }, { a: 2 }] } } });
  expect(failure({ composite: { ...composite, apiVersion: 'other.example.org/v1' }, definition, composition: composition([]) })).toEqual({
    error: expect.stringContaining('does not exist in the XRD'),
  });
});

test('connection details become a Secret when the composite has no field for them', () => {
  const detail = { type: 'FromConnectionSecretKey', name: 'value', fromConnectionSecretKey: 'kubeconfig' };
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'vpc-secret', namespace: 'team-a' }, data: { kubeconfig: 'YQ==' } };
  const { resources } = rendered({
    composition: composition([vpc([], { connectionDetails: [detail] })]),
    observed: [observedVpc({ spec: { writeConnectionSecretToRef: { name: 'vpc-secret' } } })],
    required: [secret],
  });
  expect(resources.find(({ kind }) => kind === 'Secret')).toMatchObject({
    metadata: { name: 'shop-connection', namespace: 'team-a' },
    data: { value: 'YQ==' },
    type: 'connection.crossplane.io/v1alpha1',
  });
});

describe('errors of Crossplane', () => {
  const fatal = 'cannot compose resources: pipeline step "resources" returned a fatal result: ';

  test.each<readonly [string, JsonObject, string]>([
    ['an unknown key', { bogus: 1 }, `json: cannot unmarshal Go value of type v1beta1.ComposedTemplate: unknown name "bogus"`],
    ['a patch without a source', { patches: [{}] }, 'fromFieldPath must be set for patch type FromCompositeFieldPath'],
    ['a name that is not valid', { patches: [{ fromFieldPath: 'kind', toFieldPath: 'metadata.name' }] }, 'has an invalid name "Thing"'],
    ['a template without a base', { base: null }, 'composed resource "vpc" has no base template'],
    ['a base without a kind', { base: { apiVersion: 'v1' } }, `Object 'Kind' is missing in '{"apiVersion":"v1"}'`],
    ['an unknown patch set', { patches: [{ type: 'PatchSet', patchSetName: 'x' }] }, 'cannot find PatchSet by name x'],
  ])('%s', (_, change, message) => {
    expect(failure({ composition: composition([vpc([], change)]) })).toEqual({ error: expect.stringContaining(message) });
  });

  test('a fatal result names the step', () => {
    expect(failure({ composition: composition([]) })).toEqual({
      error: `${fatal}invalid Function input: resources: Required value: resources or environment patches are required`,
    });
  });

  test('an observed resource of another composite', () => {
    const owner = { apiVersion: 'v1', kind: 'A', name: 'b', uid: 'c', controller: true };
    const observed = [{ ...observedVpc(), metadata: { name: 'x', namespace: 'other', ownerReferences: [owner] } }];
    expect(failure({ composition: composition([vpc()]), observed })).toEqual({
      error:
        'invalid observed resources: observed resource x has a controller ref but is not controlled by the XR\n' +
        'observed resource x is not in the same namespace as the XR',
    });
  });
});

test('a Composition of version 1 without a pipeline is rendered with the defaults of its API', () => {
  const patches = [
    {
      fromFieldPath: 'spec.parameters.region',
      toFieldPath: 'spec.forProvider.name',
      transforms: [{ type: 'string', string: { fmt: 'vpc-%s' } }],
    },
    { fromFieldPath: 'metadata', toFieldPath: 'spec.forProvider.tags', policy: { mergeOptions: { keepMapValues: true } } },
  ];
  const { name: _, ...template } = vpc(patches);
  const base = { ...template.base, spec: { forProvider: { tags: { name: 'kept' } } } };
  const spec = { compositeTypeRef: {}, patchSets: [], resources: [{ ...template, base }] };
  const { resources, unknownSteps } = rendered({ composition: { metadata: { name: 'things' }, spec } });
  expect(unknownSteps).toEqual([]);
  expect(resources).toMatchObject([
    {
      metadata: { annotations: { 'crossplane.io/composition-resource-name': 'resource-0' } },
      spec: { forProvider: { name: 'vpc-eu-west-1', tags: { name: 'kept', namespace: 'team-a' } } },
    },
  ]);
});

test('a step with another function is reported, and the next step runs', () => {
  const { spec, ...rest } = composition([vpc()]);
  const pipeline = [{ step: 'first', functionRef: { name: 'function-kcl' } }, ...spec.pipeline];
  const { unknownSteps, resources } = rendered({ composition: { ...rest, spec: { ...spec, pipeline } } });
  expect(unknownSteps).toEqual([{ step: 'first', functionName: 'function-kcl' }]);
  expect(resources).toHaveLength(1);
});

describe('a hostile composition ends with one error', () => {
  const large = 'a'.repeat(1_000_000);

  test.each<readonly [string, readonly JsonObject[], string]>([
    [
      'a text that grows',
      Array.from({ length: 200 }, (_, index) => ({
        type: 'CombineFromComposite',
        combine: { strategy: 'string', variables: [{ fromFieldPath: 'kind' }], string: { fmt: large } },
        toFieldPath: `spec.t${index}`,
      })),
      'stopped at the limit of 64 MiB',
    ],
    [
      'a wildcard that selects itself',
      [
        {
          type: 'CombineFromComposite',
          combine: { strategy: 'string', variables: [{ fromFieldPath: 'kind' }], string: { fmt: '%s' } },
          toFieldPath: 'spec.forProvider[*]',
        },
        { fromFieldPath: 'kind', toFieldPath: 'spec.forProvider[*]' },
      ],
      'the wildcard selects the field "*" without end',
    ],
    [
      'a list that is compared with a long list',
      [1, 2].map(() => ({ fromFieldPath: 'spec.items', toFieldPath: 'spec.items', policy: { toFieldPath: 'AppendArray' } })),
      'stopped at the limit of 20,000,000 operations',
    ],
  ])('%s', (_, patches, message) => {
    const items = Array.from({ length: 5000 }, (_item, index) => index);
    const input = { composite: { ...composite, spec: { items } }, composition: composition([vpc(patches)]) };
    expect(failure(input)).toEqual({ error: expect.stringContaining(message) });
  });

  test('an object that is nested deep', () => {
    let deep: JsonObject = {};
    for (let level = 0; level < 100_000; level++) deep = { a: deep };
    expect(failure({ composite: { ...composite, spec: deep }, composition: composition([vpc()]) })).toEqual({
      error: 'the composite or its Composition is nested too deep',
    });
  });
});

test('the pipeline alone names the templates of the rendered resources', () => {
  const template = fc.record({ isWaiting: fc.boolean(), isInvalid: fc.boolean() });
  fc.assert(
    fc.property(fc.array(template, { maxLength: 4 }), fc.boolean(), (templates, isPaused) => {
      const resources = templates.map(({ isWaiting, isInvalid }, index) => ({
        ...vpc([
          ...(isWaiting ? [{ fromFieldPath: 'status.id', toFieldPath: 'spec.id', policy: { fromFieldPath: 'Required' } }] : []),
          ...(isInvalid ? [{ fromFieldPath: 'spec.parameters.region.name', toFieldPath: 'spec.name' }] : []),
        ]),
        name: `vpc-${index}`,
      }));
      const metadata = { ...composite.metadata, ...(isPaused && { annotations: { 'crossplane.io/paused': 'true' } }) };
      const input = { composite: { ...composite, metadata }, composition: composition(resources) };
      const [begun, rendering] = [beginRender(input), renderComposite(input)];
      if ('error' in begun || 'error' in rendering) expect(begun).toEqual(rendering);
      else
        expect([...begun.templates].sort()).toEqual(
          rendering.resources.map(({ metadata: own }) => fieldsOf(fieldsOf(own).annotations)[RESOURCE_NAME_ANNOTATION]),
        );
    }),
  );
});
