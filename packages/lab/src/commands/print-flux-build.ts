import { readFileSync } from 'node:fs';
import { emitYaml, type Manifest, readYaml } from '@slipway/manifest';
import { startFluxOracle } from '../flux/flux-oracle.ts';

/**
 * Prints what kustomize-controller would apply for the first Flux Kustomization of `file` from the source `root`; its
 * other objects are those that `substituteFrom` may name. 0, or 1 when the controller would report an error.
 */
export async function printFluxBuild(root: string, file: string, print: (line: string) => void): Promise<number> {
  const objects = readYaml(readFileSync(file, 'utf8'), file).documents.map(({ value }) => value as Manifest);
  const kustomization = objects.find((object) => object?.apiVersion?.startsWith('kustomize.toolkit.fluxcd.io/'));
  if (!kustomization) throw new RangeError(`${file} has no Flux Kustomization`);
  await using oracle = await startFluxOracle();
  const build = await oracle.build({ root, kustomization, objects: objects.filter((object) => object !== kustomization) });
  if ('error' in build) print(build.error);
  else
    print(
      build.objects
        .map((object) => emitYaml(object))
        .join('---\n')
        .trimEnd(),
    );
  return 'error' in build ? 1 : 0;
}
