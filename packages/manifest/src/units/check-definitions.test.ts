import { describe, expect, it } from 'vitest';
import { rememberLocation } from '../findings/source-location.ts';
import { checkDefinitions, definitionFinding } from './check-definitions.ts';
import type { Unit } from './unit.ts';

const unit = (name: string): Unit => ({ name, directory: `common/${name}`, manifests: {}, dependsOn: [] });
const define = (name: string, units: readonly Unit[]) => rememberLocation({ name, units }, define);

describe('the check of definitions', () => {
  it('accepts definitions with names of their own and a unit of that name', () => {
    expect(checkDefinitions([define('a', [unit('a-iam'), unit('a')]), define('b', [unit('b')])], 'duplicate-addon')).toEqual([]);
  });

  it('rejects the second of two definitions of one name, and a definition without a unit of its name, with their locations', () => {
    const findings = checkDefinitions([define('a', [unit('a')]), define('a', [unit('other')])], 'duplicate-addon');
    expect(findings).toMatchObject([
      { rule: 'duplicate-addon', value: 'a', file: 'common/other/kustomization.yaml' },
      { rule: 'no-main-unit', value: ['other'], expected: 'a unit a', file: 'common/other/kustomization.yaml' },
    ]);
    for (const { source } of findings) expect(source?.file).toContain('check-definitions.test.ts');
  });

  it('names no file for a definition without units', () => {
    const finding = definitionFinding({ name: 'a', units: [] }, 'rule', 'wrong', { value: 1, expected: '2', remedy: 'mend' });
    expect(finding).toEqual({
      rule: 'rule',
      severity: 'reject',
      message: 'a: wrong',
      file: '',
      pointer: '',
      value: 1,
      expected: '2',
      remedy: 'mend',
    });
  });
});
