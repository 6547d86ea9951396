import type { Finding } from '@slipway/manifest';
import type { ShownLines } from '@slipway/validate/confidential-lines';

/**
 * Corrects a remedy that advises to quote a value: it shows the text of the file, because `1.10` and `0755` are read as the numbers 1.1
 * and 493. Removes the advice if the value has quotes already.
 */
export function withWrittenRemedy(finding: Finding, linesOf: (file: string) => ShownLines): Finding {
  const { remedy, file, line, column } = finding;
  if (!remedy.startsWith(QUOTE_IT) || line === undefined) return finding;
  const written = scalarIn((linesOf(file)(line) ?? '').slice((column ?? 1) - 1));
  if (written === undefined) return { ...finding, remedy: 'quote the value' };
  if (!/^["']/.test(written)) return { ...finding, remedy: `${QUOTE_IT}"${written}"` };
  return {
    ...finding,
    remedy:
      written.includes('$') || finding.message.includes('the value of the variable')
        ? QUOTED_VARIABLE
        : 'see what changes the value: it is quoted here',
  };
}

const QUOTE_IT = 'quote it: ';

const QUOTED_VARIABLE =
  'give the text a part that is not a number: kustomize drops the quotes around a variable, so the value that Flux writes is read again';

/** Returns the scalar of a field or an item that begins a text; undefined for a value on other lines, or in a flow collection. */
function scalarIn(text: string): string | undefined {
  const [, quotedKey, plainKey] = /^(?:("[^"]*"|'[^']*')|([^\s:#"'][^:#]*)):\s/.exec(text) ?? [];
  const value = text.slice(quotedKey === undefined && plainKey === undefined ? 0 : text.indexOf(':', quotedKey?.length ?? 0) + 1).trim();
  const quoted = /^(?:"[^"]*"|'[^']*')/.exec(value)?.[0];
  if (quoted !== undefined) return quoted;
  const plain = value.split(' #')[0]?.trim() ?? '';
  return plain === '' || /^[|>&*!{[]/.test(plain) || /[,\]}"]/.test(plain) ? undefined : plain;
}
