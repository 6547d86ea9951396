import { plainText } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { nameOf, namespaceOf } from '../flux-objects/flux-object.ts';
import type { NamesObject } from '../flux-objects/program-files.ts';
import { writtenObjects, yamlFiles } from '../flux-objects/read-documents.ts';
import { createParseCache } from '../kustomize/resources/make-resources.ts';
import { spendOperations } from '../spending.ts';
import { ANY_NAMESPACE, promisedSecret, unknownValues, type ValueSource, valuesOf } from '../substitution/value-sources.ts';
import type { FindValues } from './cluster-objects.ts';
import { canBeStored, mergedSources } from './merged-sources.ts';
import type { FleetRoot } from './roots/fleet-root.ts';
import { manifestFiles } from './roots/scan-files.ts';

/**
 * Returns ConfigMaps and Secrets in or below the folders where Flux begins on a cluster, also those that no Kustomization applies. Users
 * apply them by hand before Flux, for example Secrets with a key or encrypted by SOPS. Other ones are in templates, which a user renders and
 * applies before Flux: `bootstrap/resources.yaml.j2`, or in programs such as Terraform. They are read when they are first needed.
 */
export function valuesNextToRoots(tree: FileTree, roots: readonly FleetRoot[], isInProgram: NamesObject): FindValues {
  let known: ReadonlyMap<string, ValueSource> | undefined;
  return (kind, namespace, name) => {
    known ??= new Map([...valuesOfTemplates(tree), ...readValues(tree, foldersOf(roots))]);
    // The object is created in the default namespace of the user who applies it.
    const found =
      known.get(`${kind}/${namespace}/${name}`) ?? known.get(`${kind}//${name}`) ?? known.get(`${kind}/${ANY_NAMESPACE}/${name}`);
    return found ?? (isInProgram(kind, name) ? unknownValues([], true) : undefined);
  };
}

const foldersOf = (roots: readonly FleetRoot[]): readonly string[] => [
  ...new Set(
    roots.flatMap(({ folder, objects }) => [...(folder === undefined ? [] : [folder]), ...objects.map(({ file }) => parentOf(file))]),
  ),
];

const parentOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** The most files that are read, for a bootstrap folder that is the whole repository. */
const MAX_FILES = 2000;

function readValues(tree: FileTree, folders: readonly string[]): ReadonlyMap<string, ValueSource> {
  const cache = createParseCache();
  const values = new Map<string, ValueSource>();
  const files = new Set(folders.filter((folder) => folder !== '').flatMap((folder) => yamlFiles(tree, folder)));
  for (const file of [...files].slice(0, MAX_FILES)) {
    const text = tree.read(file) ?? '';
    spendOperations(text.length / 10);
    if (!MENTIONS_VALUES.test(text)) continue;
    for (const { object } of writtenObjects(tree, file, cache)) {
      if (object.apiVersion === 'v1' && (object.kind === 'ConfigMap' || object.kind === 'Secret')) {
        const found = valuesOf(object);
        if (canBeStored(found)) values.set(`${plainText(object.kind)}/${namespaceOf(object)}/${nameOf(object)}`, found);
      }
      const promised = promisedSecret(object);
      if (promised === undefined) continue;
      const key = `Secret/${promised.namespace}/${promised.name}`;
      values.set(key, mergedSources(values.get(key), [promised.source]));
    }
  }
  return values;
}

/** Returns the ConfigMaps and Secrets in templates of YAML files. Their keys and values are unknown. */
function valuesOfTemplates(tree: FileTree): ReadonlyMap<string, ValueSource> {
  const values = new Map<string, ValueSource>();
  for (const file of manifestFiles(tree).texts.slice(0, MAX_FILES)) {
    const text = tree.read(file) ?? '';
    spendOperations(text.length);
    for (const document of text.split(/^---/m)) {
      const [, kind] = /^kind: *["']?(ConfigMap|Secret)["']?\s*$/m.exec(document) ?? [];
      const [, name] = /^ +name: *["']?([a-z0-9][a-z0-9.-]*)["']?\s*$/m.exec(document) ?? [];
      const [, namespace = ''] = /^ +namespace: *["']?([a-z0-9-]+)["']?\s*$/m.exec(document) ?? [];
      if (kind !== undefined && name !== undefined) values.set(`${kind}/${namespace}/${name}`, unknownValues([], true));
    }
  }
  return values;
}

const MENTIONS_VALUES = /kind['"]?:\s*['"]?(?:ConfigMap|Secret|SealedSecret|(?:Cluster)?ExternalSecret)\b/;
