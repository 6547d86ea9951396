import { type Fields, fieldsOf, isFields, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import { hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { missingObjects, type Reference } from '../references/missing-object.ts';
import { templatesIn } from '../references/pod-templates.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { hasLabels, matchesSelector } from './selectors.ts';

const ADMISSION = 'admissionregistration.k8s.io';

/** A Service that the API server calls. */
interface Called extends Reference {
  readonly isOptional: boolean;
}

/** Checks the Services that the API server calls: of admission webhooks, of conversion webhooks, and of API services. */
export function* webhooks(cluster: Cluster): Generator<FleetProblem> {
  const called = [...calledServices(cluster)];
  yield* missingObjects(cluster, 'webhook-service-not-found', called, (reference) =>
    (reference as Called).isOptional ? { severity: 'risk' } : {},
  );
  for (const about of webhookConfigurations(cluster))
    for (const [index, webhook] of listOf(about.object.webhooks).filter(isFields).entries())
      yield* ofWebhook(cluster, about, index, webhook);
  yield* isolatedServers(cluster, called);
}

const webhookConfigurations = (cluster: Cluster): readonly ActiveObject[] => [
  ...cluster.activeOf(ADMISSION, 'ValidatingWebhookConfiguration'),
  ...cluster.activeOf(ADMISSION, 'MutatingWebhookConfiguration'),
];

function* calledServices(cluster: Cluster): Generator<Called> {
  for (const about of webhookConfigurations(cluster))
    for (const [index, webhook] of listOf(about.object.webhooks).filter(isFields).entries())
      yield* toService(cluster, about, `/webhooks/${index}/clientConfig/service`, serviceOf(webhook.clientConfig), {
        does: 'calls',
        isOptional: webhook.failurePolicy === 'Ignore',
      });
  for (const about of cluster.activeOf('apiextensions.k8s.io', 'CustomResourceDefinition')) {
    const { conversion, versions } = fieldsOf(about.object.spec);
    const { strategy, webhook } = fieldsOf(conversion);
    // Objects of a kind with one version are never converted.
    if (strategy !== 'Webhook' || listOf(versions).length < 2) continue;
    const service = serviceOf(fieldsOf(webhook).clientConfig);
    yield* toService(cluster, about, '/spec/conversion/webhook/clientConfig/service', service, {
      does: 'is converted by',
      isOptional: false,
    });
  }
  for (const about of cluster.activeOf('apiregistration.k8s.io', 'APIService')) {
    const service = fieldsOf(about.object.spec).service;
    yield* toService(cluster, about, '/spec/service', fieldsOf(service), { does: 'is served by', isOptional: false });
  }
}

const serviceOf = (clientConfig: unknown): Fields => fieldsOf(fieldsOf(clientConfig).service);

function* toService(
  cluster: Cluster,
  about: ActiveObject,
  pointer: string,
  { name, namespace }: Fields,
  { does, isOptional }: Pick<Called, 'does' | 'isOptional'>,
): Generator<Called> {
  if (typeof name !== 'string' || typeof namespace !== 'string') return;
  // The repository has the Service in another namespace, so that no other program installs it here.
  const isElsewhere = cluster.find('', 'Service', undefined, name).some(({ object }) => namespaceOf(object) !== namespace);
  const wanted = { group: '', kind: 'Service', namespace, name, ...(isElsewhere ? { isElsewhere: true as const } : {}) };
  yield { about, pointer: `${pointer}/${isElsewhere ? 'namespace' : 'name'}`, wanted, does, isOptional };
}

/** Reports a webhook that must answer before the Pods of its own server, or of kube-system, are created. */
function* ofWebhook(cluster: Cluster, about: ActiveObject, index: number, webhook: Fields): Generator<FleetProblem> {
  if (webhook.failurePolicy === 'Ignore' || listOf(webhook.matchConditions).length > 0) return;
  const at = listOf(webhook.rules).findIndex((rule) => coversNewPods(fieldsOf(rule)));
  if (at < 0) return;
  const { name, namespace } = serviceOf(webhook.clientConfig);
  const own = textOf(namespace);
  const covered = ['kube-system', ...(own === '' || own === 'kube-system' ? [] : [own])].filter((each) =>
    coversNamespace(cluster, fieldsOf(webhook.namespaceSelector), each),
  );
  const ofServer = covered.includes(own) && coversServer(cluster, fieldsOf(webhook.objectSelector), own, textOf(name));
  const ofSystem = covered.includes('kube-system') && Object.keys(fieldsOf(webhook.objectSelector)).length === 0;
  if (!ofServer && !ofSystem) return;
  const pods = [
    ...(ofServer ? [`its own server in the namespace ${own}`] : []),
    ...(ofSystem && own !== 'kube-system' ? ['kube-system'] : []),
  ];
  if (pods.length === 0) return;
  yield problemOf('webhook-covers-its-server', about, {
    pointer: `/webhooks/${index}/rules/${at}`,
    message: `webhook ${textOf(webhook.name)} of ${objectText(about.object)} must answer before Pods of ${pods.join(' and of ')} are created on ${cluster.name}`,
    expected: 'a namespaceSelector that excludes these namespaces',
  });
}

/** Whether a webhook may change Pods before the API server checks them. The rules of a webhook outside charts may change later. */
export const mutatesPods = (cluster: Cluster): boolean =>
  cluster
    .activeOf(ADMISSION, 'MutatingWebhookConfiguration')
    .some(
      ({ object, kustomization }) =>
        cluster.releaseOf(kustomization) === undefined ||
        listOf(object.webhooks).some((webhook) => listOf(fieldsOf(webhook).rules).some((rule) => coversNewPods(fieldsOf(rule)))),
    );

function coversNewPods({ apiGroups, resources, operations, scope }: Fields): boolean {
  const has = (list: unknown, ...values: readonly string[]): boolean =>
    listOf(list).some((each) => values.includes(textOf(each)) && typeof each === 'string');
  return has(apiGroups, '', '*') && has(resources, 'pods', '*', '*/*') && has(operations, 'CREATE', '*') && scope !== 'Cluster';
}

/** Whether a selector certainly matches a namespace. The API server adds the label with its name. */
function coversNamespace(cluster: Cluster, selector: Fields, namespace: string): boolean {
  const [found] = cluster.find('', 'Namespace', '', namespace);
  const labels = fieldsOf(fieldsOf(found?.object.metadata).labels);
  if (Object.keys(selector).length === 0) return true;
  // Only the label with the name of a Namespace outside the repository is certain.
  const isKnown = found !== undefined || keysOf(selector).every((key) => key === 'kubernetes.io/metadata.name');
  return isKnown && matchesSelector({ ...labels, 'kubernetes.io/metadata.name': namespace }, selector) === true;
}

const keysOf = (selector: Fields): readonly string[] => [
  ...Object.keys(fieldsOf(selector.matchLabels)),
  ...listOf(selector.matchExpressions).map((each) => textOf(fieldsOf(each).key)),
];

/** Whether a webhook covers the Pods of its own server, which its Service selects. */
function coversServer(cluster: Cluster, objectSelector: Fields, namespace: string, service: string): boolean {
  if (Object.keys(objectSelector).length === 0) return true;
  const pods = podsOf(cluster, namespace, service);
  return pods.length > 0 && pods.every(({ labels }) => matchesSelector(labels, objectSelector) === true);
}

function podsOf(cluster: Cluster, namespace: string, service: string) {
  const [found] = cluster.find('', 'Service', namespace, service);
  const selector = fieldsOf(fieldsOf(found?.object.spec).selector);
  if (Object.keys(selector).length === 0) return [];
  return templatesIn(cluster, namespace).filter(({ labels }) => hasLabels(labels, selector) === true);
}

/** Reports servers whose Pods accept no connection, because NetworkPolicies select them and none has an ingress rule. */
function* isolatedServers(cluster: Cluster, called: readonly Called[]): Generator<FleetProblem> {
  const reported = new Set<string>();
  for (const { about, wanted, does } of called) {
    const { namespace = '', name } = wanted;
    const pods = podsOf(cluster, namespace, name);
    const policies = cluster.activeOf('networking.k8s.io', 'NetworkPolicy').filter(({ object }) => namespaceOf(object) === namespace);
    if (pods.length === 0 || policies.length === 0 || cluster.isInstalledInto(namespace) || hasOtherPolicies(cluster, namespace)) continue;
    const selecting = policies.filter(({ object }) => isOfIngress(object) && pods.every(({ labels }) => selects(object, labels)));
    const [policy] = selecting;
    const isOpen = policies.some(({ object }) => isOfIngress(object) && listOf(fieldsOf(object.spec).ingress).length > 0);
    if (policy === undefined || isOpen || reported.has(`${namespace}/${name}`) || hasVariable(nameOf(policy.object))) continue;
    reported.add(`${namespace}/${name}`);
    yield problemOf('webhook-server-isolated', policy, {
      pointer: '/spec/podSelector',
      message: `${objectText(policy.object)} refuses all connections to the Pods of Service/${namespace}/${name}, and ${objectText(about.object)} ${does} this Service`,
      expected: 'an ingress rule for the port of the server',
    });
  }
}

const isOfIngress = ({ spec }: Fields): boolean => {
  const { policyTypes } = fieldsOf(spec);
  return policyTypes === undefined || listOf(policyTypes).includes('Ingress');
};

function selects({ spec }: Fields, labels: Fields): boolean {
  const selector = fieldsOf(fieldsOf(spec).podSelector);
  return Object.keys(selector).length === 0 || matchesSelector(labels, selector) === true;
}

/** Whether policies of a network plugin may allow the connection. */
const hasOtherPolicies = (cluster: Cluster, namespace: string): boolean =>
  [...cluster.kinds()].some(
    (kind) =>
      /\|(?:Cilium|Global|Admin|Baseline|Calico)?(?:Clusterwide)?NetworkPolicy$/.test(kind) && !kind.startsWith('networking.k8s.io|'),
  ) || cluster.inNamespace(namespace).some(({ object }) => object.kind === 'HelmRelease' && !hasAllObjects(cluster, object));

const hasAllObjects = (cluster: Cluster, release: Fields): boolean =>
  cluster.installedReleases.some(({ object, isComplete }) => object === release && isComplete);
