/** A module or its types in a tarball. */
export interface PublishedModule {
  readonly code: string;
  readonly map?: string;
}

/**
 * Replaces names of sources that the compiler keeps: in calls that are not imports, such as `lazy`, and in types. The new names have the
 * same length, so source maps remain valid. A source map contains its source and names it as a file in the same folder. A module that
 * has only types needs no source map.
 */
export function publishedModule(code: string, map?: { readonly text: string; readonly source: string }): PublishedModule {
  const renamed = code.replaceAll(SOURCE_NAME, '$1$2.js$4');
  if (map === undefined) return { code: renamed };
  const [text = '', ...comment] = renamed.split(/^(?=\/\/# sourceMappingURL=)/m);
  if (/^export \{\};\s*$/.test(text)) return { code: text };
  return { code: [text, ...comment].join(''), map: JSON.stringify({ ...JSON.parse(map.text), sources: [`${map.source}.ts`] }) };
}

const SOURCE_NAME = /(\bfrom |\b(?:import|require)\(|\blazy\(\s*import\.meta\.url,\s*)((['"])\.{1,2}\/[^'"\n]+)\.ts(\3)/g;
