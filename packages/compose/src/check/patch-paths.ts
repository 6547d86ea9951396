import { nearest, readFieldPath, textOf } from '@slipway/manifest';
import { fieldPathText, pathsOverlap, type Segment, validSegments, WILDCARD } from '../paths/field-path.ts';
import { type FieldReference, isRequired, type Patch, patchesOf, type Side, type Template, writesOf } from './composition.ts';
import { manifestAt } from './embedded-manifest.ts';
import type { Checked, CompositionProblem, EmbeddedManifest } from './problem.ts';
import { type FoundPath, findPath, type MissingPath, type Schema } from './schema.ts';

/** Reports paths of patches that are invalid, or that no object of the kind has. */
export function* patchPaths(checked: Checked): Generator<CompositionProblem> {
  for (const template of checked.composition.templates) {
    for (const patch of patchesOf(template)) {
      for (const source of patch.sources) yield* sourceProblems(checked, patch, source);
      const target = patch.target;
      if (target !== undefined) yield* targetProblems(checked, template, patch, target);
    }
  }
}

/** A side of a patch whose fields are available. */
interface Owner {
  readonly schema: Schema;
  /** `EKSCluster of fleet.example/v1`. */
  readonly title: string;
  /** Set if the path leads into a manifest of provider-kubernetes. */
  readonly manifest?: EmbeddedManifest | undefined;
}

/** Returns the object that a patch reads or writes; undefined if its fields are unknown. */
export function ownerOf(checked: Checked, patch: Patch, side: Side, segments: readonly Segment[] = []): Owner | undefined {
  if (side === 'composite') return checked.composite;
  if (side === 'environment') return patch.from === 'environment' ? checked.environment : undefined;
  const base = side === 'composed' ? patch.resource?.base : undefined;
  const schema = checked.schemaOf(base);
  if (schema === undefined) return undefined;
  const manifest = manifestAt(checked, base, segments);
  if (manifest !== undefined) return { schema, title: `the manifest, a ${manifest.title},`, manifest };
  return { schema, title: `${String(base?.kind)} of ${String(base?.apiVersion)}` };
}

/** Returns the field that a patch reads; undefined for an invalid path or an unknown object. */
export function sourceField(checked: Checked, patch: Patch, { text }: FieldReference): FoundPath | undefined {
  const owner = ownerOf(checked, patch, patch.from);
  const segments = validSegments(text);
  return owner === undefined || segments === undefined ? undefined : findPath(owner.schema, segments);
}

/** Returns the field that a patch writes; undefined for an invalid path or an unknown object. */
export function targetField(checked: Checked, patch: Patch, { text }: FieldReference): FoundPath | undefined {
  const owner = ownerOf(checked, patch, patch.to);
  const segments = validSegments(text);
  return owner === undefined || segments === undefined ? undefined : findPath(owner.schema, segments, !patch.isCombine);
}

function* sourceProblems(checked: Checked, patch: Patch, source: FieldReference): Generator<CompositionProblem> {
  const path = readFieldPath(source.text);
  if ('problem' in path) {
    yield invalidPath(patch, source, path.problem);
    return;
  }
  const owner = ownerOf(checked, patch, patch.from, path.segments);
  const found = owner && findPath(owner.schema, path.segments);
  if (patch.from === 'composite' && found?.state === 'field') yield* labelProblems(checked, patch, source, path.segments);
  if (owner === undefined || found?.state !== 'missing') return;
  const isHeldBack = patch.to === 'composed' && isRequired(patch);
  const [severity, effect] =
    owner.manifest?.isBuiltIn === false
      ? (['risk', 'the patch never applies, if the cluster has this release of the kind'] as const)
      : found.container === 'array'
        ? (['reject', `the function fails as soon as ${fieldPathText(found.above)} exists, which is a list`] as const)
        : isHeldBack && patch.from === 'composite'
          ? (['reject', 'Crossplane never composes the resource'] as const)
          : (['risk', isHeldBack ? 'Crossplane never composes the resource' : 'the patch never applies'] as const);
  yield {
    rule: 'patch-field-not-found',
    severity,
    pointer: source.pointer,
    message: `${patch.title} reads ${source.text}, which ${owner.title} does not have: ${effect}`,
    value: source.text,
    expected: expectedField(found),
  };
}

/** The labels that Crossplane sets on a composite; the last two only if a claim created it. */
const OWN_LABELS: readonly string[] = ['crossplane.io/composite', 'crossplane.io/claim-name', 'crossplane.io/claim-namespace'];

/** Reports a label of Crossplane that a composite does not get. */
function* labelProblems(
  { composite }: Checked,
  patch: Patch,
  { text, pointer }: FieldReference,
  [first, second, label]: readonly Segment[],
): Generator<CompositionProblem> {
  if (first !== 'metadata' || second !== 'labels' || typeof label !== 'string' || !label.startsWith('crossplane.io/')) return;
  const own = composite?.scope === 'LegacyCluster' ? OWN_LABELS : OWN_LABELS.slice(0, 1);
  const meant = OWN_LABELS.find((each) => each.startsWith(label)) ?? nearest(label, OWN_LABELS);
  if (composite === undefined || own.includes(label) || meant === undefined) return;
  yield {
    rule: 'patch-field-not-found',
    severity: 'risk',
    pointer,
    message: `${patch.title} reads the label ${label}, which Crossplane does not set on ${composite.title}: the patch never applies`,
    value: text,
    expected: own.includes(meant) ? `${meant} instead of ${label}` : 'a label of the composite; only claims of Crossplane 1 set this one',
  };
}

function* targetProblems(checked: Checked, template: Template, patch: Patch, target: FieldReference): Generator<CompositionProblem> {
  const path = readFieldPath(target.text);
  if ('problem' in path) {
    // A source that is also the target was reported before.
    if (target.pointer.endsWith('/toFieldPath')) yield invalidPath(patch, target, path.problem);
    return;
  }
  yield* wildcardProblems(patch, target, path.segments);
  const isOutside = patch.to === 'composite' && path.segments[0] !== 'status' && !template.isNative;
  const owner = ownerOf(checked, patch, patch.to, path.segments);
  const found = owner && findPath(owner.schema, path.segments, !patch.isCombine);
  if (owner !== undefined && found?.state === 'missing') {
    yield {
      rule: 'patch-field-not-found',
      severity: isOutside || owner.manifest?.isBuiltIn === false ? 'risk' : isDropped(template, owner, found) ? 'lossy' : 'reject',
      pointer: target.pointer,
      message: `${patch.title} writes ${target.text}, which ${owner.title} does not have: ${lossOf(template, patch, owner, found, isOutside)}`,
      value: target.text,
      expected: expectedField(found),
    };
  } else if (isOutside)
    yield {
      rule: 'patch-outside-status',
      pointer: target.pointer,
      message: `${patch.title} writes ${target.text} of the composite, and Crossplane applies only its status: the value is lost`,
      value: target.text,
      expected: 'a field below status',
    };
  else if (owner !== undefined && patch.to === 'composed' && path.segments[0] === 'status' && hasOwnStatus(checked, patch))
    yield {
      rule: 'patch-outside-status',
      pointer: target.pointer,
      message: `${patch.title} writes ${target.text} of ${owner.title}: the API server drops a status that is applied with its object`,
      value: target.text,
      expected: 'a field outside of status, which the controller of the resource writes',
    };
}

/** Returns whether only the controller of a resource can write its status. */
function hasOwnStatus({ kindOf }: Checked, { resource }: Patch): boolean {
  const kind = kindOf(textOf(resource?.base?.apiVersion), textOf(resource?.base?.kind));
  return kind !== undefined && (kind.origin === 'openapi' || kind.subresources?.status !== undefined);
}

/** Returns whether the API server drops the field: Crossplane 1 and, by default, provider-kubernetes do not use server-side apply. */
const isDropped = ({ isNative }: Template, { manifest }: Owner, { container }: MissingPath): boolean =>
  (isNative || manifest !== undefined) && container === undefined;

function lossOf(template: Template, { to }: Patch, owner: Owner, missing: MissingPath, isOutside: boolean): string {
  const { container, above } = missing;
  if (isOutside) return 'Crossplane applies only the status of a composite, and the value is lost';
  if (container !== undefined)
    return `${fieldPathText(above) || 'the object'} is of the type ${container}, and the API server refuses the value`;
  if (isDropped(template, owner, missing))
    return `the API server drops the value${owner.manifest === undefined ? '' : ', or refuses it if the provider uses server-side apply'}`;
  return to === 'composite'
    ? 'the API server refuses to apply the status of the composite'
    : 'the API server refuses to apply the resource, and Crossplane stops';
}

/** Reports a wildcard that selects nothing, with which the function fails, and a wildcard that is the name of a field. */
function* wildcardProblems(patch: Patch, target: FieldReference, segments: readonly Segment[]): Generator<CompositionProblem> {
  const at = segments.indexOf(WILDCARD);
  if (at < 0 || patch.resource?.base === undefined) return;
  if (patch.isCombine) {
    yield {
      rule: 'patch-field-not-found',
      severity: 'reject',
      pointer: target.pointer,
      message: `${patch.title} writes ${target.text}: a Combine patch does not expand [*]`,
      value: target.text,
      expected: 'a path with an index, or a patch from one field',
    };
    return;
  }
  const above = segments.slice(0, at);
  const before = patch.to === 'composed' ? hasContentAt(patch.resource.base, above) : false;
  const earlier = patch.resource.patches.slice(0, patch.resource.patches.indexOf(patch));
  if (before || writesOf(earlier).some((each) => each.patch.to === patch.to && pathsOverlap(each.segments, above))) return;
  yield {
    rule: 'patch-field-not-found',
    severity: 'reject',
    pointer: target.pointer,
    message: `${patch.title} writes ${target.text}, but neither the base nor an earlier patch sets ${fieldPathText(above)}: the function fails`,
    value: target.text,
    expected: `a base with ${fieldPathText(above)}`,
  };
}

/** Returns whether a base has at least one item or field at a path. */
function hasContentAt(base: unknown, segments: readonly Segment[]): boolean {
  let value: unknown = base;
  for (const segment of segments) {
    if (segment === WILDCARD) return true;
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Record<string, unknown>)[segment];
  }
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

const invalidPath = (patch: Patch, { text, pointer }: FieldReference, problem: string): CompositionProblem => ({
  rule: 'patch-field-not-found',
  severity: 'reject',
  pointer,
  message: `${patch.title} has the path ${text}, which is not valid (${problem}): the function fails`,
  value: text,
  expected: 'a field path, such as metadata.annotations[example.org/name] or spec.subnets[0].id',
});

function expectedField({ segment, siblings, container, above }: MissingPath): string {
  if (container !== undefined) {
    const last = above.at(-2);
    if (last === 'annotations' || last === 'labels') return `the whole key in brackets: metadata.${last}[key]`;
    return container === 'array'
      ? `an index of ${fieldPathText(above)}, such as ${fieldPathText(above)}[0]`
      : `${fieldPathText(above)}, without fields below it`;
  }
  if (typeof segment === 'number') return `an index of ${fieldPathText(above)} below its maxItems`;
  const meant = nearest(segment, siblings);
  if (meant !== undefined) return `${meant} instead of ${segment}`;
  return siblings.length === 0 || siblings.length > 12 ? 'a field of the kind' : `one of ${siblings.join(', ')}`;
}
