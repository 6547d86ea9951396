import { describe, expect, it } from 'vitest';
import type { ProtectedBranch } from '../git/protected-branch.ts';
import type { ChannelEntry } from './channel-state.ts';
import { checkSoak } from './check-soak.ts';
import { provenByDates, provenByServer, provenBySignature, type RecordedPush, runOf } from './soak-proof.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-03-01T12:00:00Z');
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR);
const SOURCE = 'c'.repeat(40);

const entryOf = (commit: string, tree: string, hours: number, more: Partial<ChannelEntry> = {}): ChannelEntry => ({
  ...{ commit, tree, author: 'Ada', date: ago(hours), message: '', isSigned: true },
  provenance: { package: 'app', version: '1.0.0', channel: 'latest', tree, sourceCommit: SOURCE },
  ...more,
});
/** The newest first, each the child of the next. */
const chain = (...entries: readonly ChannelEntry[]): readonly ChannelEntry[] =>
  entries.map((entry, index) => ({ ...(entries[index + 1] && { parent: entries[index + 1]?.commit ?? '' }), ...entry }));
const place = { package: 'app', channel: 'latest' };
const firstOf = (history: readonly ChannelEntry[]): ChannelEntry => history[0] as ChannelEntry;

describe('the run of a release', () => {
  it('ends at another tree, and at a commit made by hand', () => {
    const history = chain(entryOf('4', 'new', 1), entryOf('3', 'a', 2), entryOf('2', 'a', 3), entryOf('1', 'b', 4), entryOf('0', 'a', 5));
    const run = runOf(history[1] as ChannelEntry, history, place);
    expect(run.entries.map(({ commit }) => commit)).toEqual(['3', '2']);
    expect([...run.above]).toEqual(['4']);
    const broken = chain(entryOf('2', 'a', 1, { parent: 'by hand' }), entryOf('1', 'a', 9));
    expect(runOf(firstOf(broken), broken, place).entries.map(({ commit }) => commit)).toEqual(['2']);
  });
});

describe('soak by signatures', () => {
  const history = chain(entryOf('3', 'a', 1), entryOf('2', 'a', 5), entryOf('1', 'a', 9));
  const run = runOf(firstOf(history), history, place);

  it('counts from the oldest commit that a key signed', () => {
    expect(provenBySignature(run, (commit) => commit !== '1')).toMatchObject({ by: 'signature', since: ago(5) });
    expect(provenBySignature(run, () => false)).toMatchObject({ by: 'nothing' });
  });

  it('does not count a commit that was signed for another channel', () => {
    const provenance = { ...firstOf(history).provenance, channel: 'other' };
    const moved = chain(entryOf('2', 'a', 1), entryOf('1', 'a', 9, { provenance }));
    expect(provenBySignature(runOf(firstOf(moved), moved, place), () => true)).toMatchObject({ since: ago(1) });
  });
});

describe('soak by the time of the server', () => {
  const history = chain(entryOf('3', 'new', 1), entryOf('2', 'a', 500), entryOf('1', 'a', 500), entryOf('0', 'old', 900));
  const run = runOf(history[1] as ChannelEntry, history, place);
  const push = (after: string, hours: number): RecordedPush => ({ after, time: ago(hours) });

  it.each<readonly [string, readonly RecordedPush[], number | undefined]>([
    ['the push that brought it', [push('3', 2), push('2', 6), push('1', 30), push('0', 40)], 30],
    ['a push of several commits at once', [push('3', 2), push('2', 6), push('0', 40)], 6],
    ['the push that brought it back, where it was off in between', [push('2', 3), push('0', 5), push('1', 30)], 3],
    [
      'the push that brought it back after one of an unknown commit',
      [push('3', 2), push('1', 3), push('forced away', 20), push('1', 30)],
      3,
    ],
    ['nothing where an unknown commit was pushed last', [push('unknown', 1), push('1', 30)], undefined],
    ['nothing where only what is above it was pushed', [push('3', 2)], undefined],
    ['nothing where nothing is recorded', [], undefined],
  ])('counts from %s', (_, pushes, hours) => {
    const proof = provenByServer(run, { server: 'GitHub', pushes });
    expect(proof).toMatchObject(hours === undefined ? { by: 'nothing' } : { by: 'server', since: ago(hours) });
  });

  it('proves nothing where the server does not say, and says why', () => {
    const proof = provenByServer(run, { why: 'GITHUB_TOKEN is not set' });
    expect(proof).toMatchObject({ by: 'nothing', reasons: [expect.stringContaining('GITHUB_TOKEN is not set')] });
  });
});

describe('soak by dates of commits', () => {
  const branch = (hours: number): ProtectedBranch => ({ name: 'origin/main', commits: new Map([[SOURCE, ago(hours)]]) });
  const history = chain(entryOf('1', 'a', 30));
  const run = runOf(firstOf(history), history, place);

  it('says what it relies on', () => {
    const proof = provenByDates(run, { source: branch(31), parent: ago(40), now: NOW });
    expect(proof).toMatchObject({ by: 'commit-dates', since: ago(30) });
    expect(proof).toMatchObject({ text: 'commit dates, which anyone who may push to flux/app/latest can set' });
  });

  it.each<readonly [string, Parameters<typeof provenByDates>[1], RegExp]>([
    ['before the source commit', { source: branch(29), parent: undefined, now: NOW }, /before its source commit/],
    ['before the parent', { source: branch(31), parent: ago(29), now: NOW }, /before its parent/],
    ['in the future', { source: branch(31), parent: undefined, now: ago(40) }, /in the future/],
    [
      'of a source that the branch does not have',
      { source: { name: 'main', commits: new Map() }, parent: undefined, now: NOW },
      /is not a commit of main/,
    ],
    ['of a parent that is missing', { source: branch(31), parent: 'missing', now: NOW }, /parent of 1 is missing/],
  ])('refuses a date %s', (_, known, reason) => {
    expect(provenByDates(run, known)).toMatchObject({ by: 'nothing', reasons: [expect.stringMatching(reason)] });
  });
});

describe('a release that another one has followed', () => {
  const history = chain(entryOf('3', 'new', 1), entryOf('2', 'other', 29), entryOf('1', 'a', 30));
  const run = runOf(history[2] as ChannelEntry, history, place);
  const recorded = (...pushes: readonly (readonly [string, number])[]) =>
    provenByServer(run, { server: 'GitHub', pushes: pushes.map(([after, hours]) => ({ after, time: ago(hours) })) });

  it('was on the channel until then, by each kind of proof', () => {
    const source: ProtectedBranch = { name: 'main', commits: new Map([[SOURCE, ago(40)]]) };
    const dated = provenByDates(run, { source, parent: undefined, now: NOW });
    const proofs = [provenBySignature(run, () => true), recorded(['3', 1], ['2', 29], ['1', 30]), dated];
    for (const proof of proofs) {
      expect(proof).toMatchObject({ since: ago(30), until: ago(29) });
      const [finding] = checkSoak({ package: 'app', version: '1.0.0', from: 'latest', soak: 24 * HOUR, now: NOW, proof });
      expect(finding).toMatchObject({ rule: 'soaking', message: expect.stringContaining(`until ${ago(29).toISOString()}`) });
      expect(checkSoak({ package: 'app', version: '1.0.0', from: 'latest', soak: HOUR, now: NOW, proof })).toEqual([]);
    }
  });

  it('is on the channel still where what followed has the same content', () => {
    const same = chain(entryOf('2', 'a', 1), entryOf('1', 'a', 30));
    expect(provenBySignature(runOf(same[1] as ChannelEntry, same, place), () => true)).not.toHaveProperty('until');
    expect(recorded(['1', 30])).not.toHaveProperty('until');
  });
});

describe('checkSoak', () => {
  const question = { package: 'app', version: '1.0.0', from: 'latest', soak: 24 * HOUR, now: NOW };
  const proof = (hours: number) => ({ by: 'server', since: ago(hours), text: 'the time of GitHub' }) as const;

  it('refuses without a proof, before the time, and a time in the future', () => {
    const refused = [undefined, { by: 'nothing', reasons: ['x'] } as const, proof(23), proof(-1)];
    expect(refused.map((each) => checkSoak({ ...question, ...(each && { proof: each }) }).map(({ rule }) => rule))).toEqual([
      ['soak-not-proven'],
      ['soak-not-proven'],
      ['soaking'],
      ['soaking'],
    ]);
    for (const each of refused) expect(checkSoak({ ...question, ...(each && { proof: each }) })[0]?.message).toContain('soak');
    expect(checkSoak({ ...question, proof: proof(24) })).toEqual([]);
    expect(checkSoak({ ...question, soak: 0 })).toEqual([]);
  });
});
