import { type Addon, use } from '@slipway/fleet';
import { checkOptions, type OptionRule } from '@slipway/manifest';
import { describe, expect, it } from 'vitest';
import { addons, awsEbsCsiDriver, flux, karpenter, prometheus } from '../../test/reference/index.ts';

const all: readonly Addon[] = addons;

/** Applies a patch as kustomize does for a custom resource: as a JSON merge patch (RFC 7386). */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged = Object.entries(patch).map(([key, value]) => [key, mergePatch(isFields(target) ? target[key] : undefined, value)] as const);
  return Object.fromEntries(
    Object.entries({ ...(isFields(target) ? target : {}), ...Object.fromEntries(merged) }).filter(([, value]) => value !== null),
  );
}

/** Returns every value without fields inside `value`, by its path. */
const leaves = (value: unknown, place = ''): Map<string, unknown> =>
  isFields(value)
    ? new Map(Object.entries(value).flatMap(([key, field]) => [...leaves(field, `${place}/${key}`)]))
    : new Map([[place, value]]);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a valid value for each kind of option, which the catalogue does not use itself. */
function sample(rule: OptionRule): string | number | boolean | undefined {
  switch (rule.type) {
    case 'integer':
      return rule.max ?? (rule.min ?? 0) + 100;
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
    'of %s: %s arrives in the one object that it is for',
    (_, key, addon, rule) => {
      const value = sample(rule);
      expect(checkOptions(addon.name, addon.options, { [key]: value }, { file: '', pointer: '' })).toEqual([]);
      const overrides = addon.overrides({ [key]: value } as never);
      expect(overrides).toHaveLength(1);
      for (const { unit, target, merge } of overrides) {
        const objects = Object.values(addon.units.find(({ name }) => name === unit)?.manifests ?? {});
        const [object, ...more] = objects.filter(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
        expect(more).toEqual([]);
        const before = leaves(object);
        const after = leaves(mergePatch(object, merge));
        expect([...before.keys()].filter((place) => !after.has(place))).toEqual([]);
        const changed = [...after].filter(([place, leaf]) => before.get(place) !== leaf);
        expect(changed.map(([, leaf]) => leaf).filter((leaf) => leaf === value || leaf === `${value}Gi`)).toHaveLength(1);
        expect([...leaves(merge).keys()]).toEqual(expect.arrayContaining(changed.map(([place]) => place)));
      }
    },
  );

  it('change nothing when none is chosen', () => {
    for (const addon of all) expect(addon.overrides({} as never)).toEqual([]);
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
