import { checkOptions, type OptionRule, renderTree, unitFiles } from '@slipway/manifest';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { addons } from './addons.gen.ts';
import { type Addon, use } from './define-addon.ts';
import { type AddonName, awsEbsCsiDriver, flux, karpenter, prometheus } from './index.ts';

const all: readonly Addon[] = addons;

/** A value that fits, for every kind of option. */
function sample(rule: OptionRule): string | number | boolean | undefined {
  switch (rule.type) {
    case 'integer':
      return (rule.min ?? 0) + 1;
    case 'flag':
      return true;
    case 'choice':
      return rule.values[0];
    case 'text':
      return '30d';
  }
}

describe('the options of an add-on', () => {
  it('are typed: a wrong name, type or choice does not compile', () => {
    expect(use(karpenter, { replicas: 3, logLevel: 'debug' }).options).toEqual({ replicas: 3, logLevel: 'debug' });
    expect(use(flux).options).toEqual({});
    // @ts-expect-error there is no such option
    use(karpenter, { replica: 3 });
    // @ts-expect-error a number of pods is a number
    use(awsEbsCsiDriver, { replicas: '3' });
    // @ts-expect-error not a log level of Karpenter
    use(karpenter, { logLevel: 'verbose' });
    // @ts-expect-error the add-on has no options
    use(flux, { replicas: 1 });
    expectTypeOf<'cert-manager'>().toExtend<AddonName>();
    expectTypeOf<'cert-manger'>().not.toExtend<AddonName>();
  });

  it('are refused at run time as well, all at once', () => {
    const place = { file: 'karpenter.yaml', pointer: '' };
    const findings = checkOptions('karpenter', karpenter.options, { replica: 3, logLevel: 'verbose', cpuLimit: 1.5 }, place);
    expect(findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['unknown-option', '/replica'],
      ['wrong-option', '/logLevel'],
      ['wrong-option', '/cpuLimit'],
    ]);
    expect(checkOptions('prometheus', prometheus.options, { retention: '30 days' }, place)).toHaveLength(1);
  });

  it.each(all.flatMap((addon) => Object.entries(addon.options).map(([key, rule]) => [addon.name, key, addon, rule] as const)))(
    'of %s: %s changes an object of the add-on, and only by a patch of the pointer',
    (_, key, addon, rule) => {
      const before = renderTree(addon.units.flatMap(unitFiles));
      const options = { [key]: sample(rule) };
      expect(checkOptions(addon.name, addon.options, options, { file: '', pointer: '' })).toEqual([]);
      const overrides = addon.overrides(options);
      expect(overrides).toHaveLength(1);
      for (const { unit, target } of overrides) {
        const objects = Object.values(addon.units.find(({ name }) => name === unit)?.manifests ?? {});
        expect(objects.filter(({ kind, metadata }) => kind === target.kind && metadata.name === target.name)).toHaveLength(1);
      }
      expect(renderTree(addon.units.flatMap(unitFiles))).toEqual(before);
    },
  );

  it('change nothing when none is chosen', () => {
    for (const addon of all) expect(addon.overrides({})).toEqual([]);
  });

  it('reach the values of the chart', () => {
    expect(karpenter.overrides({ replicas: 3, cpuLimit: 400 })).toEqual([
      { unit: 'karpenter', target: { kind: 'HelmRelease', name: 'karpenter' }, merge: { spec: { values: { replicas: 3 } } } },
      { unit: 'karpenter-config', target: { kind: 'NodePool', name: 'default' }, merge: { spec: { limits: { cpu: 400 } } } },
    ]);
    expect(prometheus.overrides({ storageGiB: 50 })[0]?.merge).toEqual({
      spec: { values: { server: { persistentVolume: { enabled: true, size: '50Gi' } } } },
    });
  });
});
