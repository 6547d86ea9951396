import { firstTexts, printable } from '@slipway/manifest';
import type { SkippedDocument, SkipReason } from '@slipway/validate';
import type { Paint } from './paint.ts';

const reasons: Readonly<Record<SkipReason, string>> = {
  'helm-chart': 'input of Helm, which renders it first',
  template: 'a template of another program',
  'kustomize-input': 'a patch or input of kustomize',
  'local-config': 'configuration that kustomize leaves out (config.kubernetes.io/local-config)',
  encrypted: 'encrypted with SOPS, its kind included',
  'other-program': 'configuration of another program',
  'not-kubernetes': 'no Kubernetes object',
  empty: 'empty',
  'not-yaml': 'not YAML, and Flux applies it to no cluster',
  'unknown-package': 'no package of Crossplane that can be read',
  'copied-package': 'a package of Crossplane whose objects are in other files',
  'symbolic-link': 'a symbolic link, which Flux does not follow',
};

/** Returns why one file or document was not checked, and what it is part of. */
export const skipText = ({ reason, of }: SkippedDocument): string => `${reasons[reason]}${of === undefined ? '' : ` (${of})`}`;

/** Returns what was not checked, a line for each reason with the first names. Returns the empty string when everything was checked. */
export function skippedText(skipped: readonly SkippedDocument[], paint: Paint): string {
  if (skipped.length === 0) return '';
  const lines = [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, group]) => {
    const names = [...new Set(group.map(({ file, of }) => (reason === 'helm-chart' ? (of ?? file) : file)))];
    return `  ${String(group.length).padStart(3)} ${reasons[reason]}: ${firstTexts(names, MAX_NAMES, printable)}`;
  });
  return [`${paint('bold', 'Not checked')}:`, ...lines].join('\n');
}

const MAX_NAMES = 4;
