/** A Go program of the lab, built from the module proxy. */
export type Program = ModuleProgram | OwnProgram;

/** The program of a public module. */
export interface ModuleProgram extends Requirements {
  readonly module: string;
  readonly version: string;
  /** The main package. */
  readonly package: string;
}

/** A program of this package that uses a public library. */
interface OwnProgram extends Requirements {
  /** Folder below `packages/lab` with its Go files. */
  readonly source: string;
  /** The version of the controller whose behaviour it has. */
  readonly version: string;
}

/** Other modules of a build. */
interface Requirements {
  /** Modules that the build requires in addition, with their versions. */
  readonly requires?: Readonly<Record<string, string>>;
  /** `replace` lines of the upstream go.mod, which a build of another module ignores: module to `module version`. */
  readonly replaces?: Readonly<Record<string, string>>;
  /** Variables that the linker sets, as in a release of the program: `path.name` to value. */
  readonly variables?: Readonly<Record<string, string>>;
}

const kustomize = {
  'sigs.k8s.io/kustomize/api': 'sigs.k8s.io/kustomize/api v0.21.1',
  'sigs.k8s.io/kustomize/kyaml': 'sigs.k8s.io/kustomize/kyaml v0.21.1',
};

const goDigest = (version: string) => ({ 'github.com/opencontainers/go-digest': `github.com/opencontainers/go-digest ${version}` });

/** Kubernetes has its libraries in one repository and replaces them all. Published, they have their own versions. */
const KUBERNETES_LIBRARIES = [
  ...['api', 'apiextensions-apiserver', 'apimachinery', 'apiserver', 'cli-runtime', 'client-go', 'cloud-provider', 'cluster-bootstrap'],
  ...['code-generator', 'component-base', 'component-helpers', 'controller-manager', 'cri-api', 'cri-client', 'cri-streaming'],
  ...['csi-translation-lib', 'dynamic-resource-allocation', 'endpointslice', 'externaljwt', 'kms', 'kube-aggregator'],
  ...['kube-controller-manager', 'kube-proxy', 'kube-scheduler', 'kubectl', 'kubelet', 'metrics', 'mount-utils'],
  ...['pod-security-admission', 'sample-apiserver', 'streaming'],
];

const kubernetesLibraries = (version: string): Record<string, string> =>
  Object.fromEntries(KUBERNETES_LIBRARIES.map((name) => [`k8s.io/${name}`, `k8s.io/${name} ${version}`]));

/** Every program of the lab, in the newest version that the public module proxy has completely. */
export const programs = {
  etcd: { module: 'go.etcd.io/etcd/server/v3', version: 'v3.6.16', package: 'go.etcd.io/etcd/server/v3' },
  'kube-apiserver': {
    module: 'k8s.io/kubernetes',
    version: 'v1.36.3',
    package: 'k8s.io/kubernetes/cmd/kube-apiserver',
    replaces: kubernetesLibraries('v0.36.3'),
  },
  'source-controller': {
    module: 'github.com/fluxcd/source-controller',
    version: 'v1.9.3',
    package: 'github.com/fluxcd/source-controller',
    replaces: goDigest('v1.0.1-0.20220411205349-bde1400a84be'),
  },
  'kustomize-controller': {
    module: 'github.com/fluxcd/kustomize-controller',
    version: 'v1.9.4',
    package: 'github.com/fluxcd/kustomize-controller',
    replaces: { ...goDigest('v1.0.1-0.20220411205349-bde1400a84be'), ...kustomize, 'gopkg.in/yaml.v3': 'gopkg.in/yaml.v3 v3.0.1' },
  },
  'helm-controller': {
    module: 'github.com/fluxcd/helm-controller',
    version: 'v1.6.2',
    package: 'github.com/fluxcd/helm-controller',
    replaces: { ...goDigest('v1.0.1-0.20231025023718-d50d2fec9c98'), ...kustomize },
  },
  'crossplane-core': {
    module: 'github.com/crossplane/crossplane/v2',
    version: 'v2.3.4',
    package: 'github.com/crossplane/crossplane/v2/cmd/crossplane',
    requires: { 'github.com/crossplane/crossplane/apis/v2': 'v2.3.4' },
    // Without a version, it rejects every package that requires versions of Crossplane.
    variables: { 'github.com/crossplane/crossplane-runtime/v2/pkg/version.version': 'v2.3.4' },
  },
  'crossplane-cli': {
    module: 'github.com/crossplane/cli/v2',
    version: 'v2.5.0',
    package: 'github.com/crossplane/cli/v2/cmd/crossplane',
  },
  'function-patch-and-transform': {
    module: 'github.com/crossplane-contrib/function-patch-and-transform',
    version: 'v0.10.7',
    package: 'github.com/crossplane-contrib/function-patch-and-transform',
  },
  'function-auto-ready': {
    module: 'github.com/crossplane/function-auto-ready',
    version: 'v0.7.0',
    package: 'github.com/crossplane/function-auto-ready',
    // The module kept its name when its repository was moved.
    replaces: { 'github.com/crossplane/function-auto-ready': 'github.com/crossplane-contrib/function-auto-ready v0.7.0' },
  },
  'function-environment-configs': {
    module: 'github.com/crossplane-contrib/function-environment-configs',
    version: 'v0.7.0',
    package: 'github.com/crossplane-contrib/function-environment-configs',
  },
  // Newer versions need Go 1.27.
  'flux-operator': {
    module: 'github.com/controlplaneio-fluxcd/flux-operator',
    version: 'v0.58.0',
    package: 'github.com/controlplaneio-fluxcd/flux-operator/cmd/cli',
  },
  'flux-oracle': {
    source: 'flux-oracle',
    version: 'v1.9.4', // Of kustomize-controller, which requires these
    requires: {
      'github.com/fluxcd/pkg/apis/kustomize': 'v1.19.1',
      'github.com/fluxcd/pkg/kustomize': 'v1.35.4',
      'github.com/fluxcd/pkg/ssa': 'v0.76.1',
    },
    replaces: kustomize,
  },
  'artifact-oracle': {
    source: 'artifact-oracle',
    version: 'v1.9.3', // Of source-controller, which requires these
    requires: {
      'github.com/fluxcd/pkg/artifact': 'v0.18.1',
      'github.com/fluxcd/pkg/sourceignore': 'v0.18.0',
      'github.com/go-git/go-git/v5': 'v5.19.1',
    },
    replaces: goDigest('v1.0.1-0.20220411205349-bde1400a84be'),
  },
  'yaml-oracle': {
    source: 'yaml-oracle',
    version: 'v3.0.4', // of go-yaml v3
    requires: { 'go.yaml.in/yaml/v2': 'v2.4.4', 'go.yaml.in/yaml/v3': 'v3.0.4' },
  },
  'template-oracle': {
    source: 'template-oracle',
    version: 'v3.3.0', // Of sprig; the others are those of Helm 4.2.2
    requires: {
      'dario.cat/mergo': 'v1.0.1',
      'github.com/Masterminds/semver/v3': 'v3.5.0',
      'github.com/Masterminds/sprig/v3': 'v3.3.0',
      'github.com/spf13/cast': 'v1.7.0',
      'sigs.k8s.io/yaml': 'v1.6.0',
    },
  },
  // Programs that `npm run bench` compares with.
  kubeconform: {
    module: 'github.com/yannh/kubeconform',
    version: 'v0.8.0',
    package: 'github.com/yannh/kubeconform/cmd/kubeconform',
  },
  'helm-engine': { source: 'helm-engine', version: 'v4.2.2', requires: { 'helm.sh/helm/v4': 'v4.2.2' } },
  helm: { module: 'helm.sh/helm/v4', version: 'v4.2.2', package: 'helm.sh/helm/v4/cmd/helm' },
  'kubectl-validate': { module: 'sigs.k8s.io/kubectl-validate', version: 'v0.0.4', package: 'sigs.k8s.io/kubectl-validate' },
} as const satisfies Readonly<Record<string, Program>>;

/** Name of a program in the cache and in messages. */
export type ProgramName = keyof typeof programs;
