/** A module or its types, as a tarball has it. */
export interface PublishedModule {
  readonly code: string;
  readonly map?: string;
}

/**
 * The compiler leaves the names of sources in what it cannot take for an import, such as a `lazy` module, and in types; both have the
 * length of the new ones, so a map stays right. A map names its source, which it holds, as if it stood beside it. A module of nothing
 * but types has no use for one.
 */
export function publishedModule(code: string, map?: { readonly text: string; readonly source: string }): PublishedModule {
  const renamed = code.replaceAll(SOURCE_NAME, '$1$2.js$4');
  if (map === undefined) return { code: renamed };
  const [text = '', ...comment] = renamed.split(/^(?=\/\/# sourceMappingURL=)/m);
  if (/^export \{\};\s*$/.test(text)) return { code: text };
  return { code: [text, ...comment].join(''), map: JSON.stringify({ ...JSON.parse(map.text), sources: [`${map.source}.ts`] }) };
}

const SOURCE_NAME = /(\bfrom |\b(?:import|require)\(|\blazy\(\s*import\.meta\.url,\s*)((['"])\.{1,2}\/[^'"\n]+)\.ts(\3)/g;
