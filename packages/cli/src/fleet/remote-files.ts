import type { RemoteFiles } from '@slipway/flux-build';
import { type Budget, withoutCredentials } from '@slipway/manifest';
import { usageFailure } from '../report/failure.ts';
import { readInput } from '../repository/read-input.ts';

/** The files of `--resource`. */
export interface GivenResources {
  /** Text by URL. */
  readonly texts: RemoteFiles;
  /** File of the text as the user named it, by the URL without credentials. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads `URL=FILE` options. Nothing is fetched. A file that cannot be read is a usage Failure. */
export function remoteFiles(options: readonly string[], cwd: string, budget: Budget): GivenResources {
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const option of options) {
    // A URL can contain an equals sign in its query.
    const end = option.lastIndexOf('=');
    const [url, file] = [option.slice(0, Math.max(0, end)), option.slice(end + 1)];
    const name = withoutCredentials(option);
    if (url === '' || file === '') throw usageFailure(`--resource ${name} is not URL=FILE.`);
    const { texts: read, findings } = readInput([file], cwd, budget);
    const [text, more] = [...read.values()];
    const [problem] = findings;
    if (text === undefined || more !== undefined)
      throw usageFailure(`--resource ${name}: ${problem?.message ?? `${file} is not one file of YAML.`}`);
    texts.set(url, text);
    files.set(withoutCredentials(url), file);
  }
  return { texts, files };
}
