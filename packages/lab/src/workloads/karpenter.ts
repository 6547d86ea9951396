import { isTrue, type StoredObject } from '../kubernetes/stored-object.ts';
import { addOn } from './add-on.ts';
import { conditionsOf, type Statement } from './conditions.ts';
import { type Context, type Controller, nameOf } from './controller.ts';
import { kindKey } from './object-index.ts';
import { patchMetadata, writeStatus } from './write-object.ts';

const NODE_POOL = 'NodePool.karpenter.sh';
const NODE_CLASS = 'EC2NodeClass.karpenter.k8s.aws';

/** Finalizer. Karpenter removes it when no node uses the class; without Karpenter the class is never deleted. */
const TERMINATION = 'karpenter.k8s.aws/termination';

/** Simulates the readiness of Karpenter's NodePools and EC2NodeClasses. */
export function karpenter(context: Context): Controller {
  return addOn(context, 'karpenter', [NODE_CLASS, NODE_POOL], {
    name: 'karpenter',
    *concerns({ type, object }) {
      const kind = kindKey(object);
      if ((kind === NODE_CLASS || kind === NODE_POOL) && type !== 'deleted') yield nameOf(object);
      if (kind === NODE_CLASS) yield* context.index.ofKind(NODE_POOL).map(nameOf);
    },
    async reconcile(target) {
      const object = context.index.find(target);
      if (!object) return undefined;
      if (kindKey(object) === NODE_CLASS) await reconcileClass(context, object);
      else if (object.metadata.deletionTimestamp === undefined) await reconcilePool(context, object);
      return undefined;
    },
  });
}

async function reconcileClass(context: Context, nodeClass: StoredObject): Promise<void> {
  const { deletionTimestamp, finalizers = [], name } = nodeClass.metadata;
  const held = finalizers.includes(TERMINATION);
  if (deletionTimestamp !== undefined) {
    if (held) await patchMetadata(context, nodeClass, { finalizers: finalizers.filter((one) => one !== TERMINATION) });
    return;
  }
  if (!held) return patchMetadata(context, nodeClass, { finalizers: [...finalizers, TERMINATION] }); // Its event triggers a reconciliation
  const types = ['AMIsReady', 'SubnetsReady', 'SecurityGroupsReady', 'InstanceProfileReady', 'ValidationSucceeded', 'Ready'];
  const status = {
    ...nodeClass.status,
    amis: [
      { id: 'ami-0000000000000lab1', name: 'al2023', requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }] },
    ],
    subnets: [{ id: 'subnet-0000000000000lab1', zone: 'lab-1a' }],
    securityGroups: [{ id: 'sg-0000000000000lab1' }],
    instanceProfile: `${name}_lab`,
    conditions: generationConditions(context, nodeClass, types.map(holds)),
  };
  if (await writeStatus(context, nodeClass, status)) context.log(`EC2NodeClass ${name}: ready`);
}

async function reconcilePool(context: Context, pool: StoredObject): Promise<void> {
  const { template } = pool.spec as {
    readonly template: { readonly spec: { readonly nodeClassRef: Readonly<Record<'group' | 'kind' | 'name', string>> } };
  };
  const { group, kind, name } = template.spec.nodeClassRef;
  const nodeClass = context.index.find({ apiVersion: `${group}/v1`, kind, metadata: { name } });
  const problem = !nodeClass ? 'NodeClassNotFound' : isTrue(nodeClass, 'Ready') ? undefined : 'NodeClassNotReady';
  const statements: readonly Statement[] = [
    holds('ValidationSucceeded'),
    problem === undefined
      ? holds('NodeClassReady')
      : { type: 'NodeClassReady', status: 'False', reason: problem, message: `${kind} ${name}: ${problem}` },
    { type: 'NodeRegistrationHealthy', status: 'Unknown', reason: 'AwaitingReconciliation', message: 'object is awaiting reconciliation' },
    problem === undefined
      ? holds('Ready')
      : { type: 'Ready', status: 'False', reason: 'UnhealthyDependents', message: 'NodeClassReady=False' },
  ];
  const conditions = generationConditions(context, pool, statements);
  if (await writeStatus(context, pool, { ...pool.status, nodes: 0, conditions })) {
    context.log(`NodePool ${pool.metadata.name}: ${problem ?? 'ready'}`);
  }
}

const holds = (type: string): Statement => ({ type, status: 'True', reason: type, message: '' });

const generationConditions = (context: Context, object: StoredObject, statements: readonly Statement[]) =>
  conditionsOf(object, statements, context.now()).map((condition) => ({
    ...condition,
    observedGeneration: object.metadata.generation ?? 0,
  }));
