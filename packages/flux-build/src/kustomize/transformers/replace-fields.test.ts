import { expect, test } from 'vitest';
import { nodeValue } from '../nodes/node-value.ts';
import { parseDocument } from '../nodes/parse-document.ts';
import type { YamlNode } from '../nodes/yaml-node.ts';
import { replaceFields } from './replace-fields.ts';

// As kustomize-controller 1.9.4 does it.
test('a map in place of a number within a text leaves YAML with a tag alone, and JSON as it was', () => {
  const object = parseDocument('data:\n  yaml: "a:\\n  b: 1\\n"\n  json: \'{"a": {"b": 1}}\'\n') as YamlNode;
  const map = parseDocument('name: web\n') as YamlNode;
  for (const path of ['data.yaml.a.b', 'data.json.a.b']) replaceFields(object, map, path, { create: true });
  expect(nodeValue(object)).toEqual({ data: { yaml: 'a:\n  b: !!int', json: '{"a": {"b": 1}}' } });
});
