import { type Finding, stableText } from '@slipway/manifest';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import { createSecretValues, type Masker, mayHoldCredential, type SecretValues } from '@slipway/validate/secret-values';
import type { CheckedDocuments, VerbReport } from './verb-report.ts';

/**
 * The report with a mask in place of each secret value of the run, in every form. It is the one place through which a verb's answer
 * reaches the printers. Texts that a verb cuts, wraps or escapes are masked before, by the verb; here they are masked once more.
 */
export function maskedReport(report: VerbReport, secrets: SecretValues): VerbReport {
  const { json, text, page, yaml, markdown, html, sarif, linesOf, checked, showsObjects, showsNumbersOnly } = report;
  // The search for secrets in all input waits until something is shown that may have one.
  const maskText = (shown: string): string => secrets.masker()?.text(shown) ?? shown;
  const maskPage = showsNumbersOnly === true && report.findings.length === 0 ? (shown: string): string => shown : maskText;
  const maskValue = <Value>(shown: Value): Value => secrets.masker()?.value(shown) ?? shown;
  return {
    ...report,
    findings: maskedFindings(report.findings, secrets),
    json: showsObjects === true ? json : () => maskValue(json()),
    text: (paint) => maskPage(text(paint)),
    ...(page && { page: (paint) => maskPage(page(paint)) }),
    ...(yaml && { yaml: showsObjects === true ? yaml : () => maskText(yaml()) }),
    ...(markdown && { markdown: () => maskText(markdown()) }),
    // The data of a page is JSON, which the verb has masked: a mask in place of a number would break it.
    ...(html && { html }),
    ...(sarif && {
      sarif: () => {
        const { findings, failures } = sarif();
        return { findings: maskedFindings(findings, secrets), failures: maskValue(failures) };
      },
    }),
    ...(linesOf && { linesOf: maskedLines(linesOf, maskText) }),
    ...(checked && { checked: withMaskedResults(checked, maskValue) }),
  };
}

/** Masks the results when a report of a build server reads them; other reports do not. */
const withMaskedResults = (checked: CheckedDocuments, maskValue: Masker['value']): CheckedDocuments => ({
  ...(checked.verb !== undefined && { verb: checked.verb }),
  get verdicts() {
    return maskValue(checked.verdicts);
  },
  get skipped() {
    return maskValue(checked.skipped);
  },
});

/** The finding without secret values; its rule and severity are names of ours. */
export const maskedFinding = (finding: Finding, masker: Masker): Finding => {
  const { rule, severity } = finding;
  const shown = masker.value(finding);
  return shown === finding ? finding : { ...shown, rule, severity };
};

/** The findings without secret values, for verbs that arrange them by themselves. */
export function maskedFindings(findings: readonly Finding[], secrets: SecretValues): readonly Finding[] {
  const masker = findings.length === 0 ? undefined : secrets.masker();
  const shown = findings.map(withoutCredentialInSettings);
  return masker === undefined ? shown : shown.map((finding) => maskedFinding(finding, masker));
}

/** The finding without what it quotes of a file with settings, where that looks like a credential. */
function withoutCredentialInSettings(finding: Finding): Finding {
  const { file, pointer, message, value, expected, remedy } = finding;
  if (!SETTINGS.test(file)) return finding;
  if (![pointer, message, expected, remedy].some(mayHoldCredential) && !holdsCredential(value)) return finding;
  const { value: _, ...rest } = finding;
  const [, field = ''] = pointer.split('/');
  return {
    ...rest,
    pointer: mayHoldCredential(field) ? '' : `/${field}`,
    message: `a setting breaks the rule ${finding.rule}; it is not shown, since it looks like a credential`,
    expected: `what slipway explain ${finding.rule} says`,
    remedy: 'remove the credential from the settings, and replace it where it is used',
    confidential: true,
  };
}

/** Returns whether a value may hold a credential: also of one that is nested too deeply for a look at it. */
function holdsCredential(value: unknown): boolean {
  if (value === undefined) return false;
  try {
    return mayHoldCredential(typeof value === 'string' ? value : stableText(value));
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

const SETTINGS = /(?:^|[/\\:])(?:slipway(?:-baseline)?\.ya?ml|package\.json)$/;

/** The lines of files without secret values; a line is masked as a whole, before a part of it is shown. */
export const maskedLines =
  (linesOf: (file: string) => ShownLines, mask: Masker['text']): ((file: string) => ShownLines) =>
  (file) => {
    const lines = linesOf(file);
    return (line) => {
      const shown = lines(line);
      return shown === undefined ? undefined : mask(shown);
    };
  };

/** The error without secret values in its message and its stack, also in those of its causes. */
export function maskedError(error: unknown, secrets: SecretValues): unknown {
  const masker = secrets.masker();
  if (masker === undefined) return error;
  for (let each = error, depth = 0; each instanceof Error && depth < MOST_CAUSES; each = each.cause, depth++) {
    const { message, stack } = each;
    each.message = masker.text(message);
    if (stack !== undefined) each.stack = masker.text(stack);
  }
  return error;
}

/** A message without credentials of known forms, as an argument of the command may have them. */
export function withoutCredentials(text: string): string {
  const secrets = createSecretValues();
  secrets.addObject([text]);
  return secrets.masker()?.text(text) ?? text;
}

const MOST_CAUSES = 10;
