import { describe, expect, test } from 'vitest';
import { passesOn } from '../../scripts/bundle/facade.ts';
import { sourceAsCommonJs } from '../../scripts/bundle/source-as-common-js.ts';

describe('a source in a bundle', () => {
  const bundled = (code: string): string => sourceAsCommonJs(code, { directory: '__dirname', name: 'a.ts' });

  test('loads late with require, once, and replaces its own path; keeps similar strings and comments', () => {
    const source = [
      '// lazy(import.meta.url, "./b.ts") and import.meta.url: é',
      "const b = lazy<typeof import('./b.ts')>(\n  import.meta.url,\n  './b.ts',\n);",
      "const data = join(import.meta.dirname, '../data');",
      "const text = 'import.meta.url, require(\\'./c.ts\\')';",
    ];
    expect(bundled(source.join('\n'))).toBe(
      [
        source[0],
        'const b = ((loaded) => () => (loaded ??= require("./b.ts")))();',
        "const data = join(__dirname, '../data');",
        source[3],
      ].join('\n'),
    );
  });

  test('uses the require of CommonJS instead of its own', () => {
    expect(bundled("const require = createRequire(import.meta.url);\nconst whole = () => require('./b.ts');")).toBe(
      "\nconst whole = () => require('./b.ts');",
    );
  });

  test.each(['import.meta.resolve("./a.ts")', 'new URL("a", import.meta.url)', 'lazy(import.meta.url, name)'])('cannot ask %s', (code) => {
    expect(() => bundled(code)).toThrow('a.ts uses a form of import.meta that a bundle does not support');
  });
});

describe('a chunk that only passes on another', () => {
  const tag = "Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });\n";
  const part = 'const a = require("./a-part.cjs");\n';

  test.each([
    ['by the same names', `${tag}${part}exports.b = a.b;\nexports.c = a.c;\n`, true],
    ['by another name', `${tag}${part}exports.b = a.c;\n`, false],
    ['and does more', `${tag}${part}exports.b = a.b;\nstart();\n`, false],
    ['of two', `${tag}${part}const d = require("./d.cjs");\nexports.b = a.b;\n`, false],
    ['but nothing of it', `${tag}${part}`, false],
    ['that is not the one', `${tag}${part.replace('a-part', 'b-part')}exports.b = a.b;\n`, false],
  ])('%s', (_, code, expected) => expect(passesOn(code, 'a-part.cjs')).toBe(expected));
});
