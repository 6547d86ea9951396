import { clearField } from './fields.ts';
import { refusal } from './refusal.ts';
import type { YamlNode } from './yaml-node.ts';

/**
 * Replaces `<<` by the fields of the maps that it names. Explicit fields have precedence over merged ones, and earlier maps over later
 * ones. A quoted `<<` is also replaced: kustomize compares its text.
 */
export function completeMap(map: YamlNode): void {
  const sources = mergeSources(map);
  if (sources === undefined) return;
  clearField(map, '<<');
  const known = new Set<string>();
  for (let index = 0; index < map.content.length; index += 2) known.add((map.content[index] as YamlNode).value);
  for (const { content } of sources) {
    for (let index = 0; index < content.length; index += 2) {
      const key = content[index] as YamlNode;
      if (known.has(key.value)) continue;
      known.add(key.value);
      map.content.push(key, content[index + 1] as YamlNode);
    }
  }
}

/** Returns undefined without such a key. */
function mergeSources({ content }: YamlNode): readonly YamlNode[] | undefined {
  let sources: readonly YamlNode[] | undefined;
  let merged = false;
  for (let index = 0; index < content.length; index += 2) {
    const key = content[index] as YamlNode;
    if (key.value !== '<<') continue;
    if (key.tag !== '!!merge') {
      sources ??= [];
      continue;
    }
    if (merged) throw refusal('duplicate-key', 'a map has two merge keys');
    merged = true;
    sources = mapsOf(content[index + 1] as YamlNode);
  }
  return sources;
}

function mapsOf(value: YamlNode): readonly YamlNode[] {
  if (value.kind === 'map') return [value];
  if (value.kind === 'list' && value.content.every(({ kind }) => kind === 'map')) return value.content;
  throw refusal('malformed-yaml', 'a merge key takes a map or a list of maps');
}
