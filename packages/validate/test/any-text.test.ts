// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are variables of Flux.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValidator, validateTexts } from '../src/index.ts';
import { validObjects } from './valid-objects.ts';

const validator = createValidator();

/** Text that is nearly YAML or JSON: valid objects with anything put anywhere, and the signs of YAML in any order. */
const valid = fc.constantFrom(...Object.values(validObjects)).map((object) => JSON.stringify(object, null, 2));
const signs = fc
  .array(
    fc.oneof(
      fc.constantFrom('apiVersion: v1\n', 'kind: List\n', 'kind: ConfigMap\n', 'items:\n', 'resources:\n', '---\n', '...\n', '%YAML 1.1\n'),
      fc.constantFrom(
        '- ',
        '  ',
        ': ',
        '\n',
        '? ',
        '&a ',
        '*a ',
        '<<: ',
        '!!str ',
        '| \n',
        '> ',
        '"',
        "'",
        '[',
        ']',
        '{',
        '}',
        ',',
        '#',
        '\t',
        '{{ ',
        '}}',
        '${A}',
        '\r\n',
      ),
      fc.string({ maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
const damaged = fc.tuple(valid, fc.nat(), fc.nat(20), signs).map(([text, at, length, put]) => {
  const start = at % text.length;
  return text.slice(0, start) + put + text.slice(start + length);
});
const file = fc.constantFrom('kustomization.yaml', 'a/kustomization.yaml', 'a/x.yaml', 'a/Chart.yaml', 'a/templates/y.yaml', 'b.json', '-');

describe('a repository with any content gets a verdict', () => {
  test('with positions inside the text, the same result each time, and each file reported once', () => {
    fc.assert(
      fc.property(fc.dictionary(file, fc.oneof(signs, damaged, valid), { maxKeys: 5 }), fc.boolean(), (files, foreign) => {
        const texts = new Map(Object.entries(files));
        const result = validateTexts(validator, texts, { foreign });
        expect(validateTexts(validator, texts, { foreign })).toEqual(result);
        for (const { file: name, line, column, rule } of result.findings) {
          const lines = (texts.get(name) ?? '').split(/\r\n|[\n\r]/);
          expect(line === undefined || (line >= 1 && line <= lines.length), rule).toBe(true);
          expect(column === undefined || column >= 1, rule).toBe(true);
        }
        const seen = new Set([...result.verdicts, ...result.skipped, ...result.findings].map((entry) => entry.file));
        if (foreign) for (const [name, text] of texts) expect(seen.has(name) || isBlank(text), JSON.stringify(text)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

/** A kustomization.yaml of comments, or documents that hold nothing. */
const isBlank = (text: string): boolean => text.split(/\r\n|[\n\r]/).every((line) => /^(?:\ufeff|%.*|---|\.\.\.)?\s*(?:#.*)?$/.test(line));
