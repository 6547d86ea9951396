import { expect, test } from 'vitest';
import { isTrue, type StoredObject } from '../../../src/index.ts';
import { proved } from '../../lab-test.ts';
import { fluxChanges } from '../changes.ts';
import { deployment, fluxObject, secret } from '../objects.ts';
import { HUB, type Stage } from '../stage.ts';
import type { Workspace } from '../workspace.ts';

const PRODUCTION = 'commercial-production';
const ADDON_FILE = 'packages/addons-catalog/src/addons/cert-manager.ts';

/** Failures in the life of a fleet. */
export function troublePhase(at: () => Stage): void {
  test('the kubeconfig of a cluster disappears: what goes there waits and says so, and goes on when it is back', async () => {
    const { hub, account, reconcile } = at();
    const [kubeconfig, step] = [secret('flux-system', `${PRODUCTION}-kubeconfig`), fluxObject('Kustomization', `${PRODUCTION}-secrets`)];
    account.faults.set('ClusterAuth', 'hang');
    await hub.remove(kubeconfig);
    await reconcile(hub, step);
    const failed = await hub.waitFor(step, (object) => readyMessage(object).includes(`${PRODUCTION}-kubeconfig`), { deadline: 120_000 });
    expect(isTrue(failed, 'Ready')).toBe(false);
    proved(`without it: ${readyMessage(failed)}`);
    account.faults.clear('ClusterAuth');
    await hub.waitFor(kubeconfig, () => true, { deadline: 300_000 });
    await reconcile(hub, step);
    await hub.waitFor(step, 'Ready', { deadline: 120_000 });
    proved('the provider has written it again, and the step is Ready');
  });

  test('a bad version of an add-on stops at its own release, and the next version repairs it', async () => {
    const { workspace, release, eventLog, hub, cluster, untilQuiet } = at();
    const before = eventLog.now();
    pinCertManager(workspace, 'v1.99.0');
    await release(['addons-catalog']);
    for (const place of [hub, cluster(PRODUCTION)]) {
      const bad = await place.waitFor(
        fluxObject('HelmRelease', 'cert-manager'),
        (object) => object.status?.conditions?.some(({ type, status }) => type === 'Ready' && status === 'False') ?? false,
        { deadline: 180_000 },
      );
      const { spec, status } = (await place.get(deployment('cert-manager', 'cert-manager'))) as StoredObject;
      expect(status).toMatchObject({ readyReplicas: (spec as { readonly replicas: number }).replicas });
      proved(`${place.name}: ${readyMessage(bad).slice(0, 140)}; the old pods are still there`);
    }
    pinCertManager(workspace, 'v1.21.2');
    await release(['addons-catalog']);
    await untilQuiet({ deadline: 1_200_000 });
    expect(fluxChanges(eventLog, before).filter((line) => !/ (HelmRelease|Deployment) cert-manager$/.test(line))).toEqual([]);
    proved('v1.21.2 repairs it; only releases of cert-manager were touched');
  });

  test('A35 without the hub a cluster goes on by itself', async () => {
    const { workspace, release, hub, cluster, lab, eventLog } = at();
    const production = cluster(PRODUCTION);
    for (const program of hub.programs.values()) await program.stop();
    const before = eventLog.now();
    pinCertManager(workspace, 'v1.21.3');
    await release(['addons-catalog'], { notify: [production] });
    await production.waitFor(
      fluxObject('HelmRelease', 'cert-manager'),
      (object) => chartVersion(object) === 'v1.21.3' && isTrue(object, 'Ready'),
      {
        deadline: 300_000,
      },
    );
    expect(eventLog.events({ cluster: HUB }, before)).toEqual([]);
    proved(`the hub is down; ${PRODUCTION} has cert-manager v1.21.3`);
    for (const program of hub.programs.values()) await program.start();
    expect(lab.pids().length).toBeGreaterThan(0);
    await at().untilQuiet({ deadline: 600_000 });
    expect(fluxChanges(eventLog, before)).toContain(`${HUB}: changed HelmRelease cert-manager`);
    proved('the hub is back and has caught up');
  });

  test('Flux is killed in the middle of a change, and goes on when it is back', async () => {
    const { workspace, release, cluster, eventLog, untilQuiet } = at();
    const production = cluster(PRODUCTION);
    const before = eventLog.now();
    pinCertManager(workspace, 'v1.21.4');
    await release(['addons-catalog']);
    await production.waitFor(fluxObject('HelmRelease', 'cert-manager'), ({ spec }) => JSON.stringify(spec).includes('v1.21.4'), {
      deadline: 180_000,
    });
    for (const name of ['kustomize-controller', 'helm-controller', 'source-controller']) await production.programs.get(name)?.stop();
    proved(`the controllers of ${PRODUCTION} are killed while it upgrades`);
    for (const name of ['source-controller', 'kustomize-controller', 'helm-controller']) await production.programs.get(name)?.start();
    await untilQuiet({ deadline: 900_000 });
    expect(fluxChanges(eventLog, before).filter((line) => line.startsWith(PRODUCTION))).toEqual([
      `${PRODUCTION}: changed HelmRelease cert-manager`,
    ]);
    proved('they end what they began');
  });
}

function pinCertManager(workspace: Workspace, version: string): void {
  workspace.write(ADDON_FILE, workspace.read(ADDON_FILE).replace(/(name: 'cert-manager', version: )'[^']+'/, `$1'${version}'`));
}

const readyMessage = ({ status }: StoredObject): string => status?.conditions?.find(({ type }) => type === 'Ready')?.message ?? '';

const chartVersion = ({ spec }: StoredObject): string | undefined =>
  (spec as { readonly chart?: { readonly spec?: { readonly version?: string } } }).chart?.spec?.version;
