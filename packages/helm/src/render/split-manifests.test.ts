import { describe, expect, it } from 'vitest';
import { splitManifests } from './split-manifests.ts';

describe('splitting rendered text', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['a: 1\n---\nb: 2\n', ['a: 1', 'b: 2\n'], ['a: 1\n', 'b: 2\n']],
    ['\n---\na: |\n  x\n\n---\nb: 2', ['a: |\n  x', 'b: 2'], ['a: |\n  x\n\n', 'b: 2']],
    ['---a: 1', ['a: 1'], ['a: 1']],
    ['a: 1\n----\nb: 2', ['a: 1', '-\nb: 2'], ['a: 1\n', '-\nb: 2']],
    ['a: 1\n---\n---\nb: 2', ['a: 1', '---\nb: 2'], ['a: 1\n', 'b: 2']],
    ['a: 1\n---\n  b: 2', ['a: 1', 'b: 2'], ['a: 1\n', 'b: 2']],
    ['a: 1 --- b\n # ---', ['a: 1 --- b\n # ---'], ['a: 1 --- b\n # ---']],
    ['\n \n', [], []],
  ])('%j', (text, expected, later) => {
    expect(splitManifests(text).map((document) => document.text)).toEqual(expected);
    expect(splitManifests(text, '4.2.4').map((document) => document.text)).toEqual(later);
    for (const document of splitManifests(text)) expect(text.slice(document.start)).toMatch(new RegExp(`^${escaped(document.text)}`));
  });

  it('takes linear time', () => {
    expect(splitManifests(`a${' \n'.repeat(200_000)}b`)).toHaveLength(1);
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
