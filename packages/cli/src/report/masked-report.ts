import { type Finding, stableText } from '@slipway/manifest';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import { createSecretValues, type Masker, mayHoldCredential, type SecretValues } from '@slipway/validate/secret-values';
import type { CheckedDocuments, VerbReport } from './verb-report.ts';

/**
 * Masks each secret value of the run in every form of the report. All output of a verb passes through this function. Texts that a verb
 * cuts, wraps or escapes are masked by the verb before, and here once more.
 */
export function maskedReport(report: VerbReport, secrets: SecretValues): VerbReport {
  const { json, text, page, yaml, markdown, html, sarif, linesOf, checked, showsObjects, showsNumbersOnly } = report;
  // Secrets of all input are searched only when a text is shown that may contain one.
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
    // The data of a page is JSON, which the verb has masked. A mask instead of a number would break it.
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

/** Returns the finding without secret values. Its rule and severity are our own names. */
const maskedFinding = (finding: Finding, masker: Masker): Finding => {
  const { rule, severity } = finding;
  const shown = masker.value(finding);
  return shown === finding ? finding : { ...shown, rule, severity };
};

/** Returns the findings without secret values, for verbs that arrange them themselves. */
export function maskedFindings(findings: readonly Finding[], secrets: SecretValues): readonly Finding[] {
  const masker = findings.length === 0 ? undefined : secrets.masker();
  const shown = findings.map(withoutCredentialInSettings);
  return masker === undefined ? shown : shown.map((finding) => maskedFinding(finding, masker));
}

/** Removes from a finding the quoted value of a settings file, if it may be a credential. */
function withoutCredentialInSettings(finding: Finding): Finding {
  const { file, pointer, message, value, expected, remedy } = finding;
  if (!SETTINGS.test(file)) return finding;
  if (![pointer, message, expected, remedy].some(mayHoldCredential) && !containsCredential(value)) return finding;
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

/** Whether a value may contain a credential. True for a value that is nested too deeply to inspect. */
function containsCredential(value: unknown): boolean {
  if (value === undefined) return false;
  try {
    return mayHoldCredential(typeof value === 'string' ? value : stableText(value));
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

const SETTINGS = /(?:^|[/\\:])(?:slipway(?:-baseline)?\.ya?ml|package\.json)$/;

/** Returns the lines of files without secret values. A line is masked as a whole, before a part of it is shown. */
export const maskedLines =
  (linesOf: (file: string) => ShownLines, mask: Masker['text']): ((file: string) => ShownLines) =>
  (file) => {
    const lines = linesOf(file);
    return (line) => {
      const shown = lines(line);
      return shown === undefined ? undefined : mask(shown);
    };
  };

/** Returns the error without secret values in its message and stack, and in those of its causes. */
export function maskedError(error: unknown, secrets: SecretValues): unknown {
  const masker = secrets.masker();
  if (masker === undefined) return error;
  for (let each = error, depth = 0; each instanceof Error && depth < MAX_CAUSES; each = each.cause, depth++) {
    const { message, stack } = each;
    each.message = masker.text(message);
    if (stack !== undefined) each.stack = masker.text(stack);
  }
  return error;
}

/** Returns a message without credentials of known forms, which an argument of the command may contain. */
export function withoutCredentials(text: string): string {
  const secrets = createSecretValues();
  secrets.addObject([text]);
  return secrets.masker()?.text(text) ?? text;
}

const MAX_CAUSES = 10;
