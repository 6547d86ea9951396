import type { KindSchema } from '@slipway/kube-models';
import { childPointer, getPointer, plainText } from '@slipway/manifest';
import { fieldPath } from '../objects/field-path.ts';
import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/**
 * Checks the replicas that the scale subresource of a custom resource reports: an int32, zero or more (`ValidateScaleSpec` and
 * `ValidateScaleStatus` of apiextensions-apiserver `pkg/registry/customresource/validator.go`).
 */
export function scaleProblems(object: unknown, { subresources: { scale, status } = {} }: KindSchema): readonly Problem[] {
  // A status that is a subresource is dropped earlier.
  const paths = [scale?.specReplicasPath, ...(status === undefined ? [scale?.statusReplicasPath] : [])];
  return paths.flatMap((path) => {
    if (typeof path !== 'string') return [];
    const pointer = path.replace(/^\./, '').split('.').reduce(childPointer, '');
    const value = getPointer(object, pointer);
    const isWrong = (typeof value === 'bigint' || Number.isInteger(value)) && !((value as number) >= 0 && (value as number) < 2 ** 31);
    return isWrong ? [problemAt(pointer, value)] : [];
  });
}

const problemAt = (pointer: string, value: unknown): Problem => ({
  ...ofRule('wrong-scale'),
  message: `${fieldPath(pointer)} is ${plainText(value)}, which the scale subresource cannot report`,
  pointer,
  value,
  expected: '0 to 2147483647',
  remedy: 'write a number of replicas that fits',
});
