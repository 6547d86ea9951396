import type { ManifestFile } from '@slipway/manifest';

/** Returns the values of a HelmRelease among assembled files. Throws RangeError if the release does not exist. */
export function releaseValues(files: readonly ManifestFile[], name: string): Readonly<Record<string, unknown>> {
  const release = files.flatMap(({ objects }) => objects).find(({ kind, metadata }) => kind === 'HelmRelease' && metadata.name === name);
  if (!release) throw new RangeError(`no HelmRelease is called ${name}`);
  const { values = {} } = (release as { readonly spec?: { readonly values?: Readonly<Record<string, unknown>> } }).spec ?? {};
  return values;
}
