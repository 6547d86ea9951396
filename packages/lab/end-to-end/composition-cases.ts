import type { Manifest } from '@slipway/manifest';

/** A change of the objects that decide the resources of one composite. */
export interface CompositionCase {
  readonly title: string;
  readonly definitions: readonly Manifest[];
  readonly before: readonly Manifest[];
  /** The objects that change, or are new. */
  readonly after: readonly Manifest[];
  /** Number of its resources before the change. */
  readonly resources: number;
  /** Values of the label of its resources. */
  readonly owners: readonly string[];
}

interface Template {
  readonly name: string;
  readonly kind?: string;
  readonly value?: string;
  readonly metadata?: object;
  readonly patches?: readonly object[];
}

const manifest = (apiVersion: string, kind: string, name: string, more: object, metadata: object = {}): Manifest =>
  ({ apiVersion, kind, metadata: { name, ...metadata }, ...more }) as Manifest;

const definition = (kind: string): Manifest =>
  manifest('apiextensions.crossplane.io/v2', 'CompositeResourceDefinition', `${kind.toLowerCase()}s.changes.example.org`, {
    spec: {
      group: 'changes.example.org',
      scope: 'Namespaced',
      names: { kind, plural: `${kind.toLowerCase()}s` },
      versions: [
        {
          name: 'v1',
          served: true,
          referenceable: true,
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: {
                spec: { type: 'object', properties: { size: { type: 'string' } } },
                status: { type: 'object', properties: { id: { type: 'string' } } },
              },
            },
          },
        },
      ],
    },
  });

const composition = (name: string, templates: readonly Template[], { labels = {}, kind = 'Crate', input = {} } = {}): Manifest =>
  manifest(
    'apiextensions.crossplane.io/v1',
    'Composition',
    name,
    {
      spec: {
        compositeTypeRef: { apiVersion: 'changes.example.org/v1', kind },
        mode: 'Pipeline',
        pipeline: [
          {
            step: 'resources',
            functionRef: { name: 'function-patch-and-transform' },
            input: { apiVersion: 'pt.fn.crossplane.io/v1beta1', kind: 'Resources', resources: templates.map(resourceOf), ...input },
          },
        ],
      },
    },
    { labels },
  );

const resourceOf = ({ name, kind = 'ConfigMap', value = 'one', metadata, patches = [] }: Template): object => ({
  name,
  base:
    kind === 'Crate' || kind === 'Part'
      ? { apiVersion: 'changes.example.org/v1', kind, spec: { crossplane: { compositionRef: { name: value } } } }
      : {
          apiVersion: 'v1',
          kind,
          ...(metadata && { metadata }),
          ...(kind === 'ServiceAccount' ? {} : { [kind === 'Secret' ? 'stringData' : 'data']: { value } }),
        },
  patches,
});

const crate = (name: string, crossplane: object = {}, spec: object = {}): Manifest =>
  manifest(
    'changes.example.org/v1',
    'Crate',
    name,
    { spec: { ...spec, crossplane: { compositionRef: { name }, ...crossplane } } },
    { namespace: 'default' },
  );

const [A, B]: readonly [Template, Template] = [{ name: 'a' }, { name: 'b', value: 'two' }];
const SIZE = { fromFieldPath: 'spec.size', toFieldPath: 'data.size' };

/** Returns a case in which only the templates of a Composition change. */
const templates = (
  title: string,
  after: readonly Template[],
  before: readonly Template[] = [A, B],
  crossplane: object = {},
  labels: readonly [object, object] = [{}, {}],
) => ({ title, before, after, crossplane, labels }) as const;

const CASES = [
  templates('a renamed template', [{ ...A, name: 'c' }, B]),
  templates('a removed template', [A]),
  templates('a new template', [A, B, { name: 'c', value: 'three' }]),
  templates('another value', [{ ...A, value: 'other' }, B]),
  templates('a template that is renamed and changed', [{ ...A, name: 'c', value: 'other' }, B]),
  templates('two templates that exchange their names', [
    { ...A, name: 'b' },
    { ...B, name: 'a' },
  ]),
  templates('another order', [B, A]),
  templates('another kind', [{ ...A, kind: 'ServiceAccount' }, B]),
  templates('another kind and another name', [{ name: 'c', kind: 'ServiceAccount' }, B]),
  templates('a name in the base', [{ ...A, metadata: { name: 'fixed-by-the-base' } }, B]),
  templates('a label in the base', [{ ...A, metadata: { labels: { team: 'a' } } }, B]),
  templates('an annotation in the base', [{ ...A, metadata: { annotations: { 'example.org/team': 'a' } } }, B]),
  templates('a new patch', [{ ...A, patches: [SIZE] }, B]),
  templates('a removed patch', [A, B], [{ ...A, patches: [SIZE] }, B]),
  templates(
    'another format',
    [{ ...A, patches: [{ ...SIZE, transforms: [{ type: 'string', string: { type: 'Format', fmt: '%s-wide' } }] }] }, B],
    [{ ...A, patches: [SIZE] }, B],
  ),
  templates('a required value that the status does not have', [
    { ...A, patches: [{ fromFieldPath: 'status.id', toFieldPath: 'data.id', policy: { fromFieldPath: 'Required' } }] },
    B,
  ]),
  templates('no template of the old ones', [
    { name: 'x', value: 'five' },
    { name: 'y', kind: 'ServiceAccount' },
  ]),
  templates('the policy Manual', [A], undefined, { compositionUpdatePolicy: 'Manual' }),
  templates(
    'a revision with the labels of the selector',
    [A],
    undefined,
    { compositionRevisionSelector: { matchLabels: { channel: 'dev' } } },
    [{ channel: 'dev' }, { channel: 'dev' }],
  ),
  templates(
    'a revision without the labels of the selector',
    [A],
    undefined,
    { compositionRevisionSelector: { matchLabels: { channel: 'dev' } } },
    [{ channel: 'dev' }, { channel: 'stable' }],
  ),
] as const;

/** The cases of the lab. Each changes one composite. */
export const compositionCases: readonly CompositionCase[] = [
  ...CASES.map(({ title, before, after, crossplane, labels }, index): CompositionCase => {
    const name = `crate-${index}`;
    return {
      title,
      definitions: [definition('Crate')],
      before: [composition(name, before, { labels: labels[0] }), crate(name, crossplane, { size: 'small' })],
      after: [composition(name, after, { labels: labels[1] })],
      resources: before.length,
      owners: [name],
    };
  }),
  {
    title: 'an input that the function refuses',
    definitions: [definition('Crate')],
    before: [composition('refused', [A, B]), crate('refused')],
    after: [composition('refused', [A], { input: { patchSets: [{ patches: [] }] } })],
    resources: 2,
    owners: ['refused'],
  },
  {
    title: 'another field of the composite',
    definitions: [definition('Crate')],
    before: [composition('field', [{ ...A, patches: [SIZE] }, B]), crate('field', {}, { size: 'small' })],
    after: [crate('field', {}, { size: 'large' })],
    resources: 2,
    owners: ['field'],
  },
  {
    title: 'another Composition',
    definitions: [definition('Crate')],
    before: [
      composition('old-composition', [A, B]),
      composition('new-composition', [A]),
      crate('moved', { compositionRef: { name: 'old-composition' } }),
    ],
    after: [crate('moved', { compositionRef: { name: 'new-composition' } })],
    resources: 2,
    owners: ['moved'],
  },
  {
    title: 'the Composition of a composite in the composite',
    definitions: [definition('Crate'), definition('Part')],
    before: [
      composition('outer', [{ name: 'part', kind: 'Part', value: 'inner' }]),
      composition('inner', [A, B], { kind: 'Part' }),
      crate('outer'),
    ],
    after: [composition('inner', [{ ...A, name: 'c' }, B], { kind: 'Part' })],
    resources: 2,
    owners: ['outer'],
  },
];
