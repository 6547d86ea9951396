import { expect, test } from 'vitest';
import { HELM_FUNCTIONS, helmErrorText } from '../src/helm-functions.ts';
import { Dialect, GoError, parseTemplate, TemplateSet } from '../src/index.ts';
import { RECORDED_CASES, RECORDED_DATA } from './recorded-cases.ts';

const dialect = new Dialect({ functions: [HELM_FUNCTIONS] });

function outcome(template: string): { readonly out: string } | { readonly error: string } {
  try {
    const set = new TemplateSet(dialect, [parseTemplate(dialect, 't', template)]);
    return { out: set.render('t', structuredClone(RECORDED_DATA)).text.replaceAll('<no value>', '') };
  } catch (error) {
    if (error instanceof GoError) return { error: helmErrorText(error, 't') };
    throw error;
  }
}

test.each(RECORDED_CASES)('%s', (template, result) => {
  expect(outcome(template)).toEqual(result);
});
