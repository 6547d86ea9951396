import { compareStrings, splitApiVersion } from '@slipway/manifest';
import type { ConnectionDetails, ResourceSelector } from '../functions/composition-function.ts';
import { type GoObject, isGoObject } from '../values/go-json.ts';
import { apiVersionOf, kindOf, labelsOf, nameOf, namespaceOf, nestedString, nestedValue } from '../values/object-fields.ts';

/** The objects that Crossplane can read during a render: composites, observed and required resources, Secrets. */
export class ObjectStore {
  private readonly objects = new Map<string, GoObject>();

  constructor(objects: readonly GoObject[]) {
    for (const object of objects) {
      this.objects.set(keyOf(apiVersionOf(object), kindOf(object), namespaceOf(object), nameOf(object)), object);
    }
  }

  get(apiVersion: string, kind: string, namespace: string, name: string): GoObject | undefined {
    return this.objects.get(keyOf(apiVersion, kind, namespace, name));
  }

  /** Returns the objects that a selector matches, ordered by namespace and name. Undefined for a name that does not exist. */
  select({ apiVersion, kind, namespace = '', matchName, matchLabels = {} }: ResourceSelector): readonly GoObject[] | undefined {
    if (matchName !== undefined) {
      const object = this.get(apiVersion, kind, namespace, matchName);
      return object && [object];
    }
    return [...this.objects.values()]
      .filter((object) => apiVersionOf(object) === apiVersion && kindOf(object) === kind)
      .filter((object) => namespace === '' || namespaceOf(object) === namespace)
      .filter((object) => Object.entries(matchLabels).every(([name, value]) => labelsOf(object)[name] === value))
      .sort((a, b) => compareStrings(orderOf(a), orderOf(b)));
  }

  /** Returns the content of the Secret to which an object writes its connection details. */
  connectionDetails(object: GoObject): ConnectionDetails {
    const reference = nestedValue(object, 'spec', 'writeConnectionSecretToRef');
    if (!isGoObject(reference)) return {};
    const namespace = namespaceOf(object) || nestedString(reference, 'namespace');
    const data = this.get('v1', 'Secret', namespace, nestedString(reference, 'name'))?.data;
    if (!isGoObject(data)) return {};
    return Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }
}

function keyOf(apiVersion: string, kind: string, namespace: string, name: string): string {
  const { group, version } = splitApiVersion(apiVersion);
  return JSON.stringify([group, version, kind, namespace, name]);
}

const orderOf = (object: GoObject): string => `${namespaceOf(object)}/${nameOf(object)}`;
