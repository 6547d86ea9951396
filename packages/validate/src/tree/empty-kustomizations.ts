import type { Finding } from '@slipway/manifest';
import type { DeliveryProgram } from './argo-applications.ts';
import type { KustomizationFile } from './kustomization-files.ts';
import { locateFinding } from './tree-document.ts';

/** Reports a kustomization.yaml without entries: the objects that were applied from the folder are then pruned. */
export function emptyKustomizations(
  kustomizations: readonly KustomizationFile[],
  programOf: (folder: string) => DeliveryProgram,
): Finding[] {
  return kustomizations.flatMap(({ document, fields, folder }) => {
    const set = Object.keys(fields).filter((field) => !NAMES.has(field) && fields[field] !== null && fields[field] !== undefined);
    if (set.some((field) => PRODUCERS.test(field) && !isEmptyList(fields[field]))) return [];
    const isComponent = fields.kind === 'Component';
    const pointer = 'resources' in fields ? '/resources' : '';
    // A file with only patches may be a base that other files complete.
    if (set.length > 0 && (isComponent || pointer === '')) return [];
    const effect = effectOn(programOf(folder), folder, set.length === 0);
    return [
      locateFinding(
        {
          rule: 'empty-kustomization',
          severity: set.length === 0 ? 'reject' : 'risk',
          message: `${document.file} lists no resources: ${effect.message}`,
          object: isComponent ? 'Component' : 'Kustomization',
          pointer,
          ...(pointer === '' ? {} : { value: fields.resources }),
          expected: 'resources, with at least one entry',
          remedy: `list the files of the folder, or remove the folder and ${effect.owner} that applies it`,
        },
        document,
      ),
    ];
  });
}

/** Returns the effect of a kustomization.yaml without entries. Argo CD runs kustomize, which rejects a file without any field. */
function effectOn(program: DeliveryProgram, folder: string, isEmpty: boolean): { readonly message: string; readonly owner: string } {
  if (program === 'Flux')
    return { message: `Flux applies nothing from ${folder}, and prunes what it applied before`, owner: 'the Flux Kustomization' };
  return {
    message: isEmpty
      ? `kustomize does not build ${folder}, so Argo CD cannot sync what uses it`
      : `Argo CD applies nothing from ${folder}, and a sync with prune deletes what it applied before`,
    owner: 'the Application',
  };
}

/** Fields that add no content. */
const NAMES: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Fields that add objects. */
const PRODUCERS = /^(?:resources|components|bases|generators|helm\w*|configMapGenerator|secretGenerator)$/;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
