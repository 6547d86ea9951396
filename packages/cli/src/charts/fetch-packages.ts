import { createHash } from 'node:crypto';
import { type WrittenIn, writtenValue } from '@slipway/flux-build';
import { type Finding, fieldsOf, printable, textOf } from '@slipway/manifest';
import { archiveOf } from '@slipway/publish';
import { defaultCacheDirectory } from '@slipway/validate';
import { cachePackage, MAX_ARCHIVE_BYTES } from '../fleet/chart-cache.ts';
import { configurationPackages, missingPackages, packageOf, packageReference } from '../fleet/configuration-packages.ts';
import type { AppliedConfiguration } from '../fleet/read-packages.ts';
import { environmentFailure, Failure } from '../report/failure.ts';
import { count } from '../report/paint.ts';
import { guarded, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { fromRule } from '../repository/input-finding.ts';
import { neededLayers, pulledFiles, pulledText } from '../repository/package-archive.ts';
import { packageRules } from '../repository/package-rules.ts';
import { chartClient, FetchProblem } from './chart-client.ts';
import { type FetchOptions, hostRules, inTurns } from './fetch-charts.ts';
import { type FleetCharts, fleetCharts } from './fleet-charts.ts';
import { ARCHIVE_LIMITS } from './helm-repository.ts';
import { type OciImages, openOciImages } from './oci-chart.ts';

/** A package that Configurations of the fleet name. */
interface RequestedPackage {
  /** `spec.package` */
  readonly reference: string;
  /** The Configurations that name it. */
  readonly users: readonly AppliedConfiguration[];
}

/** The parts of `spec.package`. */
interface PackageReference {
  /** `ghcr.io/acme/things` */
  readonly name: string;
  readonly tag: string;
  readonly digest: string | undefined;
}

/** What was done for a package. */
interface Result {
  /** `package` is the reference by digest. */
  readonly done?: { readonly package: string; readonly fetched: boolean };
  /** A package without a digest: `package` is its reference with the digest that its tag has now. */
  readonly unpinned?: { readonly reference: string; readonly package: string };
  readonly problem?: Finding;
}

/** Limit of an unpacked package. */
const MAX_TEXT = 64 * 2 ** 20;

/**
 * Fetches the packages that the Configurations of a fleet pin by a digest into the cache. A package that is available already is not
 * fetched. The content of Providers and Functions is not read by any verb, so their packages are not fetched either.
 */
export async function fetchPackages(
  context: VerbContext,
  path: string,
  options: Pick<FetchOptions, 'allowNewHosts' | 'settingsFrom' | 'ociTokenHost'>,
): Promise<VerbReport> {
  const fleet = await fleetCharts(context, path, options.settingsFrom);
  if (fleet.findings.length > 0) return reportOf([], fleet.findings);
  const cache = defaultCacheDirectory(context.terminal.env);
  const { available, requested } = guarded(context, () => packagesOf(fleet, cache));
  const client = chartClient(hostRules(fleet, options.allowNewHosts === true), context.signal());
  const access = { env: context.terminal.env, tokenHost: options.ociTokenHost, signal: context.signal() };
  const results = await inTurns(requested, async (request): Promise<Result> => {
    context.progress(`fetching ${request.reference}`);
    try {
      const parts = partsOf(request.reference);
      return await resultFor(request, parts, openOciImages(`oci://${parts.name}`, client, access), cache);
    } catch (error) {
      if (error instanceof FetchProblem) return { problem: problemOf(request, error.message, fleet) };
      throw error;
    }
  });
  context.progress('');
  const problems = results.flatMap(({ problem }) => problem ?? []);
  return reportOf([...available.map((each) => ({ done: { package: each, fetched: false } })), ...results], problems);
}

/** Returns the references whose package is available, and the packages to fetch. */
function packagesOf({ open, owners }: FleetCharts, cache: string) {
  const packages = configurationPackages(owners, { open, cache }).owners;
  const groups = Map.groupBy(missingPackages([...owners, ...packages]), ({ applied }) => packageReference(applied.object));
  return {
    available: [...new Set(packages.flatMap((owner) => (packageOf(owner) === undefined ? [] : [owner.path])))],
    requested: [...groups].map(([reference, users]): RequestedPackage => ({ reference, users })),
  };
}

/** Parses `spec.package`. Throws a FetchProblem. */
function partsOf(reference: string): PackageReference {
  const [named = '', digest] = reference.split('@', 2);
  const colon = named.lastIndexOf(':');
  const hasTag = colon > named.lastIndexOf('/');
  const [name, tag] = hasTag ? [named.slice(0, colon), named.slice(colon + 1)] : [named, 'latest'];
  const [host = '', path] = name.split('/', 2);
  if (path === undefined || (!/[.:]/.test(host) && host !== 'localhost'))
    throw new FetchProblem('it does not name the host of a registry, as in xpkg.crossplane.io/acme/things');
  if (digest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(digest))
    throw new FetchProblem(`${JSON.stringify(digest)} is not a digest in sha256`);
  if (digest === undefined && !/^\w[\w.-]{0,127}$/.test(tag)) throw new FetchProblem(`${JSON.stringify(tag)} is not a tag`);
  return { name, tag, digest };
}

/** Fetches a package with a digest into the cache. Of another one, only the digest is fetched. Throws a FetchProblem. */
async function resultFor(
  { reference }: RequestedPackage,
  { name, tag, digest }: PackageReference,
  images: OciImages,
  cache: string,
): Promise<Result> {
  const manifest = await images.manifest(digest ?? tag);
  if (digest === undefined)
    return { unpinned: { reference, package: `${name}@sha256:${createHash('sha256').update(manifest).digest('hex')}` } };
  const { digests, hasBase } = readable(() => neededLayers(manifest));
  const layers: Buffer[] = [];
  for (const each of digests) {
    const left = MAX_ARCHIVE_BYTES - layers.reduce((sum, { length }) => sum + length, 0);
    layers.push(await images.blob(each, { ...ARCHIVE_LIMITS, bytes: left }));
  }
  readable(() => pulledText({ layers, hasBase }, MAX_TEXT));
  const archive = await archiveOf(pulledFiles(manifest, layers));
  if (archive.length > MAX_ARCHIVE_BYTES) throw new FetchProblem(`it has more than ${MAX_ARCHIVE_BYTES / 2 ** 20} MiB`);
  if (!cachePackage(cache, digest, archive)) throw environmentFailure(`The cache ${cache} cannot be written, or is not the user's alone.`);
  return { done: { package: `${name}@${digest}`, fetched: true } };
}

/** Returns what a function reads of a package. Throws a FetchProblem if it is not a package. */
function readable<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Failure) throw new FetchProblem(error.message.replace(/\.$/, ''), { cause: error });
    throw error;
  }
}

/** Places a problem at `spec.package` of the first Configuration. */
function problemOf({ reference, users }: RequestedPackage, message: string, { fleet, open }: FleetCharts): Finding {
  const [{ owner, applied }] = users as [AppliedConfiguration];
  const within: WrittenIn = { fleet, treeOf: (content) => (content === '' ? open.tree : open.treeOf(content)) };
  const { content, file, line, column } = writtenValue(within, { kustomization: owner, applied, pointer: '/spec/package' });
  return {
    ...fromRule(packageRules, 'package-not-fetched'),
    ...{ pointer: '/spec/package', value: reference },
    message: `the package cannot be fetched: ${message}`,
    object: `Configuration/${textOf(fieldsOf(applied.object.metadata).name)}`,
    clusters: [...new Set(users.map((user) => user.owner.appliesTo))],
    file: open.fileName(content, file),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    expected: 'a package that can be fetched',
  };
}

function reportOf(results: readonly Result[], findings: readonly Finding[]): VerbReport {
  const packages = results.flatMap(({ done }) => done ?? []);
  const unpinned = results.flatMap(({ unpinned: each }) => each ?? []);
  const fetched = packages.filter((each) => each.fetched);
  return {
    findings,
    json: () => ({
      summary: { packages: packages.length, fetched: fetched.length, unpinned: unpinned.length, findings: findings.length },
      packages,
      unpinned,
    }),
    text: () =>
      [
        ...fetched.map((each) => printable(each.package)),
        ...unpinned.map((each) => printable(`${each.reference} has no digest: pin it (${each.package})`)),
        `${count(packages.length, 'package')} of Configurations ${packages.length === 1 ? 'is' : 'are'} available, ${fetched.length} of them fetched.`,
      ].join('\n'),
  };
}
