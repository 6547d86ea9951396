import { expect, test } from 'vitest';
import { definitionsIn, exportedName, registryText } from './registry-text.ts';

test('a registry exports each definition by name, and all as a list', () => {
  const text = registryText('cluster-files', ['b.ts', 'a-2-b.ts', 'a.test.ts', '_shared.ts', 'notes.md', 'x.gen.ts', '.a.ts.1.tmp']);
  expect(text.split('\n').slice(1)).toEqual([
    "import { a2B } from './cluster-files/a-2-b.ts';",
    "import { b } from './cluster-files/b.ts';",
    '',
    'export { a2B, b };',
    '',
    'export const clusterFiles = [a2B, b] as const;',
    '',
  ]);
});

test('an empty folder is an empty list', () => {
  expect(registryText('clusters', [])).toContain('export {  };\n\nexport const clusters = [] as const;\n');
});

test('recognizes names that TypeScript does not allow', () => {
  expect(['commercial-test.ts', '2nd.ts', 'a b.ts', 'a.b.ts'].map(exportedName)).toEqual([
    'commercialTest',
    undefined,
    undefined,
    undefined,
  ]);
  expect(definitionsIn(['b.ts', 'a.ts'])).toEqual(['a.ts', 'b.ts']);
});
