import { clusterAuthExternal } from './cluster-auth.ts';
import {
  addFinalizer,
  answerOf,
  type Draft,
  draftOf,
  isBeingDeleted,
  removeFinalizer,
  resourceOf,
  secondsOf,
  setCondition,
  setExternalName,
} from './draft.ts';
import type { External } from './external.ts';
import { findKind } from './kinds/find-kind.ts';
import { isObject, type JsonObject } from './model/json.ts';
import {
  ANNOTATION,
  externalNameOf,
  forProviderOf,
  groupOf,
  hasParameter,
  kindKey,
  type ManagedResource,
} from './model/managed-resource.ts';
import type { Answer, Next, Question } from './reconcile-types.ts';
import { resolveReferences } from './resolve-references.ts';
import { providerConfigOf } from './sign-in.ts';
import { upjetExternal } from './upjet-external.ts';

/**
 * Reconciles one managed resource once. Order, conditions and messages are those of the managed reconciler of crossplane-runtime
 * (2.3, pkg/reconciler/managed/reconciler.go). It changes nothing itself: the answer contains what the caller must do.
 */
export function reconcile(question: Question): Answer {
  const draft = draftOf(question);
  return answerOf(draft, run(draft, kindKey(question.resource) === 'eks/ClusterAuth' ? clusterAuthExternal : upjetExternal));
}

function run(draft: Draft, external: External): Next {
  const { resource } = draft.question;
  const policies = policiesOf(resource);
  if (policies.length === 0 || resource.metadata.annotations?.[ANNOTATION.paused] === 'true') {
    setCondition(draft, { type: 'Synced', status: 'False', reason: 'ReconcilePaused', withGeneration: true });
    return 'never';
  }
  if (isBeingDeleted(draft) && !mayDo(policies, 'Delete')) {
    removeFinalizer(draft);
    return 'never';
  }
  initialize(draft);
  return connect(draft, external) ?? reconcileExternal(draft, external, policies);
}

const mayDo = (policies: readonly string[], action: string): boolean => policies.includes('*') || policies.includes(action);

/** Resolves the references and signs in to AWS. Returns when to reconcile again if that fails; else undefined. */
function connect(draft: Draft, external: External): Next | undefined {
  if (isCreateIncomplete(draft.annotations)) {
    creating(draft);
    return failed(
      draft,
      'cannot determine creation result - remove the crossplane.io/external-create-pending annotation if it is safe to proceed',
      'never',
    );
  }
  if (!isBeingDeleted(draft)) {
    const resolution = resolveReferences(resourceOf(draft), draft.question.others);
    if (resolution.error !== undefined) return failed(draft, resolution.error);
    draft.spec = resolution.spec;
  }
  const { signInProblem } = draft.question;
  return signInProblem === undefined ? undefined : failed(draft, `connect failed: ${external.connecting}${signInProblem}`);
}

/** Observes the resource in AWS; deletes, creates or updates it when necessary. */
function reconcileExternal(draft: Draft, external: External, policies: readonly string[]): Next {
  const observation = external.observe(draft);
  if ('error' in observation) return failed(draft, `observe failed: ${observation.error}`);
  if (!observation.exists && policies.length === 1 && policies[0] === 'Observe')
    return failed(draft, 'observe failed: external resource does not exist');
  if (isBeingDeleted(draft)) return finish(draft, external, observation.exists);

  publish(draft, observation.details ?? {});
  addFinalizer(draft);
  if (!observation.exists && mayDo(policies, 'Create')) return create(draft, external);
  if (!observation.upToDate && mayDo(policies, 'Update')) {
    const { error, details, after = 'poll' } = external.update(draft);
    if (error !== undefined) return failed(draft, `update failed: ${error}`);
    publish(draft, details ?? {});
    return synced(draft, after);
  }
  return synced(draft, observation.after ?? 'poll');
}

/** Returns the allowed actions: all actions, unless the spec restricts them. */
function policiesOf({ spec }: ManagedResource): readonly string[] {
  const given = spec?.managementPolicies;
  return Array.isArray(given) ? given.map(String) : ['*'];
}

/** Sets the name in AWS if it is the name of the object, and the tags that every provider sets. */
function initialize(draft: Draft): void {
  const resource = resourceOf(draft);
  const { apiVersion, kind, metadata } = resource;
  const key = kindKey(resource);
  if (externalNameOf(resource) === '' && (findKind(key).naming.by === 'name' || key === 'eks/ClusterAuth'))
    setExternalName(draft, metadata.name);
  if (isBeingDeleted(draft) || !hasParameter(apiVersion, kind, 'tags')) return;
  const { name, kind: configKind } = providerConfigOf(resource);
  const forProvider = forProviderOf(resource);
  const tags = {
    ...(isObject(forProvider.tags) ? forProvider.tags : {}),
    'crossplane-kind': `${kind}.${groupOf(key)}`.toLowerCase(),
    'crossplane-name': metadata.name,
    ...(metadata.namespace === undefined ? {} : { 'crossplane-namespace': metadata.namespace }),
    'crossplane-providerconfig': name,
    'crossplane-providerconfig-kind': configKind,
  };
  draft.spec = { ...draft.spec, forProvider: { ...forProvider, tags } };
}

function isCreateIncomplete(annotations: Readonly<Record<string, string>>): boolean {
  const at = (name: string): number => Date.parse(annotations[name] ?? '') || 0;
  return at(ANNOTATION.pending) > Math.max(at(ANNOTATION.succeeded), at(ANNOTATION.failed));
}

function create(draft: Draft, external: External): Next {
  const now = secondsOf(draft.question.now);
  const { error, details, after = 'retry' } = external.create(draft);
  const result = error !== undefined && external === clusterAuthExternal ? ANNOTATION.failed : ANNOTATION.succeeded;
  // Keeps the times of the first failure: a write at each attempt would notify all watchers.
  const isRecordedAlready =
    error !== undefined && draft.annotations[ANNOTATION.pending] !== undefined && draft.annotations[result] !== undefined;
  if (!isRecordedAlready) draft.annotations = { ...draft.annotations, [ANNOTATION.pending]: now, [result]: now };
  creating(draft);
  if (error !== undefined) return failed(draft, `create failed: ${error}`);
  publish(draft, details ?? {});
  return synced(draft, after);
}

/** Deletes the resource in AWS, and removes the finalizer when the resource no longer exists. Waits for other finalizers. */
function finish(draft: Draft, external: External, exists: boolean): Next {
  if (draft.finalizers.length > 1) return 'retry';
  if (!exists) {
    removeFinalizer(draft);
    return 'never';
  }
  const { error, after = 'retry' } = external.remove(draft);
  setCondition(draft, { type: 'Ready', status: 'False', reason: 'Deleting', withGeneration: true });
  return error === undefined ? synced(draft, after) : failed(draft, `delete failed: ${error}`);
}

function publish(draft: Draft, details: Readonly<Record<string, string>>): void {
  if ((draft.spec as JsonObject).writeConnectionSecretToRef !== undefined) draft.secret = { ...draft.secret, ...details };
}

function creating(draft: Draft): void {
  setCondition(draft, { type: 'Ready', status: 'False', reason: 'Creating', withGeneration: true });
}

function synced(draft: Draft, next: Next): Next {
  setCondition(draft, { type: 'Synced', status: 'True', reason: 'ReconcileSuccess', withGeneration: true });
  return next;
}

function failed(draft: Draft, message: string, next: Next = 'retry'): Next {
  setCondition(draft, { type: 'Synced', status: 'False', reason: 'ReconcileError', message, withGeneration: true });
  return next;
}
