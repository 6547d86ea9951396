import type { Draft } from './draft.ts';
import { isMap, misspelt, type Node, nodeOf, placesBelow } from './nodes.ts';
import { NAMES, NAMESPACES } from './schema-object.ts';

/** A Secret with texts that no report may show, in the ways in which people write them wrongly. */
export function secretObject(draft: Draft): Node {
  const { random, note } = draft;
  const [name, make] = random.weighted(SHAPES);
  note('secret', `secret:${name}`);
  const kind = random.weighted<Node>([
    [10, 'Secret'],
    [1, { raw: '!!str Secret' }],
    [1, { raw: '"Secret"' }],
    [1, { raw: "'Secret'" }],
    [0.5, { raw: '&kind Secret' }],
    [0.5, { raw: '!!str "Secret"' }],
    [0.3, { raw: '>-\n  Secret' }],
    [0.3, { raw: '"Secr\\x65t"' }],
  ]);
  const object = {
    apiVersion: random.weighted<Node>([
      [10, 'v1'],
      [1, { raw: '!!str v1' }],
      [0.5, 'v2'],
      [0.5, null],
    ]),
    kind,
    metadata: secretMetadata(draft),
    ...(random.chance(0.4)
      ? { type: random.pick(['Opaque', 'kubernetes.io/dockerconfigjson', 'kubernetes.io/tls', 'kubernetes.io/basic-auth']) }
      : {}),
    ...make(draft),
  };
  const order = random.chance(0.3) ? Object.fromEntries(Object.entries(object).reverse()) : object;
  return inLists(draft, nodeOf(order));
}

function secretMetadata({ random, secret, note }: Draft): unknown {
  const applied = random.chance(0.15);
  if (applied) note('secret:last-applied');
  return {
    name: random.pick(NAMES),
    ...(random.chance(0.8) ? { namespace: random.pick(NAMESPACES) } : {}),
    ...(applied
      ? {
          annotations: {
            'kubectl.kubernetes.io/last-applied-configuration': random.chance(0.5) ? JSON.stringify({ data: { a: secret() } }) : [secret()],
          },
        }
      : {}),
  };
}

/** Lists in lists; kubectl and kustomize take them apart. */
function inLists({ random, note }: Draft, object: Node): Node {
  let node = object;
  for (
    let depth = random.weighted([
      [8, 0],
      [2, 1],
      [1, 2],
      [0.3, 5],
    ]);
    depth > 0;
    depth--
  ) {
    note('list');
    node = nodeOf({ apiVersion: 'v1', kind: random.pick(['List', 'List', 'SecretList']), items: [node] });
  }
  return node;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

type Shape = readonly [name: string, make: (draft: Draft) => Record<string, unknown>];
const SHAPES: readonly (readonly [number, Shape])[] = [
  [3, ['plain-in-data', ({ secret }) => ({ data: { password: secret() } })]],
  [2, ['base64-in-data', ({ secret }) => ({ data: { password: base64(secret()) } })]],
  [
    2,
    ['string-data', ({ secret }) => ({ stringData: { password: secret(), url: `https://u:${secret()}@example.org/?token=${secret()}` } })],
  ],
  [
    2,
    [
      'number',
      ({ secret, random }) => ({
        [random.pick(['data', 'stringData'])]: { pin: { raw: secret('digits') }, pins: [{ raw: secret('digits') }] },
      }),
    ],
  ],
  [2, ['list', ({ secret, random }) => ({ [random.pick(['data', 'stringData'])]: [secret(), { name: 'a', value: secret() }] })]],
  [
    2,
    [
      'nested',
      ({ secret, random }) => ({ [random.pick(['data', 'stringData'])]: { db: { user: 'a', password: secret(), more: [secret()] } } }),
    ],
  ],
  [2, ['misspelt', ({ secret, random }) => ({ [misspelt(random.pick(['data', 'stringData']), random)]: { password: secret() } })]],
  [
    2,
    [
      'datas',
      ({ secret, random }) => ({
        [random.pick(['datas', 'Data', 'stringdata', 'values', 'spec'])]: random.chance(0.5) ? secret() : [{ password: secret() }],
      }),
    ],
  ],
  [1, ['scalar', ({ secret }) => ({ data: secret() })]],
  [1, ['forgotten-space', ({ secret }) => ({ data: { raw: `\n  password:${secret()}` } })]],
  [
    1,
    [
      'block',
      ({ secret, random }) => ({
        stringData: { raw: `\n  a: ${random.pick(['|', '>', '|-', '|+', '>2'])}\n    user: a\n    password: ${secret()}\n   ${secret()}` },
      }),
    ],
  ],
  [
    1,
    [
      'duplicate',
      ({ secret }) => ({
        data: {
          entries: [
            ['password', secret()],
            ['password', secret()],
          ],
        },
      }),
    ],
  ],
  [
    1,
    [
      'broken',
      ({ secret, random }) => ({
        stringData: {
          raw: random.pick([
            `{a: ${secret()}`,
            `"${secret()}`,
            `\n  a: ${secret()}: b`,
            `\n  a: '${secret()}' b`,
            `\n  a: ${secret()}\n b: c`,
            `\n\ta: ${secret()}`,
            `\n  a: *${secret()}`,
            `\n  a: !!binary ${secret()}`,
            `\n  a: &${secret()}\n  b: c`,
            `\n  ? ${secret()}\n  - a`,
          ]),
        },
      }),
    ],
  ],
  [1, ['type', ({ secret }) => ({ type: [secret()], immutable: secret() })]],
  [
    1,
    [
      'docker',
      ({ secret }) => ({
        type: 'kubernetes.io/dockerconfigjson',
        stringData: { '.dockerconfigjson': `{"auths": {"a": {"password": "${secret()}"` },
      }),
    ],
  ],
  [1, ['binary', ({ secret }) => ({ data: { password: { raw: `!!binary ${base64(secret())}` } } })]],
  [0.7, ['alias', ({ secret }) => ({ data: { a: { raw: `&a ${secret()}` }, b: { raw: '*a' } }, datas: { raw: '*a' } })]],
  [0.7, ['merge', ({ secret }) => ({ data: { raw: `\n  <<: {password: ${secret()}}\n  <<: [${secret()}]` } })]],
];

/** Of a Secret that mutations made into something else, or that is called like what it hides, a report may show texts. */
export function forgetShown({ secrets }: Draft, object: Node): void {
  const places = placesBelow(object);
  const shown = places
    .filter(({ key }) => key === 'name' || key === 'namespace')
    .map(({ node }) => textOf(node))
    .concat(places.map(({ key }) => key ?? ''))
    .join('\n');
  const isOther = shown.includes('*anchor') || !holdsSecretsOnly(object);
  const whole = textOf(object);
  for (const secret of [...secrets])
    if (holdsText(shown, secret) || (isOther && holdsText(whole, secret))) secrets.splice(secrets.indexOf(secret), 1);
}

/** As it is or in base64. */
const holdsText = (text: string, secret: string): boolean => text.includes(secret) || text.includes(base64(secret).replace(/=+$/, ''));

function holdsSecretsOnly(node: Node): boolean {
  if (!isMap(node)) return false;
  const items = node.entries.filter(([key]) => key === 'items').map(([, value]) => value);
  if (items.length > 0) return items.every((each) => Array.isArray(each) && each.every(holdsSecretsOnly));
  return node.entries.some(([key]) => key === 'kind');
}

const textOf = (node: Node): string =>
  JSON.stringify(node, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
