import { type Fields, fieldsOf } from '@slipway/manifest';

/** Whether an object asks, by a label or an annotation, that no variables are written into it. */
export function isLeftAlone({ metadata }: Fields): boolean {
  const { labels, annotations } = fieldsOf(metadata);
  return [labels, annotations].some((marks) => fieldsOf(marks)['kustomize.toolkit.fluxcd.io/substitute'] === 'disabled');
}
