import { createHash } from 'node:crypto';
import { type AccountState, type ExternalResource, resourceKey } from './account-state.ts';
import { type JsonObject, textAt } from './json.ts';
import type { KindKey } from './managed-resource.ts';

/** Access to the API server of an EKS cluster. */
export interface ApiServerAccess {
  readonly server: string;
  /** PEM. */
  readonly certificateAuthority: string;
  readonly token: string;
}

/** An account in one region. */
export interface AwsView {
  /** 12 digits. */
  readonly account: string;
  readonly region: string;
  /** Finds a resource by id, in this region or global. */
  find(kind: KindKey, id: string): ExternalResource | undefined;
  all(kind: KindKey): readonly ExternalResource[];
  apiServerOf(eksCluster: string): ApiServerAccess;
}

/** An error of AWS: its code and message. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** How a resource is identified: by the external name, by its parameters, or by an id that AWS creates. */
type Naming =
  | { readonly by: 'name'; readonly id?: (name: string, parameters: JsonObject, view: AwsView) => string }
  | { readonly by: 'parameters'; readonly id: (parameters: JsonObject) => string }
  | { readonly by: 'aws'; readonly id: (random: Random, parameters: JsonObject, view: AwsView) => string };

/** Names that AWS accepts. */
export interface NameRule {
  readonly pattern: RegExp;
  readonly longest: number;
  /** Error code for other names. */
  readonly code: string;
}

/** A new or updated resource: its parameters, its id, and its state before an update. */
export interface Made {
  readonly id: string;
  readonly parameters: JsonObject;
  readonly before?: ExternalResource;
  readonly random: Random;
}

/** How AWS handles one kind, including dependencies between resources. */
export interface AwsKind {
  readonly kind: KindKey;
  /** Name of the kind in errors of Terraform's provider: `EC2 VPC`. */
  readonly noun: string;
  /** The noun in API calls after Create and Delete, if it is not the kind. */
  readonly apiNoun?: string;
  /** Names of API calls that do not follow this pattern. */
  readonly calls?: Readonly<Partial<Record<'create' | 'update' | 'delete', string>>>;
  /** IAM has no regions. */
  readonly global?: true;
  readonly naming: Naming;
  /** Valid names, for kinds whose name is chosen by the user. */
  readonly nameRule?: NameRule;
  /** Fields that cannot change. The provider would have to replace the resource, and refuses. */
  readonly immutable?: readonly string[];
  /** Factor of the duration compared with other kinds. @default 1 */
  readonly slowness?: number;
  /** Values that AWS chooses by default. The provider writes them into the spec. */
  readonly defaults?: JsonObject;
  readonly arn?: (made: Made, view: AwsView) => string;
  readonly attributes?: (made: Made, view: AwsView) => JsonObject;
  /** Resources that AWS creates with it. */
  readonly brings?: (made: Made, view: AwsView) => readonly Pick<ExternalResource, 'kind' | 'id' | 'parameters' | 'attributes'>[];
  readonly mayCreate?: (parameters: JsonObject, view: AwsView) => Refusal | undefined;
  readonly mayUpdate?: (parameters: JsonObject, before: ExternalResource, view: AwsView) => Refusal | undefined;
  readonly mayDelete?: (resource: ExternalResource, view: AwsView) => Refusal | undefined;
  /** Resources that are deleted together with it. */
  readonly takes?: (resource: ExternalResource, view: AwsView) => readonly ExternalResource[];
  /** Condition that must be true before the creation ends. */
  readonly isSettled?: (resource: ExternalResource, view: AwsView) => boolean;
}

/** Random values that are equal for the same account, kind, cluster and object. */
export interface Random {
  hex(length: number): string;
  /** Lower case letters and digits. */
  base36(length: number): string;
  /** A whole number below `limit`. */
  below(limit: number): number;
  uuid(): string;
}

export function randomOf(...seed: readonly string[]): Random {
  const digest = createHash('sha256').update(seed.join('\0')).digest();
  const digits = digest.toString('hex');
  return {
    hex: (length) => digits.slice(0, length),
    base36: (length) =>
      [...digest]
        .slice(0, length)
        .map((byte) => (byte % 36).toString(36))
        .join(''),
    below: (limit) => digest.readUInt32BE(4) % limit,
    uuid: () => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
  };
}

/** Returns the account in `region`. */
export function viewOf(state: AccountState, region: string, { account, apiServerOf }: Pick<AwsView, 'account' | 'apiServerOf'>): AwsView {
  return {
    account,
    region,
    apiServerOf,
    find: (kind, id) =>
      state.resources.get(resourceKey({ kind, region, id })) ?? state.resources.get(resourceKey({ kind, region: 'global', id })),
    all: (kind) =>
      [...state.resources.values()].filter((resource) => resource.kind === kind && [region, 'global'].includes(resource.region)),
  };
}

/** Finds a resource of a kind by the value of a parameter. */
export const withParameter = (view: AwsView, kind: KindKey, path: string, value: string): ExternalResource | undefined =>
  view.all(kind).find(({ parameters }) => textAt(parameters, path) === value);
