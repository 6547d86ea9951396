import { buildPointer, fieldsOf, getPointer, isFields, listOf, onceForEach, parsePointer, plainText } from '@slipway/manifest';
import type { AppliedObject } from '../../build/applied-object.ts';
import type { TraceStep } from '../../built-object.ts';
import type { FileTree } from '../../file-tree.ts';
import { isFluxKustomization, kustomizationKey, nameOf, namespaceOf, objectIdentity } from '../../flux-objects/flux-object.ts';
import { spendOperations } from '../../spending.ts';
import type { FleetBuild, FleetKustomization } from '../build-fleet.ts';
import { createdObject, resourceSetObject } from '../created-by-resource-sets.ts';
import { documentsOf } from '../documents-of.ts';
import { writtenFile } from '../written-file.ts';
import type { WrittenLocation } from '../written-location.ts';
import { align, becomes } from './align.ts';
import type { Candidate, ValueLocation } from './candidate.ts';
import { fieldCandidates, generatorCandidates } from './field-candidates.ts';
import { inlinePatch, patchCandidates, patchTexts, type WantedField } from './patch-candidates.ts';
import { templateField } from './template-field.ts';
import { positionOfValue } from './text-position.ts';

/** Where the value of a field of an applied object is defined. */
export interface WrittenValue extends WrittenLocation {
  /** RFC 6901 pointer in the document. For a patch in a string field, it is the pointer of that field. */
  readonly pointer: string;
  /** From 1; undefined if the file is not a text of YAML documents. */
  readonly line?: number;
  readonly column?: number;
  /** The cause, in kustomize's words (`patches[2]`, `namespace`); undefined for the document of the object itself. */
  readonly by?: string;
  /** False if the value is in no file, and the position is the nearest one around it. */
  readonly exact: boolean;
  /** The variable that has the value. */
  readonly variable?: string;
  /** Where that variable is used, if the position is the definition of its value. */
  readonly usedAt?: WrittenLocation & { readonly line?: number };
}

/** The input of the search for a position. */
export interface WrittenIn {
  readonly fleet: FleetBuild;
  /** Returns the files of a content, as `FleetKustomization.content`. */
  readonly treeOf: (content: string) => FileTree | undefined;
}

/** A field of an object that a Flux Kustomization applies. */
export interface AppliedField {
  readonly kustomization: FleetKustomization;
  readonly applied: AppliedObject;
  /** RFC 6901 pointer into the applied object. */
  readonly pointer: string;
  /** Whether to find the field itself, not the definition of the variable that is its value. @default false */
  readonly isKey?: boolean;
}

/**
 * Finds the position where the user wrote the value of a field. It may be in the document of the object or in the source of a variable. It
 * may also be in the last patch, component, replacement, generator or field of a kustomization file or Flux Kustomization that sets it. For
 * a field that is written nowhere, it returns the nearest position.
 */
export const writtenValue = (within: WrittenIn, field: AppliedField): WrittenValue => locationOf(within, field, 0);

/** The most levels of Kustomizations whose fields others patch, and of variables in values of variables. */
const MAX_DEPTH = 6;
const OPERATIONS_PER_POSITION = 1000;

function locationOf(within: WrittenIn, { kustomization, applied, pointer, isKey = false }: AppliedField, depth: number): WrittenValue {
  spendOperations(OPERATIONS_PER_POSITION * (1 + applied.trace.length));
  const { object } = applied;
  const wanted: WantedField = { object, path: parsePointer(pointer), value: getPointer(object, pointer) };
  if (applied.template !== undefined) return ofTemplate(within, { kustomization, applied, pointer, isKey }, wanted, depth);
  const found = bestOf(candidates(within, kustomization, applied, wanted, depth));
  if (found === undefined) return { ...positioned(within, kustomization, wholeDocument(kustomization, applied)), exact: false };
  if ('written' in found) return { ...found.written, exact: found.whole };
  const location = { ...positioned(within, kustomization, found.location, found.by), exact: found.whole };
  const source = depth < MAX_DEPTH && !isKey ? variableSource(within, kustomization, found.value, depth) : undefined;
  if (source === undefined) return location;
  const { variable, written } = source;
  const { content, file, index, line } = location;
  return written === undefined
    ? { ...location, variable }
    : { ...written, variable, usedAt: { content, file, index, ...(line === undefined ? {} : { line }) } };
}

/** Returns where a field of an object is defined in the ResourceSet that creates the object. */
function ofTemplate(
  within: WrittenIn,
  { kustomization, applied, isKey = false }: AppliedField,
  wanted: WantedField,
  depth: number,
): WrittenValue {
  const { content, namespace, name } = kustomization;
  const { file, index, template = { pointer: '' } } = applied;
  const by = `ResourceSet ${namespace}/${name}`;
  const set =
    depth < MAX_DEPTH ? resourceSetObject(within.fleet, kustomization, (key) => kustomizationsOf(within.fleet).get(key)) : undefined;
  const text = set === undefined ? textAt(within, kustomization, content, file) : undefined;
  const resourceSet = set?.applied.object ?? fieldsOf(documentsOf(text ?? '', file).get(index)?.value);
  const { pointer, whole, inside } = templateField(resourceSet, template, wanted);
  const location =
    set === undefined
      ? positioned(within, kustomization, { content, file, index, pointer })
      : locationOf(within, { ...set, pointer, isKey }, depth + 1);
  const inText = inside === undefined ? location : withinText(within, set?.kustomization ?? kustomization, location, inside, by);
  return { ...inText, by, exact: whole };
}

const wholeDocument = ({ content }: FleetKustomization, { file, index }: AppliedObject): ValueLocation => ({
  content,
  file,
  index,
  pointer: '',
});

/** A candidate, or the final position of a field of the Flux Kustomization itself. */
type Found = Candidate | { readonly written: WrittenValue; readonly whole: boolean; readonly depth: number };

/**
 * Returns the last candidate that has the value. Without one, it returns the nearest, and of several the first, which is the object's own
 * document.
 */
function bestOf(all: Iterable<Found>): Found | undefined {
  let best: Found | undefined;
  for (const each of all) {
    if (each.whole) return each;
    if (best === undefined || each.depth >= best.depth) best = each;
  }
  return best;
}

/** Yields candidates from the last change to the first. */
function* candidates(
  within: WrittenIn,
  kustomization: FleetKustomization,
  applied: AppliedObject,
  wanted: WantedField,
  depth: number,
): Generator<Found> {
  const { content } = kustomization;
  const tree = treeOfBuild(within, kustomization);
  yield* ofSpec(within, kustomization, wanted, depth);
  for (const step of applied.trace.toReversed()) {
    if (step.by.startsWith('spec.')) yield* ofSpecStep(within, kustomization, step, wanted, depth);
    else if (tree !== undefined) yield* ofStep(tree, content, step, applied, wanted);
  }
}

function ofStep(
  tree: FileTree,
  content: string,
  { action, file, by }: TraceStep,
  applied: AppliedObject,
  wanted: WantedField,
): readonly Candidate[] {
  switch (action) {
    case 'read':
      return readCandidates(tree, content, file === '' ? applied.file : file, applied.index, wanted);
    case 'generated':
    case 'merged':
      return generatorCandidates(tree, content, file, by, wanted);
    case 'patched':
      return patchTexts(tree, content, file, by).flatMap((text) => patchCandidates(text, wanted, by));
    case 'transformed':
      return fieldCandidates(tree, content, file, by, wanted);
  }
}

/** Yields candidates in the document that the object was read from, or in the item of a list. */
function readCandidates(tree: FileTree, content: string, file: string, index: number, wanted: WantedField): readonly Candidate[] {
  const document = documentsOf(tree.read(file) ?? '', file).get(index);
  if (document === undefined) return [];
  const item = itemOf(document.value, wanted.object);
  const found = align(wanted.object, wanted.path, item.value);
  const location = { content, file, index, pointer: `${item.pointer}${buildPointer(found.path)}` };
  return [{ location, whole: found.whole && becomes(found.value, wanted.value), depth: found.path.length, value: found.value }];
}

function itemOf(value: unknown, object: WantedField['object']): { readonly value: unknown; readonly pointer: string } {
  const { kind, items } = fieldsOf(value);
  if (!plainText(kind).endsWith('List') || !Array.isArray(items)) return { value, pointer: '' };
  const index = items.findIndex((each) => fieldsOf(each).kind === object.kind && nameOf(object).includes(nameOf(fieldsOf(each))));
  return index < 0 ? { value, pointer: '' } : { value: items[index], pointer: `/items/${index}` };
}

/** Yields candidates in the fields of a Flux Kustomization that change every object. */
function* ofSpec(
  within: WrittenIn,
  kustomization: FleetKustomization,
  { object, path, value }: WantedField,
  depth: number,
): Generator<Found> {
  const { spec } = kustomization;
  const last = path.at(-1) ?? '';
  const isNamespaceName = object.kind === 'Namespace' && path.length === 2 && last === 'name';
  const from = (pointer: string): Found => ({
    written: { ...fieldOfKustomization(within, kustomization, pointer, depth), by: pointer.slice(1).replaceAll('/', '.') },
    whole: true,
    depth: path.length,
  });
  if ((last === 'namespace' || isNamespaceName) && value !== undefined && value === spec.targetNamespace)
    yield from('/spec/targetNamespace');
  if (path[0] !== 'metadata' || path.length !== 3) return;
  if (last === 'kustomize.toolkit.fluxcd.io/name') yield from('/metadata/name');
  if (last === 'kustomize.toolkit.fluxcd.io/namespace') yield from('/metadata/namespace');
  const common = fieldsOf(fieldsOf(spec.commonMetadata)[path[1] ?? '']);
  if (Object.hasOwn(common, last) && common[last] === value) yield from(buildPointer(['spec', 'commonMetadata', ...path.slice(1)]));
}

/** Yields candidates in a patch or an image of `spec`. */
function* ofSpecStep(
  within: WrittenIn,
  kustomization: FleetKustomization,
  { by }: TraceStep,
  wanted: WantedField,
  depth: number,
): Generator<Found> {
  const [, field, number] = /^spec\.(patches|images)\[(\d+)\]$/.exec(by) ?? [];
  const entry = fieldsOf(listOf(kustomization.spec[field ?? ''])[Number(number)]);
  const base = `/spec/${field}/${number}`;
  if (field === 'images') {
    const part = ['digest', 'newTag', 'newName'].find(
      (each) => plainText(entry[each]) !== '' && plainText(wanted.value).includes(plainText(entry[each])),
    );
    if (wanted.path.at(-1) !== 'image' || part === undefined) return;
    yield {
      written: { ...fieldOfKustomization(within, kustomization, `${base}/${part}`, depth), by },
      whole: true,
      depth: wanted.path.length,
    };
    return;
  }
  if (typeof entry.patch !== 'string') return;
  const location = fieldOfKustomization(within, kustomization, `${base}/patch`, depth);
  for (const each of patchCandidates(inlinePatch(entry.patch, { ...location }), wanted, by)) {
    const { inside } = each.location;
    yield { written: withinText(within, kustomization, location, inside, by), whole: each.whole, depth: each.depth };
  }
}

function withinText(
  within: WrittenIn,
  kustomization: FleetKustomization,
  { line, column, usedAt: _, variable: __, ...location }: WrittenValue,
  inside: ValueLocation['inside'],
  by: string,
): WrittenValue {
  const text = textAt(within, kustomization, location.content, location.file);
  const exact = text === undefined || inside === undefined ? {} : positionOfValue(text, { ...location, inside });
  return { ...location, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }), ...exact, by };
}

/** Returns where a field of the Flux Kustomization itself is defined, for any creator of it. */
export const kustomizationField = (within: WrittenIn, kustomization: FleetKustomization, pointer: string): WrittenValue =>
  fieldOfKustomization(within, kustomization, pointer, 0);

function fieldOfKustomization(within: WrittenIn, kustomization: FleetKustomization, pointer: string, depth: number): WrittenValue {
  const parent =
    within.fleet.memory.results.get(kustomization.parent ?? '') && kustomizationsOf(within.fleet).get(kustomization.parent ?? '');
  const applied = parent?.objects?.find(
    ({ object }) => isFluxKustomization(object) && nameOf(object) === kustomization.name && namespaceOf(object) === kustomization.namespace,
  );
  if (parent !== undefined && applied !== undefined && depth < MAX_DEPTH)
    return locationOf(within, { kustomization: parent, applied, pointer }, depth + 1);
  const identity = `kustomize.toolkit.fluxcd.io|Kustomization|${kustomization.namespace}|${kustomization.name}`;
  const created = createdObject(within.fleet, kustomization.cluster, identity);
  if (created !== undefined && depth < MAX_DEPTH) return locationOf(within, { ...created, pointer }, depth + 1);
  const { written = { content: '', file: kustomization.path, index: 0 } } = kustomization;
  return positioned(within, kustomization, { ...written, pointer });
}

const kustomizationsOf = onceForEach(
  ({ kustomizations }: FleetBuild): ReadonlyMap<string, FleetKustomization> =>
    new Map(kustomizations.map((each) => [kustomizationKey(each), each])),
);

/**
 * Returns where the value of a variable is defined, for a text that is only this variable. Returns only the variable when only the cluster
 * has the value.
 */
function variableSource(
  within: WrittenIn,
  kustomization: FleetKustomization,
  written: unknown,
  depth: number,
): { readonly variable: string; readonly written: WrittenValue | undefined } | undefined {
  const [, variable] = typeof written === 'string' ? (EXPRESSION.exec(written) ?? []) : [];
  const owned = within.fleet.memory.results.get(kustomizationKey(kustomization))?.kustomization;
  const { postBuild } = fieldsOf(owned?.object.spec);
  if (variable === undefined || owned === undefined || !isFields(postBuild)) return undefined;
  if (Object.hasOwn(fieldsOf(postBuild.substitute), variable))
    return { variable, written: fieldOfKustomization(within, kustomization, `/spec/postBuild/substitute/${variable}`, depth) };
  for (const reference of listOf(postBuild.substituteFrom).map(fieldsOf).toReversed()) {
    const identity = `|${plainText(reference.kind)}|${kustomization.namespace}|${plainText(reference.name)}`;
    const source = owned.onCluster.objects.get(identity);
    if (source === undefined || !Object.hasOwn(fieldsOf(source.object.data), variable)) continue;
    const owner = kustomizationsOf(within.fleet).get(source.by ?? '');
    const applied = owner?.objects?.find(({ object }) => objectIdentity(object) === identity);
    const field = `/data/${variable}`;
    if (owner !== undefined && applied !== undefined)
      return { variable, written: locationOf(within, { kustomization: owner, applied, pointer: field }, depth + 1) };
    return { variable, written: positioned(within, kustomization, { ...source.location, pointer: field }) };
  }
  return undefined;
}

/** Matches a text of one variable. If it has a default, the default may be the value in the file. */
const EXPRESSION = /^\$(?:\{([_A-Za-z][_A-Za-z0-9]*)(?::?[-=][^}]*)?\}|([_A-Za-z][_A-Za-z0-9]*))$/;

/** Adds line and column, and replaces a copy of an ArtifactGenerator by the original file. */
function positioned(within: WrittenIn, kustomization: FleetKustomization, location: ValueLocation, by?: string): WrittenValue {
  const { content, file, index, pointer } = location;
  const text = textAt(within, kustomization, content, file);
  const position = text === undefined ? {} : positionOfValue(text, location);
  return { ...writtenFile(within.fleet, content, file), index, pointer, ...position, exact: true, ...(by === undefined ? {} : { by }) };
}

function textAt(within: WrittenIn, kustomization: FleetKustomization, content: string, file: string): string | undefined {
  const own = content === kustomization.content ? treeOfBuild(within, kustomization)?.read(file) : undefined;
  return own ?? within.treeOf(content)?.read(file);
}

function treeOfBuild({ fleet, treeOf }: WrittenIn, kustomization: FleetKustomization): FileTree | undefined {
  const key = kustomizationKey(kustomization);
  const built = fleet.memory.results.get(key);
  if (built !== undefined) return built.tree;
  return fleet.entries.some((each) => kustomizationKey(each) === key) ? treeOf('') : undefined;
}
