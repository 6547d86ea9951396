import type { RandomCall, TemplatePosition } from '@slipway/go-template';
import type { Installation } from '../release/install-release.ts';
import type { InstalledObject } from './installed-objects.ts';
import { unknownVariable } from './unknown-variables.ts';

/** An object with a random value, or with the current time. */
export interface RandomObject {
  readonly installed: InstalledObject;
  /** The function that a template calls: `randAlphaNum`. */
  readonly name: string;
  readonly position: TemplatePosition;
}

/**
 * Returns the objects that differ in each render. Leaves out objects of a template with a condition that only the cluster can evaluate,
 * because many charts keep the value of an existing object.
 */
export function randomObjects(
  { randomCalls }: Pick<Installation, 'randomCalls'>,
  objects: readonly InstalledObject[],
): readonly RandomObject[] {
  if (randomCalls.length === 0) return [];
  const names = new Set(randomCalls.map(({ name }) => name));
  return objects.flatMap((installed) => {
    const call = installed.perhaps ? undefined : printedCall(installed, names);
    return call === undefined ? [] : [{ installed, ...call }];
  });
}

function printedCall({ document, unknownVariables }: InstalledObject, names: ReadonlySet<string>): RandomCall | undefined {
  if (document === undefined || unknownVariables.length === 0) return undefined;
  const { branches, unknowns } = document.output.rendered;
  if (branches.length > 0) return undefined;
  for (const { unknown, position } of unknowns) {
    // The two values of a certificate are named `genCA key` and `genCA certificate`.
    const [name = ''] = unknown.reason.split(' ', 1);
    if (names.has(name) && unknownVariables.includes(unknownVariable(unknown.reason))) return { name, position };
  }
  return undefined;
}
