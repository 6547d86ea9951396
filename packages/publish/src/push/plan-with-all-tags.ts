import type { Finding } from '@slipway/manifest';
import type { PublishRuntime } from '../git/publish-runtime.ts';

/** Rules that refuse a tag that does not exist. */
const OF_MISSING_TAGS: ReadonlySet<string> = new Set(['version-going-backwards', 'unknown-version']);

/** Milliseconds between two attempts. */
const WAITS = [50, 150, 300];

/**
 * Plans again if a tag is missing. Servers move the references of an atomic push one after the other, so a listing may already have the
 * branch of another push and not yet its tag.
 */
export async function planWithAllTags<Plans extends { readonly plans: readonly { readonly findings: readonly Finding[] }[] }>(
  prepare: () => Promise<Plans>,
  { wait }: Pick<PublishRuntime, 'wait'>,
): Promise<Plans> {
  for (const milliseconds of WAITS) {
    const prepared = await prepare();
    if (!prepared.plans.some(({ findings }) => findings.some(({ rule }) => OF_MISSING_TAGS.has(rule)))) return prepared;
    await wait(milliseconds);
  }
  return await prepare();
}
