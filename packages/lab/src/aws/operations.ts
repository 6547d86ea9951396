import { type Draft, resourceOf, setCondition } from './draft.ts';
import { findKind } from './kinds/find-kind.ts';
import {
  type ExternalResource,
  type Operation,
  resourceKey,
  withMaker,
  withOperation,
  withoutResources,
  withResource,
} from './model/account-state.ts';
import { type AwsKind, type AwsView, type Random, randomOf, viewOf } from './model/aws-kind.ts';
import { isObject, type JsonObject, merged, textAt } from './model/json.ts';
import { externalNameOf, forProviderOf, kindKey, withoutReferences } from './model/managed-resource.ts';

/** A managed resource, as AWS identifies it. */
export interface Scope {
  readonly kind: AwsKind;
  readonly view: AwsView;
  readonly region: string;
  readonly uid: string;
}

export function scopeOf({ question: { resource, state, account } }: Draft): Scope {
  const kind = findKind(kindKey(resource));
  const asked = textAt(forProviderOf(resource), 'region') || 'us-east-1';
  return { kind, view: viewOf(state, asked, account), region: kind.global ? 'global' : asked, uid: resource.metadata.uid };
}

/** Returns the desired state in the spec. */
export const desiredOf = (draft: Draft): JsonObject => withoutReferences(forProviderOf(resourceOf(draft)));

/** Returns the parameters of a creation: the spec over values for creation only, over AWS's defaults. */
export function requestOf(draft: Draft): JsonObject {
  const { initProvider } = draft.spec;
  const initial = isObject(initProvider) ? withoutReferences(initProvider) : {};
  return merged(scopeOf(draft).kind.defaults ?? {}, merged(initial, desiredOf(draft)));
}

/** Returns the AWS resource of the managed resource, also one that it did not create. */
export function foundResource(draft: Draft): ExternalResource | undefined {
  const { kind, view, region, uid } = scopeOf(draft);
  const name = externalNameOf(resourceOf(draft));
  const { naming } = kind;
  const made = draft.state.made.get(uid);
  if (naming.by === 'aws' && name === '' && made !== undefined) return draft.state.resources.get(made);
  const id =
    naming.by === 'parameters'
      ? naming.id(requestOf(draft))
      : naming.by === 'name'
        ? (naming.id?.(name, requestOf(draft), view) ?? name)
        : name;
  return draft.state.resources.get(resourceKey({ kind: kind.kind, region, id }));
}

/** Returns the id of a new resource. A generated id changes if an orphan already has it. */
export function newId(draft: Draft, parameters: JsonObject): string {
  const { kind, view, region } = scopeOf(draft);
  const { resource, cluster, account } = draft.question;
  const { naming } = kind;
  if (naming.by === 'parameters') return naming.id(parameters);
  const name = externalNameOf(resourceOf(draft));
  if (naming.by === 'name') return naming.id?.(name, parameters, view) ?? name;
  const attempt = (number: number): string =>
    naming.id(
      randomOf(account.account, kind.kind, cluster, resource.metadata.namespace ?? '', resource.metadata.name, `${number}`),
      parameters,
      view,
    );
  for (let number = 0; ; number++) {
    const id = attempt(number);
    const isTaken = draft.state.resources.has(resourceKey({ kind: kind.kind, region, id }));
    if (!isTaken || attempt(number + 1) === id) return id; // A name that the user chose is not generated
  }
}

/** Whether an operation has ended. */
export function isOver(draft: Draft, operation: Operation): boolean {
  const { kind, view } = scopeOf(draft);
  const { fault, now } = draft.question;
  const resource = draft.state.resources.get(operation.key);
  const isSettled = operation.type !== 'create' || !resource || (kind.isSettled?.(resource, view) ?? true);
  return fault !== 'hang' && now >= operation.endsAt && isSettled;
}

/** Applies the result of an ended operation in AWS. */
export function complete(draft: Draft, operation: Operation): void {
  const { kind, view, uid } = scopeOf(draft);
  const resource = draft.state.resources.get(operation.key);
  draft.state = withOperation(draft.state, uid, undefined);
  setCondition(draft, { type: 'LastAsyncOperation', status: 'True', reason: 'Success' });
  if (!resource) return;
  if (operation.type === 'delete') {
    draft.state = withoutResources(draft.state, [operation.key, ...(kind.takes?.(resource, view) ?? []).map(resourceKey)]);
  } else if (operation.type === 'create') {
    draft.state = withResource(draft.state, { ...resource, phase: 'active', since: draft.question.now });
    draft.state = withMaker(draft.state, uid, operation.key);
  } else {
    const parameters = operation.parameters ?? resource.parameters;
    const attributes = attributesOf(kind, { id: resource.id, parameters, before: resource }, view);
    draft.state = withResource(draft.state, { ...resource, parameters, attributes, phase: 'active' });
  }
}

/** Returns the attributes that AWS adds to a new or changed resource. */
export function attributesOf(
  kind: AwsKind,
  { id, parameters, before }: { readonly id: string; readonly parameters: JsonObject; readonly before?: ExternalResource },
  view: AwsView,
): JsonObject {
  const made = { id, parameters, random: randomFor(kind, id, view), ...(before ? { before } : {}) };
  return { ...(kind.arn ? { arn: kind.arn(made, view) } : {}), ...kind.attributes?.(made, view) };
}

export const randomFor = ({ kind }: AwsKind, id: string, { account, region }: AwsView): Random => randomOf(account, kind, region, id);
