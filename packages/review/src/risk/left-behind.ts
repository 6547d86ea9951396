import { below, type Fields, fieldsOf } from '@slipway/manifest';
import { DATA_RESOURCES, REPLACING_FIELDS, UNORDERED_FIELDS } from '../objects/replacing-fields.ts';
import { groupOf, isSame, nameOf, namespaceOf, own, scalarText, titleOf } from '../objects/values.ts';
import { type About, type Found, valueText } from './about.ts';
import { isRelease } from './releases.ts';

/**
 * R3 and R4: an object in Git means another resource than before. The controller looks for the new one, and leaves the old one in the cloud,
 * or on the cluster, without an owner.
 */
export function* leftBehind(about: About): Generator<Found> {
  yield* accountDeleted(about);
  yield* credentialsDeleted(about);
  yield* unmanaged(about);
  const { before, after, title } = about;
  if (before === undefined || after === undefined) return;
  for (const { what, was, is } of otherResource(about, before, after))
    yield {
      rule: 'resource-left-behind',
      evidence: `${title}: ${what}: ${valueText(was)} → ${valueText(is)}, which is another resource; the old one is left behind`,
    };
  yield* replaced(about, before, after);
}

const IMPERSONATING: ReadonlySet<string> = new Set(['kustomize.toolkit.fluxcd.io/Kustomization', 'helm.toolkit.fluxcd.io/HelmRelease']);

/** Reports a Flux object that is deleted together with the ServiceAccount with which it deletes its own objects. */
function* accountDeleted({ action, group, kind, before, title, fleet, entry }: About): Generator<Found> {
  if (action !== 'delete' || before === undefined || !IMPERSONATING.has(`${group}/${kind}`)) return;
  const { serviceAccountName, kubeConfig } = fieldsOf(before.spec);
  const [account, namespace] = [scalarText(serviceAccountName), namespaceOf(before)];
  if (account === '' || kubeConfig !== undefined || !fleet.isDeleted(entry, 'ServiceAccount', namespace, account)) return;
  yield {
    rule: 'account-deleted-first',
    evidence: `${title} is deleted together with ServiceAccount/${namespace}/${account}, with which it deletes its objects: they may be left behind`,
  };
}

/** Reports the credentials of managed resources that are deleted together with resources that need them for their deletion. */
function* credentialsDeleted({ action, object, group, kind, title, fleet, entry }: About): Generator<Found> {
  if (action !== 'delete' || (kind !== 'ProviderConfig' && kind !== 'ClusterProviderConfig')) return;
  const [first, ...others] = fleet.deletedWith(entry).filter((each) => isInCloud(each) && usesCredentials(each, object, group, kind));
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} other resource${others.length === 1 ? '' : 's'}`;
  yield {
    rule: 'credentials-deleted-first',
    evidence: `${title} is deleted together with ${titleOf(first)}${more}, which Crossplane deletes with its credentials: the deletion may not finish`,
  };
}

/** Returns whether Crossplane deletes something in the cloud together with an object. */
function isInCloud({ spec }: Fields): boolean {
  const { forProvider, deletionPolicy, managementPolicies: policies } = fieldsOf(spec);
  if (forProvider === undefined || deletionPolicy === 'Orphan') return false;
  return !Array.isArray(policies) || policies.includes('*') || policies.includes('Delete');
}

/** Returns whether a managed resource uses a ProviderConfig: of its own API group, or of the group of its provider. */
function usesCredentials(resource: Fields, config: Fields, group: string, kind: string): boolean {
  const own = groupOf(resource);
  if (group !== own && group !== own.slice(own.indexOf('.') + 1)) return false;
  const namespace = namespaceOf(resource);
  const reference = below(resource, 'spec', 'providerConfigRef');
  const isNamed = (scalarText(reference.name) || 'default') === nameOf(config);
  const wanted = scalarText(reference.kind) || (namespace === '' ? 'ProviderConfig' : 'ClusterProviderConfig');
  return isNamed && wanted === kind && (kind === 'ClusterProviderConfig' || namespaceOf(config) === namespace);
}

/** Reports a resource of the cloud that remains without an owner in Git. */
function* unmanaged({ action, object, group, kind, title, entry, fleet }: About): Generator<Found> {
  const isOfCloud = fleet.compositeKinds.has(`${group}/${kind}`) || fieldsOf(object.spec).forProvider !== undefined;
  if (action === 'orphan' && entry.change.cause === 'not-pruned' && isOfCloud)
    yield {
      rule: 'resource-left-behind',
      evidence: `${title} is not deleted: it is left behind with all its resources, and no file manages it`,
    };
}

interface Identity {
  readonly what: string;
  readonly was: unknown;
  readonly is: unknown;
}

/** Returns the fields that say which resource an object manages, and that differ. */
function otherResource(about: About, before: Fields, after: Fields): readonly Identity[] {
  const { group, kind, fleet } = about;
  const isManaged = fieldsOf(after.spec).forProvider !== undefined;
  const isComposite = fleet.compositeKinds.has(`${group}/${kind}`);
  const all = isManaged
    ? [...externalName(before, after), ...at(before, after, ['forProvider', 'region']), ...account(before, after)]
    : isComposite
      ? [...externalName(before, after), ...at(before, after, ['region']), ...at(before, after, ['parameters', 'region'])]
      : group.endsWith('services.k8s.aws')
        ? at(before, after, ['region'])
        : isRelease(about)
          ? target(before, after)
          : [];
  return isObserved(before) && isObserved(after) ? [] : all;
}

/** Crossplane changes nothing of a resource that it only observes. */
const isObserved = ({ spec }: Fields): boolean => isSame(fieldsOf(spec).managementPolicies, ['Observe']);

function externalName(before: Fields, after: Fields): readonly Identity[] {
  const [was, is] = [before, after].map((object) => own(below(object, 'metadata', 'annotations'), 'crossplane.io/external-name'));
  return was === is ? [] : [{ what: 'crossplane.io/external-name', was, is }];
}

function at(before: Fields, after: Fields, path: readonly string[]): readonly Identity[] {
  const last = path.at(-1) ?? '';
  const [was, is] = [before, after].map((object) => own(below(object, 'spec', ...path.slice(0, -1)), last));
  // A value that is written for the first time is most likely the one that the resource has.
  return was === undefined || isSame(was, is) ? [] : [{ what: ['spec', ...path].join('.'), was, is }];
}

/** Another ProviderConfig is most likely another account. */
function account(before: Fields, after: Fields): readonly Identity[] {
  const [was, is] = [before, after].map((object) => scalarText(below(object, 'spec', 'providerConfigRef').name) || 'default');
  return was === is ? [] : [{ what: 'spec.providerConfigRef.name', was, is }];
}

/** helm-controller does not uninstall a release on the cluster that it leaves. */
function target(before: Fields, after: Fields): readonly Identity[] {
  const [was, is] = [before, after].map((object) => own(below(object, 'spec'), 'kubeConfig'));
  return isSame(was, is) ? [] : [{ what: 'spec.kubeConfig', was, is }];
}

/** Reports fields of a managed resource that the cloud cannot change. */
function* replaced({ group, kind, title }: About, before: Fields, after: Fields): Generator<Found> {
  const [, service = ''] = /^([a-z0-9]+)\.aws\.(?:m\.)?upbound\.io$/.exec(group) ?? [];
  const fields = own(REPLACING_FIELDS, `${service}/${kind}`);
  if (!Array.isArray(fields)) return;
  const [old, next] = [below(before, 'spec', 'forProvider'), below(after, 'spec', 'forProvider')];
  for (const field of fields as readonly string[]) {
    const [was, is] = [old, next].map((values) => fieldAt(values, field.split('.')));
    if (UNORDERED_FIELDS.has(field) && isSame(sorted(was), sorted(is))) continue;
    if (was === undefined || isSame(was, is)) continue;
    const change = `${title}: spec.forProvider.${field}: ${valueText(was)} → ${valueText(is)}`;
    const isData = DATA_RESOURCES.has(`${service}/${kind}`);
    yield isData
      ? { rule: 'data-deleted', evidence: `${change}, which needs a new resource: its data is lost if it is replaced` }
      : { rule: 'resource-replaced', evidence: `${change}, which needs a new resource` };
  }
}

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map((item) => JSON.stringify(item)).sort() : value);

/** Returns the value at a path through blocks. A block is a map, or a list of one map. */
function fieldAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key !== undefined) return fieldAt(own(fieldsOf(Array.isArray(value) && value.length === 1 ? value[0] : value), key), rest);
  return value;
}
