import type { Condition } from '../kubernetes/stored-object.ts';
import type { AccountState } from './model/account-state.ts';
import { isObject, type JsonObject, mergePatch } from './model/json.ts';
import { ANNOTATION, externalNameOf, FINALIZER, type ManagedResource } from './model/managed-resource.ts';
import type { Answer, AwsCall, Next, Question } from './reconcile-types.ts';

/** A condition to set. Conditions of the managed reconciler have the generation, those of upjet do not. */
export interface ConditionDraft {
  readonly type: string;
  readonly status: Condition['status'];
  readonly reason: string;
  readonly message?: string;
  readonly withGeneration?: boolean;
}

/** The state of a managed resource during one reconciliation; only that reconciliation changes it. */
export interface Draft {
  readonly question: Question;
  annotations: Readonly<Record<string, string>>;
  finalizers: readonly string[];
  spec: JsonObject;
  atProvider: JsonObject;
  conditions: readonly ConditionDraft[];
  state: AccountState;
  calls: readonly AwsCall[];
  secret: Readonly<Record<string, string>> | undefined;
}

export function draftOf(question: Question): Draft {
  const { resource, state } = question;
  const { atProvider } = (resource.status ?? {}) as JsonObject;
  return {
    question,
    annotations: resource.metadata.annotations ?? {},
    finalizers: resource.metadata.finalizers ?? [],
    spec: resource.spec ?? {},
    atProvider: isObject(atProvider) ? atProvider : {},
    conditions: [],
    state,
    calls: [],
    secret: undefined,
  };
}

export function answerOf(draft: Draft, next: Next): Answer {
  const { resource, now } = draft.question;
  return {
    resource: resourceOf(draft),
    status: (generation, problem) => {
      if (problem !== undefined) {
        setCondition(draft, { type: 'Synced', status: 'False', reason: 'ReconcileError', message: problem, withGeneration: true });
      }
      const {
        atProvider: _,
        conditions = [],
        ...rest
      } = (resource.status ?? {}) as JsonObject & { readonly conditions?: readonly Condition[] };
      const set = draft.conditions.reduce((all, condition) => withCondition(all, condition, generation, now), conditions);
      return {
        ...rest,
        ...(Object.keys(draft.atProvider).length > 0 ? { atProvider: draft.atProvider } : {}),
        ...(set.length > 0 ? { conditions: set } : {}),
      };
    },
    state: draft.state,
    calls: draft.calls,
    secret: draft.secret,
    next,
  };
}

/** Returns the object in its current state: later parts of a reconciliation read what earlier ones wrote. */
export function resourceOf({ question: { resource }, annotations, finalizers, spec, atProvider }: Draft): ManagedResource {
  const { annotations: _, finalizers: __, ...metadata } = resource.metadata;
  return {
    ...resource,
    metadata: {
      ...metadata,
      ...(Object.keys(annotations).length > 0 ? { annotations } : {}),
      ...(finalizers.length > 0 ? { finalizers } : {}),
    } as ManagedResource['metadata'],
    spec,
    status: { ...resource.status, atProvider },
  };
}

export const isBeingDeleted = ({ question }: Draft): boolean => question.resource.metadata.deletionTimestamp !== undefined;

export function setExternalName(draft: Draft, name: string): void {
  if (externalNameOf(resourceOf(draft)) !== name) draft.annotations = { ...draft.annotations, [ANNOTATION.externalName]: name };
}

export function addFinalizer(draft: Draft): void {
  if (!draft.finalizers.includes(FINALIZER)) draft.finalizers = [...draft.finalizers, FINALIZER];
}

export function removeFinalizer(draft: Draft): void {
  draft.finalizers = draft.finalizers.filter((finalizer) => finalizer !== FINALIZER);
}

/** Sets a condition. A later one of the same type replaces it. */
export function setCondition(draft: Draft, condition: ConditionDraft): void {
  draft.conditions = [...draft.conditions.filter(({ type }) => type !== condition.type), condition];
}

/** Changes the time only if another field of the condition changes, as in crossplane-runtime. */
function withCondition(
  all: readonly Condition[],
  { type, status, reason, message, withGeneration }: ConditionDraft,
  generation: number,
  now: number,
): readonly Condition[] {
  const old = all.find((condition) => condition.type === type);
  const wanted: Condition = {
    type,
    status,
    reason,
    ...(message ? { message } : {}),
    ...(withGeneration ? { observedGeneration: generation } : {}),
  };
  const { lastTransitionTime: _, ...oldFields } = old ?? { type };
  if (mergePatch(oldFields as JsonObject, { ...wanted }) === undefined) return all;
  const next = { ...wanted, lastTransitionTime: secondsOf(now) };
  return old ? all.map((condition) => (condition === old ? next : condition)) : [...all, next];
}

/** Formats a time like Kubernetes: whole seconds. */
export const secondsOf = (now: number): string => new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
