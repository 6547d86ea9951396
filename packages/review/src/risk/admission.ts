import { below, type Fields, fieldsOf, listOf } from '@slipway/manifest';
import { namespaceOf, own, scalarText } from '../objects/values.ts';
import { type About, type Found, valueText } from './about.ts';

/** R2: what the API server accepts, and with which defaults: Pod Security, webhooks, quotas, default classes, network isolation. */
export function* admission(about: About): Generator<Found> {
  yield* podSecurity(about);
  yield* admissionRules(about);
  yield* limits(about);
  yield* clusterDefaults(about);
  yield* isolation(about);
}

const LEVELS = ['privileged', 'baseline', 'restricted'];
const ENFORCE = 'pod-security.kubernetes.io/enforce';
const VERSION = 'pod-security.kubernetes.io/enforce-version';

function* podSecurity({ group, kind, before, after, title }: About): Generator<Found> {
  if (group !== '' || kind !== 'Namespace' || before === undefined || after === undefined) return;
  const of = (object: Fields, label: string): string => scalarText(own(below(object, 'metadata', 'labels'), label));
  const [was, is] = [of(before, ENFORCE), of(after, ENFORCE)];
  const change = `${title}: ${ENFORCE}: ${was || 'nothing'} → ${is || 'nothing'}`;
  const level = (text: string): number => Math.max(LEVELS.indexOf(text), 0);
  if (level(is) < level(was)) {
    const admitted =
      is === '' ? 'all Pods that the default of the cluster allows' : is === 'baseline' ? 'Pods of level baseline' : 'privileged Pods';
    yield { rule: 'pod-security-changed', evidence: `${change}: it now admits ${admitted}` };
  } else if (level(is) > level(was))
    yield { rule: 'pod-security-changed', evidence: `${change}: Pods that do not meet ${is} are refused when they start again` };
  else if (was !== is)
    yield { rule: 'pod-security-changed', evidence: `${change}: other Pods are admitted if the cluster has another default` };
  else if (level(is) > 0 && of(before, VERSION) !== of(after, VERSION))
    yield {
      rule: 'pod-security-changed',
      evidence: `${title}: ${VERSION}: ${of(before, VERSION) || 'latest'} → ${of(after, VERSION) || 'latest'}: it checks ${is} by the rules of another version`,
    };
}

/** Kinds whose objects refuse or change other objects, with the fields that decide about it. */
const ADMISSION: ReadonlyMap<string, readonly string[]> = new Map([
  ['admissionregistration.k8s.io/ValidatingWebhookConfiguration', ['webhooks']],
  ['admissionregistration.k8s.io/MutatingWebhookConfiguration', ['webhooks']],
  ['admissionregistration.k8s.io/ValidatingAdmissionPolicy', ['spec']],
  ['admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding', ['spec']],
  ['admissionregistration.k8s.io/MutatingAdmissionPolicy', ['spec']],
  ['admissionregistration.k8s.io/MutatingAdmissionPolicyBinding', ['spec']],
  ['kyverno.io/ClusterPolicy', ['spec']],
  ['kyverno.io/Policy', ['spec']],
]);

function* admissionRules({ action, group, kind, title, before, after, fields }: About): Generator<Found> {
  const deciding = ADMISSION.get(`${group}/${kind}`) ?? (group === 'constraints.gatekeeper.sh' ? ['spec'] : undefined);
  if (deciding === undefined) return;
  if (action === 'delete') yield { rule: 'admission-changed', evidence: `${title} is deleted: what it refused is accepted` };
  else if (before === undefined && after !== undefined)
    yield { rule: 'admission-changed', evidence: `${title} is new: it may refuse or change ${scopeText(after)}` };
  else if (fields.some(({ fields: [first = ''] }) => deciding.includes(first)))
    yield { rule: 'admission-changed', evidence: `${title} decides differently about ${scopeText(after ?? {})}` };
}

function scopeText(object: Fields): string {
  const webhooks = listOf(object.webhooks).map(fieldsOf);
  if (webhooks.length === 0) return 'objects of the cluster';
  const resources = webhooks.flatMap(({ rules }) => listOf(rules).flatMap((rule) => listOf(fieldsOf(rule).resources).map(scalarText)));
  const isOpen = webhooks.every(({ failurePolicy }) => failurePolicy === 'Ignore');
  const names = [...new Set(resources)].slice(0, 5).join(', ');
  return `${names === '' ? 'objects' : names}${isOpen ? '' : ', and refuses them while its server does not answer'}`;
}

function* limits({ group, kind, before, after, title, object, fields, fleet, entry }: About): Generator<Found> {
  if (group !== '' || (kind !== 'ResourceQuota' && kind !== 'LimitRange') || after === undefined) return;
  if (before === undefined) {
    if (fleet.isCreated(entry, 'Namespace', '', namespaceOf(object))) return;
    yield {
      rule: 'limits-changed',
      evidence: `${title} is new: Pods of namespace ${namespaceOf(object)} may be refused, or get other resources`,
    };
  } else if (fields.some(({ fields: [first] }) => first === 'spec'))
    yield {
      rule: 'limits-changed',
      evidence: `${title}: ${fields
        .map(({ hunk }) => hunk.path)
        .slice(0, 3)
        .join(', ')}`,
    };
}

/** Annotations that make a class the default of the cluster. */
const DEFAULT_MARKS: Readonly<Record<string, string>> = {
  'storage.k8s.io/StorageClass': 'storageclass.kubernetes.io/is-default-class',
  'networking.k8s.io/IngressClass': 'ingressclass.kubernetes.io/is-default-class',
  'snapshot.storage.k8s.io/VolumeSnapshotClass': 'snapshot.storage.kubernetes.io/is-default-class',
};

function* clusterDefaults({ action, group, kind, before, after, title }: About): Generator<Found> {
  const now = action === 'delete' ? undefined : after;
  if (`${group}/${kind}` === 'scheduling.k8s.io/PriorityClass') {
    const [was, is] = [before?.globalDefault === true, now?.globalDefault === true];
    if (was === is) return;
    const value = scalarText((now ?? before)?.value);
    yield {
      rule: 'cluster-default-changed',
      evidence: is
        ? `${title} becomes the default of all new Pods of the cluster, with priority ${value}: they evict Pods of a lower priority`
        : `${title} is not the default of the cluster any more: new Pods without a class have priority 0 instead of ${value}`,
    };
    return;
  }
  const mark = own(DEFAULT_MARKS, `${group}/${kind}`);
  if (typeof mark !== 'string') return;
  const [was, is] = [before, now].map((object) => scalarText(own(below(object, 'metadata', 'annotations'), mark)) === 'true');
  if (was === is) return;
  yield {
    rule: 'cluster-default-changed',
    evidence: is ? `${title} becomes the default of the cluster` : `${title} is not the default of the cluster any more`,
  };
}

function* isolation({ kind, before, after, title, object, fleet, entry }: About): Generator<Found> {
  if (kind !== 'NetworkPolicy' || after === undefined) return;
  const denied = deniedBy(after).filter((direction) => before === undefined || !deniedBy(before).includes(direction));
  if (denied.length === 0 || (before === undefined && fleet.isCreated(entry, 'Namespace', '', namespaceOf(object)))) return;
  const selector = fieldsOf(below(after, 'spec').podSelector);
  const pods = Object.keys(selector).length === 0 ? 'all Pods' : `Pods with ${valueText(selector.matchLabels ?? selector)}`;
  yield {
    rule: 'traffic-denied',
    evidence: `${title} denies all ${denied.join(' and ')} of ${pods} in namespace ${namespaceOf(object)} that no other policy allows`,
  };
}

/** Returns the directions that a NetworkPolicy denies, without a rule that allows anything. */
function deniedBy(policy: Fields): readonly string[] {
  const { ingress, egress, policyTypes } = fieldsOf(policy.spec);
  const types = Array.isArray(policyTypes) ? policyTypes.map(scalarText) : ['Ingress', ...(egress === undefined ? [] : ['Egress'])];
  const rules: Readonly<Record<string, unknown>> = { Ingress: ingress, Egress: egress };
  return types.filter((type) => listOf(rules[type]).length === 0).map((type) => type.toLowerCase());
}
