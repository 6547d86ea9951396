import type { Draw } from '../draw.ts';
import type { Path } from '../typed-values.ts';

/** A value for a field of a CRD outside its schema. Not every value is a mistake. */
export interface SpecMistake {
  readonly name: string;
  readonly path: Path;
  readonly value: (draw: Draw) => unknown;
}

const NAMES = ['things', 'Things', 'thing-s', '-thing', 'thing_s', '1thing', '', 'ThingList', 'Thing', 'a'.repeat(64), 'größe', 'thing.s'];
const VERSION: Path = ['spec', 'versions', 0];
const PATHS = ['.spec.replicas', '.status.replicas', 'spec.replicas', '', '.spec', '.metadata.name', '.spec.a..b', '.', '.status.a[0]'];

const of =
  (values: readonly unknown[]): SpecMistake['value'] =>
  (draw) =>
    draw.pick(values);

const mistake = (path: Path, values: readonly unknown[]): SpecMistake => ({
  name: `spec-${path.slice(1).join('-')}`,
  path,
  value: of(values),
});

const VERSION_VALUE = { name: 'v2', served: true, storage: false, schema: { openAPIV3Schema: { type: 'object' } } };

export const specMistakes: readonly SpecMistake[] = [
  mistake(['metadata', 'name'], ['things.other.example', 'things', 'Things.made.slipway.example']),
  mistake(['spec', 'group'], ['made', 'Made.example', '', 'made.k8s.io', 'a.b', '-a.b', undefined]),
  mistake(['spec', 'scope'], ['Namespaced', 'namespaced', '', 'Everywhere', undefined]),
  mistake(['spec', 'preserveUnknownFields'], [true, false]),
  mistake(
    ['spec', 'conversion'],
    [
      {},
      { strategy: 'None' },
      { strategy: 'Webhook' },
      { strategy: 'Magic' },
      { strategy: 'None', webhook: { conversionReviewVersions: ['v1'] } },
      { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'] } },
      { strategy: 'Webhook', webhook: { clientConfig: {}, conversionReviewVersions: ['v1', 'v1'] } },
      { strategy: 'Webhook', webhook: { clientConfig: { url: 'https://a.example/convert' }, conversionReviewVersions: ['v2'] } },
      { strategy: 'Webhook', webhook: { clientConfig: { url: 'http://a.example' }, conversionReviewVersions: ['v1'] } },
      { strategy: 'Webhook', webhook: { clientConfig: { service: { name: 'a', namespace: 'b' } }, conversionReviewVersions: ['v1beta1'] } },
      { strategy: 'Webhook', webhook: { clientConfig: { service: { name: '', namespace: 'b' } }, conversionReviewVersions: ['V1'] } },
    ],
  ),
  ...['kind', 'listKind', 'plural', 'singular'].map((name) => mistake(['spec', 'names', name], [...NAMES, undefined])),
  ...['shortNames', 'categories'].map((name) => mistake(['spec', 'names', name], [['th'], ['TH'], ['th', 'th'], ['a b'], [''], []])),
  mistake([...VERSION, 'name'], ['v1', 'V1', '1', 'v1.0', '', 'v'.repeat(64), undefined]),
  mistake([...VERSION, 'served'], [true, false]),
  mistake([...VERSION, 'storage'], [true, false]),
  mistake([...VERSION, 'deprecated'], [true, false]),
  mistake([...VERSION, 'deprecationWarning'], ['use v2', '', 'a'.repeat(257), 'line\nbreak', 'größe', 'a\u00a0b', 'a\u202eb', '😀']),
  mistake([...VERSION, 'schema'], [{}, undefined, { openAPIV3Schema: {} }, { openAPIV3Schema: { type: 'object' } }]),
  mistake(
    [...VERSION, 'subresources'],
    [
      {},
      { status: {} },
      ...PATHS.map((path) => ({ scale: { specReplicasPath: path, statusReplicasPath: '.status.replicas' } })),
      ...PATHS.map((path) => ({ scale: { specReplicasPath: '.spec.replicas', statusReplicasPath: path } })),
      ...PATHS.map((path) => ({ scale: { specReplicasPath: '.spec.a', statusReplicasPath: '.status.a', labelSelectorPath: path } })),
    ],
  ),
  mistake(
    [...VERSION, 'additionalPrinterColumns'],
    [
      [],
      ...['.spec.name', 'spec.name', '', '.', '.metadata["a"]'].map((jsonPath) => [{ name: 'A', type: 'string', jsonPath }]),
      ...['string', 'integer', 'object', 'date', ''].map((type) => [{ name: 'A', type, jsonPath: '.spec' }]),
      ...['int32', 'date-time', 'uuid', ''].map((format) => [{ name: 'A', type: 'string', format, jsonPath: '.spec' }]),
      [{ name: '', type: 'string', jsonPath: '.a', priority: -1 }],
    ],
  ),
  mistake(
    [...VERSION, 'selectableFields'],
    [
      [],
      ...['.spec.name', '.spec', '.metadata.name', 'spec.name', '', '.spec.noSuchField', '.spec.a[0]', '.kind'].map((jsonPath) => [
        { jsonPath },
      ]),
      [{ jsonPath: '.kind' }, { jsonPath: '.kind' }],
    ],
  ),
  {
    name: 'spec-second-version',
    path: ['spec', 'versions', 1],
    value: (draw) => ({ ...VERSION_VALUE, name: draw.pick(['v2', 'v1']), storage: draw.chance(20) }),
  },
  mistake(['spec', 'versions'], [[], [VERSION_VALUE]]),
];
