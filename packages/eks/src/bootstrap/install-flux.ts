import { type Addon, FLUX_NAMESPACE, type HubCluster } from '@slipway/fleet';
import type { HelmRelease } from '@slipway/kube-models/helm.toolkit.fluxcd.io/v2/HelmRelease';
import type { HelmRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/HelmRepository';
import type { OCIRepository } from '@slipway/kube-models/source.toolkit.fluxcd.io/v1/OCIRepository';
import { type BootstrapStep, type Manifest, shellQuote, type Unit } from '@slipway/manifest';
import { kubectl } from './hub-context.ts';
import { shellCommand } from './shell-command.ts';

/**
 * Returns the step that installs Flux on a hub, as the same Helm release, with the same chart and values, as the Flux add-on of the fleet
 * on other clusters. A hub whose add-ons include Flux upgrades this release. The list is empty for a fleet whose add-on is not a chart.
 */
export function installFlux(hub: HubCluster, { units }: Pick<Addon, 'units'>): BootstrapStep[] {
  const objects = [...units, ...units.flatMap(({ dependsOn }) => dependsOn)].flatMap(objectsOf);
  const release = objects.find((object): object is HelmRelease => object.kind === 'HelmRelease');
  const chart = release && chartArguments(release, objects);
  if (release === undefined || chart === undefined) return [];
  const { releaseName = release.metadata.name, targetNamespace = FLUX_NAMESPACE, values = {} } = release.spec ?? {};
  const install = shellCommand(
    ...['helm', 'upgrade', releaseName, ...chart, '--install', '--wait', '--timeout', '10m'],
    ...['--kube-context', `${hub.cluster}-${hub.environment}`, '--namespace', targetNamespace, '--create-namespace', '--values', '-'],
  );
  return [
    {
      id: 'flux',
      title: 'Install Flux',
      why: 'It has the version and the options that the fleet gives to every cluster. One of them is the feature gate that ends a health check when a new revision is available. Without it a bad version blocks the version that repairs it. If Flux is not among the add-ons of the hub, upgrade it by running this step again. If Flux is already installed, but not as this Helm release, skip the step and add the gate to the arguments of kustomize-controller.',
      accountId: hub.accountId,
      programs: ['aws', 'helm', 'kubectl'],
      inputs: [],
      commands: [`printf '%s\\n' ${shellQuote(JSON.stringify(values, null, 2))} |\n${install}`],
      check: [
        kubectl(hub, '-n', targetNamespace, 'wait', 'deployment', '--all', '--for=condition=Available', '--timeout=5m'),
        `${kubectl(hub, '-n', targetNamespace, 'get', 'deployment', 'kustomize-controller', '-o', 'yaml')} | grep feature-gates`,
      ],
    },
  ];
}

const objectsOf = ({ manifests }: Unit): readonly Manifest[] => Object.values(manifests);

/** Returns the arguments of `helm upgrade` for the chart of a release. */
function chartArguments({ spec }: HelmRelease, objects: readonly Manifest[]): string[] | undefined {
  const chart = spec?.chart?.spec;
  const source = objects.find(
    ({ kind, metadata }) =>
      kind === (chart ? 'HelmRepository' : 'OCIRepository') && metadata.name === (chart?.sourceRef.name ?? spec?.chartRef?.name),
  );
  if (source === undefined) return undefined;
  const url = (source as HelmRepository | OCIRepository).spec?.url ?? '';
  if (chart !== undefined) return [chart.chart, '--repo', url, ...(chart.version ? ['--version', chart.version] : [])];
  const tag = (source as OCIRepository).spec?.ref?.tag;
  return [url, ...(tag ? ['--version', tag] : [])];
}
