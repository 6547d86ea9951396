import { bestVersion, HelmError, readIndex } from '@slipway/helm';
import { trimEndOf } from '@slipway/manifest';
import { digestOf, MAX_ARCHIVE_BYTES } from '../fleet/chart-cache.ts';
import { type ChartClient, FetchProblem, successfulBody } from './chart-client.ts';
import { repositoryLogin } from './helm-login.ts';

/** An archive that was fetched. */
export interface FetchedChart {
  /** Version of the chart. Empty if only the archive states it. */
  readonly version: string;
  readonly bytes: Buffer;
  /** Commit of a chart in Git. */
  readonly commit?: string;
}

/** Fetches a chart in the best version of a range. Throws a FetchProblem. */
export type FetchChart = (name: string, range: string) => Promise<FetchedChart>;

const INDEX_LIMITS = { bytes: 50 * 1024 * 1024, milliseconds: 60_000 };

/** Limits of the answer with an archive. */
export const ARCHIVE_LIMITS = { bytes: MAX_ARCHIVE_BYTES, milliseconds: 120_000 };

/** Opens a Helm repository. Its index is fetched once, with the first chart. */
export function openRepository(source: string, client: ChartClient, env: NodeJS.ProcessEnv): FetchChart {
  const base = URL.parse(`${trimEndOf(source, '/')}/`);
  if (base === null) throw new FetchProblem(`${source} is not a URL`);
  const login = repositoryLogin(base, env);
  let index: Promise<string> | undefined;
  const readText = async (): Promise<string> => {
    const url = new URL('index.yaml', base);
    return successfulBody(await client.get({ url, ...(await login), limits: INDEX_LIMITS }), url).toString('utf8');
  };
  return async (name, range) => {
    index ??= readText();
    const versions = indexedVersions(await index, name, base.host);
    const found = bestVersion(versions, range);
    if (found === undefined)
      throw new FetchProblem(
        `${base.host} has no version of ${name} in the range ${range === '' ? '*' : range}; it has ${newest(versions)}`,
      );
    const url = URL.parse(found.urls[0] ?? '', base.href);
    if (url === null) throw new FetchProblem(`the index of ${base.host} has no URL of ${name} ${found.version}`);
    // Like Helm, sends no login to another origin that has the archive.
    const { authorization, certificates } = url.origin === base.origin ? await login : {};
    const bytes = successfulBody(await client.get({ url, authorization, certificates, limits: ARCHIVE_LIMITS }), url);
    if (found.digest !== '' && digestOf(bytes) !== `sha256:${found.digest}`)
      throw new FetchProblem(`the archive has the digest ${digestOf(bytes)}, but the index of ${base.host} has sha256:${found.digest}`);
    return { version: found.version, bytes };
  };
}

function indexedVersions(text: string, name: string, host: string) {
  try {
    const versions = readIndex(text, name);
    if (versions === undefined || versions.length === 0) throw new FetchProblem(`${host} has no chart ${name}`);
    return versions;
  } catch (error) {
    if (error instanceof HelmError) throw new FetchProblem(`${host}: ${error.message}`, { cause: error });
    throw error;
  }
}

const newest = (versions: readonly { readonly version: string }[]): string =>
  versions
    .slice(0, 3)
    .map(({ version }) => version)
    .join(', ');
