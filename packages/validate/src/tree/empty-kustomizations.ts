import type { Finding } from '@slipway/manifest';
import type { KustomizationFile } from './kustomization-files.ts';
import { placeFinding } from './tree-document.ts';

/** Reports a kustomization.yaml that lists nothing: everything that the folder applied before is pruned. */
export function emptyKustomizations(kustomizations: readonly KustomizationFile[]): Finding[] {
  return kustomizations.flatMap(({ document, fields, folder }) => {
    const set = Object.keys(fields).filter((field) => !NAMES.has(field) && fields[field] !== null && fields[field] !== undefined);
    if (set.some((field) => PRODUCERS.test(field) && !isEmptyList(fields[field]))) return [];
    const isComponent = fields.kind === 'Component';
    const pointer = 'resources' in fields ? '/resources' : '';
    // A file of patches alone may be a base that others complete.
    if (set.length > 0 && (isComponent || pointer === '')) return [];
    return [
      placeFinding(
        {
          rule: 'empty-kustomization',
          severity: set.length === 0 ? 'reject' : 'risk',
          message: `${document.file} lists no resources: Flux applies nothing from ${folder}, and prunes what it applied before`,
          object: isComponent ? 'Component' : 'Kustomization',
          pointer,
          ...(pointer === '' ? {} : { value: fields.resources }),
          expected: 'resources, with at least one entry',
          remedy: 'list the files of the folder, or remove the folder and the Flux Kustomization that applies it',
        },
        document,
      ),
    ];
  });
}

/** Fields that make no content. */
const NAMES: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Fields from which objects come. */
const PRODUCERS = /^(?:resources|components|bases|generators|helm\w*|configMapGenerator|secretGenerator)$/;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
