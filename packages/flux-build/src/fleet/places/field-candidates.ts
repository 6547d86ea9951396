import { posix } from 'node:path';
import { buildPointer, fieldsOf, isFields, joinPaths, listOf, plainText } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { documentsOf } from '../documents-of.ts';
import type { Candidate } from './candidate.ts';
import type { WantedField } from './patch-candidates.ts';

/** Where a field of a kustomization file, such as `images[0]` or `namespace`, gives an object the value that it has. */
export function fieldCandidates(tree: FileTree, content: string, file: string, by: string, wanted: WantedField): readonly Candidate[] {
  const kustomization = documentsOf(tree.read(file) ?? '', file).get(0)?.value;
  const path = by.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const given = path.reduce<unknown>(
    (value, segment) => (isFields(value) || Array.isArray(value) ? fieldsIn(value)[segment] : undefined),
    kustomization,
  );
  if (given === undefined) return [];
  const found = path[0] === 'replacements' ? replacementOf(given, wanted) : leafOf(path[0] ?? '', given, wanted);
  if (found === undefined) return [];
  const place = { content, file, index: 0, pointer: buildPointer([...path, ...found]) };
  return [{ place, whole: true, depth: wanted.path.length, by }];
}

const fieldsIn = (value: object): Readonly<Record<string, unknown>> => value as Readonly<Record<string, unknown>>;

/** Which part of a field of the kustomization file is in the value. */
function leafOf(field: string, given: unknown, { object, path, value }: WantedField): readonly (string | number)[] | undefined {
  const last = path.at(-1) ?? '';
  // A Namespace is called as the namespace that objects get.
  if (field === 'namespace') return (last === 'namespace' || object.kind === 'Namespace') && value === given ? [] : undefined;
  if (field === 'namePrefix') return /name$/i.test(last) && plainText(value).startsWith(plainText(given)) ? [] : undefined;
  if (field === 'nameSuffix') return /name$/i.test(last) && plainText(value).endsWith(plainText(given)) ? [] : undefined;
  if (field === 'replicas') return last === 'replicas' && fieldsOf(given).count === value ? ['count'] : undefined;
  if (field === 'images') {
    if (last !== 'image') return undefined;
    const part = ['digest', 'newTag', 'newName'].find((each) => {
      const text = plainText(fieldsOf(given)[each]);
      return text !== '' && plainText(value).includes(text);
    });
    return part === undefined ? undefined : [part];
  }
  if (!/label|annotation/i.test(field)) return undefined;
  return pairOf(given, last, value);
}

/** The entry of that key and value, in a map or below one. */
function pairOf(given: unknown, key: string, value: unknown): readonly string[] | undefined {
  if (!isFields(given)) return undefined;
  if (Object.hasOwn(given, key) && given[key] === value) return [key];
  for (const [name, child] of Object.entries(given)) {
    const found = pairOf(child, key, value);
    if (found !== undefined) return [name, ...found];
  }
  return undefined;
}

/** The path of a target that leads to the field. */
function replacementOf(given: unknown, wanted: WantedField): readonly (string | number)[] | undefined {
  for (const [index, entry] of listOf(given).entries())
    for (const [number, target] of listOf(fieldsOf(entry).targets).entries())
      for (const [place, path] of listOf(fieldsOf(target).fieldPaths).entries())
        if (leadsTo(plainText(path), wanted.path)) return [index, 'targets', number, 'fieldPaths', place];
  return undefined;
}

/** `spec.template.spec.containers.[name=x].image` leads to the image of whichever container. */
function leadsTo(fieldPath: string, path: readonly string[]): boolean {
  const parts = fieldPath.match(/\[[^\]]*\]?|(?:\\[\s\S]?|[^.[\\])+/g) ?? [];
  if (parts.length !== path.length) return false;
  return parts.every((part, level) => {
    const segment = path[level] ?? '';
    return part.startsWith('[') || part === '*'
      ? /^\d+$/.test(segment) || part === `[${segment}]`
      : part.replaceAll('\\.', '.') === segment;
  });
}

/** Where a generator of a kustomization file has a value: an entry of `literals`, a file, or the generator as a whole. */
export function generatorCandidates(
  tree: FileTree,
  content: string,
  file: string,
  by: string,
  { path }: WantedField,
): readonly Candidate[] {
  const [, field = '', digits] = /^(configMapGenerator|secretGenerator)\[(\d+)\]$/.exec(by) ?? [];
  const generator = fieldsOf(listOf(fieldsOf(documentsOf(tree.read(file) ?? '', file).get(0)?.value)[field])[Number(digits)]);
  const [section, key = ''] = path;
  const pointer = `/${field}/${Number(digits)}`;
  const whole = { place: { content, file, index: 0, pointer }, whole: false, depth: 0, by };
  if (field === '' || (section !== 'data' && section !== 'binaryData' && section !== 'stringData')) return [whole];
  const literal = listOf(generator.literals).findIndex((each) => plainText(each).startsWith(`${key}=`));
  if (literal >= 0)
    return [{ ...whole, place: { ...whole.place, pointer: `${pointer}/literals/${literal}` }, whole: true, depth: path.length }];
  for (const each of listOf(generator.files).map(plainText)) {
    const [name = '', source = ''] = each.includes('=') ? each.split('=', 2) : [posix.basename(each), each];
    if (name !== key) continue;
    return [
      {
        ...whole,
        place: { content, file: joinPaths(posix.dirname(file), source), index: 0, pointer: '' },
        whole: true,
        depth: path.length,
      },
    ];
  }
  return [whole];
}
