import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Manifest, readYaml } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../../test/eks-cluster-of-test.ts';
import { simulatedCluster } from '../../test/simulated-cluster.ts';
import { isTrue } from '../kubernetes/stored-object.ts';
import { isObject, type JsonObject } from './model/json.ts';
import { MANAGED_GROUP } from './model/managed-resource.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const HUB = 'clusters/mgmt/mgmt-production/fleet';
const VARIABLES = { ACCOUNT_ID: '111122223333', AWS_REGION: 'eu-west-1', ENVIRONMENT: 'production', VPC_CIDR: '10.20.0.0/16' };

/** Returns the managed resources of one cluster in the YAML files below a folder of the repository. */
function managedBelow(folder: string, cluster: string): readonly JsonObject[] {
  const directory = `${repository}/${folder}`;
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map((path) => readFileSync(`${directory}/${path}`, 'utf8'))
    .map((text) =>
      Object.entries({ ...VARIABLES, CLUSTER_NAME: cluster }).reduce((all, [name, value]) => all.replaceAll(`\${${name}}`, value), text),
    )
    .flatMap((text) => readYaml(text, folder).documents.map(({ value }) => value))
    .filter(isObject)
    .filter((object) =>
      String((object as unknown as Manifest).apiVersion)
        .split('/')[0]
        ?.endsWith(MANAGED_GROUP),
    );
}

/** Clusters of the fleet for which the hub creates roles. */
const clusters = readdirSync(`${repository}/${HUB}`).filter((cluster) => existsSync(`${repository}/${HUB}/${cluster}/crossplane-iam`));

describe.each(clusters)('what the fleet asks of AWS for %s', (cluster) => {
  const hubs = managedBelow(`${HUB}/${cluster}/crossplane-iam`, cluster);
  const own = [...managedBelow('common/cluster-addons', cluster), ...managedBelow('applications', cluster)];

  it('is all granted, on the hub and on the cluster itself', () => {
    const account = newAccount();
    account.prepare({ kind: 'eks/Cluster', name: cluster, parameters: { version: '1.35' } });
    const hub = simulatedCluster({ account, name: 'hub' });
    for (const object of hubs) hub.apply(object);
    hub.run(5_000);
    const spoke = simulatedCluster({ account, name: cluster });
    for (const object of own) spoke.apply(object);
    spoke.run(20_000);
    const unready = [...hub.objects(), ...spoke.objects()].filter((object) => !isTrue(object, 'Ready') || !isTrue(object, 'Synced'));
    expect(unready.map(({ kind, metadata, status }) => `${kind} ${metadata.name}: ${JSON.stringify(status?.conditions)}`)).toEqual([]);
    expect(spoke.objects()).toHaveLength(own.length);
    expect(own.length).toBeGreaterThan(30);
  });

  it('is refused before the hub has made the boundary of its roles', () => {
    const account = newAccount();
    account.prepare({ kind: 'eks/Cluster', name: cluster });
    const spoke = simulatedCluster({ account, name: cluster });
    for (const object of own) spoke.apply(object);
    spoke.run(300);
    const roles = spoke.objects().filter(({ kind }) => kind === 'Role');
    expect(roles.filter((role) => isTrue(role, 'Ready'))).toEqual([]);
    expect(JSON.stringify(roles[0]?.status?.conditions)).toContain(`policy/${cluster}-boundary does not exist or is not attachable`);
  });
});
