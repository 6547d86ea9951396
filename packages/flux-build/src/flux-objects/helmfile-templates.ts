import type { Unknown } from '@slipway/go-template';
import { type Fields, fieldsOf, isFields, textOf } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import type { FileTree } from '../file-tree.ts';
import { resolvePath } from '../kustomize/files/loader.ts';
import { decodedText } from '../kustomize/files/manifest-text.ts';
import { Refusal } from '../kustomize/nodes/refusal.ts';
import { spendBytes, spendOperations } from '../spending.ts';

// Most repositories have no such template.
const goTemplate = lazy<typeof import('@slipway/go-template')>(import.meta.url, '@slipway/go-template');
const dialects = lazy<typeof import('./helmfile-dialect.ts')>(import.meta.url, './helmfile-dialect.ts');

/** The text of a rendered template, in the two forms that it has for its unknown conditions. They are equal without such conditions. */
export interface HelmfileText {
  readonly text: string;
  /** The text without the parts that depend on an unknown condition. */
  readonly certain: string;
}

/** Limits of one template. */
const LIMITS = { steps: 100_000, output: 2 ** 20 };

/** Operations of one step of a template. */
const OPERATIONS_PER_STEP = 100;

/**
 * Renders a file as helmfile does, for a release or for the helmfile. Values of environments, variables of the shell and results of programs
 * are unknown. Returns undefined if the template fails.
 */
export function renderHelmfile(tree: FileTree, file: string, release: Fields | undefined): HelmfileText | undefined {
  const { GoError, TemplateLimitError, TemplateSet, Unknown, parseTemplate } = goTemplate();
  const { helmfileDialect } = dialects();
  const text = decodedText(tree, file);
  if (text === undefined) return undefined;
  spendOperations(text.length);
  try {
    const set = new TemplateSet(helmfileDialect, [parseTemplate(helmfileDialect, file, text)]);
    const given = { readFile: (path: string) => readFrom(tree, file, path) };
    const rendered = set.render(file, dataOf(release, new Unknown('helmfile')), { limits: LIMITS, hooks: { given } });
    spendOperations(rendered.steps * OPERATIONS_PER_STEP);
    spendBytes(rendered.text.length);
    return { text: rendered.text, certain: withoutSpans(rendered.text, rendered.conditions) };
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    if (error instanceof TemplateLimitError) spendOperations(LIMITS.steps * OPERATIONS_PER_STEP);
    return undefined;
  }
}

function dataOf(release: Fields | undefined, unknown: Unknown): Fields {
  const common = { Values: unknown, StateValues: unknown, Environment: unknown };
  if (release === undefined) return common;
  const { name, namespace, chart } = release;
  const labels = { Labels: unknown, KubeContext: unknown, Chart: textOf(chart) };
  return { ...common, Namespace: unknown, Release: { ...labels, Name: textOf(name), Namespace: textOf(namespace) } };
}

/** Returns the text of a file of the repository. helmfile reads it from the folder of the template. */
function readFrom(tree: FileTree, template: string, path: string): string | undefined {
  try {
    return decodedText(tree, resolvePath(template.slice(0, Math.max(0, template.lastIndexOf('/'))), path));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function withoutSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  let certain = '';
  let from = 0;
  for (const { start, end } of spans) {
    certain += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return certain + text.slice(from);
}

/** Returns whether a value has an unknown part. */
export function hasUnknown(value: unknown): boolean {
  if (typeof value === 'string') return goTemplate().hasMarker(value);
  if (Array.isArray(value)) return value.some(hasUnknown);
  return isFields(value) && Object.entries(value).some(([key, inner]) => hasUnknown(key) || hasUnknown(inner));
}

/** Returns a map without the fields that are unknown. */
export function withoutUnknown(value: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, inner]) => {
      if (goTemplate().hasMarker(key)) return [];
      if (isFields(inner)) return [[key, withoutUnknown(inner)]];
      return hasUnknown(inner) ? [] : [[key, inner]];
    }),
  );
}
