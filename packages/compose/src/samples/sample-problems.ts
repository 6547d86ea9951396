import { type Budget, buildPointer, type Fields, fieldsOf, isFields, setKey } from '@slipway/manifest';
import { type ComposedResource, type Composition, type Patch, type Path, patchesOf, readComposition } from '../check/composition.ts';
import { OWN_STATUS, scopeOf } from '../check/definition.ts';
import { findPath, type Kind, withMetadata } from '../check/schema.ts';
import { functionOfName } from '../composite/known-functions.ts';
import { type Rendering, renderComposite } from '../composite/render-composite.ts';
import { fieldPathText, type Segment, validSegments } from '../paths/field-path.ts';
import { compositeSamples } from './composite-samples.ts';

/** A problem that the samples of a Composition show. */
export interface SampleProblem {
  readonly rule: 'sample-not-composed' | 'sample-rejected' | 'patch-without-sample';
  /** Pointer to the patch, the field of the base, or the resource. */
  readonly pointer: string;
  readonly message: string;
  /** The smallest composite that shows the problem. */
  readonly sample?: Fields;
  readonly expected: string;
}

/** The result for a Composition. */
export interface SampledComposition {
  readonly problems: readonly SampleProblem[];
  readonly samples: number;
  readonly invalidSamples: number;
  readonly skippedFields: readonly string[];
  /** Why nothing was sampled. */
  readonly notSampled?: string;
}

/** A problem of an object that the API server rejects. */
interface RejectedField {
  readonly rule: string;
  readonly pointer: string;
  readonly message: string;
  readonly expected: string;
}

/** A Composition, and the kinds and objects for its samples. */
export interface SampledInput {
  readonly composition: Fields;
  readonly definition: Fields;
  /** The kind of the composite. */
  readonly kind: Kind;
  /** Valid composites of the kind, without fields of Crossplane. */
  readonly known?: readonly Fields[];
  /** Returns why the API server rejects an object; empty for an unknown kind. */
  readonly rejections: (object: Fields) => readonly RejectedField[];
  /** Pointers of problems that are reported without samples. */
  readonly reported?: readonly string[];
  readonly seed?: number;
  readonly budget?: Budget;
}

const MAX_PROBLEMS = 50;

/** Renders samples of the composite, and returns the failures, and the patches that never run. */
export function sampleProblems(input: SampledInput): SampledComposition {
  const composition = readComposition(input.composition);
  const notSampled = whyNotSampled(composition);
  const none = { problems: [], samples: 0, invalidSamples: 0, skippedFields: [] };
  if (notSampled !== undefined) return { ...none, notSampled };
  const { apiVersion, kind } = fieldsOf(fieldsOf(input.composition.spec).compositeTypeRef);
  const isValid = (composite: Fields): boolean => input.rejections(composite).length === 0;
  const { samples, skippedFields, invalid } = compositeSamples({
    ...{ apiVersion: String(apiVersion), kind: String(kind), schema: input.kind, isValid },
    machinery: scopeOf(input.definition) === 'LegacyCluster' ? LEGACY_FIELDS : ['crossplane'],
    ...{ known: input.known ?? [], seed: input.seed ?? 1 },
  });
  if (samples.length === 0) return { ...none, invalidSamples: invalid, skippedFields, notSampled: 'no valid composite can be generated' };
  const search = new Search(input, composition, isValid);
  for (const sample of samples) search.render(sample);
  if (search.composed === 0 && search.otherError !== undefined)
    return { ...none, invalidSamples: invalid, skippedFields, notSampled: `Crossplane composes no sample: ${search.otherError}` };
  const unreached = skippedFields.length === 0 ? unreachedPatches(input, composition, samples) : [];
  const problems = [...search.found(), ...unreached];
  return { problems: problems.slice(0, MAX_PROBLEMS), samples: samples.length, invalidSamples: invalid, skippedFields };
}

const LEGACY_FIELDS: readonly string[] = [
  ...['claimRef', 'compositionRef', 'compositionSelector', 'compositionRevisionRef', 'compositionRevisionSelector'],
  ...['compositionUpdatePolicy', 'resourceRefs', 'writeConnectionSecretToRef', 'publishConnectionDetailsTo'],
];

/** Samples are rendered only if each function is evaluated. */
function whyNotSampled({ steps, templates }: Composition): string | undefined {
  if (templates.length === 0) return 'it has no step of function-patch-and-transform';
  const unknown = steps.find(({ function: name }) => functionOfName(name) === undefined || name.includes('environment-configs'));
  return unknown === undefined ? undefined : `the function ${unknown.function} of the step ${unknown.name} is not evaluated`;
}

/** The most renders of a sample, each without another patch that fails. */
const MAX_FAILURES = 10;

class Search {
  private readonly problems = new Map<string, SampleProblem>();
  private readonly input: SampledInput;
  private readonly composition: Composition;
  private readonly isValid: (composite: Fields) => boolean;
  /** The Composition without the failing patches, which are listed. */
  private object: Fields;
  private readonly failed: Path[] = [];
  /** The number of samples that Crossplane composes. */
  composed = 0;
  /** An error without a patch or a resource: other checks report it. */
  otherError: string | undefined;

  constructor(input: SampledInput, composition: Composition, isValid: (composite: Fields) => boolean) {
    this.input = input;
    this.composition = composition;
    this.isValid = isValid;
    this.object = input.composition;
  }

  found(): readonly SampleProblem[] {
    return [...this.problems.values()].map((problem) => ({
      ...problem,
      ...(problem.sample !== undefined && { sample: this.smallest(problem, problem.sample) }),
    }));
  }

  /** Renders a sample. Later renders omit a failing patch, so that it hides no other problem. */
  render(sample: Fields): void {
    for (let failures = 0; failures < MAX_FAILURES; failures++) {
      const rendering = this.rendering(sample);
      if (!('error' in rendering)) {
        this.composed++;
        for (const problem of this.rejected(rendering.resources)) this.add({ ...problem, sample });
        return;
      }
      const failed = failedPart(this.composition, rendering.error);
      if (failed === undefined) {
        this.otherError ??= rendering.error;
        return;
      }
      // A resource whose patch was omitted may be wrong without it.
      const isConsequence = failed.patch === undefined && this.failed.some((path) => isBelow(path, failed.path));
      if (isConsequence) return;
      // The engine of Crossplane 1 has the same transforms. Its other errors were not compared.
      const isKnown = failed.path[1] === 'pipeline' || rendering.error.includes('transform at index');
      if (isKnown)
        this.add({
          rule: 'sample-not-composed',
          pointer: buildPointer(failed.path),
          message: `Crossplane composes nothing for a valid composite: ${rendering.error}`,
          sample,
          expected: 'a schema of the composite that accepts only values with which the patch works',
        });
      if (failed.patch === undefined) return;
      this.object = withoutPatch(this.object, failed.path);
      this.failed.push(failed.path);
    }
  }

  private rendering(sample: Fields, object: Fields = this.object): Rendering {
    const { definition, budget } = this.input;
    return renderComposite({ composite: sample, composition: object, definition, ...(budget !== undefined && { budget }) });
  }

  private add(problem: SampleProblem): void {
    const key = `${problem.rule} ${problem.pointer}`;
    if (this.problems.has(key) || this.problems.size >= MAX_PROBLEMS || this.isReported(problem.pointer)) return;
    this.problems.set(key, problem);
  }

  /** Whether a check without samples reports the patch or the field. */
  private isReported(pointer: string): boolean {
    return (this.input.reported ?? []).some((each) => each === pointer || each.startsWith(`${pointer}/`) || pointer.startsWith(`${each}/`));
  }

  /** Yields the fields of composed resources that the API server rejects, at the patch or the field of the base that sets the value. */
  private *rejected(resources: readonly Fields[]): Generator<SampleProblem> {
    for (const resource of resources) {
      const name = fieldsOf(fieldsOf(resource.metadata).annotations)['crossplane.io/composition-resource-name'];
      const template = this.composition.templates.flatMap((each) => each.resources).find((each) => isNamed(each, name));
      if (template?.base === undefined) continue;
      // Crossplane 1 updates resources, and the API server then drops fields that the kind does not have.
      const isNative = template.path[1] === 'resources';
      for (const { rule, pointer, message, expected } of this.input.rejections(resource)) {
        if (isNative && rule === 'unknown-field') continue;
        const segments = segmentsOf(resource, pointer);
        const patch = template.patches.findLast(({ to, target }) => to === 'composed' && isAbove(validSegments(target?.text), segments));
        // The status has reports of controllers, not input of the user.
        if (patch?.sources.every(({ text }) => text.startsWith('status')) === true) continue;
        yield {
          rule: 'sample-rejected',
          pointer: buildPointer(patch?.path ?? basePath(template.path, template.base, segments)),
          message: `the API server refuses the resource ${template.name} of a valid composite: ${fieldPathText(segments)}: ${message}`,
          expected,
        };
      }
    }
  }

  /** Returns the sample without the fields that the problem does not need. */
  private smallest(problem: SampleProblem, sample: Fields): Fields {
    const others = this.failed.filter((path) => buildPointer(path) !== problem.pointer);
    const object = problem.rule === 'sample-not-composed' ? others.reduce(withoutPatch, this.input.composition) : this.object;
    const shows = (each: Fields): boolean => {
      if (!this.isValid(each)) return false;
      const rendering = this.rendering(each, object);
      if ('error' in rendering) {
        const failed = failedPart(this.composition, rendering.error);
        return problem.rule === 'sample-not-composed' && failed !== undefined && buildPointer(failed.path) === problem.pointer;
      }
      return [...this.rejected(rendering.resources)].some(({ pointer }) => pointer === problem.pointer);
    };
    return smallestSample(sample, shows);
  }
}

const MAX_TRIALS = 200;

/** Removes fields of `spec` and `status` as long as the sample still shows the problem. */
function smallestSample(sample: Fields, shows: (sample: Fields) => boolean): Fields {
  let trials = 0;
  let current = sample;
  const reduce = (path: readonly string[]): void => {
    const value = path.reduce<unknown>((inner, key) => fieldsOf(inner)[key], current);
    for (const key of Object.keys(fieldsOf(value))) {
      if (trials++ >= MAX_TRIALS) return;
      const next = without(current, [...path, key]);
      if (shows(next)) current = next;
      else reduce([...path, key]);
    }
  };
  const { status: _, ...withoutStatus } = current;
  if ('status' in current && shows(withoutStatus)) current = withoutStatus;
  reduce(['spec']);
  reduce(['status']);
  return current;
}

function without(object: Fields, [key = '', ...rest]: readonly string[]): Fields {
  const copy: Record<string, unknown> = { ...object };
  if (rest.length === 0) delete copy[key];
  else if (isFields(object[key])) setKey(copy, key, without(object[key], rest));
  return copy;
}

const isBelow = (path: Path, above: Path): boolean => above.every((each, index) => path[index] === each);

/** Whether a resource has a name. Resources of Crossplane 1 may have none, and are numbered. */
const isNamed = ({ name, fields, path }: ComposedResource, wanted: unknown): boolean =>
  fields.name === undefined ? wanted === `resource-${path.at(-1)}` : name === wanted;

interface FailedPart {
  readonly path: Path;
  readonly patch?: Patch;
}

/** Returns the patch or the resource that an error of a render names. */
function failedPart({ templates }: Composition, error: string): FailedPart | undefined {
  const [name, index] = [/composed resource "([^"]*)"/.exec(error)?.[1], /patch at index (\d+):/.exec(error)?.[1]];
  const resource = templates.flatMap((template) => template.resources).find((each) => isNamed(each, name));
  if (resource === undefined) return undefined;
  const patch = index === undefined ? undefined : resource.patches[Number(index)];
  return patch === undefined ? { path: resource.path } : { path: patch.path, patch };
}

/** Replaces a patch with one that has no effect, so that the others keep their numbers. */
function withoutPatch(object: Fields, path: Path): Fields {
  const replaced = (value: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined)
      return { type: 'FromCompositeFieldPath', fromFieldPath: 'spec.slipwayHasNoSuchField', toFieldPath: 'metadata.labels' };
    if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest));
    return { ...fieldsOf(value), [key]: replaced(fieldsOf(value)[key], rest) };
  };
  return replaced(object, path) as Fields;
}

/** Returns the segments of a pointer into an object: keys, and indexes of lists. */
function segmentsOf(object: unknown, pointer: string): readonly Segment[] {
  let value = object;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => {
      const segment = Array.isArray(value) ? Number(part) : part;
      value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[segment] : undefined;
      return segment;
    });
}

/** Whether a patch writes a field, or one above or below it. */
const isAbove = (target: readonly Segment[] | undefined, segments: readonly Segment[]): boolean =>
  target !== undefined &&
  target.length > 0 &&
  target.slice(0, segments.length).every((each, index) => each === segments[index] || each === '*');

/** Returns the path of a field in a base, as far as it exists there. */
function basePath(path: Path, base: Fields, segments: readonly Segment[]): Path {
  let value: unknown = base;
  const known: (string | number)[] = [];
  for (const segment of segments) {
    const next = Array.isArray(value) ? value[Number(segment)] : fieldsOf(value)[String(segment)];
    if (next === undefined) break;
    known.push(segment);
    value = next;
  }
  return [...path, 'base', ...known];
}

/** Returns the patches whose sources no sample has. Fields that the schema does not list may have any value. */
function unreachedPatches(
  { kind, reported = [] }: SampledInput,
  composition: Composition,
  samples: readonly Fields[],
): readonly SampleProblem[] {
  const schema = withMetadata(kind);
  const seen = new Set<string>();
  return composition.templates.flatMap(patchesOf).flatMap((patch) => {
    const pointer = buildPointer(patch.path);
    if (patch.from !== 'composite' || patch.sources.length === 0 || seen.has(pointer)) return [];
    seen.add(pointer);
    const paths = patch.sources.map(({ text }) => validSegments(text));
    const isInSchema = paths.every((path) => path !== undefined && isSampled(path) && findPath(schema, path).state === 'field');
    if (!isInSchema || reported.some((each) => each.startsWith(pointer))) return [];
    const having = (wanted: readonly (readonly Segment[] | undefined)[]): boolean =>
      samples.some((sample) => wanted.every((path) => path !== undefined && hasPath(sample, path)));
    // The generator may not support a field that no sample has.
    if (having(paths) || !paths.every((path) => having([path]))) return [];
    return {
      rule: 'patch-without-sample' as const,
      pointer,
      message: `no valid composite has ${patch.sources.map(({ text }) => text).join(' and ')}: ${patch.title} never applies`,
      expected: 'a patch from fields that a composite can have at the same time',
    };
  });
}

const isSampled = ([first, second]: readonly Segment[]): boolean =>
  (first === 'spec' && !LEGACY_FIELDS.includes(String(second)) && second !== 'crossplane') ||
  (first === 'status' && !OWN_STATUS.includes(String(second)));

function hasPath(value: unknown, path: readonly Segment[]): boolean {
  let inner = value;
  for (const segment of path) {
    if (typeof segment === 'number' ? !Array.isArray(inner) : !isFields(inner)) return false;
    inner = (inner as Record<string | number, unknown>)[segment];
    if (inner === undefined || inner === null) return false;
  }
  return true;
}
