import { execFileSync } from 'node:child_process';
import { type Cluster, clusterId, describeFleet, type Fleet, type HubCluster, use } from '@slipway/fleet';
import type { BootstrapStep } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { decide, statementsOf } from '../../test/iam-decision.ts';
import { commercialStaging, crossplaneDemoProduction, externalSecrets, fleet, flux, mgmtProduction } from '../../test/reference/index.ts';
import { accountRole, hubPermissions } from '../hub/hub-permissions.ts';
import { shellCommand, shellLine } from './shell-command.ts';

const stepsOf = (cluster: Cluster, changes: Partial<Fleet> = {}): readonly BootstrapStep[] =>
  describeFleet({ ...fleet, ...changes }).clusters.find(({ name }) => name === clusterId(cluster))?.bootstrap ?? [];
const withChanged = <C extends Cluster>(cluster: C, changes: object): Partial<Fleet> => {
  const changed = { ...cluster, ...changes } as Cluster;
  const clusters = fleet.clusters.map((one) => (one === cluster ? changed : one));
  return { clusters: changed.role === 'hub' ? clusters.map((one) => (one.role === 'hub' ? one : { ...one, hub: changed })) : clusters };
};
const idsOf = (steps: readonly BootstrapStep[]): string[] => steps.map(({ id }) => id);
const step = (steps: readonly BootstrapStep[], id: string): BootstrapStep => {
  const found = steps.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no step ${id}, but ${idsOf(steps).join(', ')}`);
  return found;
};
const textOf = ({ commands, check }: BootstrapStep): string => [...commands, ...check].join('\n');

/** Returns the arguments of each call of `program` in the commands of a step, as a shell passes them. */
function callsOf({ commands }: BootstrapStep, program: string): string[][] {
  const script = `${program}() { printf '%s\\0' "$@"; printf '\\0'; }\n${commands.join('\n')}`;
  const output = execFileSync('bash', ['-c', `${script}\n:`], { encoding: 'utf8' });
  return output.split('\0\0').flatMap((call) => (call === '' ? [] : [call.split('\0')]));
}

const hubSteps = stepsOf(mgmtProduction);

describe('the bootstrap of a hub', () => {
  it('goes from its permissions through Flux and the secrets of its clusters to the first apply', () => {
    expect(idsOf(hubSteps)).toEqual([
      'cluster',
      'pod-identity-agent',
      'crossplane-role',
      'crossplane-association',
      'flux',
      'git-secret',
      'commercial-production-sealing-key',
      'commercial-production-git-credentials',
      'commercial-staging-sealing-key',
      'commercial-staging-git-credentials',
      'published',
      'first-apply',
    ]);
  });

  it('has commands that a POSIX shell can read', () => {
    for (const one of hubSteps) expect(() => execFileSync('sh', ['-n'], { input: textOf(one) })).not.toThrow();
  });

  it('gives the role to the AWS providers on this cluster alone', () => {
    const script = `aws() { [ "$2" != get-role ]; }; ${step(hubSteps, 'crossplane-role').commands.join('\n')}\nprintf %s "$trust"`;
    const trust = JSON.parse(execFileSync('bash', ['-c', script], { encoding: 'utf8' })) as {
      Statement: { Principal: unknown; Action: string[]; Condition: { StringEquals: Record<string, string> } }[];
    };
    expect(trust.Statement).toEqual([
      {
        Effect: 'Allow',
        Principal: { Service: 'pods.eks.amazonaws.com' },
        Action: ['sts:AssumeRole', 'sts:TagSession'],
        Condition: {
          StringEquals: {
            'aws:RequestTag/eks-cluster-arn': 'arn:aws:eks:eu-west-1:111122223333:cluster/mgmt-production',
            'aws:RequestTag/eks-cluster-name': 'mgmt-production',
            'aws:RequestTag/kubernetes-namespace': 'crossplane-system',
            'aws:RequestTag/kubernetes-service-account': 'provider-aws',
          },
        },
      },
    ]);
    expect(textOf(step(hubSteps, 'crossplane-association'))).toContain('--namespace crossplane-system --service-account provider-aws');
  });

  it('writes the policy of the hub into the role, where the hub cannot change it', () => {
    const put = callsOf(step(hubSteps, 'crossplane-role'), 'aws').find(([, verb]) => verb === 'put-role-policy') ?? [];
    const document = put[put.indexOf('--policy-document') + 1];
    expect(document).toBe(hubPermissions(mgmtProduction as HubCluster));
    const own = { resource: 'arn:aws:iam::111122223333:role/mgmt-production-crossplane' };
    expect(put).toContain('mgmt-production-crossplane');
    for (const action of ['iam:PutRolePolicy', 'iam:DeleteRolePolicy', 'iam:UpdateAssumeRolePolicy'])
      expect(decide(statementsOf(document), { action, ...own })).toBe('denied');
  });

  it('creates a role in each other account of its clusters, which the cluster there waits for', () => {
    const other = '444455556666';
    const changes = withChanged(commercialStaging, { accountId: other });
    const steps = stepsOf(mgmtProduction, changes);
    expect(idsOf(steps).slice(2, 5)).toEqual(['crossplane-role', `account-${other}`, 'crossplane-association']);
    const account = step(steps, `account-${other}`);
    expect(account.accountId).toBe(other);
    const put = callsOf(account, 'aws').find(([, verb]) => verb === 'put-role-policy') ?? [];
    expect(put.at(-1)).toBe(accountRole(mgmtProduction as HubCluster, other).policy);
    const own = callsOf(step(steps, 'crossplane-role'), 'aws').find(([, verb]) => verb === 'put-role-policy') ?? [];
    expect(own.at(-1)).toBe(hubPermissions(mgmtProduction as HubCluster, [other]));
    // The person who adds the cluster runs its steps. The role in the other account has no effect without the permission of the hub.
    const ofCluster = stepsOf(commercialStaging, changes);
    expect(ofCluster.map(({ id, accountId }) => [id, accountId])).toEqual([
      ['crossplane-role', '111122223333'],
      [`account-${other}`, other],
      ['commercial-staging-sealing-key', other],
      ['commercial-staging-git-credentials', other],
    ]);
    expect(step(ofCluster, 'crossplane-role')).toEqual(step(steps, 'crossplane-role'));
  });

  it('installs Flux as the add-on of the fleet does: chart, version, release, namespace and values', () => {
    const [release] = Object.values(flux.units[0]?.manifests ?? {}) as unknown as {
      spec: { releaseName: string; targetNamespace: string; values: unknown; chart: { spec: { chart: string; version: string } } };
    }[];
    const { commands } = step(hubSteps, 'flux');
    const values = execFileSync('bash', ['-c', `helm() { cat; }\n${commands.join('\n')}`], { encoding: 'utf8' });
    expect(JSON.parse(values)).toEqual(release?.spec.values);
    expect(values).toContain('--feature-gates=CancelHealthCheckOnNewRevision=true');
    const [call] = callsOf({ ...step(hubSteps, 'flux'), commands: commands.map((command) => command.replace(/^[\s\S]*\|\n/, '')) }, 'helm');
    expect(call).toEqual([
      ...['upgrade', release?.spec.releaseName, release?.spec.chart.spec.chart],
      ...['--repo', 'https://fluxcd-community.github.io/helm-charts', '--version', release?.spec.chart.spec.version],
      ...['--install', '--wait', '--timeout', '10m', '--kube-context', 'mgmt-production'],
      ...['--namespace', release?.spec.targetNamespace, '--create-namespace', '--values', '-'],
    ]);
  });

  it('leaves a release that a hub with the add-on goes on with', () => {
    const own = describeFleet({ ...fleet, ...withChanged(mgmtProduction, { addons: [use(flux)] }) });
    expect(own.addons.find(({ name }) => name === 'flux')?.clusters).toContain('mgmt-production');
    expect(step(stepsOf(mgmtProduction, withChanged(mgmtProduction, { addons: [use(flux)] })), 'flux')).toEqual(step(hubSteps, 'flux'));
  });

  it('looks for every branch and tag that the hub follows', () => {
    const pin = { 'flux-sources': '1.0.0', 'addons-catalog': '1.2.0', 'crossplane-compositions': '1.0.0', applications: '2.0.0' } as const;
    const pinned = stepsOf(mgmtProduction, withChanged(mgmtProduction, { packages: { pin, definitions: 'latest' } }));
    const refs = step(pinned, 'published').check.map((command) => command.split(' ').at(-1));
    expect(refs).toContain('refs/heads/flux/cluster-defs/latest');
    expect(refs).toContain('refs/tags/addons-catalog@1.2.0');
    expect(refs).not.toContain('refs/heads/flux/crossplane-compositions/latest');
    // A cluster that the hub drives chooses its own channels.
    expect(refs).toContain('refs/heads/flux/addons-catalog/latest');
  });

  it('has the secrets of the hub too, when it reads some', () => {
    const own = stepsOf(mgmtProduction, withChanged(mgmtProduction, { addons: [use(externalSecrets)] }));
    expect(idsOf(own)).toContain('mgmt-production-sealing-key');
  });
});

describe('the bootstrap of a workload cluster', () => {
  it('is what the hub hands over to it, in its account and region', () => {
    const { cidr, zones } = commercialStaging.network;
    const network = { cidr, zones: zones.map((zone, index) => ({ ...zone, availabilityZone: `eu-central-1${'abc'[index]}` })) };
    const steps = stepsOf(commercialStaging, withChanged(commercialStaging, { region: 'eu-central-1', network }));
    expect(idsOf(steps)).toEqual(['commercial-staging-sealing-key', 'commercial-staging-git-credentials']);
    for (const one of steps) {
      expect(one.accountId).toBe('111122223333');
      expect(textOf(one)).toContain('--region eu-central-1');
      expect(textOf(one)).not.toContain('eu-west-1');
    }
  });

  it('is nothing where the hub reconciles the leaf and nothing reads a secret', () => {
    expect(stepsOf(crossplaneDemoProduction)).toEqual([]);
  });

  it('has every other secret that its definitions read from Secrets Manager', () => {
    const reads = {
      'payments.yaml': {
        apiVersion: 'external-secrets.io/v1',
        kind: 'ExternalSecret',
        metadata: { name: 'payments', namespace: 'flux-system' },
        spec: {
          refreshInterval: '1h0m0s',
          secretStoreRef: { kind: 'ClusterSecretStore', name: 'aws-secrets-manager' },
          target: { name: 'payments' },
          data: [{ secretKey: 'token', remoteRef: { key: 'commercial-staging/Payments API', property: 'token' } }],
        },
      },
    };
    const steps = stepsOf(commercialStaging, withChanged(commercialStaging, { specific: reads }));
    const other = step(steps, 'commercial-staging-payments-api');
    expect(other.inputs).toEqual([{ name: 'PAYMENTS_API_FILE', summary: 'a file with a JSON object that has the properties token' }]);
    expect(textOf(other)).toContain("--secret-id 'commercial-staging/Payments API'");
  });

  it('has the credentials of other repositories, unless the tree brings them', () => {
    const repositories = [
      { name: 'shop', url: 'https://git.slipway.example/shop/clusters.git', ref: { branch: 'main' }, secretName: 'shop-git' },
      { name: 'docs', url: 'https://git.slipway.example/docs/clusters.git', ref: { branch: 'main' }, secretName: 'flux-system' },
    ] as const;
    const steps = stepsOf(commercialStaging, withChanged(commercialStaging, { repositories }));
    expect(idsOf(steps)).toEqual(['commercial-staging-sealing-key', 'commercial-staging-git-credentials', 'repository-shop']);
    expect(step(steps, 'repository-shop').inputs.map(({ name }) => name)).toEqual(['SHOP_GIT_USERNAME', 'SHOP_GIT_PASSWORD']);
    const driven = withChanged(crossplaneDemoProduction, { repositories });
    expect(textOf(step(stepsOf(crossplaneDemoProduction, driven), 'repository-crossplane-demo-production-shop'))).toContain(
      '--context mgmt-production',
    );
    expect(idsOf(stepsOf(mgmtProduction, driven))).toContain('repository-crossplane-demo-production-shop');
  });
});

describe('Git credentials', () => {
  const repository = { url: 'ssh://git@git.slipway.example/platform/fleet.git', secretName: 'fleet-git' } as const;
  const steps = stepsOf(mgmtProduction, { repository });

  it('are a key and the key of the host for ssh, under the names that Flux reads', () => {
    for (const id of ['git-secret', 'commercial-staging-git-credentials']) {
      expect(step(steps, id).inputs.map(({ name }) => name)).toEqual(['GIT_IDENTITY_FILE', 'GIT_KNOWN_HOSTS_FILE']);
      expect(textOf(step(steps, id))).toContain('{identity: $identity, known_hosts: $known_hosts}');
    }
  });

  it('are in the Secret that the definitions name', () => {
    expect(textOf(step(steps, 'git-secret'))).toContain('--arg name fleet-git');
  });
});

describe('a command', () => {
  it('goes on before an option where a line would be too long, and is the same command', () => {
    const words = ['program', 'verb', ...Array.from({ length: 12 }, (_, index) => [`--option-${index}`, `a value ${index}`]).flat()];
    const command = shellCommand(...words);
    expect(Math.max(...command.split('\n').map((line) => line.length))).toBeLessThan(100);
    expect(
      execFileSync('sh', ['-c', `program() { printf '%s\\0' "$@"; }\n${command}`], { encoding: 'utf8' })
        .split('\0')
        .slice(0, -1),
    ).toEqual(words.slice(1));
    expect(shellLine('a', '--b', '"$c"')).toBe('a --b "$c"');
  });
});
