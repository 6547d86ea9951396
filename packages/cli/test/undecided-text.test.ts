import { expect, test } from 'vitest';
import { undecidedText } from '../src/report/fleet-text.ts';

test('lists each object that could not be decided, by its possible creator', () => {
  const object = { cluster: 'prod', kind: 'Secret', namespace: 'shop', name: 'database', reason: 'controller' } as const;
  const text = undecidedText(
    [object, { ...object, kind: 'PriorityClass', namespace: '', name: 'high', reason: 'chart' }],
    (_, each) => each,
  );
  expect(text.split('\n')).toEqual([
    'Not decided: 2 objects that another object names and the repository does not have.',
    '  1 may be created by a controller or a user',
    '    Secret/shop/database on prod',
    '  1 may be installed by a chart',
    '    PriorityClass/high on prod',
  ]);
});
