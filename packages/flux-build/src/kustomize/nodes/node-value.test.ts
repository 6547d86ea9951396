import { expect, test } from 'vitest';
import { nodeValue } from './node-value.ts';
import { parseDocument } from './parse-document.ts';
import type { YamlNode } from './yaml-node.ts';

// Each row was measured with the libraries of kustomize-controller 1.9.4.
test.each([
  ['2025-01-01', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z'],
  ['2025-01-01 10:00:00', '2025-01-01T10:00:00Z', '2025-01-01 10:00:00'],
  ['2025-01-01T10:00:00.50Z', '2025-01-01T10:00:00.5Z', '2025-01-01T10:00:00.50Z'],
  ['2025-01-01T10:00:00+00:60', '2025-01-01T10:00:00+01:00', '2025-01-01T10:00:00+00:60'],
  ['2025-01-01T10:00:00+02:00', '2025-01-01T10:00:00+02:00', '2025-01-01T10:00:00+02:00'],
])('%s is a time of day, but text between brackets', (text, block, flow) => {
  expect(read(`odd: ${text}\n`)).toEqual({ odd: block });
  expect(read(`{odd: ${text}}\n`)).toEqual({ odd: flow });
  expect(read(`odd: [${text}]\n`)).toEqual({ odd: [flow] });
});

const read = (text: string): unknown => nodeValue(parseDocument(text) as YamlNode);
