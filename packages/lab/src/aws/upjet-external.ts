import { differences, replacementError, updated } from './differences.ts';
import { type Draft, isBeingDeleted, resourceOf, setCondition, setExternalName } from './draft.ts';
import type { External } from './external.ts';
import { type ExternalResource, type Operation, resourceKey, withOperation, withResource } from './model/account-state.ts';
import { type JsonObject, merged } from './model/json.ts';
import { forProviderOf, inAtProvider } from './model/managed-resource.ts';
import { attributesOf, complete, desiredOf, foundResource, isOver, newId, randomFor, requestOf, scopeOf } from './operations.ts';
import type { Observation, Outcome } from './reconcile-types.ts';
import { asyncFailure, diagnostics, nameRefusal, refusalText } from './refusals.ts';

/**
 * Calls AWS through the asynchronous Terraform client of upjet, which all kinds of the provider except ClusterAuth use (upjet 2,
 * pkg/controller/external_async_tfpluginsdk.go). A call starts an operation; until the operation ends, the resource counts as existing and
 * up to date. A resource that already has the same identity is adopted, whoever created it.
 */
export const upjetExternal: External = {
  connecting: 'cannot initialize the Terraform plugin SDK async external client: cannot get terraform setup: ',
  observe(draft) {
    const operation = draft.state.operations.get(scopeOf(draft).uid);
    if (operation && !isOver(draft, operation))
      return { exists: true, upToDate: true, after: Math.max(operation.endsAt - draft.question.now, 0) || 'retry' };
    if (operation) complete(draft, operation);
    const resource = foundResource(draft);
    return resource ? observed(draft, resource) : { exists: false, upToDate: false };
  },
  create(draft) {
    const { kind, view, region } = scopeOf(draft);
    const parameters = requestOf(draft);
    const id = newId(draft, parameters);
    const refused = refusalText(draft, 'create', id, nameRefusal(draft) ?? kind.mayCreate?.(parameters, view));
    if (refused !== undefined) return asyncFailure(draft, 'create', refused);
    const key = resourceKey({ kind: kind.kind, region, id });
    if (!draft.state.resources.has(key))
      make(draft, { kind: kind.kind, region, id, parameters, attributes: attributesOf(kind, { id, parameters }, view) });
    return start(draft, { type: 'create', key });
  },
  update(draft) {
    const { kind, view } = scopeOf(draft);
    const resource = foundResource(draft);
    if (!resource) return { error: 'the resource is gone' };
    const desired = desiredOf(draft);
    const fixed = differences(desired, resource.parameters).find((path) =>
      kind.immutable?.some((field) => path === field || path.startsWith(`${field}.`)),
    );
    if (fixed !== undefined) return asyncFailure(draft, 'update', replacementError(fixed, resource.parameters, desired));
    const parameters = updated(resource.parameters, desired);
    const refused = refusalText(draft, 'update', resource.id, kind.mayUpdate?.(parameters, resource, view));
    if (refused !== undefined) return asyncFailure(draft, 'update', refused);
    draft.state = withResource(draft.state, { ...resource, phase: 'updating' });
    return start(draft, { type: 'update', key: resourceKey(resource), parameters });
  },
  remove(draft) {
    const { kind, view, uid } = scopeOf(draft);
    const running = draft.state.operations.get(uid);
    if (running?.type === 'delete') return { after: Math.max(running.endsAt - draft.question.now, 0) || 'retry' };
    if (running)
      return { error: `${running.type} operation that started at ${new Date(running.startedAt).toISOString()} is still running` };
    const resource = foundResource(draft);
    if (!resource) return {};
    const refused = refusalText(draft, 'delete', resource.id, kind.mayDelete?.(resource, view));
    if (refused !== undefined) return asyncFailure(draft, 'delete', refused);
    draft.state = withResource(draft.state, { ...resource, phase: 'deleting' });
    return start(draft, { type: 'delete', key: resourceKey(resource) });
  },
};

/** Returns an existing resource: Available, reported in status.atProvider, and late-initialized. */
function observed(draft: Draft, resource: ExternalResource): Observation {
  const { fault, now } = draft.question;
  if (typeof fault === 'object' && 'fail' in fault) {
    return {
      error: `failed to observe the resource: ${diagnostics(`reading ${scopeOf(draft).kind.noun} (${resource.id}): ${fault.fail}`)}`,
    };
  }
  if (isBeingDeleted(draft)) return { exists: true, upToDate: true };
  if (resource.phase === 'deleting') return { exists: true, upToDate: true, after: 'retry' }; // By another managed resource
  const upToDate = differences(desiredOf(draft), resource.parameters).length === 0;
  publishStatus(draft, resource);
  if (upToDate) setCondition(draft, { type: 'LastAsyncOperation', status: 'True', reason: 'Success' });
  if (typeof fault !== 'object') return { exists: true, upToDate };
  const period = Math.floor((now - resource.since) / fault.flap);
  if (period % 2 === 1) setCondition(draft, { type: 'Ready', status: 'False', reason: 'Unavailable', message: 'set to flap' });
  return { exists: true, upToDate, after: resource.since + (period + 1) * fault.flap - now };
}

function publishStatus(draft: Draft, resource: ExternalResource): void {
  const { kind } = scopeOf(draft);
  const { apiVersion, kind: kindName } = draft.question.resource;
  setCondition(draft, { type: 'Ready', status: 'True', reason: 'Available' });
  if (kind.naming.by !== 'name') setExternalName(draft, resource.id);
  const { parameters, attributes, id, region } = resource;
  const status = resource.phase === 'creating' ? 'CREATING' : 'ACTIVE';
  draft.atProvider = inAtProvider(
    apiVersion,
    kindName,
    merged({ ...parameters, id, region, status, tagsAll: parameters.tags }, attributes),
  );
  draft.spec = lateInitialized(draft, kind.defaults ?? {}, parameters);
}

/** Copies values that AWS chose into empty fields of the spec, unless the policies forbid that. */
function lateInitialized(draft: Draft, defaults: JsonObject, parameters: JsonObject): JsonObject {
  const policies = draft.spec.managementPolicies;
  if (Array.isArray(policies) && !policies.includes('*') && !policies.includes('LateInitialize')) return draft.spec;
  const forProvider = forProviderOf(resourceOf(draft));
  const chosen = Object.keys(defaults).filter((field) => forProvider[field] === undefined);
  if (chosen.length === 0) return draft.spec;
  return { ...draft.spec, forProvider: { ...forProvider, ...Object.fromEntries(chosen.map((field) => [field, parameters[field]])) } };
}

function make(draft: Draft, resource: Omit<ExternalResource, 'phase' | 'since'>): void {
  const { kind, view } = scopeOf(draft);
  const since = draft.question.now;
  draft.state = withResource(draft.state, { ...resource, phase: 'creating', since });
  const made = { id: resource.id, parameters: resource.parameters, random: randomFor(kind, resource.id, view) };
  for (const brought of kind.brings?.(made, view) ?? []) {
    draft.state = withResource(draft.state, {
      ...brought,
      region: resource.region,
      phase: 'active',
      since,
      madeFor: resourceKey(resource),
    });
  }
}

function start(draft: Draft, operation: Omit<Operation, 'startedAt' | 'endsAt'>): Outcome {
  const { now, delay, resource, cluster } = draft.question;
  const { uid, kind, region } = scopeOf(draft);
  draft.state = withOperation(draft.state, uid, { ...operation, startedAt: now, endsAt: now + delay });
  const id = operation.key.slice(`${kind.kind} ${region} `.length);
  const by = [cluster, resource.metadata.namespace, resource.metadata.name].join('/');
  draft.calls = [...draft.calls, { at: now, call: operation.type, kind: kind.kind, region, id, by }];
  return { after: delay };
}
