import type { Git } from './git.ts';

/** `address` as the settings `url.*.pushInsteadOf` and `url.*.insteadOf` rewrite it; it is not handed to Git, whose arguments others see. */
export async function rewrittenAddress(git: Git, cwd: string, address: string): Promise<string> {
  const listed = await git(['config', '-z', '--get-regexp', '^url\\..*\\.(pushinsteadof|insteadof)$'], { cwd });
  const rules = listed.stdout
    .toString('utf8')
    .split('\0')
    .flatMap((entry) => {
      const [, base, kind, prefix] = /^url\.([\s\S]*)\.(pushinsteadof|insteadof)\n([\s\S]+)$/.exec(entry) ?? [];
      return base !== undefined && kind && prefix && address.startsWith(prefix) ? [{ base, kind, prefix }] : [];
    });
  // As for Git, a rule for pushes comes first, then the longest prefix counts.
  const [rule] = rules.sort(
    (a, b) => Number(b.kind === 'pushinsteadof') - Number(a.kind === 'pushinsteadof') || b.prefix.length - a.prefix.length,
  );
  return rule ? `${rule.base}${address.slice(rule.prefix.length)}` : address;
}
