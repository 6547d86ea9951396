import { type Fields, fieldsOf, isFields, listOf, plainText } from '@slipway/manifest';
import { chartInstance } from '../flux-objects/flux-instance.ts';

/** The first minor versions with the feature gate StrictPostBuildSubstitutions on by default: of Flux 2, and of kustomize-controller 1. */
const STRICT_SINCE = 9;

/** Whether an object may declare the Flux version of a cluster, or its feature gates. */
export const declaresFlux = (object: Fields): boolean =>
  isController(object) || isFluxSource(object) || isInstance(object) || isInstanceChart(object);

const isController = ({ kind, metadata, apiVersion }: Fields): boolean =>
  kind === 'Deployment' && plainText(apiVersion).startsWith('apps/') && fieldsOf(metadata).name === CONTROLLER;

const CONTROLLER = 'kustomize-controller';

/** Whether an object is the source of the manifests of Flux. */
const isFluxSource = ({ kind, spec }: Fields): boolean =>
  (kind === 'OCIRepository' || kind === 'GitRepository') && hasFluxManifests(plainText(fieldsOf(spec).url ?? ''));

/** Whether a URL is that of the manifests of Flux itself. */
export const hasFluxManifests = (url: string): boolean => /\/fluxcd\/(?:flux-manifests|flux2)(?:\.git)?$/.test(url);

const isInstance = ({ kind, apiVersion }: Fields): boolean =>
  kind === 'FluxInstance' && plainText(apiVersion).startsWith('fluxcd.controlplane.io/');

/** Whether an object is a release of the chart that creates a FluxInstance. */
const isInstanceChart = (object: Fields): boolean => isFields(chartInstance(object)?.distribution);

/**
 * Whether kustomize-controller of a cluster refuses variables without a value, as these objects declare: by a feature gate, or else by the
 * default of the version. Undefined without a declaration.
 */
export function declaredStrictness(objects: readonly Fields[]): boolean | undefined {
  const declared = objects.filter(declaresFlux);
  return firstOf(declared, gateOf) ?? firstOf(declared, defaultOf);
}

function firstOf<Value>(objects: readonly Fields[], read: (object: Fields) => Value | undefined): Value | undefined {
  for (const object of objects) {
    const value = read(object);
    if (value !== undefined) return value;
  }
  return undefined;
}

function gateOf(object: Fields): boolean | undefined {
  const texts = isController(object) ? listOf(controllerOf(object).args) : patchesOf(object).map((patch) => fieldsOf(patch).patch);
  const [, value] = texts.map((text) => GATE.exec(typeof text === 'string' ? text : '')).find((match) => match !== null) ?? [];
  return value === undefined ? undefined : value === 'true';
}

const GATE = /\bStrictPostBuildSubstitutions=(true|false)\b/;

const patchesOf = (object: Fields): readonly unknown[] =>
  listOf(fieldsOf((chartInstance(object) ?? fieldsOf(object.spec)).kustomize).patches);

function controllerOf({ spec }: Fields): Fields {
  const containers = listOf(fieldsOf(fieldsOf(fieldsOf(spec).template).spec).containers).map(fieldsOf);
  return containers.find(({ image }) => plainText(image ?? '').includes(CONTROLLER)) ?? {};
}

function defaultOf(object: Fields): boolean | undefined {
  if (isController(object)) {
    const [, major, minor] = /kustomize-controller:v?(\d+)\.(\d+)\./.exec(plainText(controllerOf(object).image ?? '')) ?? [];
    return major === undefined ? undefined : isAtLeast(Number(major), Number(minor), 1);
  }
  const { tag, semver } = fieldsOf(fieldsOf(object.spec).ref);
  const { version } = fieldsOf((chartInstance(object) ?? fieldsOf(object.spec)).distribution);
  const range = isFluxSource(object) ? (semver ?? tag) : version;
  if (typeof range !== 'string') return undefined;
  const minor = highestMinor(range);
  return minor === undefined ? undefined : minor >= STRICT_SINCE;
}

const isAtLeast = (major: number, minor: number, strictMajor: number): boolean =>
  major > strictMajor || (major === strictMajor && minor >= STRICT_SINCE);

/** Returns the highest minor version of Flux 2 in a range of versions, `Infinity` without a bound; undefined for an invalid range. */
function highestMinor(range: string): number | undefined {
  const ways = range.split('||').map((way) => {
    const bounds = [...way.replaceAll(/\s+/g, ' ').matchAll(CONSTRAINT)].map(([, operator = '', major, minor, patch]) =>
      bound(operator, major, minor, patch),
    );
    return bounds.length === 0 ? undefined : bounds.reduce((least, each) => Math.min(least, each));
  });
  const known = ways.filter((way) => way !== undefined);
  return known.length === 0 ? undefined : known.reduce((most, each) => Math.max(most, each));
}

const CONSTRAINT = /(\^|~>?|[<>]=?|!=|=)? ?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?[-+\w.]*/g;

function bound(operator: string, major: string | undefined, minor: string | undefined, patch: string | undefined): number {
  const [first, second] = [Number(major), Number(minor)];
  if (['>', '>=', '^', '!='].includes(operator) || Number.isNaN(first)) return Number.POSITIVE_INFINITY;
  if (first !== 2) return first > 2 ? Number.POSITIVE_INFINITY : -1;
  if (operator === '<') return Number.isNaN(second) ? -1 : Number(patch ?? 0) > 0 ? second : second - 1;
  return Number.isNaN(second) ? Number.POSITIVE_INFINITY : second;
}
