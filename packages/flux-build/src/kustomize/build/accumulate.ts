import { withoutCredentials } from '@slipway/manifest';
import type { TraceStep } from '../../built-object.ts';
import { spendOperations } from '../../spending.ts';
import { crdConfig } from '../config/crd-config.ts';
import { configWith, mergeConfigs } from '../config/transformer-config.ts';
import { enterFolder, type Loader, loadText, relativePath, resolvePath } from '../files/loader.ts';
import { absenceText } from '../files/manifest-text.ts';
import { remoteText } from '../files/remote-files.ts';
import { absorb } from '../generators/absorb.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import { makeResources } from '../resources/make-resources.ts';
import type { Resource } from '../resources/resource.ts';
import { appendAll, createResourceSet, dropEmptyResources, usedIds } from '../resources/resource-set.ts';
import { mergeVars } from '../transformers/vars.ts';
import { type Accumulator, createAccumulator, mergeAccumulator } from './accumulator.ts';
import { builtInGenerators } from './built-in-generators.ts';
import { builtInTransformers } from './built-in-transformers.ts';
import type { ConfiguredTransformer } from './configured.ts';
import { orLeaveOut } from './left-out.ts';
import { openKustomization } from './open-kustomization.ts';
import { annotateGenerated, annotatePath, annotateTransformed, builtInOrigin } from './origin.ts';
import { type PluginReader, pluginGenerators, pluginTransformers } from './plugins.ts';
import { patchSource, type Target } from './target.ts';
import { validate } from './validate.ts';

/** Collects the resources of a kustomization. A Component adds to those of its parent. */
export function accumulate(target: Target, start: Accumulator = createAccumulator()): Accumulator {
  try {
    return accumulateAll(target, start);
  } catch (error) {
    throw error instanceof Refusal ? withFile(error, target.file) : error;
  }
}

function accumulateAll(target: Target, start: Accumulator): Accumulator {
  const { kustomization, loader, context } = target;
  const accumulator = addResources(target, start, kustomization.resources ?? []);
  const configs = (kustomization.configurations ?? []).map((path) => ({ text: loadText(loader, path), file: path }));
  accumulator.config = mergeConfigs(accumulator.config, configWith(configs));
  for (const path of kustomization.crds ?? [])
    accumulator.config = mergeConfigs(accumulator.config, crdConfig(loadText(loader, path), path));
  runGenerators(target, accumulator);
  const joined = addComponents(target, accumulator);
  runTransformers(target, joined);
  validate(pluginTransformers(target, kustomization.validators ?? [], 'validators', readPlugins), joined.set, context);
  mergeVars(joined.set, joined.vars, kustomization.vars ?? []);
  return joined;
}

/** Adds files and folders. A path that cannot be read as a file is read as a folder; if both fail, one refusal has both reasons. */
function addResources(target: Target, accumulator: Accumulator, paths: readonly string[]): Accumulator {
  const taken = usedIds(accumulator.set);
  for (const path of paths) {
    const failure = addFile(target, accumulator, path, taken);
    if (failure === undefined) continue;
    const loader = orLeaveOut(target.context, { file: target.file }, () => enterOrFail(target, path, failure));
    if (loader === undefined) continue;
    const built = accumulateFolder(target, loader);
    try {
      mergeAccumulator(accumulator, built, taken);
    } catch (error) {
      throw error instanceof Refusal ? listedTwice(error, target, path) : error;
    }
  }
  return accumulator;
}

/** If one file is added twice, the list is wrong. */
function listedTwice(error: Refusal, { file }: Target, path: string): Refusal {
  const { reason, message, file: known } = error.problem;
  if (reason !== 'duplicate-id' || known !== undefined) return error;
  return new Refusal({ reason, message: `${message}, which ${path} brings again`, file, value: path });
}

function enterOrFail({ loader, file }: Target, path: string, failure: Refusal): Loader {
  if (failure.problem.reason === 'remote-resource') throw withFile(failure, file);
  try {
    return enterFolder(loader, path);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason } = error.problem;
    if (reason !== 'missing-folder') throw withFile(error, file);
    if (failure.problem.reason !== 'missing-file') throw failure;
    const at = resolvePath(loader.folder, path);
    const message = `there is neither a file nor a folder ${path}${absenceText(loader.tree, at)}`;
    throw new Refusal({ reason: 'missing-resource', message, file, value: path });
  }
}

/** Reports the innermost known position. */
const withFile = (error: Refusal, file: string, by?: string): Refusal =>
  error.problem.file === undefined ? new Refusal({ ...error.problem, file, ...(by === undefined ? {} : { by }) }) : error;

/** Returns undefined when the file was added, else its refusal. */
function addFile(target: Target, accumulator: Accumulator, path: string, taken: Set<string>): Refusal | undefined {
  try {
    const resources = readFile(target, path);
    appendAll(accumulator.set, resources, taken);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return listedTwice(error, target, path);
    throw error;
  }
}

function readFile({ loader, origins, context }: Target, path: string): Resource[] {
  const text = loadText(loader, path);
  const file = remoteText(loader.remote, path) !== undefined ? withoutCredentials(path) : resolvePath(loader.folder, path);
  try {
    const resources = makeResources(text, file, context.cache, { action: 'read', file, by: 'resources' });
    appendAll(createResourceSet(), resources);
    if (origins) for (const resource of resources) annotatePath(resource, relativePath(context.root, file));
    return resources;
  } catch (error) {
    throw error instanceof Refusal ? withFile(error, file) : error;
  }
}

function accumulateFolder(target: Target, loader: Loader): Accumulator {
  return accumulate(openFolder(target, loader, 'Kustomization'));
}

function openFolder({ origins, context }: Target, loader: Loader, kind: 'Kustomization' | 'Component'): Target {
  const { kustomization, file } = openKustomization(loader, context);
  if ((kustomization.kind === 'Component') !== (kind === 'Component')) {
    throw refusal('wrong-kustomization-kind', `a ${kind} is expected, and it is a ${kustomization.kind}`, file);
  }
  return { loader, kustomization, file, origins, context };
}

function addComponents(target: Target, accumulator: Accumulator): Accumulator {
  let joined = accumulator;
  for (const path of target.kustomization.components ?? []) {
    const loader = orLeaveOut(target.context, { file: target.file }, () => enterComponent(target, path));
    if (loader === undefined) continue;
    const built = accumulate(openFolder(target, loader, 'Component'), joined);
    joined = createAccumulator();
    mergeAccumulator(joined, built);
  }
  return joined;
}

function enterComponent({ loader, file }: Target, path: string): Loader {
  try {
    return enterFolder(loader, path);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, message } = error.problem;
    if (reason !== 'missing-folder') throw withFile(error, file);
    throw new Refusal({ reason: 'missing-component', message, file, value: path });
  }
}

/** Reads plugins like resources, from files and folders. */
const readPlugins: PluginReader = (target, start, paths) => addResources(target, start, paths).set.list;

function runGenerators(target: Target, accumulator: Accumulator): void {
  for (const { make, origin } of [...builtInGenerators(target), ...pluginGenerators(target, readPlugins)]) {
    orLeaveOut(target.context, { file: target.file }, () => {
      const resource = make();
      if (origin !== undefined) annotateGenerated(resource, origin);
      absorb(accumulator.set, resource);
    });
  }
}

function runTransformers(target: Target, { set, config }: Accumulator): void {
  const { context, kustomization } = target;
  const own = builtIns(target, config);
  const plugins = pluginTransformers(target, kustomization.transformers ?? [], 'transformers', readPlugins);
  for (const { transform, step, origin } of [...own, ...plugins]) {
    spendOperations(OPERATIONS_PER_TRANSFORMER + OPERATIONS_PER_RESOURCE * set.list.length);
    try {
      orLeaveOut(context, { file: step.file, by: step.by }, () => transform(set, { schemas: context.schemas, notes: context.notes, step }));
    } catch (error) {
      throw error instanceof Refusal ? withFile(error, step.file, step.by) : error;
    }
    if (origin !== undefined) for (const resource of set.list) annotateTransformed(resource, origin);
    dropEmptyResources(set);
  }
}

/** Cost of every transformer, and of each resource that it visits. */
const OPERATIONS_PER_TRANSFORMER = 200;
const OPERATIONS_PER_RESOURCE = 50;

function builtIns(target: Target, config: Accumulator['config']): readonly ConfiguredTransformer[] {
  const { file, origins, context, kustomization } = target;
  return builtInTransformers(kustomization, config, patchSource(target)).map(({ kind, action, by, transform }) => {
    const step: TraceStep = { action, file, by };
    return { transform, step, origin: origins ? builtInOrigin(relativePath(context.root, file), kind) : undefined };
  });
}
