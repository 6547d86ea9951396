import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUNDLES } from './build-bundles.ts';
import { BUILD_ID, makeChunks } from './make-chunks.ts';

/** The complete command: the quick bundles, and one bundle for all other verbs. */
export interface PublishedBundles {
  /** Texts by path below the folder of bundles. */
  readonly texts: ReadonlyMap<string, string>;
  /** The absolute paths of all bundled modules. */
  readonly sources: readonly string[];
}

/**
 * Returns the bundles of the published command, each in `<name>-<build>/` and described by `<name>.json`. The name of the folder has the hash
 * of its content, by which the launcher finds compiled code. The list of sources is empty, because a tarball contains no sources. They read the data of a package in `../../<package>`. Each is complete, as in the workspace.
 */
export async function publishedBundles(packages: string): Promise<PublishedBundles> {
  const texts = new Map<string, string>();
  const sources = new Set<string>();
  for (const { name, entry, together, external } of BUNDLES) {
    const made = await makeChunks({ packages, entry, place: `dist/${name}`, together, external });
    for (const [file, code] of made.chunks) texts.set(`${name}-${BUILD_ID}/${file}`, code);
    texts.set(`${name}.json`, `${JSON.stringify({ main: `${name}-${BUILD_ID}/${made.main}`, files: [] })}\n`);
    for (const source of made.sources) sources.add(source);
  }
  const id = buildId(packages, texts, [...sources].sort());
  const withId = (text: string): string => text.replaceAll(BUILD_ID, id);
  return { texts: new Map([...texts].map(([file, text]) => [withId(file), withId(text)])), sources: [...sources].sort() };
}

/** The key of cached findings. All bundles of the same sources and schemas share it. */
function buildId(packages: string, texts: ReadonlyMap<string, string>, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(`${file}\n${text}\n`);
  const indexes = ['community-kinds', 'kube-models'].map((name) => join(packages, name, 'gen/index.json'));
  for (const file of [...indexes, ...sources.filter((source) => source.startsWith(packages))])
    hash.update(`${relative(packages, file)}\n${readFileSync(file, 'utf8')}\n`);
  return hash.digest('hex').slice(0, 20);
}
