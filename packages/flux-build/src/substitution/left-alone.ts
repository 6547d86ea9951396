import { type Fields, fieldsOf } from '@slipway/manifest';

/** Whether a label or an annotation of an object disables substitution. */
export function isSubstitutionDisabled({ metadata }: Fields): boolean {
  const { labels, annotations } = fieldsOf(metadata);
  return [labels, annotations].some((marks) => fieldsOf(marks)['kustomize.toolkit.fluxcd.io/substitute'] === 'disabled');
}
