import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lab, startLab } from '../src/index.ts';
import { obstacle, proved } from './lab-story.ts';

const reason = await obstacle({ crossplane: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

const fleet = fileURLToPath(new URL('../../..', import.meta.url));

/** Every object below a folder of the fleet, as it is published; kustomize's own files are not objects. */
const objectsOf = (folder: string): readonly Manifest[] =>
  readdirSync(join(fleet, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.endsWith('kustomization.yaml'))
    .sort()
    .flatMap((path) => readYaml(readFileSync(join(fleet, folder, path), 'utf8'), path).documents)
    .map(({ value }) => value as Manifest);

describe.skipIf(reason !== undefined)('real Crossplane on one cluster', () => {
  let lab: Lab<'hub'>;
  const deadline = 120_000;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], crossplane: true });
    proved(`Crossplane runs with its functions: processes ${lab.pids().join(' ')}`);
  });
  afterAll(() => lab?.stop());

  test('installs the providers and functions of the fleet from their registries', async () => {
    const { hub } = lab.clusters;
    const packages = [...objectsOf('common/crossplane/providers'), ...objectsOf('common/crossplane/functions')];
    for (const object of packages) await hub.apply(object);
    for (const object of packages.filter(({ kind }) => kind === 'Provider' || kind === 'Function')) {
      await hub.waitFor(object, 'Healthy', { deadline });
      await hub.waitFor(object, 'Installed', { deadline });
      proved(`${object.kind} ${object.metadata.name} is Installed and Healthy`);
    }
    expect(lab.egress.unknown()).toEqual([]);
  });
});
