import type { FleetKustomization } from '@slipway/flux-build';
import type { Finding } from '@slipway/manifest';
import type { SecretValues } from '@slipway/validate/secret-values';
import { shownFinding } from './shown-finding.ts';

/** Masks secrets in the error of a Flux Kustomization: the error may quote the wrong file, which may be a Secret. */
export function withShownError(
  each: FleetKustomization,
  textIn: (content: string, file: string) => string | undefined,
): FleetKustomization {
  const { error, content, written } = each;
  if (error === undefined) return each;
  const { value: _, source: __, ...rest } = error;
  const text = error.file === undefined ? written && textIn(written.content, written.file) : textIn(content, error.file);
  const finding: Finding = {
    rule: 'kustomization-not-built',
    severity: 'reject',
    file: '',
    pointer: '',
    expected: '',
    remedy: '',
    ...rest,
  };
  const { message, confidential } = shownFinding(finding, text);
  return confidential ? { ...each, error: { ...rest, message } } : each;
}

/** Returns a Flux Kustomization or a release with secret values masked in its errors. Its objects are kept as they are applied. */
export function withMaskedErrors<Each extends { readonly error?: object; readonly unresolved?: readonly object[] }>(
  each: Each,
  secrets: SecretValues,
): Each {
  const { error, unresolved } = each;
  const masker = error === undefined && unresolved === undefined ? undefined : secrets.masker();
  if (masker === undefined) return each;
  return { ...each, ...(error && { error: masker.value(error) }), ...(unresolved && { unresolved: masker.value(unresolved) }) };
}
