import { describe, expect, it } from 'vitest';
import type { KubernetesApi } from '../kubernetes/kubernetes-api.ts';
import type { StoredObject } from '../kubernetes/stored-object.ts';
import { applyAnswer } from './apply-answer.ts';
import { isObject, type JsonObject } from './model/json.ts';
import type { ManagedResource } from './model/managed-resource.ts';
import type { Answer } from './reconcile-types.ts';

const auth: ManagedResource = {
  apiVersion: 'eks.aws.m.upbound.io/v1beta1',
  kind: 'ClusterAuth',
  metadata: { name: 'auth', namespace: 'flux-system', uid: 'of auth', resourceVersion: '7', creationTimestamp: '', generation: 3 },
  spec: { writeConnectionSecretToRef: { name: 'kubeconfig' } },
};

/** Returns a server with at most one Secret that records its writes. */
function server(secret?: JsonObject) {
  const writes: unknown[] = [];
  let stored = secret;
  const api = {
    get: () => Promise.resolve(stored),
    apply: (object: JsonObject) => {
      stored = object;
      writes.push(['apply', object.kind]);
      return Promise.resolve(object);
    },
    patch: (target: StoredObject, patch: JsonObject, subresource?: string) => {
      if (target.kind === 'Secret') stored = { ...stored, data: { ...(stored?.data as JsonObject), ...(patch.data as JsonObject) } };
      writes.push([subresource ?? 'patch', target.kind, patch]);
      const metadata = { ...target.metadata, generation: isObject(patch.spec) ? 4 : 3 };
      return Promise.resolve({ ...target, metadata });
    },
  } as unknown as KubernetesApi;
  return { api, writes, secret: () => stored };
}

const answer = (change: Partial<Answer>): Answer => ({
  resource: auth,
  status: (generation, problem) => ({ generation, ...(problem === undefined ? {} : { problem }) }),
  state: { resources: new Map(), operations: new Map(), made: new Map() },
  calls: [],
  secret: undefined,
  next: 'poll',
  ...change,
});

const apply = (api: KubernetesApi, change: Partial<Answer>) => applyAnswer(api, auth, answer(change), () => {});

describe('what a step wants', () => {
  it('is written with the version that it was decided on, the status with the generation that comes of it', async () => {
    const { api, writes } = server();
    expect(await apply(api, { resource: { ...auth, spec: { ...auth.spec, forProvider: { clusterName: 'shop' } } } })).toEqual({
      written: 'spec, status',
    });
    expect(writes).toEqual([
      ['patch', 'ClusterAuth', { spec: { forProvider: { clusterName: 'shop' } }, metadata: { uid: 'of auth', resourceVersion: '7' } }],
      ['status', 'ClusterAuth', { metadata: { uid: 'of auth' }, status: { generation: 4 } }],
    ]);
  });

  it('is not written when it is there already', async () => {
    const { api, writes } = server();
    const there = { ...auth, status: { generation: 3 } } as ManagedResource;
    expect(await applyAnswer(api, there, answer({ resource: there }), () => {})).toEqual({ written: '' });
    expect(writes).toEqual([]);
  });

  it('creates a Secret that is controlled by the object, and empty when no details are published', async () => {
    const { api, secret } = server();
    await apply(api, { secret: {} });
    expect(secret()).toMatchObject({
      type: 'connection.crossplane.io/v1alpha1',
      data: {},
      metadata: { ownerReferences: [{ uid: 'of auth', controller: true }] },
    });
  });

  it('adds to a Secret, and takes nothing away', async () => {
    const { api, secret } = server({
      type: 'connection.crossplane.io/v1alpha1',
      metadata: { ownerReferences: [{ uid: 'of auth', controller: true }] },
      data: { mine: 'eA==' },
    });
    await apply(api, { secret: { kubeconfig: 'text' } });
    expect(secret()?.data).toEqual({ mine: 'eA==', kubeconfig: Buffer.from('text').toString('base64') });
  });

  it.each([
    [{ type: 'Opaque', metadata: {} }, 'refusing to modify uncontrolled secret of type "Opaque"'],
    [
      { type: 'connection.crossplane.io/v1alpha1', metadata: { ownerReferences: [{ uid: 'other', controller: true }] } },
      'existing secret is not controlled by UID "of auth"',
    ],
  ])('does not change the Secret of another owner, and reports it: %j', async (theirs, why) => {
    const { api, writes } = server(theirs);
    expect(await apply(api, { secret: { kubeconfig: 'text' } })).toMatchObject({
      problem: `cannot create or update connection secret: ${why}`,
    });
    expect(writes).toEqual([
      ['status', 'ClusterAuth', expect.objectContaining({ status: { generation: 3, problem: expect.stringContaining(why) } })],
    ]);
  });
});
