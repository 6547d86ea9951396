import { accountRole, hubRole, type ManualRole } from '@slipway/eks';
import { describe, expect, it } from 'vitest';
import { becomeReady, newAccount, testCluster } from '../../test/eks-cluster-of-test.ts';
import { HUB, makeHub, makeRole } from '../../test/made-by-hand.ts';
import { simulatedCluster } from '../../test/simulated-cluster.ts';
import { isTrue } from '../kubernetes/stored-object.ts';
import { createAwsAccount } from './account.ts';
import type { JsonObject } from './model/json.ts';
import { conditionOf } from './model/managed-resource.ts';

const OTHER = '444455556666';
const CONFIG = `account-${OTHER}`;
const PROVIDERS = 'mgmt-production';
const podIdentity = { credentials: { source: 'PodIdentity' } };
const through = (...roles: readonly string[]): JsonObject => ({ ...podIdentity, assumeRoleChain: roles.map((roleARN) => ({ roleARN })) });

/** Returns a hub with a role in its own account and one in another. The defaults are those of the fleet. */
function twoAccounts({
  there = accountRole(HUB, OTHER),
  here = hubRole(HUB, [OTHER]),
  config = through(accountRole(HUB, OTHER).arn),
}: {
  readonly there?: ManualRole | 'not made';
  readonly here?: ManualRole;
  readonly config?: JsonObject;
} = {}) {
  const home = newAccount();
  const other = createAwsAccount({ id: OTHER });
  makeHub(home, here);
  makeRole(home, here);
  if (there !== 'not made') makeRole(other, there);
  const made = { home: home.resources().length, other: other.resources().length };
  const hub = simulatedCluster({
    account: home,
    name: PROVIDERS,
    others: [other],
    providerConfigs: { default: podIdentity, [CONFIG]: config },
  });
  return {
    hub,
    home,
    other,
    madeIn: () => ({ home: home.resources().length - made.home, other: other.resources().length - made.other }),
  };
}

const table = (spec: JsonObject): JsonObject => ({
  apiVersion: 'dynamodb.aws.m.upbound.io/v1beta1',
  kind: 'Table',
  metadata: { name: 'orders', namespace: 'shop' },
  spec: { forProvider: { region: 'eu-west-1', hashKey: 'id', billingMode: 'PAY_PER_REQUEST' }, ...spec },
});
const inOther = { providerConfigRef: { kind: 'ClusterProviderConfig', name: CONFIG } };

/** Returns why a table in the other account is not created; undefined if it is. */
function obstacleOf({ hub, madeIn }: ReturnType<typeof twoAccounts>): string {
  hub.apply(table(inOther));
  hub.run(1_000);
  const [made] = hub.objects();
  if (made && isTrue(made, 'Ready')) return '';
  expect(madeIn()).toEqual({ home: 0, other: 0 });
  return (made && conditionOf(made, 'Synced')?.message) ?? 'nothing is said';
}

describe('a role chain', () => {
  it('leads into the account of its last role', () => {
    const accounts = twoAccounts();
    expect(obstacleOf(accounts)).toBe('');
    expect(accounts.madeIn()).toEqual({ home: 0, other: 1 });
    expect(accounts.hub.objects()[0]?.status?.atProvider).toMatchObject({ arn: `arn:aws:dynamodb:eu-west-1:${OTHER}:table/orders` });
  });

  it('is not needed in the account of the cluster', () => {
    const { hub, madeIn } = twoAccounts();
    hub.apply(table({}));
    hub.run(1_000);
    expect(madeIn()).toEqual({ home: 1, other: 0 });
  });

  const refused = (action: string, role = accountRole(HUB, OTHER).arn): string =>
    `api error AccessDenied: User: arn:aws:sts::111122223333:assumed-role/mgmt-production-crossplane/provider-aws is not authorized to perform: ${action} on resource: ${role}`;

  it('needs the role, and goes on when it is made', () => {
    const accounts = twoAccounts({ there: 'not made' });
    expect(obstacleOf(accounts)).toContain(refused('sts:AssumeRole'));
    makeRole(accounts.other, accountRole(HUB, OTHER));
    accounts.hub.run(1_000);
    expect(isTrue(accounts.hub.objects()[0] as never, 'Ready')).toBe(true);
  });

  it('needs the right of the hub to assume the role', () => {
    expect(obstacleOf(twoAccounts({ here: hubRole(HUB) }))).toContain(refused('sts:AssumeRole'));
    expect(obstacleOf(twoAccounts({ here: hubRole(HUB, ['777788889999']) }))).toContain(refused('sts:AssumeRole'));
  });

  it('needs the trust of the role, for the tags of the session too', () => {
    const there = accountRole(HUB, OTHER);
    const ofAnother = { ...there, trustPolicy: accountRole({ ...HUB, environment: 'staging' }, OTHER).trustPolicy };
    expect(obstacleOf(twoAccounts({ there: ofAnother }))).toContain(refused('sts:AssumeRole'));
    const untagged = { ...there, trustPolicy: there.trustPolicy.replace(/,\s*"sts:TagSession"/, '') };
    expect(obstacleOf(twoAccounts({ there: untagged }))).toContain(refused('sts:TagSession'));
  });

  it('may be used by the providers of the hub, not by those of a cluster with the same role', () => {
    const { home, other } = twoAccounts();
    home.prepare({ kind: 'eks/Cluster', name: 'commercial-staging' });
    home.prepare({
      kind: 'eks/PodIdentityAssociation',
      name: 'stolen',
      parameters: {
        clusterName: 'commercial-staging',
        namespace: 'crossplane-system',
        serviceAccount: 'provider-aws',
        roleArn: hubRole(HUB).arn,
      },
    });
    const config = through(accountRole(HUB, OTHER).arn);
    const spoke = simulatedCluster({ account: home, name: 'commercial-staging', others: [other], providerConfigs: { [CONFIG]: config } });
    spoke.apply(table(inOther));
    spoke.run(1_000);
    expect(conditionOf(spoke.objects()[0] as never, 'Synced')?.message).toContain(refused('sts:AssumeRole'));
  });

  it('ends at a role that does not lead on', () => {
    const third = 'arn:aws:iam::111122223333:role/Administrator';
    const accounts = twoAccounts({ config: through(accountRole(HUB, OTHER).arn, third) });
    expect(obstacleOf(accounts)).toContain(
      `assumed-role/mgmt-production-hub/provider-aws is not authorized to perform: sts:AssumeRole on resource: ${third}`,
    );
  });
});

describe('an EKS cluster in another account', () => {
  it('is made there, all of it', () => {
    const { hub, home, other, madeIn } = twoAccounts();
    becomeReady(hub, testCluster('shop-staging', '1.34', '1.34', CONFIG));
    expect(hub.objects().filter((object) => !isTrue(object, 'Ready') || !isTrue(object, 'Synced'))).toEqual([]);
    expect(madeIn().home).toBe(0);
    expect(madeIn().other).toBeGreaterThan(30);
    expect(JSON.stringify(other.resources().filter(({ id }) => id !== 'mgmt-production-hub'))).not.toContain(`:${home.id}:cluster/shop`);
    expect(hub.secrets.get('shop-staging-kubeconfig')?.kubeconfig).toContain('shop-staging');
  });

  it('cannot use a role, a policy or a boundary of the account of the hub', () => {
    const { hub, home } = twoAccounts();
    const policyArn = String(home.prepare({ kind: 'iam/Policy', name: 'shop-boundary', parameters: { policy: '{}' } }).id);
    const forProvider = { assumeRolePolicy: '{}', permissionsBoundary: policyArn };
    hub.apply({
      apiVersion: 'iam.aws.m.upbound.io/v1beta1',
      kind: 'Role',
      metadata: { name: 'shop', namespace: 'shop' },
      spec: { ...inOther, forProvider },
    });
    hub.run(1_000);
    expect(conditionOf(hub.get('iam/Role', 'shop') as never, 'Synced')?.message).toContain(`Scope ARN: ${policyArn} does not exist`);
  });
});
