import type { Draft } from './draft.ts';
import type { Node } from './nodes.ts';
import { mutateBytes } from './text-mutations.ts';
import { randomStyle, writeYaml } from './write-yaml.ts';

/** One file of documents in a style, perhaps with unusual bytes. */
export function writeObjects(draft: Draft, path: string, objects: readonly Node[]): void {
  const { random, file, manifests } = draft;
  if (!/(?:^|\/)kustomization\.ya?ml$|Kustomization$/.test(path)) manifests.push(path);
  const style = randomStyle(random);
  const text = objects.map((object) => writeYaml(object, style, random)).join(random.chance(0.95) ? '---\n' : '---\n# a\n---\n');
  file(path, random.chance(0.15 * draft.wildness) ? mutateBytes(draft, text) : text);
}
