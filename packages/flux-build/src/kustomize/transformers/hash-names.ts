import { fieldOf } from '../nodes/fields.ts';
import { goJson } from '../nodes/go-json.ts';
import { type JsonValue, nodeValue } from '../nodes/node-value.ts';
import { refusal } from '../nodes/refusal.ts';
import type { YamlNode } from '../nodes/yaml-node.ts';
import { BUILD_ANNOTATION } from '../resources/build-annotations.ts';
import { isEnabled, kindOf, nameOf, type Resource, setName, storePreviousId } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';

/** Adds a hash of the content to the name of each generated resource that asks for one. */
export function hashNames({ list }: ResourceSet): void {
  for (const resource of list) {
    if (!isEnabled(resource, BUILD_ANNOTATION.needsHashSuffix)) continue;
    const hash = contentHash(resource);
    storePreviousId(resource);
    setName(resource, `${nameOf(resource)}-${hash}`);
  }
}

function contentHash({ node, ...rest }: Resource): string {
  const kind = kindOf({ node, ...rest });
  if (kind !== 'ConfigMap' && kind !== 'Secret') throw refusal('unsupported-hash', `the content of a ${kind} cannot be hashed`);
  const binary = kind === 'Secret' ? 'stringData' : 'binaryData';
  // kustomize reads a field with the name `metadata/name`, so the value is always empty.
  const content: Record<string, JsonValue> = { data: hashedValue(node, 'data'), kind, name: hashedValue(node, 'metadata/name') };
  if (kind === 'Secret') content.type = hashedValue(node, 'type');
  const more = hashedValue(node, binary);
  if (typeof more === 'object' && more !== null) content[binary] = more;
  return readable(process.getBuiltinModule('node:crypto').hash('sha256', goJson(content)).slice(0, 10));
}

function hashedValue(node: YamlNode | undefined, field: string): JsonValue {
  const found = fieldOf(node, field);
  if (found === undefined) return '';
  return found.kind === 'scalar' ? found.value : nodeValue(found);
}

/** Replaces vowels and characters that look like others. */
const readable = (hex: string): string =>
  hex.replace(/[013ae]/g, (digit) => ({ '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' })[digit] as string);
