import { chartRelease, defineOciRepository } from '@slipway/fleet';
import { describe, expect, it } from 'vitest';
import type { PriorityClassesValues } from '../src/charts/priority-classes.gen.ts';

const chart = defineOciRepository({ name: 'classes', url: 'oci://registry.slipway.example/charts/priority-classes', tag: '1.0.0' });
const release = (values: PriorityClassesValues) =>
  chartRelease<PriorityClassesValues>({ name: 'classes', namespace: 'kube-system', chart, values });

describe('the types of the values of priority-classes', () => {
  it('accept the values of a cluster', () => {
    const values: PriorityClassesValues = { classes: { batch: { value: -1, description: 'Jobs' } }, default: 'batch' };
    expect(release(values).spec?.values).toEqual(values);
  });

  it('refuse a value, a field and a word that the chart does not have', () => {
    // @ts-expect-error the chart has `classes`
    release({ clases: {} });
    // @ts-expect-error a class has `value`
    release({ classes: { batch: { priority: 1 } } });
    // @ts-expect-error a priority is a number
    release({ classes: { batch: { value: '1' } } });
    // @ts-expect-error the policy is PreemptLowerPriority or Never
    release({ classes: { batch: { value: 1, preemptionPolicy: 'Always' } } });
  });
});
