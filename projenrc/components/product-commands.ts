import type { SlipwayFleet } from '@slipway/projen-fleet';
import { pinned } from '../versions.ts';

/** The commands of the README, and the tools that only the product needs. */
export function productCommands({ packageJson }: SlipwayFleet): void {
  packageJson.addOverride('name', 'slipway-repository');
  packageJson.addOverride('description', 'Typed definitions of an EKS fleet in, the YAML that Flux and Crossplane reconcile out');
  packageJson.addOverride('license', 'Apache-2.0');
  packageJson.addOverride('scripts', {
    premutations: 'node scripts/set-up.mjs',
    mutations: 'node scripts/mutations.ts',
    preattacks: 'node scripts/set-up.mjs',
    attacks: 'node scripts/attacks.ts',
    prestart: 'node scripts/set-up.mjs',
    start: 'node scripts/start.ts',
    pretest: 'node scripts/set-up.mjs',
    test: 'node scripts/test.ts',
    'pretest:watch': 'node scripts/set-up.mjs',
    'test:watch': 'vitest watch',
    bench: 'node bench/run.ts',
    build: 'node scripts/build.ts',
    'commit-versions': 'node scripts/commit-versions.ts',
    codegen: 'node packages/crd-codegen/src/main.ts',
    'crds:fetch': 'node packages/crd-codegen/src/crds-fetch.ts',
    'codegen:community': 'node packages/crd-codegen/src/community/main.ts',
    'prefresh-cases': 'node scripts/set-up.mjs',
    'fresh-cases': 'node scripts/fresh-cases.ts',
    'codegen:patterns': 'node scripts/patterns.ts',
    words: 'node scripts/words.ts',
    'codegen:report': 'node scripts/report-client.ts',
    'codegen:settings': 'node scripts/settings-validator.ts',
    prefuzz: 'node scripts/set-up.mjs',
    fuzz: 'node scripts/fuzz.ts',
    'oldest-node': 'node scripts/oldest-node.ts',
    prepare: 'node scripts/prepare.mjs',
    'prepare-release':
      'node scripts/prepare-release.mjs begin && npm run slipway -- publish --remote prepared && git push --quiet prepared HEAD:main && node scripts/prepare-release.mjs end',
    'prenew-fleet': 'node scripts/set-up.mjs',
    'new-fleet': 'node scripts/new-fleet.ts',
    pack: 'node scripts/pack.ts',
    prelab: 'node scripts/set-up.mjs',
    lab: 'node scripts/lab.ts',
    'lab:record': 'node packages/lab/src/main.ts record',
    lint: 'biome ci --error-on-warnings .',
    slipway: 'node packages/cli/bin/slipway.cjs',
    typecheck: 'tsc --noEmit -p tsconfig.json && tsc --noEmit -p packages/review/client',
  });
  for (const [name, version] of Object.entries(
    pinned(['@types/semver', 'ajv', 'cdk8s', 'fast-check', 'json-schema-to-typescript', 'recheck', 'redos-detector', 'rolldown', 'yaml']),
  )) {
    packageJson.addOverride(`devDependencies.${name}`, version);
  }
}
