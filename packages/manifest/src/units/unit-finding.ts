import type { Finding } from '../findings/finding.ts';
import { locationOf } from '../findings/source-location.ts';
import type { Manifest } from '../objects/manifest.ts';
import { describeObject } from '../objects/object-id.ts';
import type { Unit } from './unit.ts';

/** The position of a problem in a unit: in its kustomization file if no other file is named. */
export interface UnitPosition {
  readonly file?: string;
  readonly manifest?: Manifest;
  readonly pointer?: string;
  readonly value: unknown;
}

/** Returns a finding about one unit, with its position in the tree and the location of its definition. */
export function unitFinding(
  unit: Unit,
  rule: string,
  message: string,
  { file = 'kustomization.yaml', manifest, pointer = '', ...rest }: UnitPosition & Pick<Finding, 'expected' | 'remedy'>,
): Finding {
  const source = locationOf(unit);
  return {
    rule,
    severity: 'reject',
    message: `${unit.name}: ${message}`,
    ...(manifest ? { object: describeObject(manifest), apiVersion: manifest.apiVersion } : {}),
    file: `${unit.directory}/${file}`,
    pointer,
    ...(source ? { source } : {}),
    ...rest,
  };
}
