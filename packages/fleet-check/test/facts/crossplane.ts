import { addCrdTypes } from './crd-types.ts';
import { gitFiles } from './git-files.ts';
import type { Release, TypeFields } from './release.ts';

/** Releases of Crossplane: its CustomResourceDefinitions. */
export function crossplaneReleases(directory: string): readonly Release[] {
  const crossplane = gitFiles(directory, 'crossplane');
  return crossplane.minors(/^v(\d+)\.(\d+)\.(\d+)$/, '1.14').map(([minor, tag]) => {
    const kinds = new Map<string, string>();
    const types = new Map<string, TypeFields>();
    for (const file of crossplane.list(tag, 'cluster/crds'))
      if (file.endsWith('.yaml')) addCrdTypes(crossplane.read(tag, file), kinds, types);
    return { minor, source: `crossplane ${tag} ${crossplane.commit(tag)}`, kinds, types };
  });
}
