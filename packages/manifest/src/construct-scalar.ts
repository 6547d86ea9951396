import { getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { eventOffset } from './event-offset.ts';
import { namedCharacter, refusedCharacter } from './refused-character.ts';
import { resolveScalar } from './resolve-scalar.ts';
import type { YamlRuleId } from './yaml-rules.ts';

type Report = (rule: YamlRuleId, offset: number, value: unknown) => void;

/** The value of a scalar as Flux's readers see it; what they would refuse or change is reported. */
export function constructScalar(source: string, event: ScalarEvent, inFlow: boolean, report: Report): unknown {
  const text = getScalarValue(source, event);
  if (event.tagStart >= 0) return constructTagged(source, event, text, report);
  if (event.style !== SCALAR_STYLE.PLAIN) {
    if (event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast) checkEscapes(source, event, text, report);
    return text;
  }
  if (inFlow && text === '') report('empty-between-brackets', eventOffset(event, source), null);
  const value = inFlow ? scalarInFlow(text) : resolveScalar(text);
  if (typeof value === 'number') checkNumber(source, event, text, value, report);
  else if (typeof value === 'string' && value !== text) report('retyped-scalar', eventOffset(event, source), text);
  return value;
}

/** Between brackets kustomize writes a time of day, for its colon, and what is empty in quotes: they are text from then on. */
function scalarInFlow(text: string): unknown {
  const value = resolveScalar(text);
  return text === '' || (typeof value === 'string' && text.includes(':')) ? text : value;
}

/** `!!str 1` and `!!int "1"` mean what they say; any other tag is dropped by Flux without a word. */
function constructTagged(source: string, event: ScalarEvent, text: string, report: Report): unknown {
  const tag = tagText(source, event);
  if (tag === '!!str') return text;
  if (tag === '!') return event.style === SCALAR_STYLE.PLAIN ? resolveScalar(text) : text;
  const value = resolveScalar(text);
  if (fitsTag(tag, value)) return value;
  report('unknown-tag', eventOffset(event, source), tag);
  return event.style === SCALAR_STYLE.PLAIN && !tag.startsWith('!!') ? text : value;
}

function fitsTag(tag: string, value: unknown): boolean {
  switch (tag) {
    case '!!int':
      return Number.isInteger(value) || typeof value === 'bigint';
    case '!!float':
      return typeof value === 'number';
    case '!!bool':
      return typeof value === 'boolean';
    case '!!null':
      return value === null;
    default:
      return false;
  }
}

/** The explicit tag of a node in its short form, `!!str`; empty when it has none. */
export const tagText = (source: string, event: { readonly tagStart: number; readonly tagEnd: number }): string =>
  source.slice(Math.max(0, event.tagStart), Math.max(0, event.tagEnd)).replace(/^!<tag:yaml\.org,2002:(.*)>$/, '!!$1');

function checkNumber(source: string, event: ScalarEvent, text: string, value: number, report: Report): void {
  if (Number.isSafeInteger(value)) return;
  if (!Number.isFinite(value)) report('non-finite-number', eventOffset(event, source), text);
  else if (Number.isInteger(value) && !/[.eE]/.test(text)) report('rounded-integer', eventOffset(event, source), text);
}

/** Half a UTF-16 pair, which go-yaml refuses even when the other half follows, and what kustomize does not escape in turn. */
function checkEscapes(source: string, event: ScalarEvent, text: string, report: Report): void {
  const half = /(?<!\\)(?:\\\\)*\\u[dD][89a-fA-F][\da-fA-F]{2}/.exec(source.slice(event.valueStart, event.valueEnd));
  if (half) report('yaml-syntax', event.valueStart + half.index, `the escape ${half[0].slice(-6)} is half a character`);
  const refused = refusedCharacter(text);
  // As a bare character it was told when the text was read.
  if (refused !== undefined && !source.slice(event.valueStart, event.valueEnd).includes(refused)) {
    report('refused-character', eventOffset(event, source), namedCharacter(refused));
  }
}
