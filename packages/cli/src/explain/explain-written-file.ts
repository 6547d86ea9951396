import { posix, relative, resolve, sep } from 'node:path';
import { type AppliedObject, align, buildFleet, type FleetBuild, type FleetKustomization, writtenValue } from '@slipway/flux-build';
import { buildPointer, fieldsOf, getPointer, listOf, parsePointer, printable, readYaml, stableText } from '@slipway/manifest';
import { fileTexts } from '../fleet/file-texts.ts';
import { addFleetSecrets } from '../fleet/fleet-secrets.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import { type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { objectText } from '../report/build-text.ts';
import { usageFailure } from '../report/failure.ts';
import { count, type Paint } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { pointerAtLine } from '../synth/pointer-at-line.ts';
import type { FilePosition } from './explain-file.ts';
import type { ObjectLocation } from './explain-object.ts';
import type { Explanation } from './explanation.ts';
import type { Origin } from './origin.ts';
import { originOf, placer } from './origin-of.ts';
import { labelled, originText } from './origin-text.ts';

/** An object that is created from the file. */
interface ExplainedObject {
  readonly object: string;
  /** Role of the file for the object: its document, a patch, a kustomization file, or the template of a ResourceSet. */
  readonly by: string;
  /** The field at the line, in the document of the file. */
  readonly pointer?: string;
  /** Clusters with the same origin. */
  readonly clusters: readonly string[];
  readonly origin: Origin;
  /** Where the value that is applied is written, if a patch, a variable or another field replaces the line. */
  readonly replacedBy?: { readonly file: string; readonly line?: number; readonly by?: string };
}

/** A Flux Kustomization that exists before Flux and is written in the file. */
interface EntryKustomization {
  readonly object: string;
  readonly cluster: string;
  readonly objects: number;
}

/**
 * Explains a file of a repository without definitions: the objects that Flux applies from it, the Kustomizations that apply them, and the
 * patches and variables that change the line. Throws a usage Failure if nothing applies an object from the file.
 */
export async function explainWrittenFile(
  { file, line }: FilePosition,
  { cwd, budget, secrets }: VerbContext,
  place: ObjectLocation,
): Promise<Explanation> {
  const open = await openFleet({ path: cwd, cwd, budget, ...place });
  const path = relative(open.root, resolve(cwd, file)).split(sep).join('/');
  const text = open.tree.read(path);
  if (text === undefined) throw usageFailure(`${file} is not a file of the repository ${open.root}.`);
  const fleet = buildFleet(open.input);
  const owners = objectOwners(fleet);
  addFleetSecrets(secrets, open, owners, fileTexts(open));
  const at = line === undefined ? undefined : pointerAtLine(readYaml(text, path).documents, line);
  const within = { open, fleet, path, text, line, at };
  const objects = owners.flatMap((each) => explainedObjects(within, each));
  const entries = entriesIn(within);
  if (objects.length + entries.length === 0) throw usageFailure(nothingApplies(file, line, within));
  const explained = { objects: grouped(objects), entries };
  const shown = secrets.masker()?.value(explained) ?? explained;
  return {
    json: () => ({ subject: file, file: path, ...(line === undefined ? {} : { line }), objects: shown.objects, entries: shown.entries }),
    text: (paint) =>
      [...shown.entries.map((each) => entryText(each, paint)), ...shown.objects.map((each) => objectPart(each, paint))].join('\n\n'),
  };
}

interface Within {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly line: number | undefined;
  /** The document and the field at the line. */
  readonly at: ReturnType<typeof pointerAtLine>;
}

function explainedObjects(within: Within, kustomization: FleetKustomization): readonly ExplainedObject[] {
  if (kustomization.content !== '') return [];
  return (kustomization.objects ?? []).flatMap((applied) => {
    const by = useOf(within, applied);
    if (by === undefined) return [];
    const origin = originOfLine(within, kustomization, applied);
    const common = { object: objectText(applied.object), by, clusters: [kustomization.appliesTo], origin };
    const { at } = within;
    if (by !== DOCUMENT || at === undefined || at.pointer === '') return [common];
    const replacedBy = replacement(within, kustomization, applied, at.pointer);
    return [{ ...common, pointer: at.pointer, ...(replacedBy === undefined ? {} : { replacedBy }) }];
  });
}

const DOCUMENT = 'document';

/** Returns the role of the file, or of the field at the line, for an object; undefined if the object is not created from it. */
function useOf({ open, path, at }: Within, applied: AppliedObject): string | undefined {
  const { file, index, trace, template } = applied;
  const isAtLine = (by: string): boolean => {
    const field = `/${by.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`;
    return at === undefined || at.pointer === '' || at.pointer.startsWith(field) || field.startsWith(at.pointer);
  };
  const step = trace.find((each) => each.file === path && each.action !== 'read' && each.action !== 'generated' && isAtLine(each.by));
  if (file === path && (at === undefined || at.document === index)) {
    const isInTemplate = template === undefined || at === undefined || isBelow(at.pointer, template.pointer);
    if (trace[0]?.action === 'read') return DOCUMENT;
    if (trace[0] !== undefined && isInTemplate && (template !== undefined || isAtLine(trace[0].by))) return trace[0].by;
  }
  // A trace entry names only the kustomization file, not the file of a patch.
  return step?.by ?? trace.find((each) => each.action === 'patched' && patchFiles(open, each).includes(path))?.by;
}

const isBelow = (pointer: string, field: string): boolean =>
  pointer === '' || pointer === field || pointer.startsWith(`${field}/`) || field.startsWith(`${pointer}/`);

/** Returns how an object is created, with the variables of the line only. */
function originOfLine({ open, fleet, line, text }: Within, kustomization: FleetKustomization, applied: AppliedObject): Origin {
  const origin = originOf(
    fleet,
    kustomization,
    applied,
    placer(open, () => undefined),
  );
  const written = line === undefined ? undefined : (text.split('\n')[line - 1] ?? '');
  return written === undefined ? origin : { ...origin, variables: origin.variables.filter(({ name }) => usesVariable(written, name)) };
}

const usesVariable = (text: string, name: string): boolean =>
  [...text.matchAll(/\$\{?([A-Za-z_][A-Za-z0-9_]*)/g)].some(([, used]) => used === name);

function patchFiles({ tree }: OpenFleet, { file, by }: AppliedObject['trace'][number]): readonly string[] {
  const [, field = '', number] = /^(patches|patchesJson6902|patchesStrategicMerge)(?:\[(\d+)\])?$/.exec(by) ?? [];
  const entries = listOf(fieldsOf(readYaml(tree.read(file) ?? '', file).documents[0]?.value)[field]);
  const chosen = number === undefined ? entries : [entries[Number(number)]];
  return chosen.flatMap((entry) => {
    const named = typeof entry === 'string' ? entry : fieldsOf(entry).path;
    return typeof named === 'string' && !named.includes('\n') ? [posix.join(posix.dirname(file), named)] : [];
  });
}

/** Returns where the value that is applied is written, if that is not the line. */
function replacement(
  { open, fleet, path, line, at }: Within,
  kustomization: FleetKustomization,
  applied: AppliedObject,
  pointer: string,
): ExplainedObject['replacedBy'] {
  const document = readYaml(open.tree.read(path) ?? '', path).documents.find(({ index }) => index === at?.document)?.value;
  const found = align(document, parsePointer(pointer), applied.object);
  if (!found.whole || typeof getPointer(document, pointer) === 'object') return undefined;
  const within = { fleet, treeOf: (content: string) => (content === '' ? open.tree : open.treeOf(content)) };
  const written = writtenValue(within, { kustomization, applied, pointer: buildPointer(found.path) });
  if (!written.exact || (written.file === path && written.line === line)) return undefined;
  const by = written.variable === undefined ? written.by : `the variable ${written.variable}`;
  return {
    file: open.fileName(written.content, written.file),
    ...(written.line === undefined ? {} : { line: written.line }),
    ...(by === undefined ? {} : { by }),
  };
}

const entriesIn = ({ fleet, path, at }: Within): readonly EntryKustomization[] =>
  fleet.kustomizations.flatMap(({ parent, written, cluster, namespace, name, objects = [] }) =>
    parent === undefined && written?.content === '' && written.file === path && (at === undefined || at.document === written.index)
      ? [{ object: `Kustomization/${namespace}/${name}`, cluster, objects: objects.length }]
      : [],
  );

/** Lists an object once for all clusters where it is created in the same way. */
function grouped(objects: readonly ExplainedObject[]): readonly ExplainedObject[] {
  const groups = Map.groupBy(objects, ({ clusters: _, origin: { cluster: __, ...origin }, ...rest }) => stableText({ ...rest, origin }));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, clusters: [first, ...others].flatMap(({ clusters }) => clusters) }],
  );
}

function nothingApplies(file: string, line: number | undefined, { fleet, text, path, at }: Within): string {
  const documents = readYaml(text, path).documents;
  const place = line === undefined ? file : `${file}:${line}`;
  if (line !== undefined && at === undefined && documents.length > 0) return `${place} is before the first object of the file.`;
  const number = `${count(fleet.kustomizations.length, 'Flux Kustomization')} of this repository`;
  return `None of the ${number} applies an object from ${place}.`;
}

const entryText = ({ object, cluster, objects }: EntryKustomization, paint: Paint): string =>
  `${paint('bold', printable(object))} on ${paint('bold', printable(cluster))} is where Flux begins; it applies ${count(objects, 'object')}`;

function objectPart({ object, by, pointer, clusters, origin, replacedBy }: ExplainedObject, paint: Paint): string {
  const { file, line, by: replacing } = replacedBy ?? {};
  const place =
    file === undefined ? [] : [`${replacing === undefined ? '' : `${replacing}  `}${file}${line === undefined ? '' : `:${line}`}`];
  return [
    originText(object, { ...origin, cluster: clusters.join(', ') }, paint),
    ...labelled('used as', by === 'document' ? [] : [printable(by)], paint),
    ...labelled('field', pointer === undefined ? [] : [printable(pointer)], paint),
    ...labelled('replaced by', place.map(printable), paint),
  ].join('\n');
}
