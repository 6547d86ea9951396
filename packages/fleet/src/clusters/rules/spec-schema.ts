import { CHANNELS } from '@slipway/manifest';
import type { Fleet } from '../platform/fleet-settings.ts';
import { type Cluster, STAGES } from '../spec/cluster-spec.ts';
import type { PlatformFields } from '../spec/platform-fields.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Schema of a string with a form. `says` describes the form in findings. */
const text = (pattern: string, says: string): Schema => ({ type: 'string', pattern, says });
const object = (required: readonly string[], properties: Readonly<Record<string, unknown>>): Schema => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const list = (items: Schema): Schema => ({ type: 'array', items });
/** Schema of a value of another module. The rules check it, and not the schema. */
const value = (...required: readonly string[]): Schema => ({ type: 'object', required });

const channel = { enum: CHANNELS };
const version = text('^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(-[0-9A-Za-z.-]+)?$', 'a version like 1.2.0');
const name = text('^[a-z]([a-z0-9-]*[a-z0-9])?$', 'lower-case letters, digits and dashes, beginning with a letter');
const objectName = text('^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$', 'the name of a Kubernetes object');
const manifest = { type: 'object', required: ['apiVersion', 'kind', 'metadata'], properties: { metadata: value('name') } };

const common = {
  cluster: name,
  environment: text(`^(${STAGES.join('|')})(-[1-9]\\d*)?$`, `one of ${STAGES.join(', ')}, with a number when there is a second: staging-2`),
  role: { enum: ['hub', 'workload'] },
  accountId: text('^\\d{12}$', 'twelve digits in quotes'),
  region: text('^[a-z]{2}(-[a-z]+)+-\\d$', 'a region of AWS like eu-west-1'),
  network: object(['cidr'], { cidr: { type: 'string' } }),
  addons: list(object(['addon', 'options'], { addon: value('name', 'units', 'needs', 'options', 'overrides'), options: value() })),
  applications: list(object(['application', 'options'], { application: value('name', 'units', 'options', 'overrides'), options: value() })),
  repositories: list(
    object(['name', 'url', 'ref'], {
      name,
      url: text('^(https|ssh)://[^/]+/.+', 'a URL that begins with https:// or ssh://'),
      ref: {},
      path: text('^\\./', 'a folder that begins with ./'),
      secretName: objectName,
      serviceAccountName: objectName,
      interval: text('^(\\d+(ms|s|m|h)){1,2}$', 'a duration like 10m'),
    }),
  ),
  specific: {
    type: 'object',
    propertyNames: text(
      '^(?!kustomization\\.)[a-z0-9][a-z0-9.-]*\\.yaml$',
      'a file name in lower case that ends in .yaml; kustomization.yaml is made from the others',
    ),
    additionalProperties: manifest,
  },
};
const required = ['cluster', 'environment', 'role', 'accountId', 'region', 'network', 'packages', 'addons', 'applications'];

/** Returns the JSON schema of the value that `defineCluster` gets, by role. */
export function specSchemas({ catalogue, platform }: Pick<Fleet, 'catalogue' | 'platform'>): Readonly<Record<Cluster['role'], Schema>> {
  const names = Object.keys(catalogue);
  const pin = object(names, Object.fromEntries(names.map((name) => [name, version])));
  const every = { ...common, packages: object([], { channel, definitions: channel, pin }) };
  const ofRole = (fields: PlatformFields, more: Readonly<Record<string, unknown>> = {}): Schema =>
    object([...required, ...Object.keys(more), ...fields.required], { ...every, ...more, ...(closed(fields.properties) as Schema) });
  return {
    hub: ofRole(platform.fields.hub),
    workload: ofRole(platform.fields.workload, { hub: value(), delivery: { enum: ['self', 'hub'] } }),
  };
}

/** Rejects unknown fields. The API server drops them from a structural schema, but here they are mistakes. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, child]) => [key, closed(child)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
