import { type Finding, readYaml } from '@slipway/manifest';
import { asHidden, asShown, containsSecret, createQuoteSearch, mentionsSecret, withoutSecretsOf } from '@slipway/validate';

/**
 * Returns a finding without secrets. Its texts may come from any object of a file. `text` is the content of the file, if there is one.
 */
export function shownFinding(finding: Finding, text: string | undefined): Finding {
  if (NAMING_RULES.has(finding.rule)) return finding;
  const secrets = text === undefined ? undefined : secretsOf(text);
  if (text === undefined || secrets === undefined) return finding;
  if (!secrets.isRead && quotes(finding, text)) return asHidden(finding);
  const own = documentAt(secrets.documents, finding.line);
  // Only a finding that may quote a secret of another document is compared with each document.
  if (own !== undefined && !secrets.mayQuote(finding)) return own.containsSecret ? asShown(finding, own.value) : finding;
  secrets.comparisons += secrets.documents.length;
  if (secrets.comparisons > MAX_COMPARISONS) return asHidden(finding);
  return secrets.documents.reduce<Finding>((shown, document) => {
    if (!document.containsSecret) return shown;
    return own === undefined || own === document ? asShown(shown, document.value) : withoutSecretsOf(shown, document.value);
  }, finding);
}

/** Rules whose texts contain only names of objects and fields. */
const NAMING_RULES: ReadonlySet<string> = new Set(['applied-twice', 'encrypted-values', 'secret-created-twice']);

/** Limit of the comparisons of findings with documents, for one text. Later findings are hidden. */
const MAX_COMPARISONS = 1_000_000;

/** The secrets in a text. */
interface Secrets {
  /** Whether the complete text could be read. */
  readonly isRead: boolean;
  readonly documents: readonly ReadDocument[];
  /** Whether a finding may quote a secret of one of the documents. */
  readonly mayQuote: (finding: Finding) => boolean;
  /** Number of comparisons of findings with documents so far. */
  comparisons: number;
}

interface ReadDocument {
  readonly value: unknown;
  readonly containsSecret: boolean;
  /** From 1. */
  readonly line: number;
}

/** Returns the document that a line is in. Returns undefined when it cannot be determined and may be any document. */
function documentAt(documents: readonly ReadDocument[], line: number | undefined): ReadDocument | undefined {
  if (line === undefined) return undefined;
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as ReadDocument).line <= line) low = middle + 1;
    else high = middle;
  }
  return documents[low - 1];
}

/** Returns undefined for a text without secrets. Many findings are about a few files, so each file is searched once. */
function secretsOf(text: string): Secrets | undefined {
  if (KNOWN.has(text)) return KNOWN.get(text);
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  const secrets = mentionsSecret(text) ? readSecrets(text) : undefined;
  KNOWN.set(text, secrets);
  return secrets;
}

const KNOWN = new Map<string, Secrets | undefined>();
const MAX_KNOWN = 100;

function readSecrets(text: string): Secrets {
  const { documents, findings } = readYaml(text, '');
  const read = documents.map((document) => ({
    value: document.value,
    containsSecret: containsSecret(document.value),
    line: document.positionOf('').line,
  }));
  const values = read.flatMap(({ value, containsSecret: holds }) => (holds && typeof value === 'object' && value !== null ? [value] : []));
  return { isRead: findings.length === 0, documents: read, mayQuote: createQuoteSearch(values), comparisons: 0 };
}

/** Whether a message about a text that does not parse quotes a part of it. */
const quotes = ({ message }: Finding, text: string): boolean =>
  [...message.matchAll(/"([^"]{4,})"|'([^']{4,})'|`([^`]{4,})`/g)].some((match) => text.includes(match[1] ?? match[2] ?? match[3] ?? ''));
