import { expect, test } from 'vitest';
import { writtenTexts } from './written-text.ts';

test('a text is found with the key that has it, and not in comments or within other texts', () => {
  const text = `// '64Mi'
const size = '64Mi';
use(web, "64Mi", { memory: '64Mi', 'other-size': \`64Mi\`, more: '64Mib', list: ['64Mi'] });
`;
  expect([...writtenTexts(text, '64Mi')]).toEqual([
    { key: undefined, line: 2, column: 14 },
    { key: undefined, line: 3, column: 10 },
    { key: 'memory', line: 3, column: 28 },
    { key: 'other-size', line: 3, column: 50 },
    { key: undefined, line: 3, column: 80 },
  ]);
  expect([...writtenTexts(text, '1Gi')]).toEqual([]);
});
