import type { ChartsOptions } from '../charts/run-charts.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway charts`. */
export const chartsVerb: VerbDefinition<ChartsOptions, 'action' | 'names'> = {
  name: 'charts',
  summary: 'fetch the charts of a fleet, write TypeScript types of their values, or render a chart like `helm template`',
  formats: ['text', 'json'],
  time: TIME_WITH_REMOTE,
  arguments: [
    { usage: '<action>', help: 'fetch, list, types, verify, prune or template' },
    {
      usage: '[what...]',
      help: 'the repository (default: here); types: also a chart, as a folder or an archive; template: the name of the release (default: release-name), and the chart: a folder or an archive',
    },
  ],
  options: {
    update: { help: 'fetch: resolve all ranges again, instead of only new ones' },
    vendor: { value: '<directory>', help: 'fetch: keep the archives in this folder of the repository' },
    allowNewHosts: { help: 'fetch: also use public hosts that neither charts.lock nor chartHosts of slipway.yaml names' },
    settingsFrom: { value: '<base>', help: 'fetch: in a pull request, use the hosts that the settings and charts.lock of the base name' },
    ociTokenHost: {
      value: '<host>',
      help: 'fetch: the token server of a registry, if it is another host: it gets the login of the registry',
    },
    out: {
      value: '<directory>',
      help: 'types: the folder of the generated files; without it, --check compares all generated files of the Git checkout',
    },
    chart: { value: '<name>', help: 'types: only this chart; may be repeated (default: all charts that are available)', repeats: true },
    check: { help: 'types: write nothing, and fail if a file differs from its chart' },
    values: { value: '<file>', help: 'a file of values; may be repeated, and later files win', repeats: true },
    set: { value: '<path=value>', help: 'set values: a.b=1,c={x,y}; may be repeated', repeats: true },
    setString: { value: '<path=value>', help: 'the same for strings; may be repeated', repeats: true },
    setJson: { value: '<path=json>', help: 'the same for JSON values; may be repeated', repeats: true },
    setLiteral: { value: '<path=value>', help: 'set one value to this exact text; may be repeated', repeats: true },
    setFile: { value: '<path=file>', help: 'set a value to the text of a file; may be repeated', repeats: true },
    namespace: { value: '<name>', help: 'the namespace of the release', default: 'default' },
    kubeVersion: { value: '<version>', help: 'the version of Kubernetes in .Capabilities (default: v1.36.0)' },
    apiVersions: { value: '<version>', help: 'more API versions in .Capabilities; may be repeated', repeats: true },
    includeCrds: { help: 'also print the CRDs in the folder crds of the chart' },
    hooks: { help: 'print hooks', negated: 'leave hooks out' },
    skipTests: { help: 'leave the tests out, which are hooks' },
    skipSchemaValidation: { help: 'do not check values against the schema of the chart' },
    isUpgrade: { help: 'set .Release.IsUpgrade instead of .Release.IsInstall' },
  },
  fromArguments: ([action = '', ...names]) => ({ action, names }),
  examples: [
    ['charts fetch', 'get the charts that the fleet names, and write charts.lock'],
    ['charts fetch --update --vendor charts', 'in the newest versions of their ranges, with the archives in the repository'],
    ['charts fetch --settings-from origin/main', 'in a pull request: only from hosts that the base names'],
    ['charts list', 'the charts that the fleet names, in which versions, and whether they are available'],
    ['charts types --out packages/addons-catalog/src', 'write the TypeScript types of the values of these charts'],
    ['charts types --check', 'in CI: fail if a type is not that of the chart'],
    ['charts verify', 'whether the archives have the digests of charts.lock'],
    ['charts prune', 'remove the archives from the cache that charts.lock does not name'],
    ['charts template web ./charts/web --values prod.yaml', 'what helm template prints for a chart of the repository'],
    ['charts template web web-1.2.3.tgz --set replicas=2', 'of an archive, with another value'],
    ['charts template ./charts/web --kube-version 1.34 --api-versions monitoring.coreos.com/v1', 'on another cluster'],
  ],
  load: async () => (await import('../charts/run-charts.ts')).runCharts,
};
