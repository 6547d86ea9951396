import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationRules, catalogueRules } from '@slipway/fleet';
import { expect, test } from 'vitest';
import { allRules } from '../../packages/cli/src/check/all-rules.ts';
import { explainRule } from '../../packages/cli/src/explain/explain-rule.ts';
import { FORMER_RULES, formerRules } from '../../packages/cli/src/settings/former-rules.ts';
import { readFleetSettings } from '../../packages/cli/src/settings/read-fleet-settings.ts';
import { temporaryDirectory } from '../../packages/cli/test/temporary-directory.ts';

test('each former id is free, and leads to a rule', () => {
  const ids = new Set([...allRules, ...applicationRules, ...catalogueRules].map(({ id }) => id));
  expect(Object.keys(FORMER_RULES).filter((former) => ids.has(former))).toEqual([]);
  expect(Object.values(FORMER_RULES).filter((current) => !ids.has(current))).toEqual([]);
});

test('settings and allowances with a former id apply to the rule', () => {
  const folder = temporaryDirectory('former-rules-');
  const [first, second, third] = ['kustomization-cycle', 'needs-cycle', 'cluster-wide-permissions'].map((id) => formerRules(id)[0]);
  const severities = `{${first}: off, ${second}: risk, needs-cycle: lossy}`;
  writeFileSync(join(folder, 'slipway.yaml'), `severities: ${severities}\nallow: [{rule: ${third}, reason: known}]\n`);
  const read = readFleetSettings(folder, folder);
  expect(read.findings).toEqual([]);
  expect(read.severities).toMatchObject({ 'kustomization-cycle': 'off', 'needs-cycle': 'lossy' });
  expect(read.allow.map(({ rule }) => rule)).toEqual(['cluster-wide-permissions']);
  expect(read.written.map(({ setting }) => setting)).toContain('severities.kustomization-cycle');
});

test('a former id explains the rule, which names it', () => {
  const [former = ''] = formerRules('dependency-cycle');
  const text = explainRule(former, allRules)?.text((_, shown) => shown);
  expect(text?.split('\n').slice(0, 2)).toEqual(['dependency-cycle (reject)', `  former id: ${former}`]);
});
