import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confidentialLines } from './confidential-lines.ts';

const shownLines = (text: string): string[] => {
  const mayShow = confidentialLines(text);
  return text.split('\n').filter((_, index) => mayShow(index + 1));
};

const CONFIG_MAP = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: plain\ndata:\n  key: value';
const SECRET = 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: hidden\nstringData:\n  any: hunter2';

describe('lines around a finding', () => {
  test('of a document with a Secret are hidden, and those of other documents are not', () => {
    expect(shownLines(`${CONFIG_MAP}\n---\n${SECRET}\n---\n${CONFIG_MAP}`)).toEqual([
      ...CONFIG_MAP.split('\n'),
      '---',
      ...CONFIG_MAP.split('\n'),
    ]);
  });

  test('of a document that does not parse are hidden if it mentions a secret, and only there', () => {
    expect(shownLines(`${CONFIG_MAP}\n---\npassword: [hunter2\n---\nkind: [1`)).toEqual([...CONFIG_MAP.split('\n'), '---', 'kind: [1']);
  });

  test.each(['signingKey', 'api_key', 'accessKey', 'dsn', 'credentials', 'connection-string'])(
    'of a document with a duplicate key are hidden when it has a field %s',
    (name) => {
      expect(shownLines(`kind: ConfigMap\nmetadata: {name: a, ${name}: x}\nspec: {}\nspec: {}`)).toEqual([]);
    },
  );

  test('before the first document are hidden if they mention a secret', () => {
    expect(shownLines(`# the old password: hunter2\n---\n${CONFIG_MAP}`)).toEqual(['---', ...CONFIG_MAP.split('\n')]);
  });

  test('of a document after `...` are decided with those of the document before it', () => {
    expect(shownLines(`a: 1\n...\n${SECRET}`)).toEqual([]);
  });

  test('of the part of a Secret after a marker are hidden, up to the next document with a kind', () => {
    expect(shownLines(`${SECRET}\n---\n  pin: 1234\n---\n- 5678\n---\nbroken: ["\n---\n${CONFIG_MAP}\n---\nplain: 1`)).toEqual([
      '---',
      ...CONFIG_MAP.split('\n'),
      '---',
      'plain: 1',
    ]);
  });

  test('do not depend on other documents with a kind, or on the order of the calls', () => {
    const documents = fc.array(fc.constantFrom(CONFIG_MAP, SECRET, '# kind: token', 'kind: ["', 'kind: [password', 'kind: |\n  ---\n  a'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(documents, (parts) => {
        const text = parts.map((part) => `---\n${part}`).join('\n');
        const backwards = confidentialLines(text);
        const lines = text.split('\n');
        const shown = lines
          .map((line, index) => ({ line, number: index + 1 }))
          .reverse()
          .filter(({ number }) => backwards(number))
          .reverse();
        expect(shown.map(({ line }) => line)).toEqual(parts.flatMap((part) => shownLines(`---\n${part}`)));
        expect(shown.map(({ line }) => line).join('\n')).not.toMatch(/hunter2|token|password/);
      }),
    );
  });
});
