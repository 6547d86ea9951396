import type { KindSchema } from '@slipway/kube-models';
import { type Fields, getPointer, isFields } from '@slipway/manifest';
import { rootOf } from '../built-in/forms/location.ts';
import type { KindCheck, Problem } from '../objects/object-finding.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { fluxRules } from '../rules/flux-rules.ts';
import { metadataRules } from '../rules/metadata-rules.ts';
import { ofRule } from '../rules/of-rule.ts';
import { secretRules } from '../rules/secret-rules.ts';
import { isCiphertext, isSopsEncrypted } from '../secrets/sops.ts';
import { applyAgain } from './apply/apply-again.ts';
import { builtInUpdates } from './built-in/built-in-updates.ts';
import { preparedService } from './built-in/service-update.ts';
import { pointerInObject } from './place-in-object.ts';
import { semanticForm } from './semantic-form.ts';
import { type StoredKind, storedKind } from './stored.ts';

/** An object on the server, and its new version from the same manager. */
interface Replacement {
  readonly old: Fields;
  readonly object: Fields;
  readonly schema: KindSchema;
  readonly builtIn: boolean;
  readonly checkKind: KindCheck;
  /** The problems of the new object alone. */
  readonly alone: readonly Problem[];
}

/**
 * Returns the problems for which the server rejects the update: those of the result of server-side apply, and those of the change. Returns
 * undefined if the server cannot read the new object, so that its answer is that on the new object, or if the answer is unknown.
 */
export function updateProblems(replacement: Replacement): readonly Problem[] | undefined {
  const { old, object, schema, builtIn, alone, checkKind } = replacement;
  if (old.apiVersion !== object.apiVersion || alone.some(isUnreadable) || isSopsEncrypted(old) || isSopsEncrypted(object)) return undefined;
  const kind = storedKind(schema);
  const live = kind.stored(old);
  const merged = applyAgain({ live, before: kind.applied(old), now: kind.applied(object), atom: kind.atom, dropsStatus: kind.dropsStatus });
  const now = builtIn ? prepared(kind.stored(merged), live) : merged;
  const ofKind = checkKind(now, live).filter(
    ({ rule }) => !(builtIn && UNCHECKED_ON_UPDATE.has(groupKind(schema)) && !SCHEMA_RULES.has(rule)),
  );
  const changes = [...(builtIn ? builtInChanges(live, now, schema) : []), ...versionProblems(object)];
  const found = [...ofKind, ...changes].map((problem) => inObject(problem, { object, now, live, kind, builtIn }));
  const said = found.filter(({ severity, pointer }) => severity === 'reject' || !builtIn || getPointer(object, pointer) !== undefined);
  return [...said, ...alone.filter(({ rule }) => RULES_OF_ANY_KIND.has(rule))].filter((problem) => !isUnknown(problem, replacement));
}

/** Returns whether the server cannot create a typed patch from the object. Then it reports no problems of the update. */
const isUnreadable = ({ rule, severity, value }: Problem): boolean =>
  severity === 'reject' && (UNREADABLE.has(rule) || (rule === 'wrong-type' && value !== null));

const UNREADABLE = new Set(['unknown-field', 'duplicate-list-entry', 'missing-list-key', 'not-an-object']);

/** Rules that do not depend on the kind. They also apply to updates. */
const RULES_OF_ANY_KIND: ReadonlySet<string> = new Set([...metadataRules, ...fluxRules, ...secretRules].map(({ id }) => id));

const SCHEMA_RULES: ReadonlySet<string> = new Set(['wrong-type', 'wrong-format', 'out-of-range', 'missing-field']);

/** Kinds for which the server checks only the changed fields (`Validate…Update` of their package). */
const UNCHECKED_ON_UPDATE: ReadonlySet<string> = new Set([
  '/Namespace',
  'resource.k8s.io/ResourceClaim',
  'resource.k8s.io/ResourceClaimTemplate',
  'scheduling.k8s.io/PriorityClass',
  'storage.k8s.io/CSIStorageCapacity',
  'storage.k8s.io/StorageClass',
]);

const groupKind = ({ group, kind }: KindSchema): string => `${group}/${kind}`;

function prepared(now: Fields, live: Fields): Fields {
  return now.kind === 'Service' ? preparedService(now, live) : now;
}

function builtInChanges(live: Fields, now: Fields, schema: KindSchema): readonly Problem[] {
  const check = builtInUpdates[groupKind(schema)];
  if (check === undefined) return [];
  const [old, applied] = [semanticForm(live, schema, { isStored: true }), semanticForm(now, schema, { isStored: false })];
  return [...check({ old: rootOf(old), now: rootOf(applied) })];
}

/** Reports a resourceVersion. It is a version of the live object, which a manifest cannot contain. */
function* versionProblems({ metadata }: Fields): Iterable<Problem> {
  const version = isFields(metadata) ? metadata.resourceVersion : undefined;
  if (typeof version !== 'string' || version === '') return;
  yield {
    ...ofRule('server-field'),
    message: 'metadata.resourceVersion: the server takes an update of this version only, and the object has another one since',
    pointer: '/metadata/resourceVersion',
    value: version,
    expected: 'no resourceVersion',
    remedy: 'remove it',
  };
}

interface Found {
  readonly object: Fields;
  readonly now: Fields;
  readonly live: Fields;
  readonly kind: StoredKind;
  readonly builtIn: boolean;
}

/** Moves the problem to its position in the manifest, and describes fields that the manifest does not have. */
function inObject(problem: Problem, { object, now, live, kind, builtIn }: Found): Problem {
  const pointer = pointerInObject(problem.pointer, now, object, kind.atom);
  const spot = problem.spot === undefined ? {} : { spot: pointerInObject(problem.spot, now, object, kind.atom) };
  const placed = { ...problem, pointer, ...spot };
  if (problem.severity !== 'reject') return placed;
  if (!builtIn && problem.value === null && getPointer(object, pointer) !== null) return emptied(placed);
  const isLeftover = builtIn && getPointer(object, pointer) === undefined && problem.value !== undefined;
  return isLeftover && problem.rule !== 'immutable-field' && getPointer(live, problem.pointer) !== undefined ? leftover(placed) : placed;
}

const emptied = ({ value: _, ...problem }: Problem): Problem => ({
  ...problem,
  ...ofRule('emptied-field'),
  message: `${problem.message}: all of its fields are taken away, which leaves null`,
  expected: 'one of the fields that it had, or no such field',
  remedy: 'remove the empty field, or keep one of the fields that it had',
});

const leftover = (problem: Problem): Problem => ({
  ...problem,
  ...ofRule('leftover-default'),
  message: `${problem.message}; it is there since the server filled it for the old object`,
  remedy:
    'have Flux delete and create the object: force: true in the Flux Kustomization, or the annotation kustomize.toolkit.fluxcd.io/force: enabled',
});

/** Returns whether a change is unknown, because either object has a value that Flux has not yet substituted or decrypted. */
function isUnknown({ rule, pointer }: Problem, { old, object }: Replacement): boolean {
  if (!CHANGES.has(rule)) return false;
  return [old, object].some((each) => containsUnknown(getPointer(each, pointer)));
}

const CHANGES = new Set(['immutable-field', 'failed-transition', 'unbound-claim', 'fixed-by-server']);

function containsUnknown(value: unknown): boolean {
  if (isFields(value) || Array.isArray(value)) return Object.values(value).some(containsUnknown);
  return isSubstituted(value) || isCiphertext(value);
}
