import type { Command, Draft } from './draft.ts';
import { fleetCommand } from './flux-fleet.ts';
import { HOSTILE_KEYS, hostileText, hostileValue } from './hostile-values.ts';
import { type Node, nodeOf } from './nodes.ts';
import { plantedToken } from './plants.ts';
import { mutateBytes } from './text-mutations.ts';
import { randomStyle, writeYaml } from './write-yaml.ts';

/** Settings with values that they do not allow, tokens among them, and findings that they let pass. */
export function settings(draft: Draft): Command {
  const { random, note } = draft;
  note('settings');
  const usual = random.times(1, 4, () => random.pick(FIELDS)).map(([name, make]): [string, unknown] => [name, make(draft)]);
  // As an assignment, `__proto__` would give the map another prototype.
  const hostile: [string, unknown][] = random.chance(0.1) ? [[random.pick(HOSTILE_KEYS), hostileValue(random)]] : [];
  const fields = Object.fromEntries([...usual, ...hostile]);
  const files: Record<string, string> = {
    [random.pick(['slipway.yaml', 'slipway.yaml', 'slipway.yml', 'apps/slipway.yaml'])]: text(draft, fields),
  };
  if (random.chance(0.3)) files['slipway-baseline.yaml'] = text(draft, { allow: allowances(draft) });
  if (random.chance(0.3))
    files['package.json'] = JSON.stringify({
      name: hostileText(random),
      slipway: { [random.pick(['crds', 'kinds', 'a'])]: [hostileText(random), plantedToken(draft)] },
    });
  return fleetCommand(draft, {
    objects: random.times(1, 4, (index) => ({
      apiVersion: 'v1',
      kind: random.pick(['ConfigMap', 'Secret']),
      metadata: { name: `a${index}`, namespace: 'apps' },
      [random.pick(['size', 'data', 'password'])]: index,
    })),
    files,
  });
}

function text(draft: Draft, fields: Record<string, unknown>): string {
  const { random } = draft;
  const written = writeYaml(nodeOf(fields), randomStyle(random), random);
  return random.chance(0.1) ? Buffer.from(mutateBytes(draft, written)).toString('utf8') : written;
}

/** A text, perhaps an unintended one, or a forgotten token. */
const textOf = (draft: Draft, usual: string): unknown =>
  draft.random.weighted<() => unknown>([
    [5, () => usual],
    [3, () => hostileText(draft.random)],
    [2, () => plantedToken(draft)],
    [1, () => hostileValue(draft.random)],
  ])();

const allowances = (draft: Draft): unknown =>
  draft.random.times(1, 4, () => ({
    rule: textOf(draft, draft.random.pick(['unknown-field', 'wrong-type', 'plain-secret', '*'])),
    ...(draft.random.chance(0.5) ? { object: textOf(draft, 'ConfigMap/apps/*') } : {}),
    ...(draft.random.chance(0.3) ? { file: textOf(draft, 'apps/*') } : {}),
    ...(draft.random.chance(0.2) ? { pointer: textOf(draft, '/size') } : {}),
    ...(draft.random.chance(0.2) ? { cluster: textOf(draft, 'prod') } : {}),
    ...(draft.random.chance(0.3) ? { expires: textOf(draft, draft.random.pick(['2020-01-31', '2999-12-31'])) } : {}),
    reason: textOf(draft, 'a'),
  }));

const names = (draft: Draft): string =>
  draft.random.pick(['unknown-field', 'plain-secret', 'GitRepository/flux-system/extra', 'prod', hostileText(draft.random)]);

type Field = readonly [name: string, make: (draft: Draft) => unknown];

const FIELDS: readonly Field[] = [
  ['allow', allowances],
  ['allow-delete', (draft) => [{ object: textOf(draft, 'ConfigMap/*'), cluster: textOf(draft, 'prod'), reason: textOf(draft, 'a') }]],
  ['severities', (draft) => ({ [names(draft)]: textOf(draft, draft.random.pick(['off', 'reject', 'advice'])) })],
  ['sources', (draft) => ({ [names(draft)]: textOf(draft, draft.random.pick(['apps', '../outside', '@OUTSIDE@/outside'])) })],
  ['present', (draft) => [textOf(draft, draft.random.pick(['apps', 'missing.yaml', '../canary.yaml']))]],
  ['kinds', (draft) => [textOf(draft, draft.random.pick(['apps', '@OUTSIDE@/canary-crd.yaml']))]],
  ['roots', (draft) => [textOf(draft, draft.random.pick(['clusters/prod', '../outside', 'missing']))]],
  ['kubernetes', (draft): Node => (draft.random.chance(0.5) ? '1.33' : hostileValue(draft.random))],
  [
    'clusters',
    (draft) => ({
      [names(draft)]: { kubernetes: textOf(draft, '1.33'), featureGates: { [hostileText(draft.random)]: hostileValue(draft.random) } },
    }),
  ],
  ['channels', (draft) => [{ name: textOf(draft, 'latest'), soak: textOf(draft, '1h'), maySkip: [textOf(draft, 'a@example.org')] }]],
  ['runtimeConfig', (draft) => ({ [hostileText(draft.random)]: hostileValue(draft.random) })],
];
