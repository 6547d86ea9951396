import type { BootstrapStep, FleetDescription } from '@slipway/manifest';

export const step = (changes: Partial<BootstrapStep> = {}): BootstrapStep => ({
  id: 'first',
  title: 'Do the first thing',
  why: 'Because no other step does it.',
  programs: [],
  inputs: [],
  commands: ['echo first'],
  check: [],
  ...changes,
});

/** Returns a hub with `bootstrap`, and a workload cluster without steps. */
export const descriptionWith = (bootstrap: readonly BootstrapStep[]): FleetDescription => ({
  clusters: [
    {
      name: 'hub-production',
      role: 'hub',
      accountId: '111122223333',
      region: 'eu-west-1',
      packages: { channel: 'latest' },
      path: 'clusters/hub/hub-production',
      addons: ['cert-manager'],
      applications: [],
      bootstrap,
    },
    {
      name: 'shop-staging',
      role: 'workload',
      delivery: 'hub',
      hub: 'hub-production',
      accountId: '111122223333',
      region: 'eu-west-1',
      kubernetes: { controlPlane: '1.35', nodes: '1.34' },
      packages: { pin: { addons: '1.0.0' }, definitions: 'staging' },
      path: 'clusters/shop/shop-staging',
      addons: [],
      applications: ['shop'],
      bootstrap: [],
    },
  ],
  addons: [
    {
      name: 'cert-manager',
      summary: 'Issues certificates',
      package: 'addons',
      charts: [{ name: 'cert-manager', version: 'v1.2.3', source: 'jetstack' }],
      clusters: ['hub-production', 'shop-staging'],
    },
  ],
  applications: [{ name: 'shop', summary: 'Sells', team: 'sales', package: 'applications', clusters: ['shop-staging'] }],
  compositions: [],
  sources: [
    {
      kind: 'HelmRepository',
      name: 'jetstack',
      url: 'https://charts.example',
      package: 'sources',
      charts: [{ name: 'cert-manager', version: 'v1.2.3' }],
      clusters: [],
    },
  ],
});

/** Returns the source of a package with clusters that describes a fleet as `value`. */
export const describing = (value: unknown): string =>
  `export const assemble = () => [];\nexport const describe = () => (${JSON.stringify(value)});\n`;
