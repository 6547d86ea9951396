import { type Fields, fieldsOf, plainText } from '@slipway/manifest';

/** Whether SOPS encrypted a Secret that the controller must not ignore. */
export function isEncrypted(object: Fields): boolean {
  if (object.kind !== 'Secret' || object.apiVersion !== 'v1' || object.sops === undefined) return false;
  const { annotations } = fieldsOf(object.metadata);
  return plainText(fieldsOf(annotations)['kustomize.toolkit.fluxcd.io/decrypt']).toLowerCase() !== 'disabled';
}
