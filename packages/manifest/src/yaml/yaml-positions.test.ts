import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseAllDocuments } from 'yaml';
import { childPointer, getPointer } from '../objects/json-pointer.ts';
import { readYaml } from './read/read-yaml.ts';
import { emitYaml } from './write/emit-yaml.ts';

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab:#- "\'\n\t~/'), maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.constantFrom('a\nb\n', 'a\n\n', 'k'.repeat(1100), ''),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** What a text may have before its first document. */
const preamble = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.array(fc.constantFrom('# licence', '', '   '), { maxLength: 5 }), fc.constantFrom('', '%YAML 1.1', '%TAG !a! tag:b,2000:'))
    .map(([lines, directive]) => [...lines, ...(directive === '' ? [] : [directive]), '---', ''].join('\n')),
);

test('values and positions are those of the yaml library, document by document', () => {
  const stream = fc.record({
    written: fc.array(value, { minLength: 1, maxLength: 3 }),
    lineEnd: fc.constantFrom('\n', '\r\n'),
    before: preamble,
  });
  fc.assert(
    fc.property(stream, ({ written, lineEnd, before }) => {
      const stream = (before + written.map(emitYaml).join('---\n')).replaceAll('\n', lineEnd);
      const lines = new LineCounter();
      const peers = parseAllDocuments(stream, { lineCounter: lines, schema: 'core' });
      const { documents, findings } = readYaml(stream, 'a.yaml');
      expect(findings).toEqual([]);
      expect(documents).toHaveLength(written.length);
      for (const [index, document] of documents.entries()) {
        const root = (peers as { contents: ParsedNode | null }[])[index]?.contents ?? null;
        for (const [pointer, offset] of placesOf(root, '')) {
          const { line, col } = lines.linePos(offset);
          expect([pointer, document.positionOf(pointer)]).toEqual([pointer, { line, column: col }]);
          if (pointer !== '') expect(getPointer(document.value, pointer)).toBeDefined();
        }
      }
    }),
    { numRuns: 500 },
  );
});

/** Fields at their key, items at their value, as the yaml library sees them. */
function placesOf(node: Node | null, pointer: string): (readonly [string, number])[] {
  if (isMap(node)) {
    return node.items.flatMap((pair) => {
      const key = pair.key as Node;
      const at = childPointer(pointer, isScalar(key) ? String(key.value) : '');
      return [[at, startOf(key)] as const, ...placesOf(pair.value as Node | null, at)];
    });
  }
  if (!isSeq(node)) return [];
  return node.items.flatMap((item, index) => {
    const at = childPointer(pointer, index);
    return [[at, startOf(item as Node)] as const, ...placesOf(item as Node, at)];
  });
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
