import { DefinitionError } from '@slipway/manifest';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Duration } from './duration.ts';
import { checkGitRef, type GitRef } from './git-ref.ts';
import { type GitSource, gitRepository } from './git-repository.ts';

const source = { name: 'fleet', url: 'https://git.slipway.example/platform/fleet.git', ref: { branch: 'main' } } as const;
const findingsOf = (given: unknown) => {
  try {
    gitRepository(given as GitSource);
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.findings;
  }
};
const place = { file: 'fleet.yaml', pointer: '/spec/ref' };

describe('a Git source', () => {
  it('is looked at every minute, in the namespace of Flux', () => {
    expect(gitRepository(source)).toEqual({
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'GitRepository',
      metadata: { name: 'fleet', namespace: 'flux-system' },
      spec: { interval: '1m', url: source.url, ref: { branch: 'main' } },
    });
  });

  it('names its Secret, its namespace and its interval when they are given', () => {
    const { metadata, spec } = gitRepository({ ...source, namespace: 'shop', secretName: 'fleet-key', interval: '1h30m' });
    expect(metadata.namespace).toBe('shop');
    expect(spec).toMatchObject({ interval: '1h30m', secretRef: { name: 'fleet-key' } });
  });

  it('does not compile with two references, none, or a word that is not a duration', () => {
    expectTypeOf<{ tag: string }>().toExtend<GitRef>();
    expectTypeOf<{ branch: string; tag: string }>().not.toExtend<GitRef>();
    expectTypeOf<Record<never, never>>().not.toExtend<GitRef>();
    expectTypeOf<'90s'>().toExtend<Duration>();
    expectTypeOf<'soon'>().not.toExtend<Duration>();
    // @ts-expect-error exactly one of branch, tag, semver, commit
    expect(findingsOf(((): GitSource => ({ ...source, ref: { branch: 'main', tag: 'v1' } }))())).toHaveLength(1);
    // @ts-expect-error ssh has a scheme
    expect(findingsOf(((): GitSource => ({ ...source, url: 'git@host:fleet.git' }))())).toHaveLength(1);
    // @ts-expect-error an hour is 1h
    expect(findingsOf(((): GitSource => ({ ...source, interval: '1 hour' }))())).toHaveLength(1);
  });

  it('says everything that is wrong about a source from plain JavaScript, each with its place', () => {
    const findings = findingsOf({ name: 'fleet', url: 'git@host:fleet.git', interval: 60, ref: { branch: 'main', tag: 'v1', path: 'x' } });
    expect(findings.map(({ rule, object, pointer }) => [rule, object, pointer])).toEqual([
      ['wrong-url', 'GitRepository/flux-system/fleet', '/spec/url'],
      ['wrong-duration', 'GitRepository/flux-system/fleet', '/spec/interval'],
      ['wrong-ref', 'GitRepository/flux-system/fleet', '/spec/ref/path'],
      ['exclusive-fields', 'GitRepository/flux-system/fleet', '/spec/ref'],
    ]);
    expect(findings.find(({ rule }) => rule === 'exclusive-fields')?.message).toContain('branch and tag');
  });
});

describe('a reference to a revision', () => {
  it.each([{ branch: 'main' }, { tag: 'v1.2.3' }, { semver: '>=1.0.0' }, { commit: 'a'.repeat(40) }, { tag: 'v1', branch: undefined }])(
    'may be %j',
    (ref) => expect(checkGitRef(ref, place)).toEqual([]),
  );

  it.each([
    [undefined, 'wrong-ref'],
    ['main', 'wrong-ref'],
    [{}, 'wrong-ref'],
    [{ branch: '' }, 'wrong-ref'],
    [{ tag: 1 }, 'wrong-ref'],
    [{ commit: 'abc1234' }, 'wrong-ref'],
    [{ brunch: 'main' }, 'wrong-ref'],
    [{ semver: '1.x', commit: 'b'.repeat(40) }, 'exclusive-fields'],
  ])('may not be %j', (ref, rule) => expect(checkGitRef(ref, place).map((finding) => finding.rule)).toContain(rule));
});
