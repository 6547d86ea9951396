import type { GoError, Rendered, TemplateLimitError, TemplateSet } from '@slipway/go-template';
import { type Fields, isFields, LimitError } from '@slipway/manifest';
import { lazy } from '@slipway/manifest/lazy';
import { spendBytes, spendOperations } from '../spending.ts';
import { MissingKey, TemplateProblem } from './template-problem.ts';

// Most repositories have no ResourceSet.
const goTemplate = lazy<typeof import('@slipway/go-template')>(import.meta.url, '@slipway/go-template');
const operator = lazy<typeof import('./operator-dialect.ts')>(import.meta.url, './operator-dialect.ts');

/**
 * Returns the text of a template of a ResourceSet with these inputs, as flux-operator creates it: Go's text/template with `<<` and `>>`,
 * where a missing key of a map is an error. Throws a TemplateProblem when the template fails.
 */
export const runTemplate = (template: string, inputs: Fields): string => renderTemplate(template, inputs).text;

/** The text of a template, and the position in the template of each part of it. */
export interface RenderedTemplate {
  readonly text: string;
  readonly offsetOf: (offset: number) => number;
}

const NAME = 'resourceset';

/** Operations of one step of a template. */
const OPERATIONS_PER_TEMPLATE_STEP = 100;

/** Limits of one template with one set of inputs. */
const LIMITS = { steps: 1_000_000, output: 16 * 2 ** 20 };

/** Renders like `runTemplate`, and also returns where the text comes from. */
export function renderTemplate(template: string, inputs: Fields): RenderedTemplate {
  const rendered = render(template, inputs);
  spendOperations(rendered.steps * OPERATIONS_PER_TEMPLATE_STEP);
  spendBytes(rendered.text.length);
  const [random] = rendered.randomCalls;
  if (random !== undefined) throw new TemplateProblem(`${random.name} has another result each time`);
  return { text: rendered.text, offsetOf: (offset) => offsetIn(template, rendered, offset) };
}

function render(template: string, inputs: Fields): Rendered {
  const given = { inputs: goValue(inputs) };
  try {
    return parsed(template).render(NAME, undefined, { limits: LIMITS, hooks: { given } });
  } catch (error) {
    if (!(error instanceof goTemplate().GoError)) throw error;
    if (error instanceof goTemplate().TemplateLimitError) throw limitOf(error);
    spendOperations(template.length);
    throw problemOf(error, given.inputs);
  }
}

/** The last parsed template, which often runs for many inputs. */
let last: { readonly text: string; readonly set: TemplateSet } | undefined;

function parsed(text: string): TemplateSet {
  if (last?.text !== text) {
    const { TemplateFile, TemplateSet } = goTemplate();
    const { operatorDialect } = operator();
    const file = new TemplateFile(operatorDialect, operatorDialect.parse(NAME, text));
    last = { text, set: new TemplateSet(operatorDialect, [file], NAME) };
  }
  return last.set;
}

/** A template that exceeds its limit ends the build, like a limit of the run. */
const limitOf = ({ limit }: TemplateLimitError): LimitError =>
  limit === 'steps' || limit === 'depth' || limit === 'values'
    ? new LimitError('operations', LIMITS.steps * OPERATIONS_PER_TEMPLATE_STEP)
    : new LimitError('bytes', LIMITS.output);

function problemOf(error: GoError, inputs: unknown): TemplateProblem {
  if (!(error instanceof goTemplate().TemplateError)) return new TemplateProblem(error.message);
  const { missingKey } = error;
  if (missingKey !== undefined) return new MissingKey(missingKey.key, missingKey.map === inputs ? 'inputs.' : '');
  return new TemplateProblem(error.message.replace(/^template: resourceset:/, 'line '));
}

/** flux-operator reads whole numbers as integers. */
function goValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 2 ** 63 ? goTemplate().int64(BigInt(value)) : value;
  if (typeof value === 'bigint') return goTemplate().int64(value);
  if (Array.isArray(value)) return value.map(goValue);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, goValue(inner)]));
}

/** Returns the offset in the template; text of an action has the start of the action. */
function offsetIn(template: string, rendered: Rendered, offset: number): number {
  const source = rendered.sourceAt(offset);
  if (source === undefined) return 0;
  return source.isText ? source.offset : Math.max(0, template.lastIndexOf('<<', source.offset));
}
