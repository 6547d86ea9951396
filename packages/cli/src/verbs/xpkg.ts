import type { XpkgOptions } from '../publish/run-xpkg.ts';
import { packageOption, registryOptions } from './options.ts';
import { TIME_WITH_REMOTE, type VerbDefinition } from './verb.ts';

/** `slipway xpkg`. */
export const xpkgVerb: VerbDefinition<XpkgOptions, 'action' | 'names'> = {
  name: 'xpkg',
  summary: 'build a Configuration package of XRDs and Compositions, push it to a registry, show or verify one, or fetch those of a fleet',
  formats: ['text', 'json', 'yaml', 'github'],
  time: TIME_WITH_REMOTE,
  arguments: [
    { usage: '<action>', help: 'build, fetch, push, show or verify' },
    {
      usage: '[what...]',
      help: 'build: its files and directories (default: the definitions of the fleet); fetch: the repository (default: here); push: the same or a package, then oci://HOST/REPOSITORY:TAG; show: a package; verify: a package or HOST/REPOSITORY@DIGEST, then as build',
    },
  ],
  options: {
    package: packageOption,
    name: {
      value: '<name>',
      help: 'the name of the package, if no object of meta.pkg.crossplane.io has it (default: the content package)',
    },
    tag: { value: '<version>', help: 'the version of the package, such as v1.4.0 (default: of the content package, or the pushed tag)' },
    dependencies: {
      value: '<path>',
      help: 'a file or directory with the Providers and Functions that the package needs, with --name; may be repeated',
      repeats: true,
    },
    out: { value: '<file>', help: 'build: the file of the package (default: NAME-VERSION.xpkg)' },
    layout: { value: '<directory>', help: 'build: also write the package as an OCI layout' },
    ociKey: { ...registryOptions.ociKey, help: 'push: sign the package as cosign does, with an ECDSA key in PEM' },
    ociTokenHost: { ...registryOptions.ociTokenHost, help: `push, fetch: ${registryOptions.ociTokenHost.help}` },
    allowNewHosts: { help: 'fetch: also use public hosts that neither charts.lock nor chartHosts of slipway.yaml names' },
    settingsFrom: { value: '<base>', help: 'fetch: in a pull request, use the hosts that the settings and charts.lock of the base name' },
  },
  fromArguments: ([action = '', ...names]) => ({ action, names }),
  examples: [
    ['xpkg build', 'the package of the definitions of this fleet'],
    ['xpkg build apis/', 'of plain YAML with its crossplane.yaml'],
    ['xpkg build xrd.yaml composition.yaml --name things --dependencies functions.yaml', 'with generated metadata'],
    ['xpkg push oci://ghcr.io/acme/eks-cluster:v1.4.0 --oci-key key.pem', 'the package of this fleet, signed'],
    ['xpkg push things.xpkg oci://ghcr.io/acme/things:v1.4.0', 'a package that was built before'],
    ['xpkg show things.xpkg --output yaml', 'the objects of a package'],
    ['xpkg fetch', 'get the packages that Configurations of this fleet pin by a digest'],
    ['xpkg verify eks-cluster.xpkg', 'whether the definitions of this fleet build exactly this package'],
  ],
  load: async () => (await import('../publish/run-xpkg.ts')).runXpkg,
};
