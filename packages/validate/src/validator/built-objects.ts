import { hasContent, isClusterScopedToKustomize, plainText } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';

/**
 * Returns whether the problem is about output of a build of Flux that no file contains. These are the namespace that kustomize sets on
 * every kind that it does not have as cluster-scoped, and the zeros that kustomize-controller writes for fields of built-in kinds without a
 * value (`targetPort: 0`; `fluxcd/pkg/ssa/normalize`). The server accepts such objects, and drops nothing that was written.
 */
export const isMadeByBuild = ({ rule, severity, value }: Problem, object: Readonly<Record<string, unknown>>): boolean =>
  rule === 'needless-namespace'
    ? !isClusterScopedToKustomize(plainText(object.apiVersion), plainText(object.kind))
    : severity === 'lossy' && value !== undefined && isZero(value);

const isZero = (value: unknown): boolean => value === '' || value === 0 || value === false || !hasContent(value);
