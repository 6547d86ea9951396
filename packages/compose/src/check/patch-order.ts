import { buildPointer, stableText } from '@slipway/manifest';
import { pathsOverlap, type Segment, validSegments } from '../paths/field-path.ts';
import { isAlwaysApplied } from './composed-fields.ts';
import { type FieldReference, isMerge, isRequired, type Patch, patchesOf, type Write, writesOf } from './composition.ts';
import type { Checked, CompositionProblem } from './problem.ts';

/** Reports patches whose value a later patch replaces, and reads of the environment before the value is written. */
export function* patchOrder(checked: Checked): Generator<CompositionProblem> {
  for (const { resources } of checked.composition.templates) for (const { patches } of resources) yield* replacements(checked, patches);
  yield* environmentOrder(checked);
  yield* duplicateNames(checked);
  yield* withoutBase(checked);
}

/** A field of a composed resource, with the first patches that write it and the fields below it. */
interface WrittenField {
  readonly fields: Map<Segment, WrittenField>;
  /** Patches by their patch set. */
  readonly own: Map<string | undefined, NumberedPatch>;
  below?: NumberedPatch;
}

type NumberedPatch = readonly [at: number, patch: Patch];

const unwritten = (): WrittenField => ({ fields: new Map(), own: new Map() });

function* replacements(checked: Checked, patches: readonly Patch[]): Generator<CompositionProblem> {
  const root = unwritten();
  const writes = writesOf(patches.filter((patch) => patch.to === 'composed' && !isMerge(patch)));
  for (const [at, { patch, segments }] of writes.entries()) {
    const above: WrittenField[] = [];
    let field = root;
    for (const segment of segments) {
      above.push(field);
      const next = field.fields.get(segment) ?? unwritten();
      field.fields.set(segment, next);
      field = next;
    }
    const earlier = replacedPatch(checked, field, patch);
    for (const each of above) each.below ??= [at, patch];
    if (!field.own.has(patch.set)) field.own.set(patch.set, [at, patch]);
    if (earlier !== undefined && patch.target !== undefined)
      yield {
        rule: 'patch-order',
        pointer: patch.target.pointer,
        message: `${patch.title} replaces ${patch.target.text}, and with it the value that ${earlier.title} writes to ${earlier.target?.text}`,
        value: patch.target.text,
        expected: 'this patch first, or the policy toFieldPath: MergeObjects',
      };
  }
}

/** Returns the first patch whose value a later one always replaces: the value of a field below its target, or of the same field. */
function replacedPatch(checked: Checked, { own, below }: WrittenField, patch: Patch): Patch | undefined {
  // A patch of a resource may replace a patch of a patch set on purpose.
  const same = own.get(patch.set);
  // The same patch twice has no effect.
  if (same !== undefined && stableText(same[1].fields) === stableText(patch.fields)) return undefined;
  const isSameReplaced = same !== undefined && patch.from === 'composite' && isAlwaysApplied(checked, patch);
  if (!isSameReplaced) return below?.[1];
  return below === undefined || same[0] < below[0] ? same[1] : below[1];
}

/** The function applies the patches of the environment first, then the patches of each resource in turn. */
function* environmentOrder({ composition }: Checked): Generator<CompositionProblem> {
  if (composition.hasEnvironment || composition.hasOtherFunctions) return;
  const all = composition.templates.flatMap((template) => inOrder(patchesOf(template)));
  const writes = all.flatMap((patch, at) => (patch.to === 'environment' ? writesOf([patch]).map((write) => ({ ...write, at })) : []));
  for (const [at, patch] of all.entries()) {
    if (patch.from !== 'environment') continue;
    for (const source of patch.sources) {
      const path = validSegments(source.text);
      if (path === undefined) continue;
      const own = writes.filter(({ segments }) => pathsOverlap(segments, path));
      if (!own.some((each) => each.at < at)) yield earlyRead(patch, source, own[0]);
    }
  }
}

function earlyRead(patch: Patch, { text, pointer }: FieldReference, later: Write | undefined): CompositionProblem {
  const writer = later === undefined ? 'nothing in the pipeline writes' : `only ${later.patch.title} writes, later`;
  return {
    rule: 'patch-order',
    severity: isRequired(patch) && patch.to === 'composed' ? 'reject' : 'risk',
    pointer,
    message: `${patch.title} reads ${text} of the environment, which ${writer}: the patch never applies`,
    value: text,
    expected: later === undefined ? 'a step with function-environment-configs, or a patch that writes it' : 'the writer first',
  };
}

/** Returns the patches of a template in their order: for a resource, those that read it first. */
function inOrder(patches: readonly Patch[]): readonly Patch[] {
  const byResource = [...Map.groupBy(patches, ({ resource }) => resource).values()];
  return byResource.flatMap((each) => [...each.filter(({ to }) => to !== 'composed'), ...each.filter(({ to }) => to === 'composed')]);
}

/** Reports templates with the name of another template: the function keeps the last one. */
function* duplicateNames({ composition }: Checked): Generator<CompositionProblem> {
  for (const { resources, isNative } of composition.templates) {
    const known = new Set<string>();
    for (const { name, path, fields, base } of resources) {
      if (base !== undefined && fields.name !== undefined && known.has(name))
        yield {
          rule: 'composition-input',
          severity: isNative ? 'reject' : 'risk',
          pointer: buildPointer([...path, 'name']),
          message: `two resources have the name ${name}: ${
            isNative ? 'the API server refuses the Composition' : 'the function composes only the last one'
          }`,
          value: name,
          expected: 'a name for each resource',
        };
      known.add(name);
    }
  }
}

/** Reports resources without a base that no earlier step creates. */
function* withoutBase({ composition }: Checked): Generator<CompositionProblem> {
  const created = new Set<string>();
  for (const step of composition.steps) {
    const template = composition.templates.find(({ input }) => input === step.input);
    // Another function may create any resource.
    if (template === undefined) return;
    for (const { name, base, path } of template.resources) {
      if (base !== undefined) created.add(name);
      else if (!created.has(name))
        yield {
          rule: 'resource-without-base',
          pointer: buildPointer([...path, 'name']),
          message: `the resource ${name} has no base, and no earlier step creates it: the function fails`,
          value: name,
          expected: 'a base, or a step before that creates the resource',
        };
    }
  }
}
