import { spendBytes } from '../../spending.ts';
import { fieldSpecOf } from '../config/field-specs.ts';
import { isTypedInYaml11, scalarTag } from '../nodes/scalar-tag.ts';
import { ORIGIN_ANNOTATION, TRANSFORMATIONS_ANNOTATION } from '../resources/build-annotations.ts';
import { annotationsOf, type Resource, setAnnotations } from '../resources/resource.ts';
import { setEntry } from '../transformers/change-fields.ts';

/** The origin of a resource or of a change, as kustomize annotates it. */
export interface Origin {
  readonly path?: string;
  /** The kustomization file that has the generator or transformer. */
  readonly configuredIn?: string;
  readonly configuredBy?: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly name?: string;
    readonly namespace?: string;
  };
}

/** Returns the origin of a built-in generator or transformer of a kustomization file. */
export const builtInOrigin = (configuredIn: string, kind: string): Origin => ({
  configuredIn,
  configuredBy: { apiVersion: 'builtin', kind },
});

const ANNOTATIONS = [fieldSpecOf('metadata/annotations', true)];

/** Annotates a resource with the file that it was read from. */
export const annotatePath = (resource: Resource, path: string): void =>
  setEntry(resource, ORIGIN_ANNOTATION, originText({ path }), ANNOTATIONS, () => {});

/** Annotates a resource with its generator, unless it has an origin. */
export function annotateGenerated(resource: Resource, origin: Origin): void {
  const annotations = annotationsOf(resource);
  if (!annotations.has(ORIGIN_ANNOTATION)) setAnnotations(resource, annotations.set(ORIGIN_ANNOTATION, originText(origin)));
}

/** Annotates all resources with a transformer, whether they changed or not. */
export function annotateTransformed(resource: Resource, origin: Origin): void {
  const annotations = annotationsOf(resource);
  if (!annotations.has(ORIGIN_ANNOTATION)) {
    setAnnotations(resource, annotations.set(ORIGIN_ANNOTATION, originText(origin)));
    return;
  }
  const before = annotations.get(TRANSFORMATIONS_ANNOTATION) ?? '';
  spendBytes(before.length);
  const item = originText(origin)
    .split('\n')
    .map((line, index) => (line === '' ? '' : `${index === 0 ? '- ' : '  '}${line}`))
    .join('\n');
  setAnnotations(resource, annotations.set(TRANSFORMATIONS_ANNOTATION, `${before}${item}`));
}

function originText({ path, configuredIn, configuredBy }: Origin): string {
  const line = (indent: string, name: string, value: string | undefined): string =>
    value === undefined || value === '' ? '' : `${indent}${name}: ${yamlText(value)}\n`;
  const by = configuredBy;
  return [
    line('', 'path', path),
    line('', 'configuredIn', configuredIn),
    by === undefined ? '' : 'configuredBy:\n',
    line('  ', 'apiVersion', by?.apiVersion),
    line('  ', 'kind', by?.kind),
    line('  ', 'name', by?.name),
    line('  ', 'namespace', by?.namespace),
  ].join('');
}

const yamlText = (text: string): string =>
  scalarTag(text) !== '!!str' || isTypedInYaml11(text)
    ? `"${text}"`
    : /^[-?:,[\]{}#&*!|>'"%@`\s]|:\s|\s#|[\s:]$/.test(text)
      ? `'${text.replaceAll("'", "''")}'`
      : text;
