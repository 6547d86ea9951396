import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { commitMessage, type Provenance, readNotes, readProvenance, recordedProvenance, tagMessage } from './commit-message.ts';

const provenance: Provenance = {
  package: 'flux-sources',
  version: '1.2.0',
  channel: 'latest',
  tree: 'a'.repeat(40),
  sourceCommit: 'b'.repeat(40),
};

describe('commitMessage', () => {
  it('says what was published, which files changed, and where it came from', () => {
    expect(commitMessage(provenance, { added: ['a'], changed: ['b', 'c\nPackage: x'], removed: ['d'] })).toBe(
      `flux-sources 1.2.0

1 added, 2 changed, 1 removed
- d
+ a
~ b
~ "c\\nPackage: x"

Package: flux-sources
Package-Version: 1.2.0
Channel: latest
Package-Tree: ${'a'.repeat(40)}
Source-Commit: ${'b'.repeat(40)}
`,
    );
  });

  it('says what the change is and which clusters it reaches, before the files', () => {
    const notes = [
      '',
      'Raise it.',
      '',
      '',
      '',
      '- for https://user:hunter2@example.org/x',
      '-----BEGIN SSH SIGNATURE-----',
      'Package: other',
    ];
    const message = commitMessage(
      provenance,
      { added: ['a'], changed: [], removed: [] },
      { notes, clusters: ['web-staging', 'data-staging'] },
    );
    expect(message.split('\n\n').slice(1, -1)).toEqual([
      'Raise it.',
      '- for https://example.org/x\nPackage: other',
      'Reaches 2 clusters: web-staging, data-staging',
      '1 added, 0 changed, 0 removed\n+ a',
    ]);
    expect(readProvenance(message)).toEqual(provenance);
    expect(readNotes(message)).toEqual(['Raise it.', '', '- for https://example.org/x', 'Package: other']);
    expect(readNotes(tagMessage(provenance, notes))).toEqual(readNotes(message));
    expect(commitMessage(provenance, { added: [], changed: [], removed: [] }, { clusters: [] })).toContain(
      'No cluster follows this branch.',
    );
  });

  it('reads back what it wrote, with any notes', () => {
    const words = fc.array(fc.oneof(anyText(), fc.constantFrom('', '-----BEGIN PGP SIGNATURE-----', 'Package: x')));
    fc.assert(
      fc.property(words, words, (notes, clusters) => {
        const message = commitMessage(provenance, { added: [], changed: [], removed: [] }, { notes, clusters });
        expect(readProvenance(message)).toEqual(provenance);
        expect(readProvenance(tagMessage(provenance, notes))).toEqual(provenance);
      }),
    );
  });

  it('lists a bounded number of files', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `file-${index}`);
    const message = commitMessage(provenance, { added: many, changed: [], removed: [] });
    expect(message).toContain('\nand 9960 more\n');
    expect(message.length).toBeLessThan(2000);
  });

  it('reads back what it wrote, with any paths', () => {
    const paths = fc.array(anyText());
    const check = fc.property(paths, paths, fc.boolean(), (added, removed, sourceDirty) => {
      const written = { ...provenance, ...(sourceDirty ? { sourceDirty } : {}) };
      expect(readProvenance(commitMessage(written, { added, changed: [], removed }))).toEqual(written);
    });
    fc.assert(check);
  });

  it('reads what it wrote above the trailers of others, and not above anything else', () => {
    const message = commitMessage(provenance, { added: [], changed: [], removed: [] });
    const authors = 'Co-authored-by: Ada <ada@example.org>\nSigned-off-by: Ada <ada@example.org>';
    expect(readProvenance(`${message}\n${authors}\n`)).toEqual(readProvenance(message));
    expect(readProvenance(`${message}\n\n${authors}\n\nCloses: #7\n`)).toEqual(readProvenance(message));
    expect(readProvenance(`${message}\nAnd the replicas by hand.\n`)).toBeUndefined();
    expect(readProvenance(`${message}\n${authors}\n\nAnd the replicas.\n`)).toBeUndefined();
  });

  it('does not take the words of other commits for its own', () => {
    expect(readProvenance('Fix\n\nPackage: x\nChannel: latest\n')).toBeUndefined();
    const message = `Revert\n\n${commitMessage(provenance, { added: [], changed: [], removed: [] })}\n\nReviewed-by: Ada`;
    expect(recordedProvenance({ message, tree: 'the one before' })).toBeUndefined();
    expect(readProvenance('')).toBeUndefined();
  });
});

describe('forged trailers', () => {
  const tree = 'a'.repeat(40);
  const block = (...more: readonly string[]): string =>
    ['Package: app', 'Package-Version: 1.0.0', 'Channel: latest', `Package-Tree: ${tree}`, ...more].join('\n');

  it.each<readonly [string, string]>([
    ['two versions', `app\n\n${block('Package-Version: 2.0.0')}\n`],
    ['two trees', `app\n\n${block(`Package-Tree: ${'b'.repeat(40)}`)}\n`],
    ['two holds', `app\n\n${block('Held: a', 'Held: b')}\n`],
    ['a line among them that is no trailer', `app\n\n${block('and a word')}\n`],
    ['a word above them in the same paragraph', `app\n\nSee below:\n${block()}\n`],
    ['them in the middle of the message', `app\n\n${block()}\n\nMore words.\n`],
    ['a part of them below others', `app\n\n${block()}\n\nPackage-Version: 2.0.0\n`],
    ['them in the subject alone', 'Package: app'],
    ['no version', `app\n\n${block().replace('Package-Version: 1.0.0', 'Package-Version: latest')}\n`],
    ['a NUL, behind which Git shows nothing', `app\0\n\n${block()}\n`],
    ['carriage returns', `app\n\n${block().replaceAll('\n', '\r\n')}\r\n`],
    ['keys in small letters', `app\n\n${block().toLowerCase()}\n`],
  ])('with %s are not those of Slipway', (_, message) => {
    expect(readProvenance(message)).toBeUndefined();
  });

  it('are read in one way only: what is read says each key once, in one paragraph', () => {
    const lines = fc.array(
      fc.oneof(fc.constantFrom(...block('Held: x', 'Co-authored-by: Ada', 'Package-Version: 9.9.9', '', 'words').split('\n')), anyText()),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(lines, (text) => {
        const message = text.join('\n');
        const found = readProvenance(message);
        if (found === undefined) return;
        const paragraph = message
          .trimEnd()
          .split(/\n{2,}/)
          .findLast((each) => each.includes('Package: app\n') || each.startsWith('Package:'));
        const versions = (paragraph ?? '').split('\n').filter((line) => line.startsWith('Package-Version: '));
        expect(versions).toEqual([`Package-Version: ${found.version}`]);
      }),
    );
  });
});
