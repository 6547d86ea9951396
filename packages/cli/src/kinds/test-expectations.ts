import type { RenderedComposite } from '@slipway/compose';
import { buildPointer, fieldsOf, isFields, listOf, printable, textOf } from '@slipway/manifest';
import { count } from '../report/paint.ts';
import { valueText } from '../report/value-text.ts';
import type { StageExpectation } from './composition-test.gen.ts';
import { byTemplate, namesText, nearestName, type StageRun } from './test-stages.ts';
import { type Mismatch, mismatches } from './test-values.ts';

/** An expectation that a stage does not meet. */
export interface FailedExpectation {
  /** Pointer below `expect`. */
  readonly pointer: string;
  readonly message: string;
  /** The value that Crossplane composes. */
  readonly value?: unknown;
  readonly expected: string;
}

/** Returns the expectations that a stage does not meet, in the order of the test. Snapshots are compared elsewhere. */
export function failedExpectations(expected: StageExpectation, { rendering, error }: StageRun): readonly FailedExpectation[] {
  if (expected.fails !== undefined) return failedError(expected.fails, error);
  if (rendering === undefined) return [];
  return [
    ...failedResources(expected.resources ?? {}, rendering),
    ...failedCounts(expected.count, rendering),
    ...failedFields(expected.composite ?? {}, rendering.fullComposite, 'the composite', '/composite'),
    ...failedConditions(expected.conditions ?? {}, rendering),
    ...failedEvents(expected.events ?? [], rendering),
  ];
}

function failedError(fails: string, error: string | undefined): readonly FailedExpectation[] {
  if (error?.includes(fails)) return [];
  const message = error === undefined ? 'Crossplane composes the composite without an error' : `Crossplane has another error: ${error}`;
  return [{ pointer: '/fails', message, expected: `an error with the text ${fails}` }];
}

function failedResources(expected: NonNullable<StageExpectation['resources']>, { resources }: RenderedComposite) {
  const composed = byTemplate(resources);
  return Object.entries(expected).flatMap(([name, fields]): readonly FailedExpectation[] => {
    const pointer = buildPointer(['resources', name]);
    const resource = composed.get(name);
    if (fields === null) {
      return resource === undefined ? [] : [{ pointer, message: `Crossplane composes the resource ${name}`, expected: 'no such resource' }];
    }
    if (resource !== undefined) return failedFields(fields, resource, `the resource ${name}`, pointer);
    const names = [...composed.keys()];
    const meant = nearestName(name, names);
    const message = `Crossplane composes no resource ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
    return [{ pointer, message, expected: names.length === 0 ? 'a composed resource' : namesText(names) }];
  });
}

const MAX_MISMATCHES = 20;

function failedFields(expected: object, actual: object, owner: string, pointer: string): readonly FailedExpectation[] {
  return mismatches(expected, actual)
    .slice(0, MAX_MISMATCHES)
    .map((mismatch) => ({ ...mismatchText(mismatch, owner), pointer: `${pointer}${mismatch.pointer}` }));
}

/** Returns the words about a value that is not the expected one. */
function mismatchText({ pointer, expected, actual }: Mismatch, owner: string): Omit<FailedExpectation, 'pointer'> {
  const field = pointer === '' ? owner : `${pointer} of ${owner}`;
  const has = Array.isArray(expected) && Array.isArray(actual) ? count(actual.length, 'item') : 'another value';
  return {
    message: actual === undefined ? `${field} does not exist` : expected === null ? `${field} exists` : `${field} has ${has}`,
    ...(actual !== undefined && { value: actual }),
    expected:
      expected === null ? 'no such field' : Array.isArray(expected) ? `a list of ${count(expected.length, 'item')}` : shortText(expected),
  };
}

const MAX_TEXT = 200;

function shortText(value: unknown): string {
  const text = printable(valueText(value));
  return text.length > MAX_TEXT ? `${Array.from(text).slice(0, MAX_TEXT).join('')}...` : text;
}

function failedCounts(wanted: StageExpectation['count'], { resources }: RenderedComposite): readonly FailedExpectation[] {
  if (wanted === undefined) return [];
  const one = (kind: string | undefined, expected: unknown, pointer: string): readonly FailedExpectation[] => {
    const found = kind === undefined ? resources.length : resources.filter((resource) => resource.kind === kind).length;
    if (found === Number(expected)) return [];
    const of = kind === undefined ? '' : ` of the kind ${kind}`;
    return [{ pointer, message: `Crossplane composes ${count(found, 'resource')}${of}`, value: found, expected: String(expected) }];
  };
  if (!isFields(wanted)) return one(undefined, wanted, '/count');
  return Object.entries(wanted).flatMap(([kind, expected]) => one(kind, expected, buildPointer(['count', kind])));
}

function failedConditions(expected: NonNullable<StageExpectation['conditions']>, { fullComposite }: RenderedComposite) {
  const conditions = listOf(fieldsOf(fullComposite.status).conditions).map(fieldsOf);
  return Object.entries(expected).flatMap(([type, wanted]): readonly FailedExpectation[] => {
    const pointer = buildPointer(['conditions', type]);
    const condition = conditions.find((each) => each.type === type);
    if (condition === undefined) {
      const types = conditions.map((each) => textOf(each.type)).join(', ');
      return [{ pointer, message: `the composite has no condition ${type}`, expected: `one of ${types}` }];
    }
    if (isFields(wanted)) return failedFields(wanted, condition, `the condition ${type}`, pointer);
    // YAML reads True without quotes as a boolean.
    const status = typeof wanted === 'boolean' ? (wanted ? 'True' : 'False') : wanted;
    if (condition.status === status) return [];
    const why = textOf(condition.message);
    const message = `the condition ${type} is ${textOf(condition.status)}${why === '' ? '' : `: ${why}`}`;
    return [{ pointer, message, value: condition.status, expected: String(status) }];
  });
}

function failedEvents(expected: readonly string[], { events }: RenderedComposite): readonly FailedExpectation[] {
  return expected.flatMap((text, index) =>
    events.some(({ message }) => message.includes(text))
      ? []
      : [{ pointer: buildPointer(['events', index]), message: 'no event has this text', value: text, expected: eventTexts(events) }],
  );
}

const eventTexts = (events: RenderedComposite['events']): string =>
  events.length === 0 ? 'a part of an event; the run has none' : `a part of one of: ${events.map(({ message }) => message).join(' | ')}`;
