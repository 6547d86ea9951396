import { describe, expect, it } from 'vitest';
import { bumpsOf, isVersion, plannedVersion, previewVersion } from './planned-version.ts';
import { readChangeset } from './read-changeset.ts';

describe('readChangeset', () => {
  it('reads names however they are quoted, comments, Windows lines and the summary', () => {
    const text =
      '\uFEFF---\r\n"@slipway/flux-sources": minor\r\n\'a\': "patch"  # why\r\nb: major\r\n---\r\n\r\nMore sources.\r\n\r\nTwo.\r\n';
    expect(readChangeset(text)).toEqual({
      releases: [
        { name: '@slipway/flux-sources', bump: 'minor' },
        { name: 'a', bump: 'patch' },
        { name: 'b', bump: 'major' },
      ],
      summary: 'More sources.\n\nTwo.',
    });
  });

  it('takes an empty changeset', () => {
    expect(readChangeset('---\n---\n\nNothing to release\n')).toEqual({ releases: [], summary: 'Nothing to release' });
  });

  it.each([
    ['---\n"a": minor\n', 'missing or invalid frontmatter'],
    ['# Changesets\n', 'missing or invalid frontmatter'],
    ['', 'file is empty'],
    ['---\n"a": huge\n---\n', 'invalid version type "huge" for package "a"'],
    ['---\n"a": minor\nb\n---\n', 'invalid YAML in frontmatter'],
  ])('refuses %j with what the changesets tool says', (text, message) => {
    expect(() => readChangeset(text)).toThrow(message);
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
    const changesets = ['"a": minor\n"b": patch', '"a": patch'].map((front) => readChangeset(`---\n${front}\n---\n`));
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
