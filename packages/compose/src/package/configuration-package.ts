import { isConstraint, isInConstraint } from '@slipway/go-template/helm-functions';
import { compareStrings, fieldsOf, isFields, listOf, type Manifest, renderFile, textOf } from '@slipway/manifest';

// The content of a Configuration package, as the package manager of Crossplane 2.3.4 reads it.

/** An object of a package. */
export type PackageObject = Readonly<Record<string, unknown>>;

/** Content that the package manager rejects. */
export interface PackageProblem {
  readonly rule: 'package-meta' | 'package-content' | 'package-constraint';
  /** Index of the object. Undefined if the problem is of the whole package. */
  readonly index?: number;
  /** @default the severity of the rule */
  readonly severity?: 'risk';
  readonly pointer: string;
  readonly message: string;
  readonly value?: unknown;
  readonly expected: string;
}

const META_GROUP = 'meta.pkg.crossplane.io/';
const META_VERSIONS: readonly unknown[] = [`${META_GROUP}v1`, `${META_GROUP}v1alpha1`];

/** The kinds that a Configuration may contain, in the order of the package. */
const CONTENT: readonly (readonly [kind: string, ...apiVersions: readonly string[]])[] = [
  ['CompositeResourceDefinition', 'apiextensions.crossplane.io/v2', 'apiextensions.crossplane.io/v1'],
  ['Composition', 'apiextensions.crossplane.io/v1'],
  ['ManagedResourceActivationPolicy', 'apiextensions.crossplane.io/v1alpha1'],
  ['Operation', 'ops.crossplane.io/v1alpha1'],
  ['CronOperation', 'ops.crossplane.io/v1alpha1'],
  ['WatchOperation', 'ops.crossplane.io/v1alpha1'],
];

/** Returns whether an object is the metadata of a package of any type. */
export const isPackageMeta = ({ apiVersion }: PackageObject): boolean => textOf(apiVersion).startsWith(META_GROUP);

/** Returns whether a Configuration may contain an object. */
export const isPackageContent = ({ apiVersion, kind }: PackageObject): boolean =>
  CONTENT.some(([name, ...versions]) => name === kind && versions.includes(textOf(apiVersion)));

/** Returns everything that the package manager rejects in a Configuration with these objects. */
export function configurationProblems(objects: readonly PackageObject[]): readonly PackageProblem[] {
  const metas = [...objects.entries()].filter(([, object]) => isPackageMeta(object));
  return [
    ...metaCountProblems(metas.map(([index]) => index)),
    ...metas.flatMap(([index, meta]) => [...metaProblems(meta)].map((problem) => ({ index, ...problem }))),
    ...contentProblems(objects),
  ];
}

/** A problem without its object. */
type FieldProblem = Omit<PackageProblem, 'index'>;

function metaCountProblems([first, ...others]: readonly number[]): readonly PackageProblem[] {
  const expected = 'exactly one Configuration of meta.pkg.crossplane.io/v1';
  if (first === undefined)
    return [{ rule: 'package-meta', pointer: '', message: 'the package has no object of meta.pkg.crossplane.io', expected }];
  return others.map((index) => ({
    rule: 'package-meta',
    index,
    pointer: '/kind',
    message: 'the package has another object of meta.pkg.crossplane.io',
    expected,
  }));
}

function* metaProblems(meta: PackageObject): Generator<FieldProblem> {
  const { apiVersion, kind, metadata, spec } = meta;
  const rule = 'package-meta';
  if (kind !== 'Configuration' || !META_VERSIONS.includes(apiVersion)) {
    const value = `${textOf(apiVersion)} ${textOf(kind)}`;
    yield {
      rule,
      pointer: '/kind',
      message: 'the metadata is not of a Configuration',
      value,
      expected: `Configuration of ${META_GROUP}v1`,
    };
  }
  if (textOf(fieldsOf(metadata).name) === '')
    yield { rule, pointer: '/metadata', message: 'the metadata has no name', expected: 'metadata.name, the name of the package' };
  const { crossplane, dependsOn } = fieldsOf(spec);
  if (isFields(crossplane)) {
    const pointer = '/spec/crossplane/version';
    if (!isConstraint(textOf(crossplane.version)))
      yield constraintProblem(pointer, crossplane.version, 'a range of versions, such as ">=v2.0.0"');
  }
  if (dependsOn !== undefined && dependsOn !== null && !Array.isArray(dependsOn))
    yield {
      rule,
      pointer: '/spec/dependsOn',
      message: 'the dependencies are not a list',
      value: dependsOn,
      expected: 'a list of packages',
    };
  for (const [index, dependency] of listOf(dependsOn).entries())
    yield* dependencyProblems(fieldsOf(dependency), `/spec/dependsOn/${index}`, generationsOf(textOf(fieldsOf(crossplane).version)));
}

/** The generations of Crossplane that may install a package. */
interface Generations {
  /** Crossplane 1, which looks for a package without a host in its default registry. */
  readonly one: boolean;
  readonly two: boolean;
}

/** Minor versions of Crossplane 1 and 2 that a range is compared with. The last of Crossplane 1 is 1.20. */
const MINORS = Array.from({ length: 30 }, (_, minor) => minor);

/** Returns which generations a range of versions accepts. Without a range it accepts both. */
function generationsOf(range: string): Generations {
  if (range === '' || !isConstraint(range)) return { one: true, two: true };
  const accepts = (major: number): boolean =>
    MINORS.some((minor) => [0, 99].some((patch) => isInConstraint(range, `${major}.${minor}.${patch}`)));
  return { one: accepts(1), two: accepts(2) };
}

const constraintProblem = (pointer: string, value: unknown, expected: string): FieldProblem => ({
  rule: 'package-constraint',
  pointer,
  message: 'the text is not a constraint of versions',
  value,
  expected,
});

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** The forms of a dependency: a deprecated field with the package, or the kind and the package. */
const DEPRECATED_FORMS: readonly string[] = ['provider', 'configuration', 'function'];

function* dependencyProblems(
  dependency: Readonly<Record<string, unknown>>,
  pointer: string,
  { one, two }: Generations,
): Generator<FieldProblem> {
  const old = DEPRECATED_FORMS.find((name) => dependency[name] !== undefined);
  const field = old ?? 'package';
  const source = textOf(dependency[field]);
  if (source === '') {
    const expected = 'apiVersion, kind and package';
    yield { rule: 'package-meta', pointer, message: 'the dependency does not name a package', value: dependency, expected };
  } else if (one && isRepository(source)) {
    // Crossplane 1 adds its default registry.
    if (two)
      yield {
        ...{ rule: 'package-meta', severity: 'risk', pointer: `${pointer}/${field}`, value: source },
        message: 'the package has no host: only Crossplane 1 has a default registry, and the package allows Crossplane 2',
        expected: `a host, such as xpkg.crossplane.io/${source}, or a range of versions below 2`,
      };
  } else if (!isQualified(source)) {
    const expected =
      'a host and a repository, such as xpkg.crossplane.io/crossplane-contrib/function-auto-ready; the version is a field of its own';
    yield {
      rule: 'package-meta',
      pointer: `${pointer}/${field}`,
      message: 'the package is not a repository with its host',
      value: source,
      expected,
    };
  }
  for (const name of old === undefined ? ['apiVersion', 'kind'] : []) {
    if (textOf(dependency[name]) !== '') continue;
    const expected = 'pkg.crossplane.io/v1 and Provider, Function or Configuration';
    yield { rule: 'package-meta', pointer, message: `the dependency has no ${name}`, expected };
  }
  const version = textOf(dependency.version);
  if (!DIGEST.test(version) && !isConstraint(version))
    yield constraintProblem(`${pointer}/version`, dependency.version, 'a range of versions, such as ">=v2.6.0", or a digest');
}

const isHost = (part: string): boolean => part.includes('.') || part.includes(':') || part === 'localhost';

const isPath = (parts: readonly string[]): boolean =>
  parts.length > 0 && parts.every((part) => /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/.test(part));

/** Returns whether a reference has a host and a repository, and neither tag nor digest. */
function isQualified(source: string): boolean {
  const [host = '', ...path] = source.split('/');
  return isHost(host) && isPath(path);
}

/** Returns whether a reference is a repository without a host. */
function isRepository(source: string): boolean {
  const path = source.split('/');
  return !isHost(path[0] ?? '') && isPath(path);
}

function contentProblems(objects: readonly PackageObject[]): readonly PackageProblem[] {
  const seen = new Set<string>();
  return [...objects.entries()].flatMap(([index, object]): readonly PackageProblem[] => {
    if (isPackageMeta(object)) return [];
    if (!isPackageContent(object)) {
      const value = `${textOf(object.apiVersion)} ${textOf(object.kind)}`;
      const message = 'a Configuration cannot contain an object of this kind';
      return [{ rule: 'package-content', index, pointer: '/kind', message, value, expected: expectedKinds }];
    }
    const name = textOf(fieldsOf(object.metadata).name);
    if (name === '')
      return [{ rule: 'package-content', index, pointer: '/metadata', message: 'the object has no name', expected: 'metadata.name' }];
    const key = `${textOf(object.kind)}/${name}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `the package has the ${key} more than once`;
    return [{ rule: 'package-content', index, pointer: '/metadata/name', message, value: name, expected: 'one object of this name' }];
  });
}

const expectedKinds = `one of ${CONTENT.map(([kind, ...versions]) => `${kind} (${versions.join(', ')})`).join(', ')}`;

/** Returns the objects in the order of a package: the metadata first, then an order that does not depend on files. */
export function inPackageOrder(objects: readonly PackageObject[]): readonly PackageObject[] {
  const rank = (object: PackageObject): number => (isPackageMeta(object) ? -1 : CONTENT.findIndex(([kind]) => kind === object.kind));
  return objects.toSorted((a, b) => rank(a) - rank(b) || compareStrings(nameOf(a), nameOf(b)));
}

const nameOf = ({ metadata }: PackageObject): string => textOf(fieldsOf(metadata).name);

/**
 * Returns the text of `package.yaml`, equal for equal objects. `crossplane resource validate` requires the separator at the start and at the
 * end.
 */
export const packageYaml = (objects: readonly PackageObject[]): string =>
  `---\n${renderFile({ path: 'package.yaml', objects: inPackageOrder(objects) as unknown as readonly Manifest[] })}---\n`;
