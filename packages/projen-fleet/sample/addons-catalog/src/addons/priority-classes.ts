import { addonUnit, chartRelease, defineAddon, defineOciRepository } from '@slipway/fleet';
import type { PriorityClassesValues } from '../charts/priority-classes.gen.ts';

/** Our own chart of this package. Write the URL of your registry. */
const chart = defineOciRepository({
  name: 'priority-classes',
  url: 'oci://registry.example.com/charts/priority-classes',
  tag: '1.0.0',
});

/** A value that the chart does not have does not compile. */
const release = chartRelease<PriorityClassesValues>({
  name: 'priority-classes',
  chart,
  namespace: 'kube-system',
  values: {
    classes: {
      'business-critical': { value: 100_000, description: 'Services that other services need' },
      batch: { value: -1000, description: 'Jobs that can wait', preemptionPolicy: 'Never' },
    },
  },
});

/** Push the chart to your registry before the first cluster uses this add-on. */
export const priorityClasses = defineAddon({
  name: 'priority-classes',
  summary: 'The priorities that Pods can have',
  needs: [],
  units: [
    addonUnit({
      name: 'priority-classes',
      folder: 'priority-classes',
      manifests: { 'source.yaml': chart.manifest, 'release.yaml': release },
      dependsOn: [],
    }),
  ],
  options: {},
  overrides: () => [],
});
