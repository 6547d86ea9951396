import { setKey } from '@slipway/manifest';
import type { ConnectionDetails, DesiredResource, ObservedResource } from '../functions/composition-function.ts';
import { getFieldValue } from '../paths/field-value.ts';
import { fieldProblemText } from '../transforms/field-problem.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { goJsonText } from '../values/format-go.ts';
import { type GoObject, isGoObject } from '../values/go-json.ts';
import { nameOf, namespaceOf, nestedString, nestedValue, setNestedString } from '../values/object-fields.ts';
import { applyCombinePatch, applyFieldPathPatch } from './apply-patch.ts';
import { type ConnectionDetail, type ConnectionSecretReference, fromPolicy, patchType } from './input.ts';
import { connectionDetailProblem } from './validate-input.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Returns the connection details that the composite gets from an observed resource. */
export function extractConnectionDetails(
  { resource, connectionDetails }: ObservedResource,
  details: readonly ConnectionDetail[],
): ConnectionDetails {
  const extracted: Record<string, string> = {};
  for (const detail of details) {
    const problem = connectionDetailProblem(detail);
    if (problem !== undefined) throw new CrossplaneError(`invalid: ${fieldProblemText(problem)}`);
    const value = detailValue(detail, resource, connectionDetails);
    if (value !== undefined) setKey(extracted, detail.name as string, value);
  }
  return extracted;
}

function detailValue(detail: ConnectionDetail, resource: GoObject, present: ConnectionDetails): string | undefined {
  if (detail.type === 'FromValue') return base64(detail.value ?? '');
  if (detail.type === 'FromFieldPath') return valueAtPath(resource, detail.fromFieldPath ?? '');
  const key = detail.fromConnectionSecretKey ?? '';
  return Object.hasOwn(present, key) ? present[key] : undefined;
}

function valueAtPath(resource: GoObject, path: string): string | undefined {
  try {
    const value = getFieldValue(resource, path);
    return base64(typeof value === 'string' ? value : goJsonText(value));
  } catch (error) {
    if (error instanceof CrossplaneError) return undefined;
    throw error;
  }
}

/** Whether a composite has connection details. Only composites of version 1 of Crossplane have them; all others have `spec.crossplane`. */
export const supportsConnectionDetails = (composite: GoObject): boolean => nestedValue(composite, 'spec', 'crossplane') === undefined;

/** Returns the composed Secret with the connection details of a composite without support for them. */
export function composeConnectionSecret(
  composite: GoObject,
  details: ConnectionDetails,
  reference: ConnectionSecretReference | undefined,
): DesiredResource {
  const { name, namespace } = withContext('cannot generate connection secret reference', () => secretName(composite, reference));
  const resource: GoObject = { apiVersion: 'v1', kind: 'Secret' };
  if (name !== '') resource.metadata = { name };
  if (namespace !== '') resource.metadata = { ...(resource.metadata as GoObject | undefined), namespace };
  return {
    resource: { ...resource, data: { ...details }, type: 'connection.crossplane.io/v1alpha1' },
    connectionDetails: {},
    ready: 'true',
  };
}

interface SecretName {
  readonly name: string;
  readonly namespace: string;
}

function secretName(composite: GoObject, reference: ConnectionSecretReference | undefined): SecretName {
  const base = baseSecretName(composite, reference);
  const patches = reference?.patches ?? [];
  if (patches.length === 0) return base;
  const target: GoObject = { apiVersion: 'v1', kind: 'SecretReference', name: base.name, namespace: base.namespace };
  withContext('cannot apply connection secret patches', () => {
    for (const [index, patch] of patches.entries()) applySecretPatch(patch, index, composite, target);
  });
  const text = (name: string, otherwise: string): string => (typeof target[name] === 'string' ? target[name] : otherwise);
  return { name: text('name', base.name), namespace: text('namespace', base.namespace) };
}

function applySecretPatch(
  patch: NonNullable<ConnectionSecretReference['patches']>[number],
  index: number,
  composite: GoObject,
  target: GoObject,
): void {
  const type = patchType(patch);
  const context = `cannot apply patch type ${type} at index ${index}`;
  const isCombined = type === 'CombineFromComposite';
  if (!isCombined && type !== 'FromCompositeFieldPath') throw new CrossplaneError(`unsupported patch type ${type} at index ${index}`);
  try {
    if (isCombined) applyCombinePatch(patch, composite, target);
    else applyFieldPathPatch(patch, composite, target);
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    if (isCombined || fromPolicy(patch) !== 'Optional') throw new CrossplaneError(`${context}: ${error.message}`, error);
  }
}

function baseSecretName(composite: GoObject, reference: ConnectionSecretReference | undefined): SecretName {
  const own = nestedValue(composite, 'spec', 'writeConnectionSecretToRef');
  if (isGoObject(own)) return { name: nestedString(own, 'name'), namespace: nestedString(own, 'namespace') };
  const { name = '', namespace = '' } = reference ?? {};
  if (name !== '' || namespace !== '') return { name, namespace };
  return { name: `${nameOf(composite)}-connection`, namespace: namespaceOf(composite) };
}

/** Gives a desired resource the name and namespace of the observed one. */
export function keepNames(desired: GoObject, observed: GoObject): void {
  setNestedString(desired, namespaceOf(observed), 'metadata', 'namespace');
  setNestedString(desired, nameOf(observed), 'metadata', 'name');
}
