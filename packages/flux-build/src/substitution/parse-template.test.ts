// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are templates of Flux
import { LimitError } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { expandTemplate, UNKNOWN } from './expand-template.ts';
import { parseTemplate } from './parse-template.ts';

const VALUES: Readonly<Record<string, string>> = { v: 'val', UP: 'aBc', n: '004', empty: '', path: 'a/b/c.tar.gz' };

/** The text, or the problem. */
function expanded(text: string, strict = true): string {
  const parts = parseTemplate(text);
  if ('problem' in parts) return parts.problem;
  const expansion = expandTemplate(parts, (name) => (name === 'secret' ? UNKNOWN : VALUES[name]), strict ? 'refuse' : 'empty');
  return 'problem' in expansion ? expansion.problem : expansion.text;
}

test.each([
  ['${v}', 'val'],
  ['$v', '$v'],
  ['$${v}', '${v}'],
  ['$$${v}', '$val'],
  ['\\${v}', '\\val'],
  ['${#v}', '3'],
  ['${UP^^}', 'ABC'],
  ['${UP,,}', 'abc'],
  ['${UP^}', 'ABc'],
  ['${v:1}', 'al'],
  ['${v:1:1}', 'a'],
  ['${v:-2}', 'val'],
  ['${v: -2}', 'val'],
  ['${v:x}', 'val'],
  ['${v/a/b}', 'vbl'],
  ['${v//l/L}', 'vaL'],
  ['${v/#v/V}', 'Val'],
  ['${v/%l/L}', 'vaL'],
  ['${path//\\//-}', 'a-b-c.tar.gz'],
  ['${v#v}', 'al'],
  ['${path##*/}', 'c.tar.gz'],
  ['${path%.*}', 'a/b/c.tar'],
  ['${path%%.*}', 'a/b/c'],
  ['${zz:-d}${zz:=d}${zz=d}${zz:+d}${zz:?d}', 'ddddd'],
  ['${v:+d}', 'val'],
  ['${empty:-d}', 'd'],
  ['${empty}', ''],
  ['${zz:=${v}}', 'val'],
  ['${zz:=a${v}b}', 'avalb'],
  ['${zz:=a}b}', 'ab}'],
  ['${v^,}', 'val'],
])('%s gives %s', (text, result) => {
  expect(expanded(text)).toBe(result);
});

test.each([
  ['${v', 'missing closing brace'],
  ['${v-d}', 'missing closing brace'],
  ['${a.b}', 'missing closing brace'],
  ['${A[@]}', 'missing closing brace'],
  ['${ v }', 'unable to parse variable name'],
  ['${}', 'unable to parse variable name'],
  ['${#}', 'bad substitution'],
  ['${v/a}', 'bad substitution'],
  ['${v#}', 'unable to parse substitution within function'],
  ['${v:=a', 'unable to parse substitution within function'],
  ['${zz}', 'variable not set (strict mode): "zz"'],
  ['${#zz}', 'variable not set (strict mode): "zz"'],
  ['${v:1:-3}', 'runtime error: slice bounds out of range [:-2]'],
])('%s is refused: %s', (text, problem) => {
  expect(expanded(text)).toBe(problem);
});

test('a variable without value is empty when the controller is not strict', () => {
  expect(expanded('a${zz}b${#zz}', false)).toBe('ab0');
});

test('an expression whose value only the cluster has is kept as it is written', () => {
  expect(expanded('${v}-${secret:-none}-${zz:=${secret}}')).toBe('val-${secret:-none}-${zz:=${secret}}');
});

test('an expression within a thousand others is left undecided', () => {
  const nested = (depth: number): string => `${'${x:-'.repeat(depth)}a${'}'.repeat(depth)}`;
  expect(parseTemplate(nested(500))).toHaveLength(1);
  expect(() => parseTemplate(nested(100_000))).toThrow(LimitError);
});
