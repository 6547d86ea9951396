import { addCrdTypes } from './crd-types.ts';
import { type GitFiles, gitFiles } from './git-files.ts';
import type { Release, TypeFields } from './release.ts';

/** Releases of Flux 2: the CustomResourceDefinitions of the controllers that its manifests take. */
export function fluxReleases(directory: string): readonly Release[] {
  const flux = gitFiles(directory, 'flux2');
  const repositories = new Map<string, GitFiles>();
  const repositoryOf = (controller: string): GitFiles => {
    const known = repositories.get(controller) ?? gitFiles(directory, controller);
    repositories.set(controller, known);
    return known;
  };
  return flux.minors(/^v(\d+)\.(\d+)\.(\d+)$/, '2.0').map(([minor, tag]) => {
    const kinds = new Map<string, string>();
    const types = new Map<string, TypeFields>();
    for (const [name, version] of controllersOf(flux, tag)) {
      const files = repositoryOf(name);
      const known = knownTag(files, version);
      for (const file of files.list(known, 'config/crd/bases')) addCrdTypes(files.read(known, file), kinds, types);
    }
    return { minor, source: `flux2 ${tag} ${flux.commit(tag)}`, kinds, types };
  });
}

/** Controllers of a release with their versions. The kinds of source-watcher are alpha. */
const controllersOf = (flux: GitFiles, tag: string): readonly (readonly [name: string, version: string])[] =>
  flux.list(tag, 'manifests/bases').flatMap((base) => {
    const text = flux.read(tag, `${base}/kustomization.yaml`);
    const [, name, version] = /\/fluxcd\/([\w-]+)\/releases\/download\/(v[\w.-]+)\/[\w.-]*crds\.yaml/.exec(text) ?? [];
    if (name === undefined || version === undefined) throw new Error(`${tag}: ${base} names no definitions`);
    return name === 'source-watcher' ? [] : [[name, version] as const];
  });

/** A clone may be older than the newest patch release: fields come with minor ones. */
function knownTag(files: GitFiles, version: string): string {
  const [, minor = '', patch = ''] = /^(v\d+\.\d+\.)(\d+)$/.exec(version) ?? [];
  for (let each = Number(patch); each >= 0 && minor !== ''; each--) if (files.has(`${minor}${each}`)) return `${minor}${each}`;
  throw new Error(`a controller has no tag ${version}: fetch its tags`);
}
