import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  betweenReleases,
  type ChannelRules,
  channelStatus,
  type PromoteRequest,
  promotePackages,
  rollBackPackage,
  type SourceProvenance,
} from '../src/index.ts';
import {
  branchContent,
  contentOf,
  failure,
  git,
  packageOf,
  publish,
  publishedFleet,
  quietRuntime,
  refsOf,
  sourceCommit,
  sourceRepository,
  temporaryDirectory,
} from './fleet-kit.ts';
import { serve } from './http-remote.ts';

const CHANNELS: readonly ChannelRules[] = [{ name: 'latest' }, { name: 'staging' }];
const app = (version: string, text = version) => packageOf('app', version, { 'a.yaml': text, 'b.yaml': 'same' });
const HOUR = 3_600_000;

/** A remote where versions were published to `latest`, and what is done with its channels. */
async function fleet(...versions: readonly string[]) {
  const source: SourceProvenance = { sourceCommit: sourceCommit() };
  const { cwd, remote } = await publishedFleet(
    versions.map((version) => [app(version)]),
    { provenance: source },
  );
  const request = { cwd, remote: pathToFileURL(remote).href, package: 'app', packages: ['app'], channels: CHANNELS };
  return {
    cwd,
    remote,
    publish: (version: string, text = version) => publish({ cwd, remote, packages: [app(version, text)], provenance: source }),
    promote: (more: Partial<PromoteRequest> = {}, runtime = quietRuntime) =>
      promotePackages({ ...request, from: 'latest', to: 'staging', ...more }, runtime),
    rollback: (version: string) => rollBackPackage({ ...request, channel: 'latest', version, reason: 'INC' }, quietRuntime),
  };
}

/** Makes the tag name a commit with other content, with trailers as Slipway writes them. */
function forgeTag(remote: string, tag: string): string {
  const clone = join(temporaryDirectory(), 'clone');
  git(remote, 'clone', '--quiet', remote, clone);
  git(clone, 'checkout', '--quiet', tag);
  writeFileSync(join(clone, 'common/app/a.yaml'), 'forged');
  git(clone, 'add', '--all');
  const tree = git(clone, 'write-tree');
  const message = git(clone, 'log', '-1', '--format=%B').replace(/^Package-Tree: .*/m, `Package-Tree: ${tree}`);
  const as = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.com'];
  const commit = git(clone, ...as, 'commit-tree', tree, '-m', message);
  git(clone, ...as, 'tag', '--force', '--annotate', '--cleanup=verbatim', '-m', message, tag, commit);
  git(clone, 'push', '--quiet', '--force', 'origin', `refs/tags/${tag}`);
  return tree;
}

const rulesOf = (report: Awaited<ReturnType<typeof promotePackages>>) =>
  report.packages.flatMap(({ findings }) => findings.map(({ rule }) => rule));

describe('a tag with forged trailers', () => {
  it('is promoted nowhere, also not by pull request, and is reported with both trees', async () => {
    const { remote, promote } = await fleet('1.0.0');
    await promote();
    await publish({ cwd: sourceRepository(), remote, packages: [app('1.1.0')] });
    const had = git(remote, 'rev-parse', 'flux/app/latest^{tree}');
    const forged = forgeTag(remote, 'app@1.1.0');
    const before = refsOf(remote);
    for (const pullRequest of [false, true]) {
      const report = await promote({ pullRequest });
      expect(rulesOf(report)).toEqual(['moved-version-tag']);
      const [message] = report.packages.flatMap(({ findings }) => findings.map((each) => each.message));
      for (const part of ['app@1.1.0', had, forged]) expect(message).toContain(part);
    }
    expect(refsOf(remote)).toEqual(before);
  });

  it('is rolled back to nowhere', async () => {
    const { remote, rollback } = await fleet('1.0.0', '1.1.0');
    forgeTag(remote, 'app@1.0.0');
    const before = refsOf(remote);
    expect(rulesOf(await rollback('1.0.0'))).toEqual(['moved-version-tag']);
    expect(refsOf(remote)).toEqual(before);
  });

  it('changes nothing of what is pushed when it is made between plan and push', async () => {
    const { remote, promote } = await fleet('1.0.0');
    let isForged = false;
    const beforePush = async () => {
      if (!isForged) forgeTag(remote, 'app@1.0.0');
      isForged = true;
    };
    const shown: string[] = [];
    const check: PromoteRequest['check'] = async ({ after }) => {
      const contents = await after.read(['refs/heads/flux/app/staging']);
      shown.push(contents.get('refs/heads/flux/app/staging')?.files.get('common/app/a.yaml') ?? '');
      return [];
    };
    await promote({ check }, { ...quietRuntime, beforePush });
    expect(branchContent(remote, 'flux/app/staging')).toMatchObject(contentOf(app('1.0.0')));
    expect(new Set(shown)).toEqual(new Set(['1.0.0']));
  });

  it('of a version that was only tagged is on no channel', async () => {
    const { remote, publish: release, rollback } = await fleet('1.2.0');
    await release('1.1.0');
    const before = refsOf(remote);
    expect(rulesOf(await rollback('1.1.0'))).toEqual(['not-on-channel']);
    expect(refsOf(remote)).toEqual(before);
  });
});

it('status and the review of releases report a tag that was moved', async () => {
  const { cwd, remote } = await fleet('1.0.0', '1.1.0');
  const request = { cwd, remote };
  const look = (head: string) =>
    betweenReleases(
      { ...request, package: 'app', base: '1.0.0', head, pinnable: ['app'] },
      async (_, problems) => problems.map(({ rule, severity }) => [rule, severity]),
      quietRuntime,
    );
  const moved = async () => [...((await channelStatus({ ...request, packages: ['app'] }, quietRuntime)).packages[0]?.moved ?? [])];
  expect([await look('1.1.0'), await moved()]).toEqual([[], []]);
  await publish({ ...request, packages: [app('1.0.5')] });
  expect(await look('1.0.5')).toEqual([['not-on-channel', 'risk']]);
  forgeTag(remote, 'app@1.1.0');
  expect([await look('1.1.0'), await moved()]).toEqual([[['moved-version-tag', 'reject']], ['latest']]);
});

it('a tag that names a tag counts as moved', async () => {
  const { remote, promote } = await fleet('1.0.0');
  const message = git(remote, 'for-each-ref', '--format=%(contents)', 'refs/tags/app@1.0.0');
  const as = ['-c', 'user.name=Eve', '-c', 'user.email=eve@example.com'];
  const inner = git(remote, 'rev-parse', 'refs/tags/app@1.0.0');
  git(remote, ...as, 'tag', '--force', '--annotate', '--cleanup=verbatim', '-m', message, 'app@1.0.0', inner);
  expect(rulesOf(await promote())).toEqual(['moved-version-tag']);
});

it('a symbolic reference of the remote is refused: a push to it would move another branch', async () => {
  const { remote, promote } = await fleet('1.0.0');
  git(remote, 'symbolic-ref', 'refs/heads/flux/app/staging', 'refs/heads/flux/app/latest');
  const before = refsOf(remote);
  expect(await failure(promote())).toMatchObject({ code: 'remote-unusable', message: expect.stringContaining('symbolic reference') });
  expect(refsOf(remote)).toEqual(before);
});

it('branches and tags with the names of others are not taken for them', async () => {
  const { remote, promote } = await fleet('1.0.0');
  const evil = git(
    remote,
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@x',
    'commit-tree',
    '-m',
    'x',
    git(remote, 'rev-parse', 'app@1.0.0^{tree}'),
  );
  for (const ref of [
    'refs/tags/flux/app/latest',
    'refs/tags/refs/heads/flux/app/latest',
    'refs/heads/app@1.0.0',
    'refs/heads/refs/tags/app@1.0.0',
  ])
    git(remote, 'update-ref', ref, evil);
  expect((await promote()).packages).toMatchObject([{ outcome: 'promoted', version: '1.0.0' }]);
});

it('equal content that was published again is promoted as the channel has it, also from a far remote', async () => {
  const { cwd, remote } = await fleet('1.0.0');
  const { url } = await serve(remote);
  const tagged = git(remote, 'rev-parse', 'app@1.0.0^{tree}');
  // As after a hold: the tag was there before the commit, which comes from a later source.
  git(remote, 'update-ref', '-d', 'refs/heads/flux/app/latest');
  const later = { sourceCommit: 'd'.repeat(40), author: 'Ada <a@example.com>', date: '2026-01-01T00:00:00Z', subject: 'later' };
  await publish({ cwd, remote, packages: [app('1.0.0')], provenance: later });
  const had = git(remote, 'rev-parse', 'flux/app/latest^{tree}');
  expect(had).not.toBe(tagged);
  const request = { cwd, remote: url, packages: ['app'], channels: CHANNELS, from: 'latest', to: 'staging' };
  const report = await promotePackages(request, quietRuntime);
  expect(report.packages).toMatchObject([{ outcome: 'promoted', tree: had }]);
  expect(git(remote, 'rev-parse', 'flux/app/staging^{tree}')).toBe(had);
});

describe('with an SSH key', () => {
  /** Signs what is published from `cwd` from now on, and makes the key one that is configured. */
  function sign(cwd: string): void {
    const key = join(temporaryDirectory(), 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada', '-f', key]);
    for (const [name, value] of Object.entries({
      'gpg.format': 'ssh',
      'user.signingKey': key,
      'commit.gpgSign': 'true',
      'tag.gpgSign': 'true',
    }))
      git(cwd, 'config', name, value);
  }

  it('a signed release that was only tagged is rolled back to', async () => {
    const { cwd, remote, publish: release, rollback } = await fleet('1.2.0');
    sign(cwd);
    await release('1.1.0');
    expect((await rollback('1.1.0')).packages).toMatchObject([{ outcome: 'rolled-back', version: '1.1.0' }]);
    expect(branchContent(remote, 'flux/app/latest')).toMatchObject(contentOf(app('1.1.0')));
  });

  it('soak counts from the signed commit; without the key nothing proves it', async () => {
    const { cwd, promote } = await fleet();
    sign(cwd);
    await publish({ cwd, remote: (await promote()).remote, packages: [app('1.0.0')] });
    const channels = [{ name: 'latest' }, { name: 'staging', soak: 24 * HOUR }];
    const at = (time: string) => ({ ...quietRuntime, now: () => new Date(time) });
    expect(rulesOf(await promote({ channels }, at('2026-01-03T03:00:00Z')))).toEqual(['soaking']);
    const report = await promote({ channels, dryRun: true }, at('2026-01-03T03:05:00Z'));
    expect(report.packages[0]?.soak).toMatchObject({ reliesOn: 'signature', since: '2026-01-02T03:04:05.000Z' });
    git(cwd, 'config', '--unset', 'user.signingKey');
    git(cwd, 'config', 'commit.gpgSign', 'false');
    expect(rulesOf(await promote({ channels }, at('2026-01-03T03:05:00Z')))).toEqual(['soak-not-proven']);
  });
});

describe('keys in a file of the checkout', () => {
  const newKey = (): string => {
    const key = join(temporaryDirectory(), 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'ada', '-f', key]);
    return key;
  };
  const lineOf = (key: string): string => `* ${readFileSync(`${key}.pub`, 'utf8')}`;
  const soaking = [{ name: 'latest' }, { name: 'staging', soak: 24 * HOUR }];
  const later = { ...quietRuntime, now: () => new Date('2028-01-01T00:00:00Z') };

  /** A fleet with a release that `signer` signed, and the list of allowed signers in `file`; `committed` is what the protected branch lists. */
  async function signedBy(signer: string, file: string, committed?: string) {
    const made = await fleet();
    const { cwd, remote } = made;
    const settings = { 'gpg.format': 'ssh', 'user.signingKey': signer, 'commit.gpgSign': 'true', 'gpg.ssh.allowedSignersFile': file };
    if (committed !== undefined) {
      writeFileSync(join(cwd, 'signers'), committed);
      git(cwd, 'add', '--all');
      git(cwd, 'commit', '--quiet', '-m', 'signers');
    }
    git(cwd, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git(cwd, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    for (const [name, value] of Object.entries(settings)) git(cwd, 'config', name, value);
    await publish({ cwd, remote, packages: [app('1.0.0')] });
    for (const name of ['user.signingKey', 'commit.gpgSign', 'gpg.format']) git(cwd, 'config', '--unset', name);
    return made;
  }

  it.each(['changed in a commit', 'changed and not committed', 'added', 'named through a link'])(
    'that a pull request has %s add no key',
    async (how) => {
      const [own, other] = [newKey(), newKey()];
      const file = how === 'named through a link' ? join(temporaryDirectory(), 'link') : 'signers';
      const { cwd, promote } = await signedBy(other, file, how === 'added' ? undefined : lineOf(own));
      if (file !== 'signers') symlinkSync(join(cwd, 'signers'), file);
      git(cwd, 'checkout', '--quiet', '-b', 'change');
      writeFileSync(join(cwd, 'signers'), lineOf(own) + lineOf(other));
      if (how !== 'changed and not committed') {
        git(cwd, 'add', '--all');
        git(cwd, 'commit', '--quiet', '-m', 'more signers');
      }
      expect(rulesOf(await promote({ channels: soaking, dryRun: true }, later))).toEqual(['soak-not-proven']);
    },
  );

  it('that are in a submodule add no key: a pull request can select another commit of it', async () => {
    const other = newKey();
    const { cwd, promote } = await signedBy(other, 'keys/signers');
    git(cwd, 'update-index', '--add', '--cacheinfo', `160000,${git(cwd, 'rev-parse', 'HEAD')},keys`);
    git(cwd, 'commit', '--quiet', '-m', 'keys');
    git(cwd, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    mkdirSync(join(cwd, 'keys'));
    writeFileSync(join(cwd, 'keys/signers'), lineOf(other));
    expect(rulesOf(await promote({ channels: soaking, dryRun: true }, later))).toEqual(['soak-not-proven']);
  });

  it('count as the protected branch has them, and from disk where the job wrote the file', async () => {
    const own = newKey();
    const reviewed = await signedBy(own, 'signers', lineOf(own));
    writeFileSync(join(reviewed.cwd, 'signers'), '');
    const written = await signedBy(own, 'signers');
    writeFileSync(join(written.cwd, 'signers'), lineOf(own));
    for (const { promote } of [reviewed, written])
      expect((await promote({ channels: soaking, dryRun: true }, later)).packages).toMatchObject([{ soak: { reliesOn: 'signature' } }]);
  });
});

describe('soak with a forged date', () => {
  /** The channel again as a commit of its own, dated long ago. */
  function backdate(remote: string): void {
    const dated = { GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z', GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' };
    const message = git(remote, 'log', '-1', '--format=%B', 'flux/app/latest');
    const env = {
      ...process.env,
      ...dated,
      GIT_AUTHOR_NAME: 'E',
      GIT_AUTHOR_EMAIL: 'e@e',
      GIT_COMMITTER_NAME: 'E',
      GIT_COMMITTER_EMAIL: 'e@e',
    };
    const tree = git(remote, 'rev-parse', 'flux/app/latest^{tree}');
    const commit = execFileSync('git', ['commit-tree', tree, '-m', message], { cwd: remote, env, encoding: 'utf8' }).trim();
    git(remote, 'update-ref', 'refs/heads/flux/app/latest', commit);
  }

  it.each([
    ['is not believed', {}],
    ['is refused where dates are believed, as it is before the source commit', { trustsDates: true }],
  ])('%s', async (_, more) => {
    const { remote, promote } = await fleet('1.0.0');
    backdate(remote);
    const channels = [{ name: 'latest' }, { name: 'staging', soak: 24 * HOUR, ...more }];
    const later = { ...quietRuntime, now: () => new Date('2028-01-01T00:00:00Z') };
    const before = refsOf(remote);
    const report = await promote({ channels }, later);
    expect(rulesOf(report)).toEqual(['soak-not-proven']);
    expect(report.packages[0]?.findings[0]?.message).toMatch(/soak/);
    expect(refsOf(remote)).toEqual(before);
  });

  it('is believed where the settings say so and it can be true, and the report says so', async () => {
    const { cwd, remote, promote } = await fleet();
    const inHours = (hours: number) => ({ ...quietRuntime, now: () => new Date(Date.now() + hours * HOUR) });
    const provenance = { sourceCommit: git(cwd, 'rev-parse', 'HEAD') };
    await publish({ cwd, remote, packages: [app('1.0.0')], provenance }, inHours(1));
    const channels = [{ name: 'latest' }, { name: 'staging', soak: HOUR, trustsDates: true }];
    const report = await promote({ channels }, inHours(3));
    expect(report.packages).toMatchObject([
      { outcome: 'promoted', soak: { reliesOn: 'commit-dates', text: expect.stringContaining('anyone who may push to flux/app/latest') } },
    ]);
  });
});
