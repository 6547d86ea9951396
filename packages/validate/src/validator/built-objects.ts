import { hasContent, isClusterScopedToKustomize, plainText } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';

/**
 * Whether the problem is of what a build of Flux writes by itself, and no file says: the namespace that kustomize gives to every kind that
 * it does not know to be cluster-scoped, and the zeros that kustomize-controller writes for fields of built-in kinds without a value
 * (`targetPort: 0`; `fluxcd/pkg/ssa/normalize`). The server takes such objects, and drops nothing that anybody meant.
 */
export const isMadeByBuild = ({ rule, severity, value }: Problem, object: Readonly<Record<string, unknown>>): boolean =>
  rule === 'needless-namespace'
    ? !isClusterScopedToKustomize(plainText(object.apiVersion), plainText(object.kind))
    : severity === 'lossy' && value !== undefined && isZero(value);

const isZero = (value: unknown): boolean => value === '' || value === 0 || value === false || !hasContent(value);
