import { type JsonObject, type RenderedComposite, type RenderInput, renderComposite } from '@slipway/compose';
import { buildPointer, type Fields, fieldsOf, listOf, nearest, textOf } from '@slipway/manifest';
import type { TestStage } from './composition-test.gen.ts';
import { withFields } from './test-values.ts';

/** A stage with its objects. */
export interface StageInput {
  readonly stage: TestStage;
  /** Composed resources that exist. */
  readonly observed: readonly JsonObject[];
  /** Other objects of the cluster, from this stage on. */
  readonly required: readonly JsonObject[];
}

/** A name that no resource has. */
interface StageProblem {
  /** Pointer below the stage. */
  readonly pointer: string;
  readonly message: string;
  readonly value: string;
  readonly expected: string;
}

/** The result of Crossplane in a stage. */
export interface StageRun {
  readonly problems: readonly StageProblem[];
  /** Undefined after an error, or if the stage has a problem. */
  readonly rendering?: RenderedComposite;
  readonly error?: string;
}

/**
 * Runs the stages of a test one after the other. Each begins with the status of the one before. Stops after a problem, and after an error
 * that no stage expects.
 */
export function runStages(input: Omit<RenderInput, 'observed'>, stages: readonly StageInput[]): readonly StageRun[] {
  const required = [...(input.required ?? [])];
  const runs: StageRun[] = [];
  /** Existing resources, and the last composed ones, each by the name of the resource. */
  let existing: ReadonlyMap<string, Fields> = new Map();
  let composed: ReadonlyMap<string, Fields> = new Map();
  let { composite } = input;
  for (const [index, each] of stages.entries()) {
    required.push(...each.required);
    const render = (observed: ReadonlyMap<string, Fields>) =>
      renderComposite({ ...input, composite, required, observed: [...observed.values()] as JsonObject[] });
    const given = new Map([...existing, ...each.observed.map((object) => [templateName(object), object] as const)]);
    if (index === 0 && (each.stage.exists ?? each.stage.ready) !== undefined) {
      const first = render(given);
      if (!('error' in first)) composed = byTemplate(first.resources);
    }
    const { observed, problems } = observedIn(each.stage, given, composed);
    if (problems.length > 0) return [...runs, { problems }];
    const rendering = render(observed);
    if ('error' in rendering) {
      runs.push({ problems, error: rendering.error });
      if (each.stage.expect?.fails === undefined) return runs;
      existing = observed;
      continue;
    }
    runs.push({ problems, rendering });
    composite = { ...composite, status: rendering.fullComposite.status };
    composed = byTemplate(rendering.resources);
    existing = keptResources(observed, composed);
  }
  return runs;
}

const TEMPLATE_ANNOTATION = 'crossplane.io/composition-resource-name';

/** Returns the name of a composed resource in its Composition. */
export const templateName = (object: Fields): string => textOf(fieldsOf(fieldsOf(object.metadata).annotations)[TEMPLATE_ANNOTATION]);

export const byTemplate = (resources: readonly JsonObject[]): ReadonlyMap<string, Fields> =>
  new Map(resources.map((resource) => [templateName(resource), resource]));

/** Returns the resources that exist before a stage. */
function observedIn(
  { exists = {}, ready = [] }: TestStage,
  given: ReadonlyMap<string, Fields>,
  composed: ReadonlyMap<string, Fields>,
): { readonly observed: ReadonlyMap<string, Fields>; readonly problems: readonly StageProblem[] } {
  const observed = new Map(given);
  const problems: StageProblem[] = [];
  const add = (name: string, pointer: string, change: (resource: Fields) => Fields): void => {
    const resource = observed.get(name) ?? composed.get(name);
    if (resource !== undefined) observed.set(name, change(resource));
    else problems.push(unknownName(name, pointer, composed));
  };
  for (const [name, fields] of Object.entries(exists)) {
    const pointer = buildPointer(['exists', name]);
    if (fields !== null) add(name, pointer, (resource) => withFields(resource, fields as Fields));
    else if (!observed.delete(name)) problems.push(unknownName(name, pointer, given));
  }
  for (const [index, name] of ready.entries()) add(name, buildPointer(['ready', index]), withReadyConditions);
  return { observed, problems };
}

/** Returns the problem of a name that no resource has. */
function unknownName(name: string, pointer: string, known: ReadonlyMap<string, unknown>): StageProblem {
  const names = [...known.keys()];
  const meant = nearestName(name, names);
  return {
    pointer,
    message: `no resource ${name} was composed before${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    value: name,
    expected: names.length === 0 ? 'a resource that Crossplane composed' : namesText(names),
  };
}

/** Maximum number of names that a message lists, and that are searched for a similar name. */
const MAX_NAMES = 50;

/** Returns the words for names that can be used. */
export const namesText = (names: readonly string[]): string =>
  `one of ${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} others` : ''}`;

/** Returns the most similar name. The number of compared names is limited, because a test may have many wrong names. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => nearest(name, names.slice(0, MAX_NAMES));

const TIME = '2024-01-01T00:00:00Z';

function withReadyConditions(resource: Fields): Fields {
  const status = fieldsOf(resource.status);
  const own = [
    { type: 'Ready', status: 'True', reason: 'Available', lastTransitionTime: TIME },
    { type: 'Synced', status: 'True', reason: 'ReconcileSuccess', lastTransitionTime: TIME },
  ];
  const others = listOf(status.conditions).filter((condition) => !own.some(({ type }) => type === fieldsOf(condition).type));
  return { ...resource, status: { ...status, conditions: [...others, ...own] } };
}

/** Returns the resources that exist after a run: Crossplane applies those that it composes, and deletes all others. */
function keptResources(observed: ReadonlyMap<string, Fields>, composed: ReadonlyMap<string, Fields>): ReadonlyMap<string, Fields> {
  return new Map(
    [...observed].flatMap(([name, resource]) => {
      const applied = composed.get(name);
      return applied === undefined ? [] : [[name, { ...applied, ...(resource.status !== undefined && { status: resource.status }) }]];
    }),
  );
}
