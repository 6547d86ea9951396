import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodes, createNodesV2 } from './create-nodes.ts';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slipway-nx-plugin-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, json: unknown): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(json));
  return file;
}

const targetsOf = (files: readonly string[]) =>
  Object.fromEntries(createNodes[1](files, undefined, { workspaceRoot: root }).flatMap(([, { projects }]) => Object.entries(projects)));

describe('createNodes', () => {
  it('infers synth, check and publish from the prefixes of a package', () => {
    const file = write('packages/catalog/package.json', { name: '@fleet/catalog', slipway: { prefixes: ['common/a', 'common/b'] } });
    expect(targetsOf([file])).toEqual({
      'packages/catalog': {
        targets: {
          synth: {
            executor: 'nx:run-commands',
            options: { command: 'slipway synth --package catalog', cwd: '{workspaceRoot}' },
            metadata: { technologies: ['slipway'], description: 'Writes the YAML of catalog below common/a, common/b' },
            cache: true,
            inputs: ['production', '^production', { externalDependencies: ['slipway'] }],
            outputs: ['{workspaceRoot}/common/a', '{workspaceRoot}/common/b', '{workspaceRoot}/.slipway/definitions/catalog.json'],
          },
          check: expect.objectContaining({ cache: true, dependsOn: ['synth', '^synth'] }),
          publish: expect.objectContaining({ cache: false, dependsOn: ['check'] }),
        },
      },
    });
  });

  it('infers nothing for a package without prefixes', () => {
    const files = [
      write('package.json', { name: 'root' }),
      write('packages/tool/package.json', { name: 'tool', slipway: { prefixes: [] } }),
    ];
    expect(targetsOf(files)).toEqual({});
  });

  it('makes packages depend on the command when it is in the workspace, and on its installed version otherwise', () => {
    const app = write('packages/app/package.json', { name: 'app', slipway: { prefixes: ['applications'] } });
    const tool = write('packages/cli/package.json', { name: 'slipway' });
    const inside = targetsOf([app, tool])['packages/app'];
    expect(inside?.implicitDependencies).toEqual(['slipway']);
    expect(inside?.targets.check?.inputs).toEqual(['production', '^production']);
    const outside = targetsOf([app])['packages/app'];
    expect(outside?.implicitDependencies).toBeUndefined();
    expect(outside?.targets.check?.inputs).toEqual(['production', '^production', { externalDependencies: ['slipway'] }]);
  });

  it('infers a target for each shard and for the rest, and both stages as all of them', () => {
    const slipway = { prefixes: ['clusters'], registries: ['src/clusters'], shards: ['eu', 'us'] };
    const targets = targetsOf([write('packages/defs/package.json', { name: 'defs', slipway })])['packages/defs']?.targets ?? {};
    expect(Object.keys(targets).sort()).toEqual(
      ['check', 'check--eu', 'check--rest', 'check--us', 'publish', 'synth', 'synth--eu', 'synth--rest', 'synth--us'].sort(),
    );
    expect(targets.synth).toMatchObject({ executor: 'nx:noop', dependsOn: ['synth--eu', 'synth--us', 'synth--rest'] });
    expect(targets.check).toMatchObject({ executor: 'nx:noop', dependsOn: ['check--eu', 'check--us', 'check--rest'] });
    const definitions = ['production', '^production', { externalDependencies: ['slipway'] }, '!{projectRoot}/src/clusters/us-*.ts'];
    expect(targets['synth--eu']).toMatchObject({
      options: { command: 'slipway synth --package defs --shard eu' },
      cache: true,
      inputs: [...definitions, '{workspaceRoot}/clusters/*/eu-*/**/*', '{workspaceRoot}/clusters/*/*/fleet/eu-*/**/*'],
      outputs: ['{workspaceRoot}/.slipway/shards/defs/eu'],
    });
    expect(targets['check--eu']).toMatchObject({ dependsOn: ['synth--eu', '^synth'], inputs: definitions });
    const rest = [
      ...['production', '^production', { externalDependencies: ['slipway'] }],
      ...['!{projectRoot}/src/clusters/eu-*.ts', '!{projectRoot}/src/clusters/us-*.ts'],
      { dependentTasksOutputFiles: '**/members.json', transitive: true },
    ];
    expect(targets['check--rest']).toMatchObject({ dependsOn: ['synth--rest', '^synth'], inputs: rest });
    expect(targets['synth--rest']).toMatchObject({
      cache: true,
      dependsOn: ['synth--eu', 'synth--us'],
      inputs: [
        ...rest,
        ...['{workspaceRoot}/clusters/**/*', '!{workspaceRoot}/clusters/*/eu-*/**/*', '!{workspaceRoot}/clusters/*/*/fleet/eu-*/**/*'],
        ...['!{workspaceRoot}/clusters/*/us-*/**/*', '!{workspaceRoot}/clusters/*/*/fleet/us-*/**/*'],
      ],
      outputs: [],
    });
  });

  it('has both names under which Nx looks for it', () => expect(createNodesV2).toBe(createNodes));

  it('is understood by the Nx of this repository', () => {
    const output = execFileSync(join(repository, 'node_modules/.bin/nx'), ['show', 'project', 'addons-catalog', '--json'], {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { targets } = JSON.parse(output) as { targets: Record<string, { outputs?: string[]; options?: { command?: string } }> };
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['synth', 'check', 'publish']));
    expect(targets.synth?.options?.command).toBe('slipway synth --package addons-catalog');
    expect(targets.synth?.outputs).toContain('{workspaceRoot}/common/cluster-addons/add-ons');
  });
});
