/** Returns the keys and values of one secret for external-secrets; undefined if it does not exist. */
export type SecretSource = (key: string) => Readonly<Record<string, string>> | undefined;

/** The part of an ExternalSecret that selects the data. */
export interface Fetched {
  readonly data?: readonly { readonly secretKey: string; readonly remoteRef: RemoteReference }[];
  readonly dataFrom?: readonly { readonly extract?: RemoteReference; readonly rewrite?: readonly unknown[] }[];
}

interface RemoteReference {
  readonly key: string;
  readonly property?: string;
}

/** Returns the data of the Secret, not encoded. Problems are thrown in the words of external-secrets. */
export function secretData({ data = [], dataFrom = [] }: Fetched, secrets: SecretSource): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const fetch = (key: string, place: string): Readonly<Record<string, string>> => {
    const secret = secrets(key);
    if (!secret) throw new Error(`error processing ${place} (key: ${key}), err: Secret does not exist`);
    return secret;
  };
  for (const [index, { extract, rewrite }] of dataFrom.entries()) {
    const place = `spec.dataFrom[${index}].extract`;
    if (!extract || rewrite) throw new Error(`error processing spec.dataFrom[${index}]: the lab supports only extract without rewrite`);
    const secret = fetch(extract.key, place);
    const values = extract.property === undefined ? secret : parsed(property(secret, extract, place), place);
    for (const [name, value] of Object.entries(values)) found.set(name, value);
  }
  for (const [index, { secretKey, remoteRef }] of data.entries()) {
    const place = `spec.data[${index}]`;
    const secret = fetch(remoteRef.key, place);
    found.set(secretKey, remoteRef.property === undefined ? JSON.stringify(secret) : property(secret, remoteRef, place));
  }
  return found;
}

function property(secret: Readonly<Record<string, string>>, { key, property: name = '' }: RemoteReference, place: string): string {
  const value = secret[name];
  if (value === undefined) throw new Error(`error processing ${place} (key: ${key}), err: key ${name} does not exist in secret ${key}`);
  return value;
}

function parsed(text: string, place: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]));
    }
  } catch {
    // Reported below, without the value.
  }
  throw new Error(`error processing ${place}, err: unable to unmarshal secret`);
}
