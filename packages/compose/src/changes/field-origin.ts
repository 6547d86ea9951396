import { buildPointer, type Fields, getPointer, parsePointer } from '@slipway/manifest';
import { validSegments } from '../paths/field-path.ts';
import { templatesOf } from './composed-resources.ts';

/**
 * Returns the pointer in a Composition to the origin of a field of a composed resource. It is the last patch that writes the field or one
 * above it, else its value in the base, else the base. Undefined for a resource of another function.
 */
export function fieldOrigin(composition: Fields, template: string, pointer: string): string | undefined {
  const found = templatesOf(composition).get(template);
  if (found === undefined) return undefined;
  const path = parsePointer(pointer);
  const patch = found.patches.findLast(({ to, target }) => {
    const segments = to === 'composed' ? validSegments(target?.text) : undefined;
    return (
      segments !== undefined &&
      segments.length <= path.length &&
      segments.every((each, at) => each === '*' || String(each) === String(path[at]))
    );
  });
  if (patch !== undefined) return buildPointer(patch.path);
  const name = buildPointer([...found.path, 'name']);
  if (path.length === 0 && getPointer(composition, name) !== undefined) return name;
  const base = [...found.path, 'base'];
  for (let end = path.length; end > 0; end--) {
    const at = buildPointer([...base, ...path.slice(0, end)]);
    if (getPointer(composition, at) !== undefined) return at;
  }
  return buildPointer(found.base === undefined ? found.path : base);
}
