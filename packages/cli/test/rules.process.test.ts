import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretValues } from '@slipway/validate/secret-values';
import { describe, expect, it } from 'vitest';
import { allRules } from '../src/check/all-rules.ts';
import { findWorkspace } from '../src/repository/workspace.ts';
import { contentRules } from '../src/synth/content-rules.ts';
import { makeFixture, repository } from './fixture.ts';

/** Returns the ids in findings of the sources of a package: `rule: 'id'`, or an argument of a function that creates findings. */
function reportedRules(folder: string): string[] {
  const files = globSync('src/**/*.ts', { cwd: join(repository, 'packages', folder) }).filter((file) => !file.endsWith('.test.ts'));
  const text = files.map((file) => readFileSync(join(repository, 'packages', folder, file), 'utf8')).join('\n');
  return [
    ...new Set(
      [...text.matchAll(/\brule: '([a-z0-9-]+)'|\b(?:\w*[fF]inding|refusal)\(\s*[\w.]+,\s*'([a-z0-9-]+)'|\brefusal\('([a-z0-9-]+)'/g)].map(
        (match) => match[1] ?? match[2] ?? match[3] ?? '',
      ),
    ),
  ];
}

const tools = ['manifest', 'validate', 'crd-codegen', 'publish', 'cli'];

describe('the registry of rules', () => {
  it('describes each rule once', () => {
    const ids = allRules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('gives every rule a summary, a reason and a remedy', () => {
    for (const { id, summary, why, remedy } of allRules)
      expect(
        [id, summary, why, remedy].every((text) => text.length > 3),
        id,
      ).toBe(true);
  });

  it('has ids that are shown also when a word of them is a secret value', () => {
    const secrets = createSecretValues();
    const words = allRules.flatMap(({ id }) => id.split('-'));
    const data = Object.fromEntries(words.map((word, index) => [`key-${index}`, word]));
    secrets.addObject({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'words' },
      stringData: { ...data, token: 'Zx81-Qu4rtz-Piano' },
    });
    const masker = secrets.masker();
    expect(masker?.text('Zx81-Qu4rtz-Piano')).toBe('(not shown)');
    expect(allRules.map(({ id }) => id).filter((id) => masker?.text(id) !== id)).toEqual([]);
  });

  it.each(tools)('describes every rule that %s reports', (folder) => {
    const known = new Set(allRules.map(({ id }) => id));
    const reported = reportedRules(folder);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.filter((id) => !known.has(id))).toEqual([]);
  });

  it('describes every rule that the content packages of this repository report', async () => {
    const { packages } = findWorkspace(repository);
    const own = await contentRules(packages);
    const known = new Set([...allRules, ...own].map(({ id }) => id));
    const unknown = packages.flatMap(({ name }) =>
      reportedRules(name)
        .filter((id) => !known.has(id))
        .map((id) => `${name}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('applies the rules that a content package exports', async () => {
    const fixture = makeFixture();
    const rule = { id: 'house-rule', severity: 'reject', summary: 'It is ours.', why: 'We say so.', remedy: 'Do it.' };
    fixture.addPackage(
      'catalog',
      ['common/a'],
      `export const houseRules = [${JSON.stringify(rule)}];\nexport const otherRules = [1];\nexport const assemble = () => [];`,
    );
    fixture.addPackage('broken', ['clusters'], 'throw new Error();');
    expect(await contentRules(findWorkspace(fixture.root).packages)).toEqual([rule]);
    await fixture.run('synth', '--package', 'catalog');
    expect((await fixture.run('explain', 'house-rule')).stdout).toMatch(/^house-rule \(reject\)\n {2}It is ours\.\n/);
  });
});
