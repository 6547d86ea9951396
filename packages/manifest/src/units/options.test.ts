import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkOptions, type MoreRules, type OptionArguments, type OptionsOf, type RulesOf } from './options.ts';

const RULES = {
  replicas: { type: 'integer', min: 1, max: 9, required: false, summary: 'Pods' },
  domain: { type: 'text', pattern: /^[a-z.]+$/, required: true, summary: 'DNS domain' },
  ha: { type: 'flag', required: false, summary: 'High availability' },
  size: { type: 'choice', values: ['small', 'large'], required: false, summary: 'Size' },
} as const;

const check = (options: object): string[] =>
  checkOptions('karpenter', RULES, options, { file: 'a.ts', pointer: '/addons/karpenter' }).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );

test('the message about an unknown option suggests a similar name', () => {
  const findings = checkOptions('karpenter', RULES, { domain: 'a', replica: 1, 'node/pool': 2 }, { file: 'a.ts', pointer: '' });
  expect(findings.map(({ pointer, message, remedy }) => [pointer, message, remedy])).toEqual([
    ['/replica', 'karpenter: there is no option replica; did you mean replicas?', 'call it replicas'],
    ['/node~1pool', 'karpenter: there is no option node/pool', 'remove it'],
  ]);
});

describe('options from plain JavaScript', () => {
  test('that fit the rules have no findings', () => {
    expect(check({ domain: 'a.example', replicas: 3, ha: false, size: 'large' })).toEqual([]);
  });

  test('are reported with all problems at once', () => {
    expect(check({ replica: 1, replicas: 10, ha: 'yes', size: 'medium' })).toEqual([
      'unknown-option /addons/karpenter/replica',
      'wrong-option /addons/karpenter/replicas',
      'missing-option /addons/karpenter/domain',
      'wrong-option /addons/karpenter/ha',
      'wrong-option /addons/karpenter/size',
    ]);
  });
});

test('the message about a pattern contains the description of the rule', () => {
  const says = 'a length of time, such as 30d';
  const pattern = /^\d+d$/;
  const rules = {
    kept: { type: 'text', pattern, says, required: true, summary: '' },
    raw: { type: 'text', pattern, required: true, summary: '' },
  } as const;
  const findings = checkOptions('prometheus', rules, { kept: '30', raw: '30' }, { file: 'a.ts', pointer: '' });
  expect(findings.map(({ expected }) => expected)).toEqual([says, 'text matching ^\\d+d$']);
});

test('the compiler applies the same rules', () => {
  type Options = OptionsOf<typeof RULES>;
  expectTypeOf<Options['domain']>().toEqualTypeOf<string>();
  expectTypeOf<Options['replicas']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Options['ha']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Options['size']>().toEqualTypeOf<'small' | 'large' | undefined>();
  expectTypeOf<[]>().toExtend<OptionArguments<Pick<typeof RULES, 'ha'>>>();
  const use = (..._: OptionArguments<typeof RULES>): void => undefined;
  // @ts-expect-error a required option is missing
  use({ replicas: 1 });
  // @ts-expect-error a required option cannot be left out altogether
  use();
  // @ts-expect-error there is no such option
  use({ domain: 'a', replica: 1 });
  // @ts-expect-error not one of the choices
  use({ domain: 'a', size: 'medium' });
  // @ts-expect-error not an integer
  use({ domain: 'a', replicas: '3' });
});

interface Declared {
  readonly replicas?: number;
  readonly domain: string;
  readonly ha?: boolean;
  readonly size?: 'small' | 'large';
}

test('rules have the types of the interface that declares their options', () => {
  const rules: RulesOf<Declared> = RULES;
  expect(checkOptions('karpenter', rules, { domain: 'a.example' }, { file: 'a.ts', pointer: '' })).toEqual([]);
  expectTypeOf<OptionsOf<RulesOf<Declared>>>().toEqualTypeOf<Declared>();
  expectTypeOf<OptionsOf<MoreRules<RulesOf<Declared>, { ttl: { type: 'integer'; required: true; summary: '' } }>>>().toEqualTypeOf<
    Declared & { readonly ttl: number }
  >();
  expectTypeOf<
    OptionsOf<MoreRules<RulesOf<Declared>, { size: { type: 'flag'; required: true; summary: '' } }>>['size']
  >().toEqualTypeOf<boolean>();
  // @ts-expect-error the interface requires the option
  RULES satisfies RulesOf<Partial<Declared>>;
  // @ts-expect-error the interface has no such choice
  ({ ...RULES, size: { ...RULES.size, values: ['medium'] } }) satisfies RulesOf<Declared>;
  // @ts-expect-error a rule is missing
  ({ domain: RULES.domain }) satisfies RulesOf<Declared>;
});
