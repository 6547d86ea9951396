import {
  functionOfName,
  functionOfPackage,
  type JsonObject,
  type RenderedComposite,
  type RenderInput,
  renderComposite,
  renderRounds,
} from '@slipway/compose';
import { compareStrings, emitYaml, fieldsOf, isFields, listOf, printableLines, setKey, textOf, UnwritableError } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import { printableYaml } from '../report/printable-yaml.ts';
import type { VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { errorPointer } from './error-position.ts';
import { at, type ReadObject, RenderFiles } from './render-input.ts';

/** Options of `slipway render`, which are those of `crossplane composition render`. */
export interface RenderOptions {
  readonly composite: string;
  readonly composition: string;
  readonly functions: string | undefined;
  readonly xrd?: string;
  readonly observedResources?: string;
  readonly requiredResources?: readonly string[];
  readonly extraResources?: readonly string[];
  readonly functionCredentials?: string;
  readonly contextFiles?: readonly string[];
  readonly contextValues?: readonly string[];
  readonly includeFullXr?: boolean;
  readonly includeFunctionResults?: boolean;
  readonly includeContext?: boolean;
  /** The most runs of Crossplane. @default one run */
  readonly rounds?: string;
}

/** Maximum number of rounds. */
const MAX_ROUNDS = 100;

/** Renders a composite with its Composition, and prints the documents of `crossplane composition render`. */
export async function runRender(context: VerbContext, options: RenderOptions): Promise<VerbReport> {
  const { composite, composition } = options;
  if (composite === '' || composition === '') throw usageFailure('Name two files: slipway render XR COMPOSITION [FUNCTIONS].');
  const rounds = options.rounds === undefined ? 1 : Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS)
    throw usageFailure(`--rounds must be a whole number from 1 to ${MAX_ROUNDS}, not ${JSON.stringify(options.rounds)}.`);
  const files = new RenderFiles(context);
  const inputs = readInputs(files, options);
  context.found.push(...files.findings);
  const isComplete = files.findings.every(({ severity }) => severity !== 'reject');
  const documents =
    inputs !== undefined && isComplete ? context.budget.interruptible(() => render(context, files, { ...inputs, rounds }, options)) : [];
  // A patch may copy a value into a Secret.
  context.secrets.addLater(({ addObject }) => documents.forEach(addObject));
  const printed = context.output === 'json' ? '' : yamlOf(documents);
  return {
    findings: files.findings,
    json: () => ({ documents }),
    documents: () => documents,
    text: () => printableLines(printed.trimEnd()),
    yaml: () => documents.map((document) => `---\n${printableYaml(document)}`).join(''),
    showsObjects: true,
  };
}

/** Returns a stream of documents. Throws a usage Failure for a value that Crossplane composes, and that YAML cannot have. */
function yamlOf(documents: readonly JsonObject[]): string {
  try {
    return documents.map((document) => `---\n${emitYaml(document)}`).join('');
  } catch (error) {
    if (error instanceof UnwritableError) throw usageFailure(`${error.message}. With --output json, it is shown.`);
    throw error;
  }
}

interface RenderInputs {
  readonly composite: ReadObject;
  readonly composition: ReadObject;
  readonly definition: ReadObject | undefined;
  readonly functions: readonly ReadObject[] | undefined;
  readonly observed: readonly ReadObject[];
  readonly required: readonly ReadObject[];
  readonly context: JsonObject;
}

function readInputs(files: RenderFiles, options: RenderOptions): RenderInputs | undefined {
  const composite = files.one(options.composite, 'composite');
  const composition = files.one(options.composition, 'Composition');
  const definition = options.xrd === undefined ? undefined : files.one(options.xrd, 'CompositeResourceDefinition');
  const functions = options.functions === undefined ? undefined : files.objects([options.functions]);
  const observed = files.objects(options.observedResources === undefined ? [] : [options.observedResources]);
  const required = files.objects([
    ...(options.requiredResources ?? []),
    ...(options.extraResources ?? []),
    ...(options.functionCredentials === undefined ? [] : [options.functionCredentials]),
  ]);
  const context = contextOf(files, options);
  for (const each of functions ?? []) checkKind(files, each, 'Function', 'pkg.crossplane.io/');
  for (const each of observed) checkTemplateName(files, each);
  if (definition !== undefined) checkKind(files, definition, 'CompositeResourceDefinition', 'apiextensions.crossplane.io/');
  if (composition !== undefined) checkKind(files, composition, 'Composition', 'apiextensions.crossplane.io/');
  if (composite === undefined || composition === undefined) return undefined;
  for (const { pointer, ...problem } of referenceProblems(composite.object, composition.object)) {
    files.report('render-input', { ...at(composition, pointer), ...problem });
  }
  return { composite, composition, definition, functions, observed, required, context };
}

function checkKind(files: RenderFiles, read: ReadObject, kind: string, group: string): void {
  const { object } = read;
  if (object.kind === kind && textOf(object.apiVersion).startsWith(group)) return;
  const found = `${textOf(object.apiVersion)} ${textOf(object.kind)}`;
  files.report('render-input', {
    ...at(read, '/kind'),
    message: `the object is not a ${kind}`,
    value: found,
    expected: `${kind} of ${group}*`,
  });
}

const TEMPLATE_ANNOTATION = 'crossplane.io/composition-resource-name';

function checkTemplateName(files: RenderFiles, read: ReadObject): void {
  const annotations = fieldsOf(fieldsOf(read.object.metadata).annotations);
  if (textOf(annotations[TEMPLATE_ANNOTATION]) !== '') return;
  files.report('render-input', {
    ...at(read, '/metadata'),
    message: 'the observed resource does not name its template',
    expected: `the annotation ${TEMPLATE_ANNOTATION} with the name of a resource of the Composition`,
  });
}

/** A value of a Composition that does not fit its composite. */
interface ReferenceProblem {
  readonly pointer: string;
  readonly message: string;
  readonly value: unknown;
  readonly expected: string;
}

/** Returns why a composite can't use a Composition: it is for another kind, or lacks the labels that the composite selects. */
export function referenceProblems(composite: JsonObject, composition: JsonObject): readonly ReferenceProblem[] {
  const reference = fieldsOf(fieldsOf(composition.spec).compositeTypeRef);
  const compositeSpec = fieldsOf(composite.spec);
  const selector = fieldsOf(fieldsOf(compositeSpec.crossplane).compositionSelector ?? compositeSpec.compositionSelector);
  const labels = fieldsOf(fieldsOf(composition.metadata).labels);
  return [
    ...['apiVersion', 'kind']
      .filter((field) => reference[field] !== composite[field])
      .map((field) => ({
        pointer: `/spec/compositeTypeRef/${field}`,
        message: `the Composition is for another ${field}`,
        value: reference[field],
        expected: textOf(composite[field]),
      })),
    ...Object.entries(fieldsOf(selector.matchLabels))
      .filter(([name, value]) => labels[name] !== value)
      .map(([name, value]) => ({
        pointer: '/metadata/labels',
        message: `the composite selects Compositions with the label ${name}: ${textOf(value)}, which this Composition does not have`,
        value: labels[name],
        expected: textOf(value),
      })),
  ];
}

/** Returns the context of the pipeline. Values win over files with the same key. */
function contextOf(files: RenderFiles, { contextFiles = [], contextValues = [] }: RenderOptions): JsonObject {
  const context: Record<string, unknown> = {};
  for (const [key, path] of pairsOf(contextFiles, '--context-files')) setKey(context, key, files.value(path));
  for (const [key, text] of pairsOf(contextValues, '--context-values')) {
    const [document] = files.documents(text, `--context-values ${key}`);
    setKey(context, key, document?.value ?? null);
  }
  return context;
}

function pairsOf(given: readonly string[], option: string): readonly (readonly [key: string, value: string])[] {
  return given.map((pair) => {
    const end = pair.indexOf('=');
    if (end < 1) throw usageFailure(`${option} ${pair} has no key: write KEY=VALUE.`);
    return [pair.slice(0, end), pair.slice(end + 1)];
  });
}

/** Returns the documents that are printed. Reports an error of Crossplane, and the steps that were not evaluated. */
function render(
  context: VerbContext,
  files: RenderFiles,
  inputs: RenderInputs & { readonly rounds: number },
  options: RenderOptions,
): readonly JsonObject[] {
  const { composition } = inputs;
  const rendering = renderedIn(files, inputs, {
    composite: inputs.composite.object,
    composition: composition.object,
    ...(inputs.definition && { definition: inputs.definition.object }),
    observed: inputs.observed.map(({ object }) => object),
    required: inputs.required.map(({ object }) => object),
    context: inputs.context,
    functionOf: functionsOf(inputs.functions?.map(({ object }) => object)),
    budget: context.budget,
  });
  if (rendering === undefined) return [];
  for (const { step, functionName } of rendering.unknownSteps) {
    const index = listOf(fieldsOf(composition.object.spec).pipeline).findIndex((each) => textOf(fieldsOf(each).step) === step);
    files.report('function-not-evaluated', {
      ...at(composition, `/spec/pipeline/${index}/functionRef/name`),
      message: `the step ${step} has the function ${functionName}, which is not evaluated; the documents are those of the other steps`,
      value: functionName,
      expected: 'a function that Slipway evaluates: patch-and-transform, auto-ready, environment-configs',
    });
  }
  return printedDocuments(rendering, options);
}

/** Renders the rounds that are wanted. Returns undefined and reports the error if one of them fails. */
function renderedIn(
  files: RenderFiles,
  inputs: RenderInputs & { readonly rounds: number },
  input: RenderInput,
): RenderedComposite | undefined {
  if (inputs.rounds === 1) {
    const rendering = renderComposite(input);
    if (!('error' in rendering)) return rendering;
    reportError(files, inputs, rendering.error);
    return undefined;
  }
  const result = renderRounds(input, inputs.rounds);
  if ('error' in result) {
    reportError(files, inputs, result.error, ` (in round ${result.round})`);
    return undefined;
  }
  if (result.changing.length > 0)
    files.report('composite-not-settled', {
      ...at(inputs.composition),
      message: `round ${result.rounds}, the last one, still changed ${result.changing.join(', ')}; the documents are those of this round`,
      value: result.rounds,
      expected: 'a round that changes nothing',
    });
  return result.rendering;
}

function reportError(files: RenderFiles, { composition, composite }: RenderInputs, error: string, position = ''): void {
  const pointer = errorPointer(composition.object, error);
  files.report('composite-not-rendered', {
    ...at(pointer === '' ? composite : composition, pointer),
    message: `${error}${position}`,
    expected: 'a Composition that Crossplane composes for this composite',
  });
}

/** Finds a function by the package in the files of Functions, and otherwise by its name. */
export function functionsOf(
  functions: readonly JsonObject[] | undefined,
): (step: { readonly functionName: string }) => ReturnType<typeof functionOfName> {
  const packages = new Map(functions?.map(({ metadata, spec }) => [textOf(fieldsOf(metadata).name), textOf(fieldsOf(spec).package)]));
  return ({ functionName }) => functionOfPackage(packages.get(functionName) ?? '') ?? functionOfName(functionName);
}

const RESULT_VERSION = 'render.crossplane.io/v1beta1';

/** Returns the documents that `crossplane composition render` prints, with sorted keys. */
export function printedDocuments(
  rendering: RenderedComposite,
  options: Pick<RenderOptions, 'includeFullXr' | 'includeFunctionResults' | 'includeContext'> = {},
): readonly JsonObject[] {
  const { includeFullXr = false, includeFunctionResults = false, includeContext = false } = options;
  const results = rendering.events.map((event) => ({ apiVersion: RESULT_VERSION, kind: 'Result', ...event }));
  return [
    includeFullXr ? rendering.fullComposite : rendering.composite,
    ...rendering.resources,
    ...(includeFunctionResults ? results : []),
    ...(includeContext ? [{ apiVersion: RESULT_VERSION, kind: 'Context', fields: rendering.context }] : []),
  ].map(sorted);
}

/** Returns a copy with sorted keys: the order of keys in the documents of Crossplane. */
function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted) as Value;
  if (!isFields(value)) return value;
  const keys = Object.keys(value).sort(compareStrings);
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])])) as Value;
}
