import { posix } from 'node:path';
import type { Finding } from '@slipway/manifest';
import { ofRule } from '../rules/of-rule.ts';
import type { ReadFile } from './tree-document.ts';

/**
 * Returns whether the text is not YAML because it has `{{ }}`, `${{ }}` or `{% %}` for Helm, Backstage or a similar program. In quotes and
 * block scalars, the braces are text, and the file can be read.
 */
export const isTemplate = ({ text, stream }: ReadFile): boolean =>
  stream.findings.some(({ rule }) => rule === 'yaml-syntax' || rule === 'non-string-key') && ACTION.test(text);

const ACTION = /^[ \t-]*(?:\$?\{\{|\{%)|:[ \t]+\$?\{\{/m;

/** Returns whether the text is a template of ytt, whose code is in comments: a value is missing in it, or it loads a module of ytt. */
export const isYtt = (text: string): boolean => text.includes('#@') && YTT.test(text);

const YTT = /^#@[ \t]*(?:load\(|data\/values|overlay\/)|(?::|^[ \t]*-)[ \t]+#@[ \t]/m;

/** Returns whether the file is in a folder for templates of charts, also if the chart is not among the files. */
export const isInTemplates = (file: string): boolean => posix.dirname(file).split('/').includes('templates');

/** Returns one finding instead of the problems of the reader for a template that must be rendered first. */
export function unrenderedTemplate({ file, text }: ReadFile): Finding {
  const start = text.search(/\{[{%]/);
  const before = text.slice(0, start).split(/\r\n|[\n\r]/);
  return {
    ...ofRule('unrendered-template'),
    message: 'the file is a template: {{ }} has yet to be filled in',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    pointer: '',
    expected: 'YAML that can be applied as it is',
    remedy: 'check the rendered chart: helm template CHART | slipway check -',
  };
}
