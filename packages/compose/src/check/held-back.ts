import { type Segment, validSegments, WILDCARD } from '../paths/field-path.ts';
import { type ComposedResource, type FieldReference, isRequired, type Patch, patchesOf, writesOf } from './composition.ts';
import { OWN_STATUS } from './definition.ts';
import { sourceField } from './patch-paths.ts';
import type { Checked, CompositionProblem } from './problem.ts';

/** Reports resources that wait for a field of the composite that may never be set, and reads of a status that no patch writes. */
export function* permanentWaits(checked: Checked): Generator<CompositionProblem> {
  const { composition } = checked;
  if (composition.hasOtherFunctions) return;
  const writes = writesOf(composition.templates.flatMap(patchesOf).filter(({ to }) => to === 'composite'));
  const waits = new Map<ComposedResource, Wait[]>();
  const reads = composition.templates
    .flatMap(({ resources }) => resources.flatMap(({ patches }) => patches))
    .filter(({ from, to }) => from === 'composite' && to === 'composed')
    .flatMap((patch) => patch.sources.map((source) => ({ patch, source })));
  for (const { patch, source } of reads) {
    const path = validSegments(source.text);
    if (path === undefined || sourceField(checked, patch, source)?.state === 'missing') continue;
    if (path[0] !== 'status') yield* optionalField(checked, patch, source);
    else if (!OWN_STATUS.includes(String(path[1]))) {
      const writers = writes.filter(({ segments }) => mayWrite(segments, path)).map(({ patch: { resource } }) => resource);
      if (writers.length === 0) yield unwritten(patch, source);
      else if (isRequired(patch) && patch.resource !== undefined)
        waits.set(patch.resource, [...(waits.get(patch.resource) ?? []), { patch, source, writers }]);
    }
  }
  yield* deadlocks(waits);
}

/** Fields that the API server or Crossplane always set, or that only some composites have by design. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['metadata', 'apiVersion', 'kind']);

/** A field that a resource needs, with the resources that write it. */
interface Wait {
  readonly patch: Patch;
  readonly source: FieldReference;
  /** Undefined for a write from the environment. */
  readonly writers: readonly (ComposedResource | undefined)[];
}

/** Returns whether a patch with a target may write a field, or one above or below it. */
const mayWrite = (target: readonly Segment[], field: readonly Segment[]): boolean =>
  target.every((segment, at) => at >= field.length || segment === field[at] || segment === WILDCARD);

function* optionalField(checked: Checked, patch: Patch, source: FieldReference): Generator<CompositionProblem> {
  const [first] = source.text.split(/[.[]/, 1);
  const found = sourceField(checked, patch, source);
  if (!isRequired(patch) || OWN_FIELDS.has(first ?? '') || found?.state !== 'field' || !found.isOptional) return;
  if (source.text.startsWith('spec.crossplane.') || source.text.startsWith('spec.claimRef')) return;
  yield {
    rule: 'composed-resource-held-back',
    severity: 'risk',
    pointer: source.pointer,
    message: `${patch.title} requires ${source.text}, which the composite may lack: Crossplane then does not create the resource, and the composite never becomes ready`,
    value: source.text,
    expected: `a required field or a default for ${source.text}, or the policy Optional`,
  };
}

function unwritten(patch: Patch, source: FieldReference): CompositionProblem {
  const isWaiting = isRequired(patch);
  return {
    rule: 'composed-resource-held-back',
    severity: isWaiting ? 'reject' : 'risk',
    pointer: source.pointer,
    message: `${patch.title} reads ${source.text}, which no patch of the Composition writes: ${
      isWaiting ? 'Crossplane never creates the resource' : 'the patch never applies'
    }`,
    value: source.text,
    expected: `a patch ToCompositeFieldPath that writes ${source.text}`,
  };
}

/** Reports resources that wait for each other or for themselves. */
function* deadlocks(waits: ReadonlyMap<ComposedResource, readonly Wait[]>): Generator<CompositionProblem> {
  const created = new Set<ComposedResource>();
  const isCreated = (resource: ComposedResource | undefined): boolean =>
    resource === undefined || created.has(resource) || !waits.has(resource);
  for (let before = -1; before !== created.size; ) {
    before = created.size;
    for (const [resource, needs] of waits) if (needs.every(({ writers }) => writers.some(isCreated))) created.add(resource);
  }
  for (const [resource, needs] of waits) {
    if (created.has(resource)) continue;
    const stuck = needs.find(({ writers }) => !writers.some(isCreated));
    if (stuck === undefined) continue;
    const others = [...new Set(stuck.writers.map((each) => each?.name))].join(', ');
    yield {
      rule: 'composed-resource-held-back',
      severity: 'reject',
      pointer: stuck.source.pointer,
      message: `${stuck.patch.title} requires ${stuck.source.text}, which is written from the resource ${others}: ${
        stuck.writers.includes(resource) ? 'the resource waits for itself' : 'the resources wait for each other'
      }, and Crossplane never creates it`,
      value: stuck.source.text,
      expected: 'the policy Optional in one of the patches',
    };
  }
}
