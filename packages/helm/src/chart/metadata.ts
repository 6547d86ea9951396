import { loadError } from '../helm-error.ts';
import { isVersion } from '../version-range.ts';
import { decodeStruct, type GoStruct } from './go-decode.ts';

/** An entry of `dependencies`. */
export interface ChartDependency {
  readonly name: string;
  readonly version: string;
  readonly repository: string;
  /** Comma-separated paths of values. The first path with a boolean decides. */
  readonly condition: string;
  readonly tags: readonly string[];
  readonly importValues: readonly unknown[];
  readonly alias: string;
}

interface ChartMaintainer {
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

/** The content of Chart.yaml. Fields that are not set are empty. */
export interface ChartMetadata {
  readonly name: string;
  readonly version: string;
  readonly apiVersion: string;
  readonly type: string;
  readonly appVersion: string;
  readonly kubeVersion: string;
  readonly description: string;
  readonly home: string;
  readonly icon: string;
  readonly condition: string;
  readonly tags: string;
  readonly deprecated: boolean;
  readonly sources: readonly string[];
  readonly keywords: readonly string[];
  readonly maintainers: readonly ChartMaintainer[];
  readonly annotations: Readonly<Record<string, string>> | undefined;
  /** Undefined if Chart.yaml does not have the list: then all charts in `charts/` are used without changes. */
  readonly dependencies: readonly ChartDependency[] | undefined;
}

const DEPENDENCY: GoStruct = {
  name: 'v2.Dependency',
  fields: {
    name: 'string',
    version: 'string',
    repository: 'string',
    condition: 'string',
    tags: 'strings',
    'import-values': 'any list',
    alias: 'string',
  },
};

const MAINTAINER: GoStruct = { name: 'v2.Maintainer', fields: { name: 'string', email: 'string', url: 'string' } };

const METADATA: GoStruct = {
  name: 'v2.Metadata',
  fields: {
    name: 'string',
    home: 'string',
    sources: 'strings',
    version: 'string',
    description: 'string',
    keywords: 'strings',
    maintainers: { list: MAINTAINER },
    icon: 'string',
    apiVersion: 'string',
    condition: 'string',
    tags: 'string',
    appVersion: 'string',
    deprecated: 'bool',
    annotations: 'text map',
    kubeVersion: 'string',
    dependencies: { list: DEPENDENCY },
    type: 'string',
  },
};

/** Decodes Chart.yaml or requirements.yaml. Throws a DecodeProblem. */
export const decodeMetadata = (value: unknown): Record<string, unknown> => (value === null ? {} : decodeStruct(value, METADATA));

/** Checks decoded fields as Helm does, and sets the missing fields. */
export function checkMetadata(decoded: Readonly<Record<string, unknown>>): ChartMetadata {
  const text = (name: string): string => sanitised(textOf(decoded[name]));
  const metadata: ChartMetadata = {
    name: text('name'),
    version: textOf(decoded.version),
    apiVersion: textOf(decoded.apiVersion) || 'v1',
    type: textOf(decoded.type),
    appVersion: text('appVersion'),
    kubeVersion: text('kubeVersion'),
    description: text('description'),
    home: text('home'),
    icon: text('icon'),
    condition: text('condition'),
    tags: text('tags'),
    deprecated: decoded.deprecated === true,
    sources: textsOf(decoded.sources),
    keywords: textsOf(decoded.keywords),
    maintainers: [],
    annotations: decoded.annotations as Readonly<Record<string, string>> | undefined,
    dependencies: undefined,
  };
  checkNames(metadata);
  return {
    ...metadata,
    maintainers: (listOf(decoded.maintainers) ?? []).map(maintainer),
    dependencies: checkDependencies(listOf(decoded.dependencies)),
  };
}

function checkNames({ name, version, type }: ChartMetadata): void {
  if (name === '') throw invalid('chart.metadata.name is required');
  if (name === '.' || name === '..') throw invalid(`chart.metadata.name ${JSON.stringify(name)} is not allowed`);
  if (name.includes('/')) throw invalid(`chart.metadata.name ${JSON.stringify(name)} is invalid`);
  if (version === '') throw invalid('chart.metadata.version is required');
  if (!isVersion(version)) throw invalid(`chart.metadata.version ${JSON.stringify(version)} is invalid`);
  if (type !== '' && type !== 'application' && type !== 'library') {
    throw invalid('chart.metadata.type must be application or library');
  }
}

function maintainer(fields: Readonly<Record<string, unknown>> | null): ChartMaintainer {
  if (fields === null) throw invalid('maintainers must not contain empty or null nodes');
  return { name: sanitised(textOf(fields.name)), email: sanitised(textOf(fields.email)), url: sanitised(textOf(fields.url)) };
}

function checkDependencies(
  list: readonly (Readonly<Record<string, unknown>> | null)[] | undefined,
): readonly ChartDependency[] | undefined {
  const names = new Set<string>();
  return list?.map((fields) => {
    if (fields === null) throw invalid('dependencies must not contain empty or null nodes');
    const dependency: ChartDependency = {
      name: sanitised(textOf(fields.name)),
      version: sanitised(textOf(fields.version)),
      repository: sanitised(textOf(fields.repository)),
      condition: sanitised(textOf(fields.condition)),
      tags: textsOf(fields.tags),
      importValues: (fields['import-values'] as readonly unknown[] | undefined) ?? [],
      alias: textOf(fields.alias),
    };
    if (dependency.alias !== '' && !/^[a-zA-Z0-9_-]+$/.test(dependency.alias)) {
      throw invalid(`dependency ${JSON.stringify(dependency.name)} has disallowed characters in the alias`);
    }
    const key = dependency.alias || dependency.name;
    if (names.has(key)) throw invalid(`more than one dependency with name or alias ${JSON.stringify(key)}`);
    names.add(key);
    return dependency;
  });
}

const invalid = (message: string): Error => loadError(`validation: ${message}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] => ((value as readonly string[] | undefined) ?? []).map(sanitised);
const listOf = (value: unknown): readonly (Readonly<Record<string, unknown>> | null)[] | undefined =>
  value as readonly (Readonly<Record<string, unknown>> | null)[] | undefined;

/** Replaces white space by blanks, and removes unprintable characters. The complete patterns take long to compile. */
const sanitised = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : text.replace(/[\s\u0085]/gu, ' ').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
