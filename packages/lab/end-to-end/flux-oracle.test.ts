import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from '../src/cases/draw.ts';
import { drawFleet } from '../src/cases/fleet-cases.ts';
import { type FluxOracle, startFluxOracle } from '../src/index.ts';
import { compareFleet } from '../src/record/compare-fleet.ts';
import { obstacle, proved } from './lab-test.ts';
import { caseSeed } from './seed.ts';

const reason = await obstacle({}, ['flux-oracle']);
if (reason) process.stdout.write(`skipped: ${reason}\n`);

describe.skipIf(reason !== undefined)('the oracle of Flux', () => {
  let oracle: FluxOracle;
  let root: string;
  const metadata = { name: 'apps', namespace: 'flux-system' };
  const kustomization = (spec: object) => ({
    apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
    kind: 'Kustomization',
    metadata,
    spec: { path: './apps', ...spec },
  });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeAll(async () => {
    oracle = await startFluxOracle();
    root = mkdtempSync(join(tmpdir(), 'slipway-oracle-'));
    write(
      'apps/web.yaml',
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web, namespace: shop}\ndata: {region: "\${AWS_REGION}", keep: "$\${HOME}"}\n`,
    );
    write('broken/a.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata: {namespace: shop}\n');
  });
  afterAll(async () => {
    await oracle?.[Symbol.asyncDispose]();
    if (root) rmSync(root, { recursive: true });
  });

  test('builds a folder with variables, patches and labels as the controller applies it', async () => {
    const info = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'cluster-info', namespace: 'flux-system' },
      data: { AWS_REGION: 'eu-west-1' },
    };
    const patch = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web, namespace: shop}\ndata: {patched: "yes"}\n';
    const asked = kustomization({
      postBuild: { substituteFrom: [{ kind: 'ConfigMap', name: 'cluster-info' }] },
      patches: [{ patch }],
      commonMetadata: { labels: { team: 'shop' } },
    });
    expect(await oracle.build({ root, kustomization: asked, objects: [info] })).toEqual({
      objects: [
        {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: {
            name: 'web',
            namespace: 'shop',
            creationTimestamp: null, // From Go's form of built-in kinds
            labels: { team: 'shop', 'kustomize.toolkit.fluxcd.io/name': 'apps', 'kustomize.toolkit.fluxcd.io/namespace': 'flux-system' },
          },
          data: { region: 'eu-west-1', keep: `\${HOME}`, patched: 'yes' },
        },
      ],
    });
    proved('the controller’s own libraries built, patched, substituted and labelled');
  });

  test('returns the errors of the controller, and goes on', async () => {
    const [strict, path, broken, fine] = await Promise.all([
      oracle.build({ root, kustomization: kustomization({ postBuild: { substitute: { OTHER: 'x' } } }) }),
      oracle.build({ root, kustomization: kustomization({ path: './nowhere' }) }),
      oracle.build({ root, kustomization: kustomization({ path: './broken' }) }),
      oracle.build({ root, kustomization: kustomization({}) }),
    ]);
    expect(strict).toEqual({ error: expect.stringContaining('AWS_REGION') });
    expect(path).toEqual({ error: 'kustomization path not found: ./nowhere' });
    expect(broken).toEqual({
      error: expect.stringMatching(/^failed to decode Kubernetes YAML from broken\/a\.yaml: missing metadata\.name/),
    });
    expect(fine).toMatchObject({ objects: [{ data: { region: `\${AWS_REGION}` } }] });
    proved('missing variables, paths and names are refused with the controller’s words');
  });

  test('builds the same when it keeps the schema from build to build', async () => {
    await using keeping = await startFluxOracle({ keepSchema: true });
    const seed = caseSeed();
    let asked = 0;
    const both: FluxOracle = {
      build: async (question) => {
        const answer = await oracle.build(question);
        expect(await keeping.build(question)).toEqual(answer);
        asked++;
        return answer;
      },
      [Symbol.asyncDispose]: async () => {},
    };
    for (const files of fc.sample(drawn(drawFleet), { seed, numRuns: 10 })) await compareFleet(both, files);
    expect(asked).toBeGreaterThan(10);
    proved(`seed ${seed}: ${asked} builds are the same with the schema of the build before`);
  });
});
