import { buildFleet, type FleetBuild, type FleetKustomization } from '@slipway/flux-build';
import { defaultCacheDirectory } from '@slipway/validate';
import { configurationPackages } from '../fleet/configuration-packages.ts';
import { fileTexts } from '../fleet/file-texts.ts';
import { addFleetSecrets } from '../fleet/fleet-secrets.ts';
import { objectOwners } from '../fleet/object-owners.ts';
import { type FleetLocation, type OpenFleet, openFleet } from '../fleet/open-fleet.ts';
import { builtReleases, lockPlace, missingCharts, releaseOwners } from '../fleet/release-owners.ts';
import { objectText } from '../report/build-text.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { usageFailure } from '../report/failure.ts';
import type { Paint } from '../report/paint.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { type DefinitionFinder, definitionFinder } from '../synth/definition-finder.ts';
import { readRecords } from '../synth/read-records.ts';
import type { Explanation } from './explanation.ts';
import { originOf, placer } from './origin-of.ts';
import { originText } from './origin-text.ts';

/** Where an object is searched: the options of `build`. */
export interface ObjectLocation extends Pick<FleetLocation, 'repository' | 'root' | 'at'> {
  /** A folder with charts. */
  readonly charts?: string | undefined;
}

/**
 * Explains which Kustomizations, files, patches and variables create an object of the repository, or which release or package.
 * Throws a usage Failure if none does.
 */
export async function explainObject(subject: string, context: VerbContext, place: ObjectLocation): Promise<Explanation> {
  const { cwd, budget, secrets } = context;
  const open = await openFleet({ path: cwd, cwd, budget, ...place });
  const fleet = buildFleet(open.input);
  const owners = objectOwners(fleet);
  addFleetSecrets(secrets, open, owners, fileTexts(open));
  const found = owners.flatMap((each) =>
    (each.objects ?? []).filter(({ object }) => objectText(object) === subject).map((made) => ({ each, made })),
  );
  const known = open.isOnDisk ? readRecords(open.root) : undefined;
  const definitions = known === undefined ? () => undefined : definitionFinder(known, cwd);
  if (found.length === 0) {
    const packages = configurationPackages(owners, { open, cache: defaultCacheDirectory(context.terminal.env) }).owners;
    const searched: SearchedFleet = { open, fleet, owners: [...owners, ...packages], charts: place.charts, definitions };
    return (await explainInPackages(subject, context, searched, packages)) ?? explainInReleases(subject, context, searched);
  }
  const made = found.map(({ each, made }) => originOf(fleet, each, made, placer(open, definitions)));
  const origins = secrets.masker()?.value(made) ?? made;
  return {
    json: () => ({ subject, origins }),
    text: (paint: Paint) => origins.map((origin) => originText(subject, origin, paint)).join('\n\n'),
  };
}

interface SearchedFleet {
  readonly open: OpenFleet;
  readonly fleet: FleetBuild;
  readonly owners: readonly FleetKustomization[];
  readonly charts: string | undefined;
  readonly definitions: DefinitionFinder;
}

/** Explains an object that the package of a Configuration installs. Returns undefined if none does. */
async function explainInPackages(
  subject: string,
  { secrets }: VerbContext,
  { open, fleet, definitions }: SearchedFleet,
  packages: readonly FleetKustomization[],
): Promise<Explanation | undefined> {
  if (packages.length === 0) return undefined;
  addFleetSecrets(secrets, open, packages, fileTexts(open));
  const { packageOrigins, packageOriginText } = await import('./explain-package-object.ts');
  const made = packageOrigins(subject, packages, fleet, placer(open, definitions));
  if (made.length === 0) return undefined;
  const shown = secrets.masker()?.value(made) ?? made;
  return {
    json: () => ({ subject, origins: [], packages: shown }),
    text: (paint: Paint) => shown.map((origin) => packageOriginText(subject, origin, paint)).join('\n\n'),
  };
}

/** Explains an object that a release installs. Throws a usage Failure if none does. */
async function explainInReleases(
  subject: string,
  { cwd, secrets, terminal }: VerbContext,
  { open, fleet, owners, charts, definitions }: SearchedFleet,
): Promise<Explanation> {
  const helm = builtReleases(fleet, owners, { charts, cwd, lock: lockPlace(open, defaultCacheDirectory(terminal.env)) });
  const installed = releaseOwners(helm);
  addFleetSecrets(secrets, open, installed, fileTexts(open), helm.releases);
  const { releaseOrigins, releaseOriginText } = await import('./explain-release-object.ts');
  const made = releaseOrigins(subject, helm.releases, fleet, placer(open, definitions));
  if (made.length === 0) {
    const names = [...owners, ...installed].flatMap(({ objects = [] }) => objects.map(({ object }) => objectText(object)));
    const missing = missingCharts(helm);
    throw usageFailure(
      `Nothing that is found here applies ${subject}.${didYouMean(subject, names)}${missing === undefined ? '' : ` ${missing}.`}`,
    );
  }
  const releases = secrets.masker()?.value(made) ?? made;
  return {
    json: () => ({ subject, origins: [], releases }),
    text: (paint: Paint) => releases.map((origin) => releaseOriginText(subject, origin, paint)).join('\n\n'),
  };
}
