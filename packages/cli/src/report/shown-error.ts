import type { FleetKustomization } from '@slipway/flux-build';
import type { Finding } from '@slipway/manifest';
import { shownFinding } from './shown-finding.ts';

/** What is wrong with a Flux Kustomization may be reported in the words of the file that is wrong, which may be a Secret. */
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
