import type { Draft } from './draft.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { pathOut } from './kustomizations.ts';

/** A module that creates a file outside the tree when it runs. */
export const CODE_CANARY = `import { writeFileSync } from 'node:fs';
writeFileSync(new URL('@OUTSIDE@/ran', 'file:///'), 'ran');
export const rules = [];
export const assemble = () => [];
`;

/** package.json with workspaces whose modules must not run, and with settings that lead out. */
export function addPackages(draft: Draft): void {
  const { random, file, note } = draft;
  note('package');
  const workspaces = random.weighted<() => unknown>([
    [6, () => ['packages/*']],
    [1, () => ({ packages: ['packages/*'] })],
    [1, () => ['packages/*', '../../../**']],
    [0.3, () => ['**', '{a,b}'.repeat(24)]],
    [0.3, () => [`${'*a'.repeat(25)}`, 'packages/*']],
    [1, () => ['packages/*', pathOut(draft)]],
    [1, () => hostileValue(random)],
  ])();
  const crds = random.weighted<() => unknown>([
    [5, () => undefined],
    [3, () => [pathOut(draft)]],
    [2, () => ['crds', pathOut(draft), 'link.yaml']],
    [1, () => [hostileText(random)]],
    [1, () => hostileValue(random)],
  ])();
  if (crds !== undefined) note('settings:crds');
  const json = {
    name: random.chance(0.8) ? 'root' : hostileText(random),
    workspaces,
    ...(crds === undefined ? {} : { slipway: { crds } }),
  };
  file(
    'package.json',
    random.chance(0.93) ? asJson(json) : random.pick(['', '{', 'null', '[]', '"a"', '\ufeff{}', '1', `{"a": ${'['.repeat(50_000)}`]),
  );
  note('code-canary');
  file(
    'packages/evil/package.json',
    asJson({
      name: random.chance(0.8) ? '@a/evil' : hostileText(random),
      version: random.chance(0.8) ? '1.0.0' : hostileText(random),
      type: 'module',
      exports: random.chance(0.8) ? './index.js' : { '.': pathOut(draft) },
      slipway: { prefixes: random.chance(0.8) ? ['common'] : hostileValue(random) },
    }),
  );
  file('packages/evil/index.js', CODE_CANARY);
  if (random.chance(0.2)) file('common/a/a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: apps}\n');
}

/** Returns JSON for nodes, some of which only YAML supports. */
const asJson = (value: unknown): string => JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? Number(each) : each), 1);
