import { type BootstrapStep, type ClusterDescription, shellQuote } from '@slipway/manifest';
import { wrap } from '../report/wrap.ts';
import { inputsOf } from './inputs-of.ts';

const FIRST_LINES = '#!/usr/bin/env bash\n# Written by `slipway bootstrap ';

/** Whether a text is the output of {@link bootstrapScript}, so that it may be replaced. */
export const isBootstrapScript = (text: string): boolean => text.startsWith(FIRST_LINES);

/**
 * Returns a script for bash 3.2 or newer. Without arguments it lists its steps. With names of steps it runs them in the given order, and
 * with `all` it runs every step. Before the first command it names missing programs and environment variables, and before each step it
 * compares the AWS account. It ends at the first failure.
 */
export function bootstrapScript({ name, bootstrap: steps }: ClusterDescription): string {
  const longest = Math.max(...steps.map(({ id }) => id.length));
  return `${[
    `${FIRST_LINES}${name}\`. Run it in the root folder of the repository.`,
    '# It lists its steps; with the names of steps as arguments, or with `all`, it runs them. Running them again does no harm.',
    ...inputsOf(steps).map((input) => `# ${input.name}: ${input.summary}. Export it; it must not be in this script.`),
    'set -euo pipefail',
    '',
    HELPERS,
    '',
    ...steps.map((step, index) => stepFunctions(step, index + 1)),
    `steps=${shellQuote(steps.map(({ id }) => id).join(' '))}`,
    '',
    'list() {',
    ...steps.map(({ id, title }) => `  printf '  %-${longest}s  %s\\n' ${shellQuote(id)} ${shellQuote(title)}`),
    '}',
    '',
    MAIN,
  ].join('\n')}\n`;
}

/** Lines are not indented, because a line break in a quoted value is part of the value. */
const stepFunctions = ({ id, title, why, accountId, programs, inputs, commands, check }: BootstrapStep, number: number): string =>
  [
    `# ${number}. ${title}`,
    ...wrap(why, 96).map((line) => `# ${line}`),
    `needs_${id}() {`,
    [
      ...programs.map((program) => `need_program ${shellQuote(program)}`),
      ...inputs.map((input) => `need_variable ${shellQuote(input.name)} ${shellQuote(input.summary)}`),
      ':',
    ].join('\n'),
    '}',
    `step_${id}() {`,
    ...(accountId === undefined ? [] : [`in_account ${shellQuote(accountId)}`]),
    ...commands,
    ...(check.length === 0 ? [] : ['# To see that it worked:', ...check]),
    ':',
    '}',
    '',
  ].join('\n');

const HELPERS = `missing=''
miss() {
  case "$missing" in
    *"$1"*) ;;
    *) missing="$missing  $1\${newline}" ;;
  esac
}
need_program() {
  command -v "$1" > /dev/null || miss "the program $1"
}
need_variable() {
  [ -n "\${!1:-}" ] || miss "the environment variable $1: $2"
}
in_account() {
  local account
  account="$(aws sts get-caller-identity --query Account --output text)"
  if [ "$account" != "$1" ]; then
    printf 'This step needs credentials for the AWS account %s; the present ones are for %s.\\n' "$1" "$account" >&2
    exit 1
  fi
}
newline='
'`;

const MAIN = `if [ "$#" -eq 0 ]; then
  printf 'Steps, in their order; name those to run, or "all":\\n'
  list
  exit 0
fi
if [ "$*" = all ]; then
  # shellcheck disable=SC2086
  set -- $steps
fi
for step in "$@"; do
  case " $steps " in
    *" $step "*) "needs_$step" ;;
    *) miss "a step called $step" ;;
  esac
done
if [ -n "$missing" ]; then
  printf 'Nothing was run. Missing:\\n%s' "$missing" >&2
  exit 2
fi
for step in "$@"; do
  printf '\\n== %s\\n' "$step"
  "step_$step"
done`;
