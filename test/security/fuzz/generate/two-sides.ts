import { createRandom } from '../random.ts';
import { definitionWithInstances } from './definitions.ts';
import type { Command, Draft } from './draft.ts';
import { type FleetParts, reviewOfSides } from './flux-fleet.ts';
import { otherFluxObject } from './flux-objects.ts';
import { hostileText } from './hostile-values.ts';
import { composition, iamObject } from './large-fields.ts';
import { mutate } from './mutate.ts';
import { iamDocument, rbacRules } from './policies.ts';
import { objectOfKind, randomKind } from './schema-object.ts';
import { secretObject } from './secrets.ts';

/** Two states of a fleet that a review compares. */
export function twoSides(draft: Draft): Command {
  const { random, note } = draft;
  const [name, make] = random.weighted(PAIRS);
  note(`sides:${name}`);
  const [base, head] = make(draft);
  return random.chance(0.2) ? reviewOfSides(draft, head, base) : reviewOfSides(draft, base, head);
}

type Pair = readonly [name: string, make: (draft: Draft) => readonly [FleetParts, FleetParts]];

const size = ({ random, sized }: Draft): number =>
  sized(
    random.weighted([
      [6, random.int(1, 8)],
      [4, random.int(20, 60)],
      [2, random.int(150, 300)],
      [0.5, random.int(1_000, 3_000)],
    ]),
    30,
  );

const binding = (subject: string): unknown => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRoleBinding',
  metadata: { name: 'b' },
  roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'r' },
  subjects: [{ kind: 'ServiceAccount', name: subject, namespace: 'apps' }],
});

const clusterRole = (rules: readonly unknown[]): unknown => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'r' },
  rules,
});

const PAIRS: readonly (readonly [number, Pair])[] = [
  [
    4,
    [
      'iam',
      (draft) => {
        const { random } = draft;
        const [statements, seed] = [size(draft), random.word(8)];
        const other = random.chance(0.3) ? size(draft) : statements;
        draft.note(`statements:${Math.max(statements, other) > 100 ? 'many' : 'few'}`);
        const parts = (count: number, side: string): FleetParts => ({
          objects: [iamObject(createRandom(seed), iamDocument(random, count, side))],
        });
        return [parts(statements, 'a'), parts(other, random.chance(0.5) ? 'b' : 'a')];
      },
    ],
  ],
  [
    3,
    [
      'rbac',
      (draft) => {
        const [rules, others] = [
          rbacRules(draft.random, size(draft), 'a'),
          rbacRules(draft.random, size(draft), draft.random.pick(['a', 'b'])),
        ];
        return [
          { objects: [clusterRole(rules), binding('a')] },
          { objects: [clusterRole(others), binding(draft.random.pick(['a', 'b']))] },
        ];
      },
    ],
  ],
  [
    3,
    [
      'crd',
      (draft) => {
        const [base, head] = [definitionWithInstances(draft), definitionWithInstances(draft)];
        return [{ objects: base }, { objects: draft.random.chance(0.5) ? head : [...head.slice(0, 1), ...base.slice(1)] }];
      },
    ],
  ],
  [
    3,
    [
      'composition',
      (draft) => {
        const side = (name: string): unknown =>
          composition(
            Array.from({ length: size(draft) }, (_, index) => ({
              name: `r${index}`,
              base: {
                apiVersion: 'iam.aws.upbound.io/v1beta1',
                kind: 'Role',
                spec: { forProvider: { assumeRolePolicy: '{}', path: name } },
              },
              patches: [
                {
                  type: 'FromCompositeFieldPath',
                  fromFieldPath: hostileText(draft.random),
                  toFieldPath: `spec.forProvider.${name}${index}`,
                },
                { type: 'ToCompositeFieldPath', fromFieldPath: 'status.a', toFieldPath: hostileText(draft.random) },
              ],
            })),
          );
        const claim = { apiVersion: 'example.org/v1', kind: 'Widget', metadata: { name: 'x', namespace: 'apps' }, spec: { a: 'b' } };
        return [{ objects: [side('a'), claim] }, { objects: [side('b'), claim] }];
      },
    ],
  ],
  [
    6,
    [
      'any-kind',
      (draft) => {
        const { random } = draft;
        const kind = randomKind(random);
        const base = kind.kind === 'Secret' ? secretObject(draft) : objectOfKind(kind, random);
        const head = structuredClone(base);
        // Of a Secret that is made into something else its texts may be shown.
        if (kind.kind !== 'Secret') mutate(draft, head, random.int(1, 4));
        return [{ objects: [base] }, { objects: [head] }];
      },
    ],
  ],
  [
    3,
    [
      'flux',
      (draft) => {
        const base = otherFluxObject(draft);
        const head = structuredClone(base);
        mutate(draft, head, draft.random.int(1, 3));
        return [
          { cluster: [base], fluxSpec: fluxFields(draft) },
          { cluster: [head], fluxSpec: fluxFields(draft) },
        ];
      },
    ],
  ],
  [
    2,
    [
      'texts',
      (draft) => {
        const { random } = draft;
        const text = (): string =>
          random.times(1, random.pick([3, 40, 600]), () => (random.chance(0.3) ? hostileText(random) : random.word(6))).join('\n');
        const map = (data: unknown, name: string): unknown => ({
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name, namespace: 'apps' },
          data,
        });
        const name = random.chance(0.5) ? 'a' : hostileText(random);
        return [{ objects: [map({ a: text(), b: text() }, name)] }, { objects: [map({ a: text(), [hostileText(random)]: text() }, name)] }];
      },
    ],
  ],
  [
    1,
    [
      'settings',
      (draft) => {
        const settings = (): string =>
          JSON.stringify({
            severities: {
              [draft.random.pick(['unknown-field', 'plain-secret', hostileText(draft.random)])]: draft.random.pick([
                'off',
                'advice',
                'reject',
              ]),
            },
            sources: { 'GitRepository/flux-system/extra': draft.random.pick(['apps', '..', hostileText(draft.random)]) },
            allow: [{ rule: 'unknown-field', reason: hostileText(draft.random) || 'a' }],
          });
        return [{ files: draft.random.chance(0.5) ? {} : { 'slipway.yaml': settings() } }, { files: { 'slipway.yaml': settings() } }];
      },
    ],
  ],
];

const fluxFields = ({ random }: Draft): Record<string, unknown> =>
  random.pick<Record<string, unknown>>([
    {},
    { prune: false },
    { suspend: true },
    { targetNamespace: hostileText(random) },
    { path: './missing' },
    { wait: true, force: true },
    { kubeConfig: { secretRef: { name: hostileText(random) } } },
  ]);
