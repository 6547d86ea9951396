import { goQuote } from '@slipway/go-template/go-format';
import { type Budget, compareStrings, createBudget, LimitError } from '@slipway/manifest';
import type { CompositionFunction, DesiredState, ObservedResource, ResourceSelector } from '../functions/composition-function.ts';
import { mergeObjects } from '../paths/merge-value.ts';
import { type Condition, conditionsOf, withCondition } from '../values/conditions.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { copyJson, floatJson, type GoJson, type GoObject, isGoObject, kubernetesJson, leastJsonSize } from '../values/go-json.ts';
import { MAX_TEXT, renderBudget } from '../values/limits.ts';
import {
  annotationsOf,
  apiVersionOf,
  kindOf,
  labelsOf,
  nameOf,
  namespaceOf,
  nestedString,
  nestedValue,
  setNested,
  setNestedString,
} from '../values/object-fields.ts';
import { COMPOSITE_LABEL, controllerOf, RESOURCE_NAME_ANNOTATION, setComposedMetadata, uidOf } from './composed-metadata.ts';
import { type CompositeSchema, compositeSchema, setDefinitionDefaults } from './composite-schema.ts';
import { functionOfName } from './known-functions.ts';
import { compositeUid } from './names.ts';
import { ObjectStore } from './object-store.ts';
import {
  type CompositeEvent,
  type PipelineOutput,
  type PipelineStep,
  pipelineSteps,
  runPipeline,
  type UnknownStep,
} from './run-pipeline.ts';

/** An object of YAML or JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The input of a render. */
export interface RenderInput {
  readonly composite: object;
  readonly composition: object;
  /** The CompositeResourceDefinition, with the defaults and the position of Crossplane's fields. */
  readonly definition?: object;
  /** Existing composed resources, each with the annotation `crossplane.io/composition-resource-name`. */
  readonly observed?: readonly object[];
  /** Other objects of the cluster, which functions request, and connection Secrets. */
  readonly required?: readonly object[];
  /** The context of the pipeline before its first step. */
  readonly context?: object;
  /** Returns the function of a step; undefined when it is not evaluated. @default by the name of the function */
  readonly functionOf?: (step: PipelineStep) => CompositionFunction | undefined;
  readonly budget?: Budget;
}

/** The result of one run of Crossplane. */
export interface RenderedComposite {
  /** The fields of the composite that Crossplane sets: references to the composed resources, and the status. */
  readonly composite: JsonObject;
  /** The composite with its own fields. */
  readonly fullComposite: JsonObject;
  /** The objects that Crossplane applies, in the order of the names of the templates. */
  readonly resources: readonly JsonObject[];
  /** Observed resources that Crossplane deletes, because no template composes them. */
  readonly deleted: readonly JsonObject[];
  readonly events: readonly CompositeEvent[];
  /** The context of the pipeline after its last step. */
  readonly context: JsonObject;
  /** Resources that functions requested. */
  readonly requirements: readonly ResourceSelector[];
  /** Steps that were not evaluated. */
  readonly unknownSteps: readonly UnknownStep[];
}

/** A render, or the error of Crossplane. */
export type Rendering = RenderedComposite | { readonly error: string };

/** Renders a composite resource with its Composition: one run of Crossplane 2.3.4. */
export function renderComposite(input: RenderInput): Rendering {
  const begun = beginRender(input);
  return 'error' in begun ? begun : begun.finish();
}

/** A render after its pipeline. */
export interface RenderAfterPipeline {
  /** The names of the composed templates. */
  readonly templates: ReadonlySet<string>;
  /** Completes the composed resources and the composite. */
  readonly finish: () => Rendering;
}

/** Runs the pipeline of a Composition. A caller that needs only the names of the templates saves the rest of the render. */
export function beginRender(input: RenderInput): RenderAfterPipeline | { readonly error: string } {
  const budget = (input.budget ?? createBudget()).part(RENDER_LIMITS);
  return orError(budget, () => {
    const { templates, finish } = new Reconciler(input).run();
    return {
      templates,
      finish: () =>
        orError(budget, () => {
          const rendering = finish();
          return largeObject(rendering) ?? rendering;
        }),
    };
  });
}

/** Runs a part of a render within its budget, and returns the error of Crossplane. */
function orError<Value>(budget: Budget, run: () => Value): Value | { readonly error: string } {
  const before = renderBudget.budget;
  renderBudget.budget = budget;
  try {
    return run();
  } catch (error) {
    if (error instanceof CrossplaneError || isOwnLimit(error)) return { error: error.message };
    if (error instanceof RangeError) return { error: 'the composite or its Composition is nested too deep' };
    throw error;
  } finally {
    renderBudget.budget = before;
  }
}

/** Bytes of a request that the API server reads. */
const MAX_REQUEST = 3 * 2 ** 20;

/** Returns the error of the API server for an object that it rejects. A run that observes such an object would compose a larger one. */
function largeObject({ fullComposite, resources }: RenderedComposite): { readonly error: string } | undefined {
  const large = [fullComposite, ...resources].find((object) => leastJsonSize(object, MAX_REQUEST) > MAX_REQUEST);
  if (large === undefined) return undefined;
  return {
    error: `cannot apply ${kindOf(large as GoObject)}/${nameOf(large as GoObject)}: Request entity too large: limit is ${MAX_REQUEST}`,
  };
}

/** Limits of one composite. */
const RENDER_LIMITS = { operations: 20e6, bytes: 64 * 2 ** 20 } as const;

/** Returns whether an error is a limit of one composite, and not of the whole run. */
const isOwnLimit = (error: unknown): error is LimitError =>
  error instanceof LimitError && (error.most === MAX_TEXT || error.most === RENDER_LIMITS.operations || error.most === RENDER_LIMITS.bytes);

/** Renders do not depend on the clock. */
const CONDITION_TIME = '2024-01-01T00:00:00Z';

/** A run after its pipeline. */
interface RunAfterPipeline {
  readonly templates: ReadonlySet<string>;
  readonly finish: () => RenderedComposite;
}

class Reconciler {
  private readonly given: GoObject;
  private readonly composite: GoObject;
  private readonly composition: GoObject;
  private readonly schema: CompositeSchema;
  private readonly store: ObjectStore;
  private readonly input: RenderInput;
  private readonly events: CompositeEvent[] = [];

  constructor(input: RenderInput) {
    this.input = input;
    const definition = input.definition as GoObject | undefined;
    this.given = copyJson(input.composite as GoObject);
    if (definition !== undefined) setDefinitionDefaults(this.given, definition);
    this.composite = floatJson(this.given) as GoObject;
    this.composition = input.composition as GoObject;
    this.schema = compositeSchema(this.composite, definition);
    if (uidOf(this.composite) === '') setNested(this.composite, compositeUid(this.composite), 'metadata', 'uid');
    setNested(this.composite, '999', 'metadata', 'resourceVersion');
    const observed = (input.observed ?? []).map((object) => floatJson(object) as GoObject);
    this.injectReferences(observed);
    this.store = new ObjectStore([...observed, ...(input.required ?? []).map((object) => floatJson(object) as GoObject)]);
  }

  run(): RunAfterPipeline {
    this.mark(condition('Responsive', 'True', 'WatchCircuitClosed'));
    if (annotationsOf(this.composite)['crossplane.io/paused'] === 'true') return { templates: new Set(), finish: () => this.paused() };
    this.reportRequest();
    if (nestedString(this.composite, 'metadata', 'deletionTimestamp') !== '')
      return { templates: new Set(), finish: () => this.deleting() };
    this.selectComposition();
    this.configure();
    return withContext('cannot compose resources', () => this.compose());
  }

  /** Crossplane finds existing resources through the references of the composite. */
  private injectReferences(observed: readonly GoObject[]): void {
    const problems = observed.flatMap((object) =>
      this.observedProblems(object).map((problem) => `observed resource ${nameOf(object)} ${problem}`),
    );
    if (problems.length > 0) throw new CrossplaneError(`invalid observed resources: ${problems.join('\n')}`);
    if (observed.length > 0)
      this.setReferences(
        this.composite,
        observed.map((object) => this.referenceTo(object)),
      );
  }

  private observedProblems(object: GoObject): readonly string[] {
    const isControlledByOther = !this.mayControl(object);
    const isElsewhere = namespaceOf(this.composite) !== '' && namespaceOf(object) !== namespaceOf(this.composite);
    return [
      ...(isControlledByOther ? ['has a controller ref but is not controlled by the XR'] : []),
      ...(isElsewhere ? ['is not in the same namespace as the XR'] : []),
    ];
  }

  /** Returns whether the composite controls an object, or no owner does. */
  private mayControl(object: GoObject): boolean {
    const controller = controllerOf(object);
    return controller === undefined || controller.uid === uidOf(this.composite);
  }

  private referenceTo(object: GoObject): GoObject {
    const namespace = namespaceOf(this.composite) === '' ? namespaceOf(object) : '';
    return {
      apiVersion: apiVersionOf(object),
      kind: kindOf(object),
      name: nameOf(object),
      ...(namespace !== '' && { namespace }),
    };
  }

  private setReferences(object: GoObject, references: GoObject[]): void {
    setNested(object, references, ...this.schema.machinery, 'resourceRefs');
  }

  private mark(added: Condition): void {
    const generation = nestedValue(this.composite, 'metadata', 'generation');
    const observedGeneration = typeof generation === 'number' && generation !== 0 ? { observedGeneration: generation } : {};
    setConditions(this.composite, withCondition(conditionsOf(this.composite) ?? [], { ...added, ...observedGeneration }));
  }

  private report(severity: CompositeEvent['severity'], reason: string, message: string): void {
    this.events.push({ severity, reason, message });
  }

  private paused(): RenderedComposite {
    const message = 'Reconciliation (including deletion) is paused via the pause annotation';
    this.report('Normal', 'ReconciliationPaused', 'Reconciliation is paused via the pause annotation');
    this.mark({ ...condition('Synced', 'False', 'ReconcilePaused'), message });
    return this.rendered(this.composite, []);
  }

  private deleting(): RenderedComposite {
    this.mark(condition('Ready', 'False', 'Deleting'));
    this.mark(condition('Synced', 'True', 'ReconcileSuccess'));
    return this.rendered(this.composite, []);
  }

  private reportRequest(): void {
    const token = annotationsOf(this.composite)['crossplane.io/reconcile-requested-at'] ?? '';
    if (token === '' || nestedString(this.composite, 'status', 'lastHandledReconcileAt') === token) return;
    this.report('Normal', 'ReconcileRequestHandled', 'Handling reconcile request');
    setNested(this.composite, token, 'status', 'lastHandledReconcileAt');
  }

  private selectComposition(): void {
    const path = [...this.schema.machinery, 'compositionRef'];
    const name = nameOf(this.composition);
    const before = nestedValue(this.composite, ...path);
    const isSame = isGoObject(before) && Object.entries(before).every(([key, value]) => (key === 'name' ? value === name : value === ''));
    setNested(this.composite, { name }, ...path);
    if (!isSame || (before as GoObject).name !== name) {
      this.report('Normal', 'SelectComposition', `Successfully selected composition: ${name}`);
    }
  }

  private configure(): void {
    if ((labelsOf(this.composite)[COMPOSITE_LABEL] ?? '') === '') {
      setNested(this.composite, { ...labelsOf(this.composite), [COMPOSITE_LABEL]: nameOf(this.composite) }, 'metadata', 'labels');
    }
    const namespace = nestedString(this.composition, 'spec', 'writeConnectionSecretsToNamespace');
    const reference = ['spec', 'writeConnectionSecretToRef'] as const;
    if (this.schema.isLegacy && namespace !== '' && !isGoObject(nestedValue(this.composite, ...reference))) {
      setNested(this.composite, { name: uidOf(this.composite), namespace }, ...reference);
    }
  }

  private compose(): RunAfterPipeline {
    const observed = this.observedResources();
    const connectionDetails = this.schema.isLegacy ? this.store.connectionDetails(this.composite) : {};
    const output = runPipeline({
      steps: pipelineSteps(this.composition),
      composite: { resource: this.composite, connectionDetails },
      observed,
      context: floatJson(this.input.context ?? {}) as GoObject,
      store: this.store,
      functionOf: this.input.functionOf ?? (({ functionName }) => functionOfName(functionName)),
    });
    return {
      templates: new Set(output.desired.resources.keys()),
      finish: () => withContext('cannot compose resources', () => this.completed(observed, output)),
    };
  }

  private completed(observed: ReadonlyMap<string, ObservedResource>, output: PipelineOutput): RenderedComposite {
    const overridden: CompositeEvent[] = [];
    const names = [...output.desired.resources.keys()].sort(compareStrings);
    const resources = names.map((name) => this.composed(name, output.desired, observed.get(name), overridden));
    const patched = this.patchedComposite(resources, output.desired);
    this.events.push(...output.events, ...overridden);
    const unready = names.filter((name) => output.desired.resources.get(name)?.ready !== 'true');
    for (const name of unready) this.report('Normal', 'ComposeResources', `Composed resource ${goQuote(name)} is not yet ready`);
    setConditions(patched, withReadiness(conditionsOf(patched) ?? [], unready, output.desired.composite?.ready));
    const deleted = [...observed].filter(([name]) => !output.desired.resources.has(name)).map(([, { resource }]) => resource);
    return {
      ...this.rendered(patched, resources),
      deleted,
      context: output.context,
      requirements: output.requirements,
      unknownSteps: output.unknownSteps,
    };
  }

  /** Returns the existing resources that the composite refers to, by the name of their template. */
  private observedResources(): ReadonlyMap<string, ObservedResource> {
    const observed = new Map<string, ObservedResource>();
    const references = nestedValue(this.composite, ...this.schema.machinery, 'resourceRefs');
    for (const reference of Array.isArray(references) ? references.filter(isGoObject) : []) {
      const namespace = namespaceOf(this.composite) || nestedString(reference, 'namespace');
      const [apiVersion, kind, name] = ['apiVersion', 'kind', 'name'].map((field) => nestedString(reference, field)) as [
        string,
        string,
        string,
      ];
      const resource = name === '' ? undefined : this.store.get(apiVersion, kind, namespace, name);
      if (resource === undefined || !this.mayControl(resource)) continue;
      const template = annotationsOf(resource)[RESOURCE_NAME_ANNOTATION] ?? '';
      if (template === '') {
        throw new CrossplaneError(
          `cannot get existing composed resources: encountered composed resource without required "${RESOURCE_NAME_ANNOTATION}" annotation`,
        );
      }
      observed.set(template, { resource, connectionDetails: this.store.connectionDetails(resource) });
    }
    return observed;
  }

  private composed(name: string, desired: DesiredState, observed: ObservedResource | undefined, events: CompositeEvent[]): GoObject {
    const resource = copyJson(desired.resources.get(name)?.resource as GoObject);
    if (observed !== undefined) {
      for (const field of ['namespace', 'name', 'generateName']) {
        setNestedString(resource, nestedString(observed.resource, 'metadata', field), 'metadata', field);
      }
    }
    const [own, namespace] = [namespaceOf(this.composite), namespaceOf(resource)];
    if (own !== '' && namespace !== '' && own !== namespace) {
      const words = `cannot create composed resource ${goQuote(name)} in namespace ${goQuote(namespace)}`;
      events.push({ severity: 'Warning', reason: 'NamespaceOverridden', message: `${words}, using XR namespace ${goQuote(own)} instead` });
    }
    setComposedMetadata(resource, this.composite, name);
    return resource;
  }

  /**
   * Returns the fields that Crossplane patches: the references, and the status of the functions. Other fields of the functions are dropped.
   */
  private patchedComposite(resources: readonly GoObject[], { composite }: DesiredState): GoObject {
    const patched: GoObject = { apiVersion: apiVersionOf(this.composite), kind: kindOf(this.composite), metadata: {} };
    setNestedString(patched, namespaceOf(this.composite), 'metadata', 'namespace');
    setNestedString(patched, nameOf(this.composite), 'metadata', 'name');
    const references = resources.map((resource) => this.referenceTo(resource)).map((each) => ({ each, order: orderOf(each) }));
    this.setReferences(
      patched,
      references.sort((a, b) => compareStrings(a.order, b.order)).map(({ each }) => each),
    );
    const status = composite?.resource.status;
    if (status !== undefined) patched.status = copyJson(status);
    const pending = conditionsOf(this.composite) ?? [];
    setConditions(
      patched,
      pending.reduce((all, each) => withCondition(all, each), conditionsOf(patched) ?? []),
    );
    return patched;
  }

  private rendered(composite: GoObject, resources: readonly GoObject[]): RenderedComposite {
    replaceTimes(composite);
    for (const resource of resources) replaceTimes(resource);
    const fullComposite = kubernetesJson(this.given) as GoObject;
    mergeObjects(fullComposite, composite, { keepMapValues: false, appendSlice: false });
    replaceTimes(fullComposite);
    return {
      composite: floatJson(composite) as GoObject,
      fullComposite: floatJson(fullComposite) as GoObject,
      resources,
      deleted: [],
      events: this.events,
      context: {},
      requirements: [],
      unknownSteps: [],
    };
  }
}

const condition = (type: string, status: string, reason: string): Condition => ({
  type,
  status,
  lastTransitionTime: CONDITION_TIME,
  reason,
});

function setConditions(object: GoObject, conditions: readonly Condition[]): void {
  setNested(object, conditions as unknown as GoJson, 'status', 'conditions');
}

const orderOf = (reference: GoObject): string =>
  ['apiVersion', 'kind', 'name', 'namespace'].map((field) => nestedString(reference, field)).join('');

function withReadiness(conditions: readonly Condition[], unready: readonly string[], explicit: string | undefined): readonly Condition[] {
  const synced = withCondition(conditions, condition('Synced', 'True', 'ReconcileSuccess'));
  const isReady = explicit === 'true' || (explicit !== 'false' && unready.length === 0);
  if (isReady) return withCondition(synced, condition('Ready', 'True', 'Available'));
  const creating = condition('Ready', 'False', 'Creating');
  return withCondition(synced, explicit === 'false' ? creating : { ...creating, message: `Unready resources: ${firstNames(unready)}` });
}

/** Lists three names, and the number of others. */
function firstNames(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 3).join(', ')}, and ${names.length - 3} more`;
  return names.length === 3 ? `${names.slice(0, 2).join(', ')}, and ${names[2]}` : names.join(', ');
}

/** Gives all conditions the same time. A status without conditions gets null, as in the output of `crossplane composition render`. */
function replaceTimes(object: GoObject): void {
  const conditions = conditionsOf(object);
  if (conditions === undefined || !isGoObject(object.status)) return;
  const isAbsent = (object.status.conditions ?? null) === null;
  if (isAbsent) object.status.conditions = null;
  else
    setConditions(
      object,
      conditions.map((each) => ({ ...each, lastTransitionTime: CONDITION_TIME })),
    );
}
