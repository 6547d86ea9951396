import { type Finding, readYaml } from '@slipway/manifest';
import { asHidden, asShown, holdsSecret, mentionsSecret } from '@slipway/validate';

/**
 * A finding whose words may come from any object of a file, as it may be shown: what is secret in the file is not in it. `text` is the
 * content of the file, when there is one.
 */
export function shownFinding(finding: Finding, text: string | undefined): Finding {
  if (text === undefined || !mentionsSecret(text)) return finding;
  const { documents, findings } = readYaml(text, finding.file);
  if (findings.length > 0 && quotes(finding, text)) return asHidden(finding);
  return documents.filter(({ value }) => holdsSecret(value)).reduce((shown, { value }) => asShown(shown, value), finding);
}

/** Whether a message about a text that does not parse repeats a part of it. */
const quotes = ({ message }: Finding, text: string): boolean =>
  [...message.matchAll(/"([^"]{4,})"|'([^']{4,})'|`([^`]{4,})`/g)].some((match) => text.includes(match[1] ?? match[2] ?? match[3] ?? ''));
