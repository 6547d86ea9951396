import { createHash } from 'node:crypto';
import { type AccountState, type ExternalResource, resourceKey } from './account-state.ts';
import { type JsonObject, textAt } from './json.ts';
import type { KindKey } from './managed-resource.ts';

/** Where the API server of an EKS cluster is. */
export interface ApiServerAccess {
  readonly server: string;
  /** PEM. */
  readonly certificateAuthority: string;
  readonly token: string;
}

/** An account as seen from one region. */
export interface AwsView {
  /** 12 digits. */
  readonly account: string;
  readonly region: string;
  /** A resource by id, in this region or global. */
  find(kind: KindKey, id: string): ExternalResource | undefined;
  all(kind: KindKey): readonly ExternalResource[];
  apiServerOf(eksCluster: string): ApiServerAccess;
}

/** A refusal of AWS: the error code of the API and its message. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** How a resource is found: by the external name, by its parameters, or by an id that AWS makes. */
export type Naming =
  | { readonly by: 'name'; readonly id?: (name: string, parameters: JsonObject, view: AwsView) => string }
  | { readonly by: 'parameters'; readonly id: (parameters: JsonObject) => string }
  | { readonly by: 'aws'; readonly id: (random: Random, parameters: JsonObject, view: AwsView) => string };

/** Names that AWS accepts. */
export interface NameRule {
  readonly pattern: RegExp;
  readonly longest: number;
  /** Code of the refusal. */
  readonly code: string;
}

/** Something new: what was asked for, its id, and what it was before an update. */
export interface Made {
  readonly id: string;
  readonly parameters: JsonObject;
  readonly before?: ExternalResource;
  readonly random: Random;
}

/** How AWS treats one kind, as far as its resources depend on each other. */
export interface AwsKind {
  readonly kind: KindKey;
  /** As Terraform's provider calls it in errors: `EC2 VPC`. */
  readonly noun: string;
  /** The part of the API's calls after Create and Delete, when it is not the kind. */
  readonly apiNoun?: string;
  /** Calls of the API that are not called so. */
  readonly calls?: Readonly<Partial<Record<'create' | 'update' | 'delete', string>>>;
  /** IAM has no regions. */
  readonly global?: true;
  readonly naming: Naming;
  /** What its name looks like, where the name is the user's. */
  readonly nameRule?: NameRule;
  /** Fields that cannot change: the provider would have to replace the resource, and refuses. */
  readonly immutable?: readonly string[];
  /** How many times longer than other kinds it takes. @default 1 */
  readonly slowness?: number;
  /** Values that AWS chooses where none is given; the provider writes them into the spec. */
  readonly defaults?: JsonObject;
  readonly arn?: (made: Made, view: AwsView) => string;
  readonly attributes?: (made: Made, view: AwsView) => JsonObject;
  /** Resources that AWS makes with it. */
  readonly brings?: (made: Made, view: AwsView) => readonly Pick<ExternalResource, 'kind' | 'id' | 'parameters' | 'attributes'>[];
  readonly mayCreate?: (parameters: JsonObject, view: AwsView) => Refusal | undefined;
  readonly mayUpdate?: (parameters: JsonObject, before: ExternalResource, view: AwsView) => Refusal | undefined;
  readonly mayDelete?: (resource: ExternalResource, view: AwsView) => Refusal | undefined;
  /** Resources that are deleted together with it. */
  readonly takes?: (resource: ExternalResource, view: AwsView) => readonly ExternalResource[];
  /** Its creation does not end before this holds. */
  readonly isSettled?: (resource: ExternalResource, view: AwsView) => boolean;
}

/** Digits that are always the same for the same account, kind, cluster and object. */
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

/** The account as `region` shows it. */
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

/** A resource of a kind whose parameter has a value. */
export const withParameter = (view: AwsView, kind: KindKey, path: string, value: string): ExternalResource | undefined =>
  view.all(kind).find(({ parameters }) => textAt(parameters, path) === value);
