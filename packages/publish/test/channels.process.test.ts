import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  type ChannelRules,
  channelLog,
  channelStatus,
  holdChannel,
  type PackageTree,
  type PromoteRequest,
  promotePackages,
  readProvenance,
  rejectVersion,
  rollBackPackage,
} from '../src/index.ts';
import {
  branchContent,
  commitByHand,
  contentOf,
  fsck,
  git,
  packageOf,
  publish,
  publishedFleet,
  quietRuntime,
  refsOf,
} from './fleet-kit.ts';
import { serve } from './http-remote.ts';

const CHANNELS: readonly ChannelRules[] = [{ name: 'latest' }, { name: 'staging' }, { name: 'production' }];
const sources = (version: string, a = version, more: Partial<PackageTree> = {}): PackageTree =>
  packageOf('sources', version, { 'a.yaml': a, 'b.yaml': 'same' }, more);
const addons = (version: string, a = version, more: Partial<PackageTree> = {}): PackageTree =>
  packageOf('addons', version, { 'a.yaml': a }, more);

/** A remote with what was published there, in this order, and what tests do with its channels. */
async function fleet(...runs: readonly (readonly PackageTree[])[]) {
  const { cwd, remote } = await publishedFleet(runs);
  const request = { cwd, remote: pathToFileURL(remote).href };
  const promote = (from: string, to: string, more: Partial<PromoteRequest> = {}, runtime = quietRuntime) =>
    promotePackages({ ...request, packages: ['sources', 'addons'], channels: CHANNELS, from, to, ...more }, runtime);
  return {
    cwd,
    remote,
    publish: (...packages: readonly PackageTree[]) => publish({ ...request, packages }),
    promote,
    rollback: (channel: string, version: string, reason = 'it breaks') =>
      rollBackPackage({ ...request, package: 'sources', channel, version, reason }, quietRuntime),
    hold: (channel: string, release = false) =>
      holdChannel({ ...request, packages: ['sources'], channel, release, reason: 'wait' }, quietRuntime),
    reject: (version: string) => rejectVersion({ ...request, package: 'sources', version, reason: 'it breaks' }, quietRuntime),
    versionOn: (channel: string) => readProvenance(git(remote, 'log', '-1', '--format=%B', `flux/sources/${channel}`))?.version,
    status: () => channelStatus({ ...request, packages: ['sources', 'addons'] }, quietRuntime),
    log: (channel: string) => channelLog({ ...request, package: 'sources', channel }, quietRuntime),
  };
}

const rulesOf = (report: { readonly packages: readonly { readonly findings: readonly { readonly rule: string }[] }[] }) =>
  report.packages.map(({ findings }) => findings.map(({ rule }) => rule));
const outcomesOf = (report: { readonly packages: readonly { readonly outcome: string }[] }) =>
  report.packages.map(({ outcome }) => outcome);

describe('promote', () => {
  it('brings the releases of a channel to the next one, all of them in one push', async () => {
    const { remote, promote } = await fleet([sources('1.0.0'), addons('2.0.0')]);
    const report = await promote('latest', 'staging', { approvedBy: ['Ada'], reason: 'tried' });
    expect(report.packages).toMatchObject([
      { package: 'sources', outcome: 'promoted', version: '1.0.0', branch: 'flux/sources/staging' },
      { package: 'addons', outcome: 'promoted', version: '2.0.0' },
    ]);
    expect(branchContent(remote, 'flux/sources/staging')).toEqual(contentOf(sources('1.0.0')));
    expect(readProvenance(git(remote, 'log', '-1', '--format=%B', 'flux/sources/staging'))).toMatchObject({
      ...{ package: 'sources', version: '1.0.0', channel: 'staging', promotedFrom: 'latest', approvedBy: 'Ada', reason: 'tried' },
    });
    expect(fsck(remote)).toBe('');
    const refs = refsOf(remote);
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['unchanged', 'unchanged']);
    expect(refsOf(remote)).toEqual(refs);
  });

  it('takes the last release where the channel has a preview', async () => {
    const { promote, versionOn } = await fleet([sources('1.0.0')], [sources('1.1.0')], [sources('1.1.0', 'next', { bumps: ['patch'] })]);
    expect(versionOn('latest')).toMatch(/^1\.1\.1-next\./);
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['promoted', 'absent']);
    expect(versionOn('staging')).toBe('1.1.0');
  });

  it('takes the release of the commit that was its preview', async () => {
    const preview = sources('1.0.0', 'next', { bumps: ['minor'] });
    const { promote, versionOn } = await fleet([sources('1.0.0')], [preview], [sources('1.1.0', 'next')]);
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['promoted', 'absent']);
    expect(versionOn('staging')).toBe('1.1.0');
  });

  it('refuses a preview of a package that was never released', async () => {
    const { remote, promote } = await fleet([sources('1.0.0')]);
    git(remote, 'tag', '--delete', 'sources@1.0.0');
    expect(rulesOf(await promote('latest', 'staging'))).toEqual([['unknown-version'], []]);
  });

  it('never goes backwards, and never onto a held channel', async () => {
    const { promote, hold, versionOn } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    await promote('latest', 'staging');
    const named = { only: [{ package: 'sources', version: '1.0.0' }] };
    expect(rulesOf(await promote('latest', 'staging', named))).toEqual([['channel-going-backwards']]);
    expect(
      outcomesOf(
        await promote('latest', 'production', { only: [{ package: 'sources' }], channels: [CHANNELS[0], CHANNELS[2]] as ChannelRules[] }),
      ),
    ).toEqual(['promoted']);
    await hold('production');
    expect(versionOn('production')).toBe('1.1.0');
    expect(await promote('staging', 'production', { only: [{ package: 'sources' }] })).toMatchObject({
      packages: [{ outcome: 'unchanged', heldFor: 'wait' }],
    });
  });

  it('leaves a held package of all where it is, and refuses it by its name', async () => {
    const { publish: release, promote, hold, reject, versionOn } = await fleet([sources('1.0.0'), addons('1.0.0')]);
    await promote('latest', 'staging');
    await hold('staging');
    await release(sources('1.1.0'), addons('1.1.0'));
    expect(rulesOf(await promote('latest', 'staging', { only: [{ package: 'sources' }] }))).toEqual([['channel-held']]);
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['held', 'promoted']);
    expect(versionOn('staging')).toBe('1.0.0');
    await reject('1.1.0');
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['held', 'unchanged']);
    await release(sources('1.1.1'));
    await hold('staging', true);
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['promoted', 'unchanged']);
    expect(versionOn('staging')).toBe('1.1.1');
  });

  it('asks for order, time, approvals and checks as the channel says, and for all of them at once', async () => {
    const { remote, promote } = await fleet([sources('1.0.0')]);
    const strict: ChannelRules[] = [
      { name: 'latest' },
      { name: 'staging' },
      { name: 'production', soak: 3_600_000, trustsDates: true, approvals: 2, checks: ['smoke'], maySkip: ['ada@example.com'] },
    ];
    const refs = refsOf(remote);
    const report = await promote('latest', 'production', {
      channels: strict.map(({ maySkip: _, ...rules }) => rules),
      approvedBy: ['Ada', 'Ada'],
    });
    expect(report.findings.map(({ rule }) => rule)).toEqual(['wrong-channel-order', 'approval-missing', 'check-missing']);
    expect(rulesOf(report)).toEqual([['soak-not-proven'], []]);
    expect(refsOf(remote)).toEqual(refs);
    const claims = {
      channels: strict,
      approvedBy: ['Ada', 'Bob'],
      checked: ['smoke'],
      readPushes: async () => ({
        server: 'GitHub',
        pushes: [{ after: git(remote, 'rev-parse', 'flux/sources/latest'), time: new Date('2026-01-02T03:04:05Z') }],
      }),
    };
    expect(rulesOf(await promote('latest', 'production', claims))).toEqual([['soaking'], []]);
    const later = { ...quietRuntime, now: () => new Date('2026-01-02T05:00:00Z') };
    const promoted = await promote('latest', 'production', claims, later);
    expect(outcomesOf(promoted)).toEqual(['promoted', 'absent']);
    expect(promoted.packages[0]?.soak).toMatchObject({ reliesOn: 'server', since: '2026-01-02T03:04:05.000Z' });
  });

  it('refuses a version that only has its tag: it never was on the channel', async () => {
    const { promote } = await fleet([sources('1.2.0')], [sources('1.1.0')]);
    const report = await promote('latest', 'staging', { only: [{ package: 'sources', version: '1.1.0' }] });
    expect(rulesOf(report)).toEqual([['not-on-channel']]);
  });

  it('refuses a tag that was moved, and an edit by hand on either channel', async () => {
    const { remote, promote } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    git(remote, 'tag', '--force', 'sources@1.1.0', 'sources@1.0.0^{commit}');
    expect(rulesOf(await promote('latest', 'staging'))).toEqual([['moved-version-tag'], []]);
    commitByHand(remote, 'flux/sources/latest', sources('1.1.0', 'by hand'));
    expect(rulesOf(await promote('latest', 'staging'))).toEqual([['foreign-commit'], []]);
  });

  it('plans again when a rollback holds the channel between plan and push', async () => {
    const { publish: release, promote, rollback, versionOn } = await fleet([sources('1.0.0')]);
    await promote('latest', 'staging');
    await release(sources('1.1.0'));
    await promote('latest', 'staging');
    await release(sources('1.2.0'));
    let raced = false;
    const beforePush = async () => {
      if (!raced) await rollback('staging', '1.0.0');
      raced = true;
    };
    const report = await promote('latest', 'staging', {}, { ...quietRuntime, beforePush });
    expect(report.packages[0]).toMatchObject({ outcome: 'held', heldFor: 'it breaks' });
    expect(versionOn('staging')).toBe('1.0.0');
  });

  it('pushes nothing in a dry run', async () => {
    const { remote, promote } = await fleet([sources('1.0.0')]);
    const refs = refsOf(remote);
    expect((await promote('latest', 'staging', { dryRun: true })).packages[0]).toMatchObject({
      outcome: 'planned',
      version: '1.0.0',
      added: expect.any(Array),
    });
    expect(refsOf(remote)).toEqual(refs);
  });
});

describe('rollback', () => {
  it('is the old tree as a new commit, which holds the channel until it is released', async () => {
    const { remote, publish: release, promote, rollback, hold, versionOn } = await fleet([sources('1.0.0')]);
    await promote('latest', 'staging');
    await release(sources('1.1.0'));
    await promote('latest', 'staging');
    const bad = git(remote, 'rev-parse', 'flux/sources/staging');
    const report = await rollback('staging', '1.0.0');
    expect(report.packages[0]).toMatchObject({
      outcome: 'rolled-back',
      version: '1.0.0',
      before: '1.1.0',
      heldFor: 'it breaks',
      changed: ['common/sources/a.yaml'],
    });
    expect(git(remote, 'rev-parse', 'flux/sources/staging~1')).toBe(bad);
    expect(branchContent(remote, 'flux/sources/staging')).toEqual(contentOf(sources('1.0.0')));
    expect(outcomesOf(await promote('latest', 'staging'))).toEqual(['held', 'absent']);
    expect(outcomesOf(await hold('staging', true))).toEqual(['released']);
    expect(rulesOf(await rollback('staging', '1.0.0'))).toEqual([['channel-going-forward']]);
    await release(sources('1.1.1'));
    await promote('latest', 'staging');
    expect(versionOn('staging')).toBe('1.1.1');
  });

  it('changes nothing if the channel has it already', async () => {
    const { remote, rollback } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    await rollback('latest', '1.0.0');
    const tip = git(remote, 'rev-parse', 'flux/sources/latest');
    expect(outcomesOf(await rollback('latest', '1.0.0'))).toEqual(['unchanged']);
    expect(git(remote, 'rev-parse', 'flux/sources/latest')).toBe(tip);
  });

  it('keeps what is published meanwhile off the channel, with its tag', async () => {
    const { publish: release, rollback, hold, versionOn } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    await rollback('latest', '1.0.0');
    expect((await release(sources('1.2.0'))).packages[0]).toMatchObject({ outcome: 'held', tag: 'sources@1.2.0', heldFor: 'it breaks' });
    expect((await release(sources('1.2.0', 'next', { bumps: ['patch'] }))).packages[0]).toMatchObject({ outcome: 'held' });
    expect(versionOn('latest')).toBe('1.0.0');
    await hold('latest', true);
    expect((await release(sources('1.2.0'))).packages[0]).toMatchObject({ outcome: 'published', tag: 'sources@1.2.0' });
    expect(versionOn('latest')).toBe('1.2.0');
  });

  it.each([
    ['to a version that does not exist', '0.9.0', ['unknown-version']],
    ['to the same version', '1.1.0', ['channel-going-forward']],
    ['forward', '1.2.0', ['not-on-channel', 'channel-going-forward']],
  ])('does not go %s', async (_, version, rules) => {
    const { publish: release, promote, rollback } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    await promote('latest', 'staging');
    await release(sources('1.2.0'));
    expect(rulesOf(await rollback('staging', version))).toEqual([rules]);
  });

  it('remains held when a publish adopts an edit by hand', async () => {
    const { remote, publish: release, rollback } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    await rollback('latest', '1.0.0');
    commitByHand(remote, 'flux/sources/latest', sources('1.1.0', 'by hand'));
    expect((await release(sources('1.1.0', 'by hand', { bumps: ['patch'] }))).packages[0]?.outcome).toBe('published');
    expect(readProvenance(git(remote, 'log', '-1', '--format=%B', 'flux/sources/latest'))?.held).toBe('it breaks');
  });
});

describe('reject', () => {
  it('keeps the version off every channel, keeps its tag, and says who has it', async () => {
    const { remote, cwd, promote, reject, publish: release } = await fleet([sources('1.0.0')], [sources('1.1.0')]);
    expect(await reject('1.1.0')).toMatchObject({ outcome: 'rejected', tag: 'rejected/sources@1.1.0', channels: ['latest'] });
    expect(git(remote, 'cat-file', 'tag', 'rejected/sources@1.1.0')).toContain('Reason: it breaks');
    expect(branchContent(remote, 'sources@1.1.0')).toEqual(contentOf(sources('1.1.0')));
    expect(rulesOf(await promote('latest', 'staging'))).toEqual([['rejected-version'], []]);
    expect(await reject('1.1.0')).toMatchObject({ outcome: 'unchanged' });
    expect(await reject('7.0.0')).toMatchObject({ outcome: 'refused', findings: [{ rule: 'unknown-version' }] });
    await rollBackPackage({ cwd, remote, package: 'sources', channel: 'latest', version: '1.0.0', reason: 'x' }, quietRuntime);
    await holdChannel({ cwd, remote, packages: ['sources'], channel: 'latest', release: true, reason: 'x' }, quietRuntime);
    expect(rulesOf(await release(sources('1.1.0')))).toEqual([['rejected-version']]);
    expect(outcomesOf(await release(sources('1.1.1')))).toEqual(['published']);
  });
});

describe('secrets', () => {
  it('are in no report, commit or tag: neither the password of the remote nor one in a reason', async () => {
    const { cwd, remote, promote, publish: release } = await fleet([sources('1.0.0')]);
    await promote('latest', 'staging');
    await release(sources('1.1.0'));
    const { urlAs } = await serve(remote, { login: 'ada:geheim' });
    const request = { cwd, remote: urlAs('ada:geheim') };
    const reason = 'see https://bob:topsecret@tickets.example/7\nHeld: by somebody else';
    const reports = [
      await promotePackages({ ...request, packages: ['sources'], channels: CHANNELS, from: 'latest', to: 'staging', reason }, quietRuntime),
      await rollBackPackage({ ...request, package: 'sources', channel: 'staging', version: '1.0.0', reason }, quietRuntime),
      await rejectVersion({ ...request, package: 'sources', version: '1.1.0', reason }, quietRuntime),
      await holdChannel({ ...request, packages: ['sources'], channel: 'latest', reason }, quietRuntime),
      await channelStatus({ ...request, packages: ['sources'] }, quietRuntime),
    ];
    expect(reports.slice(0, 4).map((report) => ('packages' in report ? outcomesOf(report as never) : report))).toMatchObject([
      ['promoted'],
      ['rolled-back'],
      { outcome: 'rejected' },
      ['held'],
    ]);
    const written = [git(remote, 'log', '--all', '--format=%B'), git(remote, 'for-each-ref', '--format=%(contents)')].join('\n');
    expect(written).toContain('tickets.example/7');
    expect(`${inspect(reports, { depth: 9 })}${written}`).not.toMatch(/geheim|topsecret/);
    expect(readProvenance(git(remote, 'log', '-1', '--format=%B', 'flux/sources/latest'))?.held).toMatch(
      /^see https.* Held: by somebody else$/,
    );
  });
});

describe('status and log', () => {
  it('say what is where, since when, and why', async () => {
    const { promote, rollback, reject, publish: release, status, log } = await fleet([sources('1.0.0'), addons('1.0.0')]);
    await promote('latest', 'staging');
    await release(sources('1.1.0'));
    await promote('latest', 'staging');
    await reject('1.1.0');
    await rollback('staging', '1.0.0');
    const [found, other] = (await status()).packages;
    expect(found).toMatchObject({ package: 'sources', released: ['1.1.0', '1.0.0'], rejected: new Set(['1.1.0']) });
    expect([...(found?.channels ?? [])].map(([name, { provenance }]) => [name, provenance?.version, provenance?.held])).toEqual([
      ['latest', '1.1.0', undefined],
      ['staging', '1.0.0', 'it breaks'],
    ]);
    expect(found?.channels.get('staging')).toMatchObject({ author: 'Ada <ada@example.com>', date: new Date('2026-01-02T03:04:05Z') });
    expect(other?.channels.get('staging')?.provenance?.promotedFrom).toBe('latest');
    expect((await log('staging'))?.map(({ provenance }) => provenance.version)).toEqual(['1.0.0', '1.1.0', '1.0.0']);
    expect((await log('staging'))?.[0]?.provenance).toMatchObject({ rolledBackFrom: '1.1.0' });
    expect(await log('production')).toBeUndefined();
  });
});

describe('a promotion by pull request', () => {
  const NEXT = 'flux-next/sources/staging';
  const CHANNEL = 'flux/sources/staging';
  /** A fleet whose staging has 1.0.0 and whose latest has 1.1.0. */
  const ready = async () => {
    const made = await fleet([sources('1.0.0')]);
    await made.promote('latest', 'staging');
    await made.publish(sources('1.1.0'));
    return made;
  };

  it('is a commit on the tip of the channel, on its own branch, and the channel is unchanged', async () => {
    const { remote, promote } = await ready();
    const before = git(remote, 'rev-parse', CHANNEL);
    const report = await promote('latest', 'staging', { pullRequest: true });
    expect(report.packages[0]).toMatchObject({
      outcome: 'proposed',
      version: '1.1.0',
      proposal: NEXT,
      commit: git(remote, 'rev-parse', NEXT),
    });
    expect(git(remote, 'rev-parse', CHANNEL)).toBe(before);
    expect(git(remote, 'rev-parse', `${NEXT}^`)).toBe(before);
    expect(branchContent(remote, NEXT)).toEqual(contentOf(sources('1.1.0')));
    fsck(remote);
  });

  it('is pushed once for the same change, and replaced by the next one', async () => {
    const { remote, promote, publish: release } = await ready();
    await promote('latest', 'staging', { pullRequest: true });
    const refs = refsOf(remote);
    const again = await promote('latest', 'staging', { pullRequest: true });
    expect(again.packages[0]).toMatchObject({ outcome: 'proposed', commit: git(remote, 'rev-parse', NEXT) });
    expect(refsOf(remote)).toEqual(refs);
    await release(sources('1.2.0'));
    expect((await promote('latest', 'staging', { pullRequest: true })).packages[0]).toMatchObject({
      outcome: 'proposed',
      version: '1.2.0',
    });
    expect(git(remote, 'rev-parse', `${NEXT}^`)).toBe(git(remote, 'rev-parse', CHANNEL));
  });

  it.each([
    ['fast-forward', ['merge', '--quiet', '--ff-only', `origin/${NEXT}`]],
    ['a merge commit', ['merge', '--quiet', '--no-ff', '-m', 'Merge pull request #7', `origin/${NEXT}`]],
    ['squash', ['merge', '--quiet', '--squash', `origin/${NEXT}`]],
    ['squash with authors', ['merge', '--quiet', '--squash', `origin/${NEXT}`]],
  ])('moves the channel when it is merged by %s', async (way, merge) => {
    const { remote, promote, cwd, status, publish: release, log } = await ready();
    await promote('latest', 'staging', { pullRequest: true });
    const clone = `${cwd}-clone`;
    git(cwd, 'clone', '--quiet', '--branch', CHANNEL, remote, clone);
    git(clone, '-c', 'user.name=x', '-c', 'user.email=x@x', ...merge);
    if (way.startsWith('squash')) {
      const more = way === 'squash' ? [] : ['', 'Co-authored-by: Ada <ada@example.org>', '', 'Signed-off-by: Ada <ada@example.org>'];
      const [subject = '', ...body] = git(remote, 'log', '-1', '--format=%B', NEXT).split('\n');
      git(clone, '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', [`${subject} (#7)`, ...body, ...more].join('\n'));
    }
    git(clone, 'push', '--quiet', 'origin', `HEAD:${CHANNEL}`);
    expect((await status()).packages[0]?.channels.get('staging')?.provenance?.version).toBe('1.1.0');
    expect((await promote('latest', 'staging', { pullRequest: true })).packages[0]).toMatchObject({ outcome: 'unchanged' });
    expect((await log('staging'))?.map(({ provenance }) => provenance.version)).toEqual(['1.1.0', '1.0.0']);
    await release(sources('1.2.0'));
    expect((await promote('latest', 'staging')).packages[0]).toMatchObject({ outcome: 'promoted', version: '1.2.0' });
  });

  it('is refused if the channel does not exist, and if its branch has an edit by hand', async () => {
    const made = await fleet([sources('1.0.0')]);
    expect(rulesOf(await made.promote('latest', 'staging', { pullRequest: true }))[0]).toEqual(['pull-request-without-base']);
    await made.promote('latest', 'staging');
    await made.publish(sources('1.1.0'));
    await made.promote('latest', 'staging', { pullRequest: true });
    commitByHand(made.remote, NEXT, packageOf('sources', '1.1.0', { 'a.yaml': 'by hand' }));
    const before = refsOf(made.remote);
    expect(rulesOf(await made.promote('latest', 'staging', { pullRequest: true }))[0]).toEqual(['foreign-commit']);
    expect(refsOf(made.remote)).toEqual(before);
  });

  it('starts over when the channel moves between the plan and the push', async () => {
    const { remote, promote } = await ready();
    let moved = false;
    const report = await promote(
      'latest',
      'staging',
      { pullRequest: true },
      {
        ...quietRuntime,
        beforePush: async () => {
          if (moved) return;
          moved = true;
          await promote('latest', 'staging');
        },
      },
    );
    expect(report.packages[0]).toMatchObject({ outcome: 'unchanged', version: '1.1.0' });
    expect(Object.keys(refsOf(remote)).filter((ref) => ref.includes('flux-next'))).toEqual([]);
  });
});
