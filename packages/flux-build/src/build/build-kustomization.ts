import { type Budget, type Fields, fieldsOf, plainText } from '@slipway/manifest';
import type { BuiltObject, KustomizeProblem, TraceStep } from '../built-object.ts';
import type { FileTree } from '../file-tree.ts';
import { type GeneratedKustomization, generateKustomization } from '../generator/generate-kustomization.ts';
import { kustomizationPath } from '../generator/kustomization-path.ts';
import { kustomizeBuild } from '../kustomize/build/kustomize-build.ts';
import { absenceText } from '../kustomize/files/manifest-text.ts';
import type { RemoteFiles } from '../kustomize/files/remote-files.ts';
import { createParseCache, type ParseCache, sharedDocuments } from '../kustomize/resources/make-resources.ts';
import { appliedObject, type CommonMetadata, droppedMarks, expandList, type Owner } from '../normalisation/applied-objects.ts';
import { droppedFields } from '../normalisation/normalise-object.ts';
import { bytesOfNodes, spendBytes, spendObjects, spendOperations, withBudget } from '../spending.ts';
import type { FindSource } from '../substitution/value-sources.ts';
import type { AppliedObject, BuildProblem } from './applied-object.ts';
import { weighValue } from './build-budget.ts';
import { isEncrypted } from './encrypted-secret.ts';
import { rereadObject } from './reread-object.ts';
import { substituteAll } from './substitute-all.ts';
import { distinctInputs, type UnresolvedInput } from './unresolved-input.ts';

/** The input of a build. */
export interface KustomizationInput {
  /** A Flux Kustomization. */
  readonly kustomization: Fields;
  /** The content of the artifact of its source. */
  readonly tree: FileTree;
  /** ConfigMaps and Secrets that `substituteFrom` may name. */
  readonly findSource: FindSource;
  /** The feature gate StrictPostBuildSubstitutions of the controller. @default true */
  readonly strict?: boolean;
  /** Content of other hosts that kustomization files name, by URL: the text of a file, or the build of a base. */
  readonly remote?: RemoteFiles;
  /**
   * Builds as far as possible without missing values, variables or remote files; `unresolved` lists them. The controller applies nothing
   * before it has them.
   * @default false
   */
  readonly buildRest?: boolean;
  /** Shared with other builds, so that each file is read once. */
  readonly cache?: ParseCache;
  /** Builds the folder without values, or returns an earlier build with the same inputs. @default builds it */
  readonly unsubstituted?: (build: BuildUnsubstituted) => UnsubstitutedBuild;
  /** Limits of the build; it throws a LimitError when it reaches one. @default `createBudget()` */
  readonly budget?: Budget;
}

/** The objects in the order of the build, or why the build failed. */
export type KustomizationBuild =
  | {
      readonly objects: readonly AppliedObject[];
      readonly notes: readonly KustomizeProblem[];
      /** Missing inputs of the objects, if any. */
      readonly unresolved?: readonly UnresolvedInput[];
    }
  | { readonly error: BuildProblem };

/**
 * Builds the objects that kustomize-controller 1.9 applies for one Flux Kustomization. It generates and merges the kustomization, runs
 * kustomize, substitutes variables, expands lists, sets owner labels and normalises. A pure function.
 */
export const buildKustomization = (input: KustomizationInput): KustomizationBuild => withBudget(input.budget, () => build(input));

function build(input: KustomizationInput): KustomizationBuild {
  const { kustomization, strict = true, buildRest = false, unsubstituted = (build) => build(input.tree) } = input;
  const spec = fieldsOf(kustomization.spec);
  const { name, namespace } = fieldsOf(kustomization.metadata);
  const before = unsubstituted((tree) => buildUnsubstituted(input, tree));
  if ('error' in before) return before;
  const { built, notes, leftOut, finished } = before;
  const substitution = { spec, namespace: plainText(namespace), findSource: input.findSource, strict, buildRest };
  const substituted = substituteAll(built, substitution);
  if ('error' in substituted) return substituted;
  const owner = { name: plainText(name), namespace: plainText(namespace), commonMetadata: fieldsOf(spec.commonMetadata) as CommonMetadata };
  const common = { nodes: 0, text: 0 };
  weighValue(spec.commonMetadata, common);
  const objects: AppliedObject[] = [];
  for (const [index, each] of substituted.objects.entries()) {
    const whole = finished.get(each) ?? finish(each, owner);
    if (each === built[index]) finished.set(each, whole);
    if ('problem' in whole) return refused('unreadable-object', whole.problem, each.file);
    spendObjects(whole.objects.length);
    spendBytes(bytesOfNodes(common) * whole.objects.length);
    spendOperations(OPERATIONS_PER_LABEL * common.nodes * whole.objects.length);
    spendOperations(each.trace.length);
    for (const object of whole.objects) objects.push(object);
  }
  const encrypted = spec.decryption === undefined ? objects.find(({ object }) => isEncrypted(object)) : undefined;
  if (encrypted !== undefined) {
    const { metadata } = encrypted.object;
    const place = [fieldsOf(metadata).namespace, fieldsOf(metadata).name].filter((part) => part !== undefined).join('/');
    return refused(
      'encrypted-secret',
      `Secret/${place} is SOPS encrypted, configuring decryption is required for this secret to be reconciled`,
    );
  }
  const unresolved = [...leftOut, ...substituted.unresolved];
  return { objects, notes, ...(unresolved.length === 0 ? {} : { unresolved }) };
}

/** The build of the folder and the `spec` of a Flux Kustomization, before the values of a cluster are substituted. */
export type UnsubstitutedBuild =
  | {
      readonly built: readonly AppliedObject[];
      readonly notes: readonly KustomizeProblem[];
      readonly leftOut: readonly UnresolvedInput[];
      /** The result for objects without substituted values. */
      readonly finished: Map<AppliedObject, Finished>;
    }
  | { readonly error: BuildProblem };

/** Builds from the tree of the whole build, with any watcher. */
export type BuildUnsubstituted = (tree: FileTree) => UnsubstitutedBuild;

function buildUnsubstituted(
  { kustomization, remote, buildRest = false, cache = createParseCache() }: KustomizationInput,
  tree: FileTree,
): UnsubstitutedBuild {
  const spec = fieldsOf(kustomization.spec);
  const { name, namespace } = fieldsOf(kustomization.metadata);
  const path = plainText(spec.path ?? '');
  const folder = kustomizationPath(path);
  if (tree.list(folder) === undefined)
    return refused('path-not-found', `kustomization path not found: ${path}${absenceText(tree, folder)}`);
  const generated = generateKustomization(tree, folder, spec, (text) => sharedDocuments(text, cache));
  if ('problem' in generated) {
    const { problem, ...place } = generated;
    return { error: { reason: 'generator', ...place, message: problem } };
  }
  const built = kustomizeBuild(tree, folder, { generated: { kustomization: generated.kustomization }, remote, leaveOut: buildRest, cache });
  if ('error' in built) return { error: kustomizeProblem(built.error, generated) };
  const unnamed = built.objects.find(({ object }) => !isNamed(object));
  if (unnamed !== undefined) return refused('not-an-object', 'failed to decode Kubernetes apiVersion, kind and name', unnamed.file);
  const owner = `Kustomization ${plainText(namespace)}/${plainText(name)}`;
  return {
    built: built.objects.map((each) => ({ ...each, trace: traceOf(each.trace, generated, owner), variables: [], unknownVariables: [] })),
    notes: built.notes.map((note) => noteOf(note, generated)),
    leftOut: distinctInputs((built.leftOut ?? []).map((problem) => leftOutInput(kustomizeProblem(problem, generated)))),
    finished: new Map(),
  };
}

/** An object as it is sent, or why it cannot be read. A List becomes several objects. */
type Finished = { readonly objects: readonly AppliedObject[] } | { readonly problem: string };

function finish(each: AppliedObject, owner: Owner): Finished {
  const reread = rereadObject(each.object);
  if ('problem' in reread) return reread;
  const objects = expandList(reread.object).map((object): AppliedObject => {
    const dropped = [...droppedFields(object), ...droppedMarks(object)];
    return { ...each, object: appliedObject(object, owner), ...(dropped.length === 0 ? {} : { dropped }) };
  });
  return { objects };
}

const leftOutInput = (problem: KustomizeProblem): UnresolvedInput => ({
  kind: 'resource',
  name: problem.value ?? '',
  fails: false,
  problem,
});

function kustomizeProblem(problem: KustomizeProblem, generated: GeneratedKustomization): KustomizeProblem {
  const noted = noteOf(problem, generated);
  return { ...noted, message: `kustomize build failed: ${noted.message}` };
}

/** Cost of the common metadata of one object. */
const OPERATIONS_PER_LABEL = 100;

const refused = (reason: string, message: string, file?: string): { readonly error: BuildProblem } => ({
  error: { reason, message, ...(file === undefined ? {} : { file }) },
});

/** Attributes patches and images of the spec to the spec, not to the file that they were merged into. */
const traceOf = (trace: readonly TraceStep[], generated: GeneratedKustomization, owner: string): readonly TraceStep[] =>
  trace.map((step) => {
    const by = entryOfSpec(step, generated);
    return by === undefined ? step : { ...step, file: owner, by };
  });

/** Returns `spec.patches[0]` or `spec.images[0]` for an entry of the spec. Flux appends them to the entries of the file. */
function entryOfSpec({ file, by = '' }: Partial<TraceStep>, generated: GeneratedKustomization): string | undefined {
  const { ownPatches, ownImages, addedImages } = generated;
  const [, field, digits] = (file === generated.file ? /^(patches|images)\[(\d+)\]$/.exec(by) : undefined) ?? [];
  const number = Number(digits) - (field === 'patches' ? ownPatches : ownImages);
  if (field === undefined || number < 0) return undefined;
  return `spec.${field}[${field === 'patches' ? number : addedImages[number]}]`;
}

/** Corrects the location of a note: no file of the source contains the patches of the spec or the objects that Flux generates. */
function noteOf(note: KustomizeProblem, generated: GeneratedKustomization): KustomizeProblem {
  const by = entryOfSpec(note, generated);
  if (by === undefined) return generated.isNew && note.file === generated.file ? { reason: note.reason, message: note.message } : note;
  const { file: _, ...rest } = note;
  return { ...rest, by, message: note.message.replace(note.by ?? '', by) };
}

const isNamed = ({ apiVersion, kind, metadata }: BuiltObject['object']): boolean =>
  [apiVersion, kind, fieldsOf(metadata).name].every((part) => typeof part === 'string' && part !== '');
