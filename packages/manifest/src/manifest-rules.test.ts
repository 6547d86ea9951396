import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestRules } from './manifest-rules.ts';

test('every rule is described once, in full', () => {
  const ids = manifestRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of manifestRules) {
    expect(rule.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [rule.summary, rule.why, rule.remedy]) expect(words.length).toBeGreaterThan(5);
  }
});

test('every rule id that the sources report is described', () => {
  const described = new Set(manifestRules.map(({ id }) => id));
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('manifest-rules.ts'),
  );
  const reported = sources.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return Array.from(text.matchAll(/(?:rule: |finding\(file, |report\([^'\n]*)'([a-z]+(?:-[a-z]+)+)'/g), (match) => match[1] as string);
  });
  expect(reported.length).toBeGreaterThan(10);
  expect(reported.filter((id) => !described.has(id))).toEqual([]);
});
