import { type Fields, fieldsOf, isFields, listOf, plainText } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { readYaml11, writeYaml } from '@slipway/manifest/yaml11';
import { spendObjects } from '../spending.ts';
import { runTemplate } from './run-template.ts';
import { MissingKey, TemplateProblem } from './template-problem.ts';

// Most repositories have no ResourceSet.
const sprig = lazy<typeof import('@slipway/go-template/slim-sprig')>(import.meta.url, '@slipway/go-template/slim-sprig');

/** Returns the objects that flux-operator creates from a ResourceSet, or why they are unknown. */
export type Expansion =
  | {
      readonly objects: readonly Fields[];
      /** One for each object. */
      readonly templates: readonly ObjectTemplate[];
      readonly repeated?: readonly RepeatedObject[];
    }
  | {
      readonly problem: string;
      /** The field of the ResourceSet with the template. */
      readonly pointer?: string;
      /** The key that the template reads and no input has, if flux-operator certainly fails because of it. */
      readonly missingKey?: string;
    };

/** The part of a ResourceSet that an object is created from. */
export interface ObjectTemplate {
  /** `/spec/resources/0`, or the field with the text of a template: `/spec/steps/1/resourcesTemplate`. */
  readonly pointer: string;
  /** For the text of a template: its inputs, and the number of the document in the result. */
  readonly result?: { readonly inputs: Fields; readonly document: number };
}

/** An object that several inputs create with different content. */
export interface RepeatedObject {
  /** `Kind/namespace/name`. */
  readonly text: string;
  /** Where the first of them is created. */
  readonly pointer: string;
  /** Positions of the first two inputs with different content, from 0. */
  readonly inputs: readonly [number, number];
}

/** The most input sets that flux-operator accepts from all providers together. */
const MAX_PERMUTATIONS = 10_000;

const GROUP = 'fluxcd.controlplane.io/';
const RECONCILE = 'fluxcd.controlplane.io/reconcile';

export const isResourceSet = ({ kind, apiVersion }: Fields): boolean => kind === 'ResourceSet' && plainText(apiVersion).startsWith(GROUP);

export const isInputProvider = ({ kind, apiVersion }: Fields): boolean =>
  kind === 'ResourceSetInputProvider' && plainText(apiVersion).startsWith(GROUP);

/**
 * Returns the objects of a ResourceSet, as `internal/builder/resourceset.go` and `internal/inputs` of flux-operator create them.
 * `providers` are the ResourceSetInputProviders of its namespace. Static ones are supported; all others need an external service.
 */
export function expandResourceSet(resourceSet: Fields, providers: readonly Fields[]): Expansion {
  try {
    const spec = fieldsOf(resourceSet.spec);
    const hasInputs = listOf(spec.inputsFrom).length > 0;
    const sets = inputSets(resourceSet, providers);
    if (hasInputs && sets.length === 0) return { objects: [], templates: [] };
    const steps = listOf(spec.steps).map(fieldsOf);
    const made =
      steps.length > 0 ? steps.map((step, index) => objectsOf(step, sets, `/spec/steps/${index}`)) : [objectsOf(spec, sets, '/spec')];
    refuseRepeated(made.map(({ created }) => created.map(({ object }) => object)));
    const all = made.flatMap(({ created }) => created);
    const repeated = made.flatMap((part) => part.repeated);
    const objects = all.map(({ object }) => withCommonMetadata(object, resourceSet));
    return { objects, templates: all.map(({ template }) => template), ...(repeated.length === 0 ? {} : { repeated }) };
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    const isCertain = error instanceof MissingKey && !KEYS_OF_THE_CLUSTER.has(error.key.replace(/^inputs\./, ''));
    return {
      problem: error.message,
      ...(error.pointer === undefined ? {} : { pointer: error.pointer }),
      ...(isCertain ? { missingKey: error.key } : {}),
    };
  }
}

/** Keys that flux-operator adds to the inputs of a provider on the cluster. */
const KEYS_OF_THE_CLUSTER: ReadonlySet<string> = new Set(['id', 'provider']);

/** Steps may not share objects. Within one step, the first object wins. */
function refuseRepeated(steps: readonly (readonly Fields[])[]): void {
  const stepOf = new Map<string, number>();
  for (const [index, objects] of steps.entries())
    for (const object of objects) {
      const identity = identityOf(object);
      if ((stepOf.get(identity) ?? index) !== index) throw new TemplateProblem(`two steps make ${identity.replace(/^\//, '')}`);
      stepOf.set(identity, index);
    }
}

/** Adds the labels and annotations of `commonMetadata`, and the labels with the owner. */
function withCommonMetadata(object: Fields, { spec, metadata: owner }: Fields): Fields {
  const common = fieldsOf(fieldsOf(spec).commonMetadata);
  const { name, namespace } = fieldsOf(owner);
  const metadata = fieldsOf(object.metadata);
  const labels = {
    ...fieldsOf(metadata.labels),
    ...fieldsOf(common.labels),
    [`resourceset.${GROUP}name`]: name,
    [`resourceset.${GROUP}namespace`]: namespace,
  };
  const annotations =
    common.annotations === undefined ? {} : { annotations: { ...fieldsOf(metadata.annotations), ...fieldsOf(common.annotations) } };
  return { ...object, metadata: { ...metadata, labels, ...annotations } };
}

/** An object that one step creates. */
interface Created {
  readonly object: Fields;
  readonly template: ObjectTemplate;
  /** Index of its input. */
  readonly input: number;
}

/** The objects that one step creates. Of several with one identity, the first counts. */
interface CreatedByStep {
  readonly created: readonly Created[];
  readonly repeated: readonly RepeatedObject[];
}

function objectsOf({ resources, resourcesTemplate }: Fields, sets: readonly Fields[], path: string): CreatedByStep {
  const made = new Map<string, Created>();
  const repeated = new Map<string, RepeatedObject>();
  const add = (each: Created): void => {
    const { object, input } = each;
    if (fieldsOf(fieldsOf(object.metadata).annotations)[RECONCILE] === 'disabled') return;
    const key = identityOf(object);
    const first = made.get(key);
    if (first === undefined) {
      spendObjects(1);
      made.set(key, each);
    } else if (first.input !== input && !repeated.has(key) && JSON.stringify(first.object) !== JSON.stringify(object))
      repeated.set(key, { text: objectText(object), pointer: first.template.pointer, inputs: [first.input, input] });
  };
  const all = sets.length === 0 ? [{}] : sets;
  const run = (pointer: string, text: string, isText: boolean): void =>
    at(pointer, () => {
      for (const [input, inputs] of all.entries())
        for (const { object, document } of readObjects(runTemplate(text, inputs)))
          add({ object, input, template: { pointer, ...(isText ? { result: { inputs, document } } : {}) } });
    });
  for (const [index, template] of listOf(resources).entries()) run(`${path}/resources/${index}`, writeYaml(template), false);
  if (typeof resourcesTemplate === 'string' && resourcesTemplate !== '') run(`${path}/resourcesTemplate`, resourcesTemplate, true);
  return { created: [...made.values()], repeated: [...repeated.values()] };
}

function objectText({ kind, metadata }: Fields): string {
  const { namespace, name } = fieldsOf(metadata);
  return [kind, namespace, name].flatMap((part) => (part === undefined ? [] : [plainText(part)])).join('/');
}

/** Adds the field with the template to a problem. */
function at(pointer: string, expand: () => void): void {
  try {
    expand();
  } catch (error) {
    if (error instanceof TemplateProblem) error.pointer ??= pointer;
    throw error;
  }
}

function identityOf({ apiVersion, kind, metadata }: Fields): string {
  const { namespace, name } = fieldsOf(metadata);
  const group = /^(.*)\//.exec(plainText(apiVersion))?.[1] ?? '';
  return [group, kind, namespace, name].map((part) => plainText(part ?? '')).join('/');
}

/** Returns the documents that a template gives, with their offsets. Empty documents count. */
export function resultDocuments(text: string): readonly { readonly text: string; readonly start: number }[] {
  const markers = [...text.matchAll(/^---(?:[ \t].*)?$/gm)];
  const starts = [0, ...markers.map((marker) => marker.index + marker[0].length)];
  return starts.map((start, index) => ({ text: text.slice(start, markers[index]?.index), start }));
}

function readObjects(text: string): readonly { readonly object: Fields; readonly document: number }[] {
  return resultDocuments(text).flatMap((part, document) => {
    const reading = readYaml11(part.text);
    if ('problem' in reading) throw new TemplateProblem(`what a template gives is not YAML: ${reading.problem}`);
    if (reading.value === null || reading.value === undefined) return [];
    if (!isFields(reading.value)) throw new TemplateProblem('what a template gives is not an object');
    return [{ object: reading.value, document }];
  });
}

function inputSets(resourceSet: Fields, providers: readonly Fields[]): readonly Fields[] {
  const spec = fieldsOf(resourceSet.spec);
  const own = listOf(spec.inputs).map((inputs) => withProvider(fieldsOf(inputs), resourceSet));
  const others = chosenProviders(listOf(spec.inputsFrom).map(fieldsOf), providers).map((provider) => ({
    name: plainText(fieldsOf(provider.metadata).name),
    sets: [staticInputs(provider)],
  }));
  const { name: strategy = 'Flatten', includeEmptyProviders } = fieldsOf(spec.inputStrategy);
  if (strategy === 'Flatten') return [...own, ...others.flatMap(({ sets }) => sets)];
  if (strategy !== 'Permute') throw new TemplateProblem(`the input strategy ${plainText(strategy)} is unknown`);
  const all = [{ name: plainText(fieldsOf(resourceSet.metadata).name), sets: own }, ...others];
  return permuted(all.filter(({ sets }) => includeEmptyProviders === true || sets.length > 0));
}

function withProvider(inputs: Fields, { apiVersion, kind, metadata }: Fields): Fields {
  const { name, namespace } = fieldsOf(metadata);
  return { ...inputs, provider: { apiVersion, kind, name, namespace } };
}

/** Returns the selected providers once each, sorted by name. */
function chosenProviders(references: readonly Fields[], providers: readonly Fields[]): readonly Fields[] {
  const chosen = new Map<string, Fields>();
  for (const { name, selector } of references) {
    const matching = providers.filter((each) =>
      name === undefined ? matches(each, fieldsOf(selector)) : fieldsOf(each.metadata).name === name,
    );
    if (matching.length === 0 && name !== undefined) throw new TemplateProblem(`there is no ResourceSetInputProvider ${plainText(name)}`);
    for (const each of matching) chosen.set(plainText(fieldsOf(each.metadata).name), each);
  }
  return [...chosen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, provider]) => provider);
}

function matches({ metadata }: Fields, { matchLabels, matchExpressions }: Fields): boolean {
  if (listOf(matchExpressions).length > 0) throw new TemplateProblem('matchExpressions of inputsFrom are not supported');
  const labels = fieldsOf(fieldsOf(metadata).labels);
  return Object.entries(fieldsOf(matchLabels)).every(([key, value]) => labels[key] === value);
}

/** The `id` contains the uid of the provider, which only the cluster has. */
function staticInputs(provider: Fields): Fields {
  const { type, defaultValues } = fieldsOf(provider.spec);
  if (type !== 'Static')
    throw new TemplateProblem(
      `the inputs come from a ResourceSetInputProvider of type ${plainText(type)}, which calls an external service`,
    );
  return withProvider(fieldsOf(defaultValues), provider);
}

interface ProviderInputs {
  readonly name: string;
  readonly sets: readonly Fields[];
}

/** Combines the inputs of the providers, each below the name of its provider; the first provider changes last. */
function permuted(providers: readonly ProviderInputs[]): readonly Fields[] {
  if (providers.length === 0) return [];
  const count = providers.reduce((product, { sets }) => product * sets.length, 1);
  if (count > MAX_PERMUTATIONS)
    throw new TemplateProblem(`there are ${count} permutations of the inputs, and at most ${MAX_PERMUTATIONS} are taken`);
  const permutations = providers.reduce<readonly Permutation[]>(
    (before, { name, sets }) =>
      before.flatMap(({ inputs, id }) =>
        sets.map((set, index) => ({
          inputs: { ...inputs, [normalizedKey(name)]: set },
          id: [...id, `${normalizedKey(name)}=${index}`],
        })),
      ),
    [{ inputs: {}, id: [] }],
  );
  return permutations.map(({ inputs, id }) => ({ ...inputs, id: String(sprig().adler32(Buffer.from(id.join('/')))) }));
}

interface Permutation {
  readonly inputs: Fields;
  readonly id: readonly string[];
}

/** Keeps letters and digits, and replaces each run of spaces and signs by an underscore. */
const normalizedKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '_')
    .replaceAll(/[^a-z0-9_]/g, '')
    .split('_')
    .filter((word) => word !== '')
    .join('_');
