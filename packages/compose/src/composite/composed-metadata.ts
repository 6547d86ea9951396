import { goQuote } from '@slipway/go-template/go-format';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';
import {
  annotationsOf,
  apiVersionOf,
  kindOf,
  labelsOf,
  nameOf,
  namespaceOf,
  nestedString,
  nestedValue,
  setNested,
  setNestedString,
} from '../values/object-fields.ts';
import { composedName, isValidName } from './names.ts';

export const COMPOSITE_LABEL = 'crossplane.io/composite';
export const RESOURCE_NAME_ANNOTATION = 'crossplane.io/composition-resource-name';
const CLAIM_NAME_LABEL = 'crossplane.io/claim-name';
const CLAIM_NAMESPACE_LABEL = 'crossplane.io/claim-namespace';

/** Sets the metadata that a composed resource gets from its composite: name, namespace, labels, annotation and owner. */
export function setComposedMetadata(resource: GoObject, composite: GoObject, templateName: string): void {
  withContext(
    () => `cannot render metadata for composed resource ${goQuote(templateName)}`,
    () => setMetadata(resource, composite, templateName),
  );
  if (nameOf(resource) === '') {
    const name = composedName(nestedString(resource, 'metadata', 'generateName'), uidOf(composite), templateName);
    setNestedString(resource, name, 'metadata', 'name');
  }
  if (isValidName(resource)) return;
  throw new CrossplaneError(
    `cannot apply composed resource ${goQuote(templateName)} because it has an invalid name ${goQuote(nameOf(resource))}. Must be a valid RFC 1123 subdomain name.`,
  );
}

export const uidOf = (object: GoObject): string => nestedString(object, 'metadata', 'uid');

function setMetadata(resource: GoObject, composite: GoObject, templateName: string): void {
  const prefix = labelsOf(composite)[COMPOSITE_LABEL] ?? '';
  if (prefix === '') {
    throw new CrossplaneError(`cannot find top-level composite resource name label "${COMPOSITE_LABEL}" in composite resource metadata`);
  }
  const generateName = ['metadata', 'generateName'] as const;
  if (nameOf(resource) === '' && nestedString(resource, ...generateName) === '') setNested(resource, `${prefix}-`, ...generateName);
  if (namespaceOf(composite) !== '') setNestedString(resource, namespaceOf(composite), 'metadata', 'namespace');
  setNested(resource, { ...annotationsOf(resource), [RESOURCE_NAME_ANNOTATION]: templateName }, 'metadata', 'annotations');
  setNested(resource, { ...labelsOf(resource), ...compositeLabels(composite, prefix) }, 'metadata', 'labels');
  setOwner(resource, composite);
}

function compositeLabels(composite: GoObject, prefix: string): Readonly<Record<string, string>> {
  const { [CLAIM_NAME_LABEL]: name = '', [CLAIM_NAMESPACE_LABEL]: namespace = '' } = labelsOf(composite);
  const claim = name !== '' && namespace !== '' ? { [CLAIM_NAME_LABEL]: name, [CLAIM_NAMESPACE_LABEL]: namespace } : {};
  return { [COMPOSITE_LABEL]: prefix, ...claim };
}

function setOwner(resource: GoObject, composite: GoObject): void {
  const owner = {
    apiVersion: apiVersionOf(composite),
    kind: kindOf(composite),
    name: nameOf(composite),
    uid: uidOf(composite),
    controller: true,
    blockOwnerDeletion: true,
  };
  const owners = ownersOf(resource);
  const controller = controllerOf(resource);
  if (controller !== undefined && controller.uid !== owner.uid) {
    throw new CrossplaneError(
      `cannot set controller reference: ${nameOf(resource)} is already controlled by ${controller.kind} ${controller.name} (UID ${controller.uid})`,
    );
  }
  const isKnown = owners.some(({ uid }) => uid === owner.uid);
  const changed = isKnown ? owners.map((other) => (other.uid === owner.uid ? owner : other)) : [...owners, owner];
  setNested(resource, changed as unknown as GoJson, 'metadata', 'ownerReferences');
}

interface Owner {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean;
  readonly blockOwnerDeletion?: boolean;
}

function ownersOf(object: GoObject): readonly Owner[] {
  const owners = nestedValue(object, 'metadata', 'ownerReferences');
  return Array.isArray(owners) ? owners.filter(isGoObject).map(ownerOf) : [];
}

function ownerOf(owner: GoObject): Owner {
  const flag = (name: string) => (typeof owner[name] === 'boolean' ? { [name]: owner[name] } : {});
  return {
    apiVersion: nestedString(owner, 'apiVersion'),
    kind: nestedString(owner, 'kind'),
    name: nestedString(owner, 'name'),
    uid: nestedString(owner, 'uid'),
    ...flag('controller'),
    ...flag('blockOwnerDeletion'),
  };
}

/** Returns the owner that controls an object. */
export const controllerOf = (object: GoObject): Owner | undefined => ownersOf(object).find(({ controller }) => controller === true);
