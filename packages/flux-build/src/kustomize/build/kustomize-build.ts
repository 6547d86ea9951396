import type { Budget } from '@slipway/manifest';
import type { BuiltObject, KustomizeProblem, KustomizeResult, TraceStep } from '../../built-object.ts';
import type { FileTree } from '../../file-tree.ts';
import { spendOperations, withBudget } from '../../spending.ts';
import { fieldSpecOf } from '../config/field-specs.ts';
import { rootLoader } from '../files/loader.ts';
import type { RemoteFiles } from '../files/remote-files.ts';
import { builtInSchemas } from '../merge/merge-schema.ts';
import { objectValue } from '../nodes/node-value.ts';
import { Refusal } from '../nodes/refusal.ts';
import { isEmptyNode, type YamlNode } from '../nodes/yaml-node.ts';
import {
  BUILD_ANNOTATIONS,
  LOCAL_CONFIG_ANNOTATION,
  ORIGIN_ANNOTATION,
  TRANSFORMATIONS_ANNOTATION,
} from '../resources/build-annotations.ts';
import { checkMetadata, createParseCache, type ParseCache } from '../resources/make-resources.ts';
import { annotationOf, annotationsOf, type Resource, setAnnotations } from '../resources/resource.ts';
import type { ResourceSet } from '../resources/resource-set.ts';
import { setEntries } from '../transformers/change-fields.ts';
import { hashNames } from '../transformers/hash-names.ts';
import { fixNameReferences } from '../transformers/name-references.ts';
import { sortResources } from '../transformers/sort-resources.ts';
import { resolveVars } from '../transformers/vars.ts';
import { accumulate } from './accumulate.ts';
import type { Accumulator } from './accumulator.ts';
import type { BuildContext } from './context.ts';
import { certainNotes, orLeaveOut } from './left-out.ts';
import { type OpenedKustomization, openGenerated, openKustomization } from './open-kustomization.ts';

export interface KustomizeOptions {
  /**
   * A kustomization that replaces the file of the folder, as kustomize-controller writes it before the build: unknown fields are ignored,
   * and scalars become strings if strings are expected.
   */
  readonly generated?: { readonly kustomization: unknown };
  /** Content of other hosts, by URL: the text of a file, or the build of a base. */
  readonly remote?: RemoteFiles | undefined;
  /** Whether to build without inputs of other hosts that are not available, and list them in `leftOut`. @default false */
  readonly leaveOut?: boolean;
  /** Shared by builds of one tree, so that each file is read once. */
  readonly cache?: ParseCache;
  /** Limits of the build; it throws a LimitError when it reaches one. @default the budget of the current work, or `createBudget()` */
  readonly budget?: Budget;
}

/**
 * Builds a folder like kustomize in kustomize-controller 1.9 (kustomize 5.8, only its own plugins, files from anywhere in the tree and from
 * nowhere else). It reads only the tree.
 */
export function kustomizeBuild(tree: FileTree, folder: string, options: KustomizeOptions = {}): KustomizeResult {
  const notes: KustomizeProblem[] = [];
  const leftOut = options.leaveOut === true ? [] : undefined;
  const context: BuildContext = { cache: options.cache ?? createParseCache(), notes, leftOut, schemas: builtInSchemas, root: folder };
  try {
    const objects = withBudget(options.budget, () => build(tree, folder, options, context));
    return { objects, notes: certainNotes(context), ...(leftOut === undefined || leftOut.length === 0 ? {} : { leftOut }) };
  } catch (error) {
    if (error instanceof Refusal) return { error: error.problem };
    if (error instanceof RangeError)
      return { error: { reason: 'too-deep', message: 'folders or values are nested too deeply', file: folder || '.' } };
    throw error;
  }
}

function build(tree: FileTree, folder: string, { generated, remote }: KustomizeOptions, context: BuildContext): readonly BuiltObject[] {
  const loader = rootLoader(tree, folder, remote);
  const opened = generated === undefined ? openKustomization(loader, context) : openGenerated(loader, generated.kustomization, context);
  const origins = (opened.kustomization.buildMetadata ?? []).length > 0;
  spendOperations(OPERATIONS_PER_BUILD);
  const accumulator = accumulate({ loader, ...opened, origins, context });
  finish(accumulator, opened, context);
  return accumulator.set.list.map(builtObject);
}

const OPERATIONS_PER_BUILD = 10_000;

/** Runs the changes that need all objects together. */
function finish({ set, config, vars }: Accumulator, { kustomization, file }: OpenedKustomization, context: BuildContext): void {
  const step: TraceStep = { action: 'transformed', file, by: 'vars' };
  hashNames(set);
  fixNameReferences(set, config.nameReference);
  orLeaveOut(context, step, () => resolveVars(set, vars, config.varReference, { schemas: context.schemas, notes: context.notes, step }));
  dropLocal(set);
  if (kustomization.sortOptions !== undefined) sortResources(set, kustomization.sortOptions, file);
  const metadata = kustomization.buildMetadata ?? [];
  if (metadata.includes('managedByLabel')) {
    const labels = setEntries(new Map([['app.kubernetes.io/managed-by', 'kustomize-(devel)']]), [fieldSpecOf('metadata/labels', true)]);
    labels(set, { schemas: context.schemas, notes: context.notes, step: { ...step, by: 'buildMetadata' } });
  }
  for (const resource of set.list) removeAnnotations(resource, metadata);
}

/** Removes objects that only kustomize uses, such as the source of replacements. */
function dropLocal(set: ResourceSet): void {
  set.list = set.list.filter((resource) => {
    if (isEmptyNode(resource.node)) return false;
    checkMetadata(resource.node as YamlNode);
    const local = annotationOf(resource, LOCAL_CONFIG_ANNOTATION);
    return local === undefined || local === 'false';
  });
}

function removeAnnotations(resource: Resource, metadata: readonly string[]): void {
  const annotations = annotationsOf(resource);
  const [keepsOrigin, keepsTransformations] = [metadata.includes('originAnnotations'), metadata.includes('transformerAnnotations')];
  if (annotations.size === 0 && keepsOrigin && keepsTransformations) return;
  for (const name of BUILD_ANNOTATIONS) annotations.delete(name);
  if (!keepsOrigin) annotations.delete(ORIGIN_ANNOTATION);
  if (!keepsTransformations) annotations.delete(TRANSFORMATIONS_ANNOTATION);
  setAnnotations(resource, annotations);
}

const builtObject = ({ node, file, index, trace }: Resource): BuiltObject => ({
  object: objectValue(node as YamlNode),
  file,
  index,
  trace,
});
