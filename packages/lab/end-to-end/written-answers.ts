import { setTimeout } from 'node:timers/promises';
import { type Fields, fieldsOf, listOf, type Manifest, readYaml, stableText, textOf } from '@slipway/manifest';
import { ApiError, type Lab, type StoredObject, UnknownKindError } from '../src/index.ts';

type Hub = Lab['clusters'][string];

/** The text that names the objects of one repository, so that many of them are on one cluster. */
const MARK = 'x0';

/** Returns what the API server and Crossplane do with a repository, without names that they generate. */
export async function answerOf(hub: Hub, text: string, mark: string): Promise<string> {
  const own = text.replaceAll(MARK, mark);
  const plain = (value: unknown): string =>
    stableText(JSON.parse(JSON.stringify(value)))
      .replaceAll(mark, MARK)
      .replaceAll(GENERATED, 'ID');
  let objects: readonly Manifest[];
  try {
    objects = readYaml(own, 'repository').documents.map(({ value }) => value as Manifest);
  } catch (error) {
    return plain({ unreadable: String(error) });
  }
  const applied: Record<string, unknown> = {};
  const titleOf = ({ apiVersion, kind, metadata }: Manifest): string => `${apiVersion} ${kind} ${metadata.name}`;
  const definitions = objects.filter(({ kind }) => kind === 'CompositeResourceDefinition');
  const others = objects.filter((object) => !definitions.includes(object));
  for (const object of definitions) applied[titleOf(object)] = await apply(hub, object, 0);
  await Promise.all(definitions.map((object) => settled(hub, object)));
  for (const object of others) applied[titleOf(object)] = await apply(hub, object, 8_000);
  const state = () => stateOf(hub, objects);
  await untilStable(state, 6_000, 20_000);
  // Some resources wait for the status of others.
  for (let round = 0; round < 2; round++) {
    for (const resource of (await state()).composed) await report(hub, resource);
    await untilStable(state, 6_000, 20_000);
  }
  const last = await state();
  const deployments = await hub.list({ apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'crossplane-system' });
  const programs = deployments.filter(({ metadata }) => metadata.name.startsWith(mark)).map(({ spec }) => spec);
  const crds = await Promise.all(definitions.map((object) => hub.get(crdOf(object)).catch(() => undefined)));
  for (const object of others.toReversed()) await hub.remove(object).catch(() => undefined);
  return plain({ applied, programs, ...last.seen, crds: crds.map((each) => each?.spec ?? null) });
}

const GENERATED = /\b[0-9a-f]{12}\b|\b[0-9a-f]{8}-[0-9a-f-]{27}\b|(?<=shop-|data-|web-|orders-|plain-)[a-z0-9]{5}\b/g;

const crdOf = ({ metadata }: Manifest) => ({
  ...{ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition', metadata: { name: metadata.name } },
});

/** Applies an object, as Flux does. Its kind may be unknown at first. */
async function apply(hub: Hub, object: Manifest, patience: number): Promise<unknown> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await hub.apply(object);
      return 'accepted';
    } catch (error) {
      if (error instanceof UnknownKindError) {
        if (performance.now() > end) return 'no such kind';
        await setTimeout(500);
      } else if (error instanceof ApiError) return `${error.status} ${error.message}`;
      else return String(error);
    }
  }
}

async function settled(hub: Hub, object: Manifest): Promise<void> {
  await hub.waitFor(object, 'Established', { deadline: 12_000 }).catch(() => undefined);
}

interface State {
  readonly seen: Fields;
  readonly composed: readonly StoredObject[];
}

async function untilStable(state: () => Promise<State>, quiet: number, most: number): Promise<State> {
  const end = performance.now() + most;
  let last = await state();
  let since = performance.now();
  while (performance.now() < end && performance.now() - since < quiet) {
    await setTimeout(1000);
    const next = await state();
    if (JSON.stringify(next.seen) !== JSON.stringify(last.seen)) since = performance.now();
    last = next;
  }
  return last;
}

/** Returns the conditions of the objects, and the resources of the composites. */
async function stateOf(hub: Hub, objects: readonly Manifest[]): Promise<State> {
  const stored = await Promise.all(objects.map((object) => hub.get(object).catch(() => undefined)));
  const composed: StoredObject[] = [];
  const seen: Record<string, unknown> = {};
  const add = async (object: StoredObject | undefined, title: string, depth = 0): Promise<void> => {
    if (object === undefined) {
      seen[title] = 'does not exist';
      return;
    }
    // The repository has the spec of its own objects.
    seen[title] = depth === 0 ? { ...shown(object), spec: undefined, data: undefined, kind: undefined } : shown(object);
    const spec = fieldsOf(object.spec);
    const secret = fieldsOf(spec.writeConnectionSecretToRef);
    if (typeof secret.name === 'string') seen[`${title} > connection`] = await keysOf(hub, secret, object);
    const references = [
      ...listOf(fieldsOf(spec.crossplane).resourceRefs),
      ...listOf(spec.resourceRefs),
      ...(depth === 0 ? [spec.resourceRef] : []),
    ];
    for (const each of references.map(fieldsOf)) {
      const { apiVersion, kind, name, namespace = object.metadata.namespace } = each;
      if (typeof name !== 'string' || depth > 2) continue;
      const target = { apiVersion, kind, metadata: { name, namespace } } as unknown as Manifest;
      const found = await hub.get(target).catch(() => undefined);
      if (found !== undefined) composed.push(found);
      const template = found?.metadata.annotations?.['crossplane.io/composition-resource-name'] ?? `${textOf(kind)} that is missing`;
      await add(found, `${title} > ${template}`, depth + 1);
    }
  };
  for (const [index, object] of stored.entries()) await add(object, `${index} ${objects[index]?.kind} ${objects[index]?.metadata?.name}`);
  return { seen, composed };
}

/** Returns the keys of a connection Secret. */
async function keysOf(hub: Hub, { name, namespace }: Fields, owner: StoredObject): Promise<readonly string[]> {
  const metadata = { name: textOf(name), namespace: textOf(namespace) || owner.metadata.namespace };
  const secret = await hub.get({ apiVersion: 'v1', kind: 'Secret', metadata } as Manifest).catch(() => undefined);
  return Object.keys(fieldsOf(secret?.data)).sort();
}

/** Returns an object without times, versions and generated references. */
function shown(object: StoredObject): Fields {
  const { status, spec, metadata, ...rest } = object as unknown as Record<string, unknown>;
  const { labels, annotations, namespace, ownerReferences } = fieldsOf(metadata);
  const { crossplane, resourceRefs: _, resourceRef: __, compositionRevisionRef: ___, ...fields } = fieldsOf(spec);
  const { resourceRefs: ____, compositionRevisionRef: _____, ...machinery } = fieldsOf(crossplane);
  const { conditions, ...values } = fieldsOf(status);
  const owners = listOf(ownerReferences).map((each) => fieldsOf(each).kind);
  return {
    ...rest,
    metadata: { labels, annotations, namespace, owners },
    spec: typeof spec === 'object' && spec !== null ? { ...fields, ...(crossplane === undefined ? {} : { crossplane: machinery }) } : spec,
    status: { ...values, lastPublishedTime: undefined, connectionDetails: undefined, controllers: undefined },
    conditions: listOf(conditions)
      .map(fieldsOf)
      .map(({ type, status: is, reason, message }) => `${textOf(type)}=${textOf(is)} ${textOf(reason)} ${textOf(message)}`)
      .sort(),
  };
}

/** Sets the status that the controller of a resource would set. */
async function report(hub: Hub, object: StoredObject): Promise<void> {
  const group = textOf(object.apiVersion);
  const condition = (type: string) => ({ type, status: 'True', reason: 'Available', lastTransitionTime: '2026-01-01T00:00:00Z' });
  const conditions = ['Ready', 'Synced'].map(condition);
  const available = { ...condition('Available'), message: 'available' };
  const status = group.includes('upbound.io')
    ? { conditions, atProvider: { arn: `arn-of-${object.kind}`, url: `url-of-${object.kind}`, id: `id-of-${object.kind}` } }
    : object.kind === 'Deployment'
      ? { replicas: 2, readyReplicas: 2, updatedReplicas: 2, availableReplicas: 2, conditions: [available] }
      : undefined;
  if (status !== undefined) await hub.patch(object, { status }, 'status').catch(() => undefined);
}
