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

/** An object on the server, and the object that the same manager applies instead. */
export interface Replacement {
  readonly old: Fields;
  readonly object: Fields;
  readonly schema: KindSchema;
  readonly builtIn: boolean;
  readonly checkKind: KindCheck;
  /** What is wrong in the new object by itself. */
  readonly alone: readonly Problem[];
}

/**
 * Returns what the server rejects of the update: of the result of server-side apply, and of the change. Returns undefined where its answer
 * is that on the new object, which it cannot read, or where the answer is unknown.
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
  return [...said, ...alone.filter(({ rule }) => ELSEWHERE.has(rule))].filter((problem) => !isUnknown(problem, replacement));
}

/** Returns whether the server cannot create a typed patch from the object. It then reports nothing about the update. */
const isUnreadable = ({ rule, severity, value }: Problem): boolean =>
  severity === 'reject' && (UNREADABLE.has(rule) || (rule === 'wrong-type' && value !== null));

const UNREADABLE = new Set(['unknown-field', 'duplicate-list-entry', 'missing-list-key', 'not-an-object']);

/** Rules of the object around its kind, which an update is held to as well. */
const ELSEWHERE: ReadonlySet<string> = new Set([...metadataRules, ...fluxRules, ...secretRules].map(({ id }) => id));

const SCHEMA_RULES: ReadonlySet<string> = new Set(['wrong-type', 'wrong-format', 'out-of-range', 'missing-field']);

/** Kinds of which the server looks at the changed fields only (`Validate…Update` of their package). */
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

/** Reports a resourceVersion: it is a version of the live object, which a manifest cannot contain. */
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

/** Returns whether a change is unknown, since either object has a value that Flux has yet to substitute or decrypt. */
function isUnknown({ rule, pointer }: Problem, { old, object }: Replacement): boolean {
  if (!CHANGES.has(rule)) return false;
  return [old, object].some((each) => holdsUnknown(getPointer(each, pointer)));
}

const CHANGES = new Set(['immutable-field', 'failed-transition', 'unbound-claim', 'fixed-by-server']);

function holdsUnknown(value: unknown): boolean {
  if (isFields(value) || Array.isArray(value)) return Object.values(value).some(holdsUnknown);
  return isSubstituted(value) || isCiphertext(value);
}
