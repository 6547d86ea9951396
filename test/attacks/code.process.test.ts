import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitInit } from '../security/git-init.ts';
import { directoryOf, runLimited } from '../security/run-limited.ts';

const MANIFEST = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, namespace: web}\nsize: 1\n';
const FLUX = JSON.stringify({
  apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
  kind: 'Kustomization',
  metadata: { name: 'a', namespace: 'flux-system' },
  spec: { interval: '1m', prune: true, path: './app', sourceRef: { kind: 'GitRepository', name: 'flux-system' } },
});

/** A repository with a workspace that writes a file when anybody imports it, and says that it owns the tree. */
function repositoryWithCode(): { readonly root: string; readonly proof: string } {
  const proof = join(directoryOf(), 'code-ran');
  const code = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(proof)}, '');\nexport const evilRules = [];\nexport const assemble = () => [];\n`;
  const root = directoryOf({
    'package.json': '{"name":"a","type":"module","workspaces":["packages/*"]}',
    'packages/evil/package.json': '{"name":"evil","type":"module","exports":"./index.js","slipway":{"prefixes":["app"]}}',
    'packages/evil/index.js': code,
    'app/a.yaml': MANIFEST,
    'flux.yaml': FLUX,
    '.slipway/definitions/evil.json': JSON.stringify({ package: 'evil', files: { 'app/a.yaml': { hash: '', objects: [] } }, rules: [] }),
  });
  return { root, proof };
}

describe('no code of a repository that is looked at runs', () => {
  it.each([
    ['check', '.', '--output', 'sarif'],
    ['check', 'app', '--output', 'json'],
    ['check', '-'],
    ['build', '.'],
    ['explain', 'no-such-rule'],
    ['explain', 'Evil.spec'],
    ['explain', 'app/a.yaml:2'],
    ['explain', 'ConfigMap/web/a'],
  ])('%s %s', async (...args) => {
    const { root, proof } = repositoryWithCode();
    for (const isGit of [false, true]) {
      if (isGit) gitInit(root);
      const { code, broke } = await runLimited(args, { cwd: root, stdin: MANIFEST });
      expect({ broke, isKnown: [0, 1, 2].includes(code ?? -1) }).toEqual({ broke: undefined, isKnown: true });
      expect(existsSync(proof)).toBe(false);
    }
  });
});

describe('definitions run', () => {
  const verbs = [['check'], ['synth'], ['publish', '--dry-run'], ['list'], ['bootstrap', 'a-staging']];

  it.each(verbs)('only up to the Git checkout: %s', async (...args) => {
    const { root, proof } = repositoryWithCode();
    mkdirSync(join(root, 'checkout/deep'), { recursive: true });
    gitInit(join(root, 'checkout'));
    expect(await runLimited(args, { cwd: join(root, 'checkout/deep') })).toMatchObject({ code: 2 });
    expect(existsSync(proof)).toBe(false);
  });

  it.each(verbs)('only in the directory itself, outside of Git: %s', async (...args) => {
    const { root, proof } = repositoryWithCode();
    mkdirSync(join(root, 'deep'));
    expect(await runLimited(args, { cwd: join(root, 'deep') })).toMatchObject({ code: 2 });
    expect(existsSync(proof)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0).each(['package.json', 'packages/evil/index.js', 'packages/evil/package.json', '.'])(
    'only if the user owns %s',
    async (file) => {
      const { root, proof } = repositoryWithCode();
      gitInit(root);
      chownSync(join(root, file), 65534, 65534);
      for (const verb of ['synth', 'list']) {
        const ended = await runLimited([verb], { cwd: root });
        expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('has another owner (65534)') });
        expect(existsSync(proof)).toBe(false);
      }
    },
  );

  it('in a fleet of one’s own', async () => {
    const { root, proof } = repositoryWithCode();
    gitInit(root);
    writeFileSync(join(root, '.gitignore'), '.slipway/\n');
    await runLimited(['synth'], { cwd: join(root, 'packages/evil') });
    expect(existsSync(proof)).toBe(true);
  });
});
