import { expect, test } from 'vitest';
import { logLinesAbout } from './log-lines.ts';

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;

test('of each log the errors about the name are shown, else what there is about it', () => {
  const logs = new Map([
    [
      'hub/kustomize-controller',
      lines('{"level":"info","name":"apps"}', '{"level":"error","name":"apps"}', '{"level":"error","name":"other"}'),
    ],
    ['hub/helm-controller', lines('{"level":"info","name":"apps"}', '{"level":"error","name":"other"}')],
  ]);
  expect(logLinesAbout(logs, 'apps')).toEqual([
    'hub/kustomize-controller: {"level":"error","name":"apps"}',
    'hub/helm-controller: {"level":"info","name":"apps"}',
  ]);
});

test('with nothing about the name, the last errors are shown; a quiet log says nothing', () => {
  const logs = new Map([
    ['loud', lines('E1121 10:00:00 one', 'I1121 10:00:01 two', 'level=error msg=three')],
    ['quiet', lines('I1121 10:00:00 one')],
  ]);
  expect(logLinesAbout(logs, 'apps')).toEqual(['loud: E1121 10:00:00 one', 'loud: level=error msg=three']);
});

test('few lines of each log, and no endless ones', () => {
  const found = logLinesAbout(
    new Map([['log', lines(...Array.from({ length: 50 }, (_, index) => `${index} apps ${'x'.repeat(5000)}`))]]),
    'apps',
  );
  expect(found.map((line) => line.slice(0, 7))).toEqual(['log: 45', 'log: 46', 'log: 47', 'log: 48', 'log: 49']);
  expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(700);
});
