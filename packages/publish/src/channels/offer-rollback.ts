import { versionTag } from '@slipway/manifest';
import type { PublishPlan } from '../plan/plan-publish.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { readContentTrees } from '../store/read-objects.ts';
import { readChannels, readReleases } from './read-channels.ts';

/** Limit of the releases that are compared, the newest first. */
const MAX_RELEASES = 50;

/** Offers a rollback in plans that are refused because the version is published with other content, if an older release had this content. */
export async function offerRollbacks(store: ObjectStore, plans: readonly PublishPlan[], channel: string): Promise<readonly PublishPlan[]> {
  const taken = plans.filter(({ findings }) => findings.some(({ rule }) => rule === TAKEN));
  if (taken.length === 0) return plans;
  const { packages, tips } = await readChannels(
    store,
    taken.map((plan) => plan.package),
    { isNeeded: () => false },
  );
  const tags = packages.flatMap(({ package: name, released }) =>
    released.slice(0, MAX_RELEASES).map((version) => ({ package: name, version })),
  );
  const releases = await readReleases(store, tips, tags);
  const contents = await readContentTrees(
    store,
    [...releases.values()].map(({ tree }) => tree),
  );
  return plans.map((plan) => {
    const older = tags.find(
      ({ package: name, version }) =>
        name === plan.package &&
        version !== plan.version &&
        contents.get(releases.get(versionTag(name, version))?.tree ?? '') === plan.content,
    );
    return older === undefined ? plan : { ...plan, findings: plan.findings.map((each) => withOffer(each, plan, older.version, channel)) };
  });
}

const TAKEN = 'version-already-published';

const withOffer = (
  finding: PublishPlan['findings'][number],
  { package: name, version }: PublishPlan,
  older: string,
  channel: string,
): PublishPlan['findings'][number] =>
  finding.rule !== TAKEN
    ? finding
    : {
        ...finding,
        message: `${version} is published with other content; this is the content of ${older}`,
        remedy: `To go back: \`slipway rollback ${name} --channel ${channel} --to ${older} --reason TEXT\`. To release it as a new version: \`npx changeset\`.`,
      };
