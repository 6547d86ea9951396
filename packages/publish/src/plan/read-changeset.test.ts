import { describe, expect, it } from 'vitest';
import { bumpsOf, isVersion, plannedVersion, previewVersion } from './planned-version.ts';
import { readChangeset } from './read-changeset.ts';

describe('readChangeset', () => {
  it('reads names however they are quoted, comments, Windows lines and the summary', () => {
    const text =
      '\uFEFF---\r\n"@slipway/flux-sources": minor\r\n\'a\': "patch"  # why\r\nb: major\r\nnone-of-it\r\n---\r\n\r\nMore sources.\r\n\r\nTwo.\r\n';
    expect(readChangeset(text)).toEqual({
      releases: [
        { name: '@slipway/flux-sources', bump: 'minor' },
        { name: 'a', bump: 'patch' },
        { name: 'b', bump: 'major' },
      ],
      summary: 'More sources.\n\nTwo.',
    });
  });

  it('takes an empty changeset, and no README for one', () => {
    expect(readChangeset('---\n---\n\nNothing to release\n')).toEqual({ releases: [], summary: 'Nothing to release' });
    expect(readChangeset('# Changesets\n\n---\n"a": minor\n---\n')).toBeUndefined();
    expect(readChangeset('---\n"a": minor\n')).toBeUndefined();
    expect(readChangeset('')).toBeUndefined();
  });
});

describe('versions', () => {
  it.each([
    ['1.2.3', [], '1.2.3'],
    ['1.2.3', ['none'], '1.2.3'],
    ['1.2.3', ['patch', 'major', 'minor'], '2.0.0'],
    ['0.0.0', ['minor'], '0.1.0'],
    ['1.2.3', ['none', 'patch'], '1.2.4'],
  ] as const)('%s with %j is planned as %s', (current, bumps, planned) => {
    expect(plannedVersion(current, bumps)).toBe(planned);
  });

  it('collects the bumps of one package', () => {
    const changesets = ['"a": minor\n"b": patch', '"a": patch']
      .map((front) => readChangeset(`---\n${front}\n---\n`))
      .filter((found) => found !== undefined);
    expect(bumpsOf('a', changesets)).toEqual(['minor', 'patch']);
    expect(bumpsOf('c', changesets)).toEqual([]);
  });

  it.each(['0123456789a', '12345678e90', 'abcdef01', '00000000000000f0'])(
    'names the preview of tree %s so that semver takes it',
    (tree) => {
      const preview = previewVersion('1.0.0', `${tree}0000000`);
      expect(isVersion(preview)).toBe(true);
      expect(preview).toMatch(/-next\.[0-9a-f]{8}$/);
    },
  );
});
