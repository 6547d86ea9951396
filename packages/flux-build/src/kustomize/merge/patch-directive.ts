import { clearField, fieldOf, mapField } from '../nodes/fields.ts';
import { refusal } from '../nodes/refusal.ts';
import { isNull, type YamlNode } from '../nodes/yaml-node.ts';
import { setElement } from './list-elements.ts';

/** The values of `$patch`. */
export type PatchDirective = 'merge' | 'replace' | 'delete';

const DIRECTIVE = '$patch';

/** Removes the directive of a patch, and returns it. Returns `merge` if the patch has none. */
export function takeDirective(patch: YamlNode | undefined): PatchDirective {
  if (patch === undefined) return 'merge';
  if (patch.kind === 'map') return takeFromMap(patch);
  if (patch.kind === 'list') return takeFromList(patch);
  throw refusal('invalid-patch', `a ${isNull(patch) ? 'null' : patch.kind} cannot direct a patch`);
}

function takeFromMap(patch: YamlNode): PatchDirective {
  const node = mapField(patch, DIRECTIVE);
  if (node === undefined) return 'merge';
  const directive = checkDirective(node.value);
  clearField(patch, DIRECTIVE);
  return directive;
}

/** Returns the directive of a list. It is in an item without other fields. */
function takeFromList(patch: YamlNode): PatchDirective {
  const item = patch.content.find((each) => each.kind === 'map' && fieldOf(each, DIRECTIVE) !== undefined);
  if (item === undefined || item.content.length > 2) return 'merge';
  const directive = checkDirective((fieldOf(item, DIRECTIVE) as YamlNode).value);
  setElement(patch, undefined, [DIRECTIVE], [directive]);
  return directive;
}

function checkDirective(text: string): PatchDirective {
  if (text === 'merge' || text === 'replace' || text === 'delete') return text;
  throw refusal('invalid-patch', `${DIRECTIVE}: ${text} is unknown`);
}
