import type { Finding, Rule } from '@slipway/manifest';
import type { DocumentVerdict, SkippedDocument } from '@slipway/validate';
import type { ShownLines } from '@slipway/validate/confidential-lines';
import type { ExitCode } from './exit-code.ts';
import type { Paint } from './paint.ts';
import type { StatedSetting } from './settings-part.ts';

/** The result of a verb. `--output` decides how it is printed. */
export interface VerbReport {
  /** Findings with files relative to the working directory, like all printed paths. */
  readonly findings: readonly Finding[];
  /** Members of the JSON document in addition to `findings`. By convention, `summary` comes first. */
  readonly json: () => Readonly<Record<string, unknown>>;
  /** Text for people after the findings, without a line break at the end. */
  readonly text: (paint: Paint) => string;
  /** Findings and text for people, for a verb that arranges them itself. `text` is not printed then. */
  readonly page?: (paint: Paint) => string;
  /** Whether `text` and `page` say nothing of the input but numbers, so that no secret can be in them. @default false */
  readonly showsNumbersOnly?: boolean;
  /** Whether `json` and `yaml` print objects as applied, including plain Secrets. */
  readonly showsObjects?: true;
  /** A stream of YAML documents, for verbs that print objects. */
  readonly yaml?: () => string;
  /** Objects that `json` prints as one array. Findings are then printed to standard error, also with `text` and `yaml`. */
  readonly documents?: () => readonly unknown[];
  /** A comment of a pull request. */
  readonly markdown?: () => string;
  /** Content of a SARIF report instead of `findings`, and why it may be incomplete. */
  readonly sarif?: () => { readonly findings: readonly Finding[]; readonly failures: readonly string[] };
  /** An HTML page. */
  readonly html?: () => string;
  /** Returns the lines of a file with findings. The text output shows the line of each finding. */
  readonly linesOf?: (file: string) => ShownLines;
  /** The documents that were checked and those that were not, for reports of CI servers. */
  readonly checked?: CheckedDocuments;
  /** The rules that the findings may name, for reports that describe them. */
  readonly rules?: readonly Rule[];
  /** Settings of the repository that count for this answer. @default none */
  readonly settings?: readonly StatedSetting[];
  /** Default: it follows from `findings`. */
  readonly exitCode?: ExitCode;
}

/** Verdicts and skipped documents, with files relative to the working directory. */
export interface CheckedDocuments {
  /** The verb that checked them. @default check */
  readonly verb?: string;
  readonly verdicts: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
}
