import { posix } from 'node:path';
import { buildPointer, type Fields, fieldsOf, isFields, joinPaths, listOf, plainText } from '@slipway/manifest';
import type { FileTree } from '../../file-tree.ts';
import { documentsOf } from '../documents-of.ts';
import type { Candidate } from './candidate.ts';
import type { WantedField } from './patch-candidates.ts';

/** Returns where a field of a kustomization file, such as `images[0]` or `namespace`, sets the value of an object. */
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
  const location = { content, file, index: 0, pointer: buildPointer([...path, ...found]) };
  return [{ location, whole: true, depth: wanted.path.length, by }];
}

const fieldsIn = (value: object): Readonly<Record<string, unknown>> => value as Readonly<Record<string, unknown>>;

type PathInField = readonly (string | number)[];

/** Finds the part of one field of a kustomization file that the value comes from. `last` is the last part of the path of the value. */
type FindLeaf = (given: unknown, wanted: WantedField, last: string) => PathInField | undefined;

const WHOLE_FIELD: PathInField = [];

const LEAVES: ReadonlyMap<string, FindLeaf> = new Map<string, FindLeaf>([
  // A Namespace object has the namespace of the other objects as its name.
  [
    'namespace',
    (given, { object, value }, last) =>
      (last === 'namespace' || object.kind === 'Namespace') && value === given ? WHOLE_FIELD : undefined,
  ],
  ['namePrefix', (given, { value }, last) => (isName(last) && plainText(value).startsWith(plainText(given)) ? WHOLE_FIELD : undefined)],
  ['nameSuffix', (given, { value }, last) => (isName(last) && plainText(value).endsWith(plainText(given)) ? WHOLE_FIELD : undefined)],
  ['replicas', (given, { value }, last) => (last === 'replicas' && fieldsOf(given).count === value ? ['count'] : undefined)],
  ['images', (given, { value }, last) => (last === 'image' ? imagePart(fieldsOf(given), plainText(value)) : undefined)],
]);

/** Returns the part of a field of the kustomization file that the value comes from. */
function leafOf(field: string, given: unknown, wanted: WantedField): PathInField | undefined {
  const last = wanted.path.at(-1) ?? '';
  const find = LEAVES.get(field);
  if (find !== undefined) return find(given, wanted, last);
  return /label|annotation/i.test(field) ? pairOf(given, last, wanted.value) : undefined;
}

const isName = (field: string): boolean => /name$/i.test(field);

function imagePart(entry: Fields, image: string): PathInField | undefined {
  const part = ['digest', 'newTag', 'newName'].find((each) => {
    const text = plainText(entry[each]);
    return text !== '' && image.includes(text);
  });
  return part === undefined ? undefined : [part];
}

/** Returns the path of the entry with this key and value, in a map or in a map below it. */
function pairOf(given: unknown, key: string, value: unknown): readonly string[] | undefined {
  if (!isFields(given)) return undefined;
  if (Object.hasOwn(given, key) && given[key] === value) return [key];
  for (const [name, child] of Object.entries(given)) {
    const found = pairOf(child, key, value);
    if (found !== undefined) return [name, ...found];
  }
  return undefined;
}

/** Returns the path of the replacement target that writes the field. */
function replacementOf(given: unknown, wanted: WantedField): PathInField | undefined {
  for (const [index, entry] of listOf(given).entries())
    for (const [number, target] of listOf(fieldsOf(entry).targets).entries())
      for (const [pathIndex, path] of listOf(fieldsOf(target).fieldPaths).entries())
        if (reachesField(plainText(path), wanted.path)) return [index, 'targets', number, 'fieldPaths', pathIndex];
  return undefined;
}

/** Whether a path of kustomize leads to the field; `containers.[name=x].image` leads to the image of any container. */
function reachesField(fieldPath: string, path: readonly string[]): boolean {
  const parts = fieldPath.match(/\[[^\]]*\]?|(?:\\[\s\S]?|[^.[\\])+/g) ?? [];
  if (parts.length !== path.length) return false;
  return parts.every((part, level) => {
    const segment = path[level] ?? '';
    return part.startsWith('[') || part === '*'
      ? /^\d+$/.test(segment) || part === `[${segment}]`
      : part.replaceAll('\\.', '.') === segment;
  });
}

/** Returns where a generator of a kustomization file contains a value: an entry of `literals`, a file, or the whole generator. */
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
  const whole = { location: { content, file, index: 0, pointer }, whole: false, depth: 0, by };
  if (field === '' || (section !== 'data' && section !== 'binaryData' && section !== 'stringData')) return [whole];
  const literal = listOf(generator.literals).findIndex((each) => plainText(each).startsWith(`${key}=`));
  if (literal >= 0)
    return [{ ...whole, location: { ...whole.location, pointer: `${pointer}/literals/${literal}` }, whole: true, depth: path.length }];
  for (const each of listOf(generator.files).map(plainText)) {
    const [name = '', source = ''] = each.includes('=') ? each.split('=', 2) : [posix.basename(each), each];
    if (name !== key) continue;
    return [
      {
        ...whole,
        location: { content, file: joinPaths(posix.dirname(file), source), index: 0, pointer: '' },
        whole: true,
        depth: path.length,
      },
    ];
  }
  return [whole];
}
