import type { TraceStep } from '../../built-object.ts';
import { relativePath } from '../files/loader.ts';
import { objectValue } from '../nodes/node-value.ts';
import { Refusal, refusal } from '../nodes/refusal.ts';
import type { YamlNode } from '../nodes/yaml-node.ts';
import { LOCAL_CONFIG_ANNOTATION } from '../resources/build-annotations.ts';
import { makeResources } from '../resources/make-resources.ts';
import { annotationsOf, apiVersionOfResource, kindOf, nameOf, namespaceOf, type Resource } from '../resources/resource.ts';
import { appendAll } from '../resources/resource-set.ts';
import { type Accumulator, createAccumulator } from './accumulator.ts';
import type { ConfiguredGenerator } from './built-in-generators.ts';
import type { ConfiguredTransformer } from './configured.ts';
import type { Origin } from './origin.ts';
import { generatorPlugin, transformerPlugin } from './plugin-kinds.ts';
import type { Target } from './target.ts';

/** Adds the resources of files and folders to the existing ones, and returns all. */
export type PluginReader = (target: Target, start: Accumulator, paths: readonly string[]) => readonly Resource[];

/** Returns the generators of `generators`: files, folders, or inline plugins. */
export const pluginGenerators = (target: Target, reader: PluginReader): readonly ConfiguredGenerator[] =>
  pluginsOf(target, target.kustomization.generators ?? [], reader).map((plugin, index) => ({
    make: generatorPlugin(kindOf(plugin), configOf(plugin), target, stepOf(target, plugin, `generators[${index}]`, 'generated'), index),
    origin: originOf(target, plugin),
  }));

/** Returns the transformers of a field. */
export const pluginTransformers = (
  target: Target,
  entries: readonly string[],
  field: string,
  reader: PluginReader,
): readonly ConfiguredTransformer[] =>
  pluginsOf(target, entries, reader).map((plugin, index) => ({
    transform: transformerPlugin(kindOf(plugin), configOf(plugin), target),
    step: stepOf(target, plugin, `${field}[${index}]`, 'transformed'),
    origin: originOf(target, plugin),
  }));

function pluginsOf(target: Target, entries: readonly string[], reader: PluginReader): readonly Resource[] {
  if (entries.length === 0) return [];
  const accumulator = createAccumulator();
  const paths: string[] = [];
  for (const entry of entries) {
    const inline = tryInline(target, entry);
    if (inline === undefined) paths.push(entry);
    else appendAll(accumulator.set, inline);
  }
  const list = reader(target, accumulator, paths);
  for (const plugin of list) checkPlugin(plugin);
  return list;
}

function tryInline({ file, context }: Target, entry: string): Resource[] | undefined {
  try {
    return makeResources(entry, file, context.cache, { action: 'read', file, by: 'transformers' });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Refuses plugins that are not built in: no programs or containers run. */
function checkPlugin(plugin: Resource): void {
  if (apiVersionOfResource(plugin) === 'builtin') return;
  throw refusal('external-plugin', `${kindOf(plugin)} ${nameOf(plugin)} is a plugin that Flux does not run`, plugin.file);
}

const configOf = (plugin: Resource): Record<string, unknown> => objectValue(plugin.node as YamlNode);

const stepOf = ({ file }: Target, plugin: Resource, by: string, action: TraceStep['action']): TraceStep => ({
  action,
  file: plugin.file || file,
  by: `${by} ${kindOf(plugin)} ${nameOf(plugin)}`,
});

function originOf({ origins, context }: Target, plugin: Resource): Origin | undefined {
  if (!origins || annotationsOf(plugin).has(LOCAL_CONFIG_ANNOTATION)) return undefined;
  return {
    configuredIn: relativePath(context.root, plugin.file),
    configuredBy: { apiVersion: apiVersionOfResource(plugin), kind: kindOf(plugin), name: nameOf(plugin), namespace: namespaceOf(plugin) },
  };
}
