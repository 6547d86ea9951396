/** The package and the version of `<package>@<version>`; undefined for what cannot be the name of such a tag. */
export function readVersionTag(text: string): { readonly package: string; readonly version: string } | undefined {
  const [, name, version] = /^([a-z0-9]+(?:[._-]+[a-z0-9]+)*)@([0-9a-z]+(?:[.+-]+[0-9a-z]+)*)$/i.exec(text) ?? [];
  if (name === undefined || version === undefined || text.includes('..') || text.endsWith('.lock')) return undefined;
  return { package: name, version };
}
