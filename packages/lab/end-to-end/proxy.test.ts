import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lab, type StoredObject, startLab } from '../src/index.ts';
import { pushFiles } from './git-commit.ts';
import { obstacle, proved } from './lab-test.ts';

const reason = await obstacle({ flux: true });
if (reason) process.stdout.write(`skipped: ${reason}\n`);

describe.skipIf(reason !== undefined)('source-controller through the proxy', () => {
  let lab: Lab<'hub'>;
  const url = 'https://git.slipway.example/platform/fleet.git';
  const metadata = { name: 'fleet', namespace: 'flux-system' };
  const fleet = { apiVersion: 'source.toolkit.fluxcd.io/v1', kind: 'GitRepository', metadata };
  const credentials = { username: 'git', password: 'secret of the lab' };
  const deadline = 120_000;

  beforeAll(async () => {
    lab = await startLab({ clusters: ['hub'], flux: true });
  });
  afterAll(() => lab?.stop());

  const apply = (password: string, source = url) =>
    Promise.all([
      lab.clusters.hub.apply({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'flux-system', namespace: 'flux-system' },
        stringData: { ...credentials, password },
      } as never),
      lab.clusters.hub.apply({
        ...fleet,
        spec: { url: source, ref: { branch: 'main' }, interval: '2s', secretRef: { name: 'flux-system' } },
      } as never),
    ]);
  const failsWith =
    (message: RegExp) =>
    ({ status }: StoredObject): boolean =>
      status?.conditions?.some((condition) => condition.type === 'FetchFailed' && message.test(condition.message ?? '')) ?? false;

  test('fetches the fleet from the address that it names, with its credentials', async () => {
    const repository = await lab.git.createRepository('fleet');
    lab.git.serveAs(url, repository, credentials);
    const commit = pushFiles(repository.url, { 'a.txt': 'a\n' });
    await apply(credentials.password);
    const revision = ({ status }: StoredObject) => (status?.artifact as { readonly revision: string } | undefined)?.revision;
    await lab.clusters.hub.waitFor(fleet, (object) => revision(object) === `main@sha1:${commit}`, { deadline });
    await expect.poll(() => lab.proxy.requests()).toContainEqual({ method: 'POST', url: `${url}/git-upload-pack`, status: 200 });
    expect(lab.proxy.unknown()).toEqual([]);
    proved('source-controller cloned https://git.slipway.example through the proxy, trusting the authority of the lab');
  });

  test('is refused with a wrong password, and at hosts without a server', async () => {
    await apply('wrong');
    await lab.clusters.hub.waitFor(fleet, failsWith(/authentication required|401/i), { deadline });
    proved('a wrong password is refused');
    await apply(credentials.password, 'https://nowhere.example/fleet.git');
    await lab.clusters.hub.waitFor(fleet, failsWith(/nowhere\.example.*Bad Gateway/), { deadline });
    expect(lab.proxy.unknown()).toEqual(['nowhere.example:443']);
    proved('an unknown host is refused, and reported');
  });
});
