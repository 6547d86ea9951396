import type { Finding } from '@slipway/manifest';
import type { KustomizationFile } from './kustomization-files.ts';
import { locateFinding } from './tree-document.ts';

/** Reports a kustomization.yaml without entries: Flux then prunes everything that it applied from the folder. */
export function emptyKustomizations(kustomizations: readonly KustomizationFile[]): Finding[] {
  return kustomizations.flatMap(({ document, fields, folder }) => {
    const set = Object.keys(fields).filter((field) => !NAMES.has(field) && fields[field] !== null && fields[field] !== undefined);
    if (set.some((field) => PRODUCERS.test(field) && !isEmptyList(fields[field]))) return [];
    const isComponent = fields.kind === 'Component';
    const pointer = 'resources' in fields ? '/resources' : '';
    // A file with only patches may be a base that other files complete.
    if (set.length > 0 && (isComponent || pointer === '')) return [];
    return [
      locateFinding(
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

/** Fields that add no content. */
const NAMES: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Fields that add objects. */
const PRODUCERS = /^(?:resources|components|bases|generators|helm\w*|configMapGenerator|secretGenerator)$/;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
