import { locationOf } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { defineAddon, use } from './define-addon.ts';
import { extendAddon } from './extend-addon.ts';

const tool = defineAddon({
  name: 'tool',
  summary: 'A tool',
  needs: [],
  units: [],
  options: { replicas: { type: 'integer', max: 3, required: false, summary: 'Pods' } },
  overrides: ({ replicas }) =>
    replicas === undefined ? [] : [{ unit: 'tool', target: { kind: 'HelmRelease', name: 'tool' }, merge: { spec: { replicas } } }],
});

test('an add-on with more options keeps its own, and all overrides apply', () => {
  const extended = extendAddon(tool, {
    options: { debug: { type: 'flag', required: false, summary: 'Log everything' } },
    overrides: ({ debug }) =>
      debug === undefined ? [] : [{ unit: 'tool', target: { kind: 'HelmRelease', name: 'tool' }, merge: { spec: { debug } } }],
  });
  const { addon, options } = use(extended, { replicas: 2, debug: true });
  expect(addon.overrides(options as never).map(({ merge }) => merge)).toEqual([{ spec: { replicas: 2 } }, { spec: { debug: true } }]);
  expect(tool.options).not.toHaveProperty('debug');
  // @ts-expect-error there is no such option
  use(extended, { verbose: true });
  expect(locationOf(extended)?.file).toBe(import.meta.filename);
});

test('a rule of an option is replaced', () => {
  const smaller = extendAddon(tool, {
    options: { replicas: { type: 'choice', values: ['one', 'two'], required: false, summary: 'Pods' } },
    overrides: () => [],
  });
  expect(smaller.options.replicas).toMatchObject({ type: 'choice' });
  // @ts-expect-error the rule is another one now
  use(smaller, { replicas: 2 });
});
