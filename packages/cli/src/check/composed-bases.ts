import type { AppliedObject } from '@slipway/flux-build';
import { buildPointer, type Fields, fieldsOf, listOf, parsePointer, plainText } from '@slipway/manifest';
import { type ObjectFinding, objectTitle } from '@slipway/validate';

/** The base of a composed resource, in a Composition. */
interface ComposedBase {
  /** Name of the resource in the Composition. */
  readonly resource: string;
  readonly base: Fields;
  /** Pointer to the base. */
  readonly pointer: string;
  /** Whether Crossplane 1 composes the resource itself, without a function. */
  readonly isNative: boolean;
  /** Whether it is the manifest of an `Object`, which provider-kubernetes applies. */
  readonly isManifest?: true;
  /** Whether a function with an unknown effect may replace values of the base. */
  readonly hasOtherFunctions: boolean;
  /** Fields that patches write, with dots: those of the resource, and those of each of its patch sets. */
  readonly patched: readonly ReadonlySet<string>[];
}

/** Returns the bases of the resources that function-patch-and-transform composes; an empty list for another object. */
function composedBases(object: Fields): readonly ComposedBase[] {
  if (object.kind !== 'Composition' || !plainText(object.apiVersion ?? '').startsWith('apiextensions.crossplane.io/')) return [];
  const spec = fieldsOf(object.spec);
  const hasOtherFunctions = listOf(spec.pipeline).some((step) => isOfOtherFunction(fieldsOf(step)));
  const steps = listOf(spec.pipeline).map((step, index) => [fieldsOf(fieldsOf(step).input), ['spec', 'pipeline', index, 'input']] as const);
  return [[spec, ['spec']] as const, ...steps].flatMap(([{ resources, patchSets }, path]) => {
    const sets = new Map(listOf(patchSets).map((each) => [fieldsOf(each).name, targetsOf(listOf(fieldsOf(each).patches))] as const));
    return listOf(resources).flatMap((resource, index) => {
      const { name, base, patches } = fieldsOf(resource);
      const fields = fieldsOf(base);
      if (fields.kind === undefined || fields.apiVersion === undefined) return [];
      const own: ComposedBase = {
        resource: plainText(name ?? ''),
        base: fields,
        pointer: buildPointer([...path, 'resources', index, 'base']),
        isNative: path.length === 1,
        hasOtherFunctions,
        patched: [targetsOf(listOf(patches)), ...listOf(patches).flatMap((each) => setOf(fieldsOf(each), sets) ?? [])],
      };
      return [own, ...manifestIn(own)];
    });
  });
}

const OF_PROVIDER_KUBERNETES = /^kubernetes\.(?:m\.)?crossplane\.io\//;

/** Returns whether a step of a pipeline may change any field of a resource. */
const isOfOtherFunction = ({ functionRef, input }: Fields): boolean =>
  !plainText(fieldsOf(input).apiVersion ?? '').startsWith('pt.fn.crossplane.io/') &&
  !/auto-?ready|environment-configs|extra-resources/.test(plainText(fieldsOf(functionRef).name ?? ''));

/** Returns the manifest in the base of an `Object`. One whose kind a patch writes is unknown. */
function manifestIn(own: ComposedBase): readonly ComposedBase[] {
  const { apiVersion, kind, spec } = own.base;
  if (kind !== 'Object' || !OF_PROVIDER_KUBERNETES.test(plainText(apiVersion))) return [];
  const base = fieldsOf(fieldsOf(fieldsOf(spec).forProvider).manifest);
  const isPatchedAbove = ['', '.kind', '.apiVersion'].some((end) =>
    isPatched(`/spec/forProvider/manifest${end.replace('.', '/')}`, own.patched),
  );
  if (isPatchedAbove || base.kind === undefined || base.apiVersion === undefined) return [];
  const below = 'spec.forProvider.manifest.';
  const patched = own.patched.map(
    (fields) => new Set([...fields].flatMap((each) => (each.startsWith(below) ? [each.slice(below.length)] : []))),
  );
  return [{ ...own, base, pointer: `${own.pointer}/spec/forProvider/manifest`, isManifest: true, patched }];
}

/** Returns the fields that patches write themselves. */
const targetsOf = (patches: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    patches
      .map(fieldsOf)
      .filter(({ type }) => type !== 'PatchSet')
      .map(({ toFieldPath, fromFieldPath }) =>
        plainText(toFieldPath ?? fromFieldPath ?? '')
          .replaceAll('[', '.')
          .replaceAll(']', ''),
      ),
  );

const setOf = ({ type, patchSetName }: Fields, sets: ReadonlyMap<unknown, ReadonlySet<string>>): ReadonlySet<string> | undefined =>
  type === 'PatchSet' ? sets.get(patchSetName) : undefined;

/**
 * Returns the problems of the bases of a Composition that no patch can fix: kinds and fields that do not exist, and values of a wrong type
 * or that the kind does not allow. A base may leave out required fields, because patches set them. `check` returns the problems of an object.
 */
export function baseFindings(applied: AppliedObject, check: (base: AppliedObject) => readonly ObjectFinding[]): readonly ObjectFinding[] {
  const { apiVersion } = applied.object;
  const title = objectTitle(applied.object);
  return composedBases(applied.object).flatMap(({ resource, base, pointer, patched, isNative, hasOtherFunctions, isManifest = false }) =>
    check({ ...applied, object: withName(base), dropped: [] })
      .filter(
        (finding) =>
          (PROBLEMS.has(finding.rule) || isOfGroup(finding, base) || (!hasOtherFunctions && isWrongValue(finding, patched))) &&
          !isPatched(finding.pointer, patched),
      )
      .map(({ spot, ...finding }) => ({
        ...finding,
        ...(title !== undefined && { object: title }),
        ...(typeof apiVersion === 'string' && { apiVersion }),
        pointer: `${pointer}${finding.pointer}`,
        ...(spot !== undefined && { spot: `${pointer}${spot}` }),
        // Crossplane 2 applies resources with server-side apply, which refuses a field that the kind does not have. Crossplane 1 patches them.
        ...(finding.rule === 'unknown-field' && !DOUBTFUL.has(finding.severity)
          ? { severity: isNative || isManifest ? ('lossy' as const) : ('reject' as const) }
          : {}),
        // The provider may apply a custom kind to a cluster with another release of it.
        ...(isManifest && isCustom(base) && finding.severity !== 'advice' ? { severity: 'risk' as const } : {}),
        message: `the ${isManifest ? 'manifest of the ' : ''}resource ${resource}, a ${plainText(base.kind)} of ${plainText(base.apiVersion)}: ${finding.message}`,
      })),
  );
}

/** Whether a kind is not one of Kubernetes. */
function isCustom({ apiVersion }: Fields): boolean {
  const group = plainText(apiVersion).split('/').at(-2) ?? '';
  return group.includes('.') && !OF_KUBERNETES.test(group);
}

/** Groups of Kubernetes with a dot. Projects that end in k8s.io have more parts in the names of their groups. */
const OF_KUBERNETES = /^(?:[a-z]+|rbac\.authorization|flowcontrol\.apiserver)\.k8s\.io$/;

/** Severities of problems that the kinds of another release show. */
const DOUBTFUL: ReadonlySet<string> = new Set(['risk', 'advice']);

const PROBLEMS: ReadonlySet<string> = new Set(['unknown-field', 'wrong-type']);

/** Rules about a single value, which the API server refuses with any values of other fields. */
const VALUE_PROBLEMS: ReadonlySet<string> = new Set(['not-allowed-value', 'out-of-range', 'wrong-pattern', 'wrong-format', 'rbac-binding']);

/** Returns whether the API server refuses a value of the base. A value that a patch may replace, or that is only held open, is not wrong. */
function isWrongValue({ rule, severity, value, pointer, message }: ObjectFinding, patched: ComposedBase['patched']): boolean {
  if (severity === 'advice') return false;
  // A CEL rule reads only values below its pointer. Required parameters have a check of their own.
  const isRule = rule === 'failed-rule' && pointer !== '' && !message.includes('is a required parameter');
  if (!isRule && (!VALUE_PROBLEMS.has(rule) || value === '' || !['string', 'number'].includes(typeof value))) return false;
  const path = parsePointer(pointer);
  // The kind and the group of a reference depend on each other.
  const read = rule === 'rbac-binding' ? path.slice(0, -1) : path;
  return !patched.some((fields) => [...fields].some((field) => mayWrite(field.split('.'), read)));
}

/** Returns whether a patch writes a field, one above it or one below it. `*` is any item. */
const mayWrite = (target: readonly string[], path: readonly (string | number)[]): boolean =>
  path.every((segment, at) => at >= target.length || target[at] === '*' || target[at] === String(segment));

/**
 * Returns whether a kind is missing in a group that has others: the kind is misspelt, or its version is not served. A kind of another group
 * may be defined in another repository, but only Kubernetes has groups without a dot in their name.
 */
function isOfGroup({ rule, expected, remedy }: ObjectFinding, { apiVersion }: Fields): boolean {
  const [group = ''] = plainText(apiVersion).split('/', 1);
  if (!group.includes('.')) return rule === 'wrong-api-version' || rule === 'unknown-kind';
  return (
    (rule === 'wrong-api-version' && expected.startsWith(`${group}/`)) || (rule === 'unknown-kind' && remedy.startsWith('did you mean'))
  );
}

/** Crossplane gives each composed resource a name. */
const withName = (base: Fields): AppliedObject['object'] =>
  ({ ...base, metadata: { name: 'composed', ...fieldsOf(base.metadata) } }) as AppliedObject['object'];

/** Returns whether a pointer leads to a field that a patch writes, or into it. */
function isPatched(pointer: string, patched: readonly ReadonlySet<string>[]): boolean {
  const path = parsePointer(pointer).join('.');
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
    if (patched.some((fields) => fields.has(path.slice(0, end)))) return true;
  return false;
}
