import { type GoMap, GoStruct, type GoType, stringMap, typed } from '@slipway/go-template';
import type { ChartFile } from '../chart/chart.ts';
import type { ChartDependency, ChartMetadata } from '../chart/metadata.ts';
import type { Capabilities } from './capabilities.ts';
import { filesValue } from './files-value.ts';

/** The content of `.Release`. */
export interface ReleaseInfo {
  readonly name: string;
  readonly namespace: string;
  readonly revision: number;
  readonly isUpgrade: boolean;
  /** Called when a template reads a value that differs between an installation and its upgrades. */
  readonly onRead?: (() => void) | undefined;
}

export function releaseValue({ name, namespace, revision, isUpgrade, onRead = () => undefined }: ReleaseInfo): GoMap {
  const read = <Value>(value: Value): Value => {
    onRead();
    return value;
  };
  return {
    Name: name,
    Namespace: namespace,
    get IsUpgrade() {
      return read(isUpgrade);
    },
    get IsInstall() {
      return read(!isUpgrade);
    },
    get Revision() {
      return read(BigInt(revision));
    },
    Service: 'Helm',
  };
}

/** Called for each version that a template requests, with whether the cluster serves it. */
export type OnVersion = (version: string, isServed: boolean) => void;

/** Returns the type of the served versions. */
function versionSet(versions: ReadonlySet<string>, onVersion: OnVersion): GoType {
  const has = (_: unknown, version: string): boolean => {
    const isServed = versions.has(version);
    onVersion(version, isServed);
    return isServed;
  };
  return { name: 'common.VersionSet', kind: 'slice', elem: 'string', methods: { Has: { signature: 'func(string) bool', call: has } } };
}

const COPY_OF_KUBE_VERSION: GoType = {
  name: 'common.KubeVersion',
  kind: 'struct',
  fields: ['Version', 'normalizedVersion', 'Major', 'Minor'],
};

const KUBE_VERSION: GoType = {
  ...COPY_OF_KUBE_VERSION,
  copied: COPY_OF_KUBE_VERSION,
  methods: {
    String: { signature: 'func() string', call: ({ fields }: GoStruct) => fields.normalizedVersion || fields.Version },
    GitVersion: { signature: 'func() string', call: ({ fields }: GoStruct) => fields.Version },
  },
  text: ({ fields }: GoStruct) => String(fields.normalizedVersion || fields.Version),
};

const HELM_VERSION: GoType = {
  name: 'version.BuildInfo',
  kind: 'struct',
  fields: ['Version', 'GitCommit', 'GitTreeState', 'GoVersion', 'KubeClientVersion'],
  json: ({ fields: { Version, GoVersion, KubeClientVersion } }: GoStruct) => ({
    version: Version,
    go_version: GoVersion,
    kube_client_version: KubeClientVersion,
  }),
};

const CAPABILITIES: GoType = {
  name: '*common.Capabilities',
  kind: 'ptr',
  fields: ['KubeVersion', 'APIVersions', 'HelmVersion'],
  methods: {
    Copy: { signature: 'func() *common.Capabilities', call: ({ type, fields }: GoStruct) => new GoStruct(type, { ...fields }) },
  },
};

export function capabilitiesValue({ kubeVersion, apiVersions }: Capabilities, onVersion: OnVersion = () => undefined): GoStruct {
  const { version, normalized, major, minor } = kubeVersion;
  return new GoStruct(CAPABILITIES, {
    KubeVersion: new GoStruct(KUBE_VERSION, {
      Version: version,
      normalizedVersion: normalized,
      Major: major,
      Minor: minor,
    }),
    APIVersions: typed([...apiVersions], versionSet(new Set(apiVersions), onVersion)),
    HelmVersion: new GoStruct(HELM_VERSION, {
      Version: 'v4.2',
      GitCommit: '',
      GitTreeState: '',
      GoVersion: 'go1.26.8',
      KubeClientVersion: 'v1.36',
    }),
  });
}

/** A nil map, which is null in JSON. */
const NO_ANNOTATIONS = Object.freeze(stringMap({}));

/** `.Chart`: a map with the names of the fields in Go. */
export const chartValue = (metadata: ChartMetadata, isRoot: boolean): GoMap => ({
  Name: metadata.name,
  Home: metadata.home,
  Sources: [...metadata.sources],
  Version: metadata.version,
  Description: metadata.description,
  Keywords: [...metadata.keywords],
  Maintainers: metadata.maintainers.map(({ name, email, url }) => ({ Name: name, Email: email, URL: url })),
  Icon: metadata.icon,
  APIVersion: metadata.apiVersion,
  Condition: metadata.condition,
  Tags: metadata.tags,
  AppVersion: metadata.appVersion,
  Deprecated: metadata.deprecated,
  Annotations: metadata.annotations === undefined ? NO_ANNOTATIONS : stringMap({ ...metadata.annotations }),
  KubeVersion: metadata.kubeVersion,
  Dependencies: (metadata.dependencies ?? []).map(dependencyValue),
  Type: metadata.type,
  IsRoot: isRoot,
});

const dependencyValue = (dependency: ChartDependency & { readonly enabled?: boolean }): GoMap => ({
  Name: dependency.name,
  Version: dependency.version,
  Repository: dependency.repository,
  Condition: dependency.condition,
  Tags: [...dependency.tags],
  Enabled: dependency.enabled ?? false,
  ImportValues: [...dependency.importValues],
  Alias: dependency.alias,
});

export const filesOf = (files: readonly ChartFile[]): GoMap => filesValue(new Map(files.map(({ name, data }) => [name, data])));
