import type { AwsKind } from '../model/aws-kind.ts';
import type { KindKey } from '../model/managed-resource.ts';
import { eksKinds } from './eks-kinds.ts';
import { iamKinds } from './iam-kinds.ts';
import { networkKinds } from './network-kinds.ts';
import { serviceKinds } from './service-kinds.ts';

const KINDS: ReadonlyMap<KindKey, AwsKind> = new Map(
  [...networkKinds, ...eksKinds, ...iamKinds, ...serviceKinds].map((kind) => [kind.kind, kind]),
);

/** Returns how AWS handles a kind. A kind that the fleet does not use gets an id, an ARN, and no rules. */
export function findKind(kind: KindKey): AwsKind {
  const known = KINDS.get(kind);
  if (known) return known;
  const [service = '', name = ''] = kind.split('/');
  return {
    kind,
    noun: `${service.toUpperCase()} ${name}`,
    naming: { by: 'aws', id: (random) => `${name.toLowerCase()}-0${random.hex(16)}` },
    arn: ({ id }, { region, account }) => `arn:aws:${service}:${region}:${account}:${name.toLowerCase()}/${id}`,
  };
}

/** Returns the kinds with rules of their own. */
export const knownKinds = (): readonly AwsKind[] => [...KINDS.values()];
