import type { DefinedKinds } from './kind-schemas.ts';

export function xrdKinds(_xrd: Readonly<Record<string, unknown>>, _file: string): DefinedKinds {
  return { kinds: [], findings: [] };
}
