import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitMessage, type Provenance, readProvenance } from './commit-message.ts';

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

  it('lists a bounded number of files', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `file-${index}`);
    const message = commitMessage(provenance, { added: many, changed: [], removed: [] });
    expect(message).toContain('\nand 9960 more\n');
    expect(message.length).toBeLessThan(2000);
  });

  it('reads back what it wrote, whatever the paths are', () => {
    const paths = fc.array(fc.string({ unit: 'binary' }));
    const check = fc.property(paths, paths, fc.boolean(), (added, removed, sourceDirty) => {
      const written = { ...provenance, ...(sourceDirty ? { sourceDirty } : {}) };
      expect(readProvenance(commitMessage(written, { added, changed: [], removed }))).toEqual(written);
    });
    fc.assert(check);
  });

  it('does not take the words of other commits for its own', () => {
    expect(readProvenance('Fix\n\nPackage: x\nChannel: latest\n')).toBeUndefined();
    expect(
      readProvenance(`Revert\n\n${commitMessage(provenance, { added: [], changed: [], removed: [] })}\n\nReviewed-by: Ada`),
    ).toBeUndefined();
    expect(readProvenance('')).toBeUndefined();
  });
});
