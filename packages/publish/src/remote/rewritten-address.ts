import type { Setting } from '../git/settings.ts';

/** `address` as the settings `url.*.pushInsteadOf` and `url.*.insteadOf` rewrite it; it is not handed to Git, whose arguments others see. */
export function rewrittenAddress(settings: readonly Setting[], address: string): string {
  const rules = settings.flatMap(({ key, value: prefix }) => {
    const [, base, kind] = /^url\.([\s\S]*)\.(pushinsteadof|insteadof)$/.exec(key) ?? [];
    return base !== undefined && kind && prefix && address.startsWith(prefix) ? [{ base, kind, prefix }] : [];
  });
  // As for Git, a rule for pushes comes first, then the longest prefix counts.
  const [rule] = rules.sort(
    (a, b) => Number(b.kind === 'pushinsteadof') - Number(a.kind === 'pushinsteadof') || b.prefix.length - a.prefix.length,
  );
  return rule ? `${rule.base}${address.slice(rule.prefix.length)}` : address;
}
