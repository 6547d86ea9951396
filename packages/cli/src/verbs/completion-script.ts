import { type AnyVerb, type FlagOption, flagOf, type ListOption, type ValueOption } from './verb.ts';

/** An option, or the argument of a verb, as a shell needs it. */
interface Word {
  readonly flag: string;
  readonly help: string;
  /** Whether a value follows. */
  readonly hasValue: boolean;
  /** The values that are allowed; empty for any. */
  readonly choices: readonly string[];
  /** Whether the value is a path. */
  readonly isPath: boolean;
}

/** A verb with its options, and the words and paths that it takes as arguments. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly Word[];
  readonly takesPaths: boolean;
}

/** Returns a script that completes the verbs of the command, their options and the values of these. It starts no process. */
export function completionScript(shell: 'bash' | 'zsh' | 'fish', verbs: readonly AnyVerb[]): string {
  const completed = verbs.map(completedVerb);
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](completed);
}

function completedVerb({ name, summary, formats, options, arguments: given = [] }: AnyVerb): Completed {
  const own = Object.entries(options).flatMap(([field, option]) => wordsOf(flagOf(field), option));
  const output = { flag: '--output', help: 'format of the answer', hasValue: true, choices: formats, isPath: false };
  return { name, summary, options: [...own, output, ...COMMON], takesPaths: given.some(({ usage }) => isPathLike(usage)) };
}

const flag = (name: string, help: string): Word => ({ flag: name, help, hasValue: false, choices: [], isPath: false });

const COMMON: readonly Word[] = [
  flag('--quiet', 'print only findings'),
  flag('--no-color', 'print without colours'),
  { ...flag('--cwd', 'work as if started in this directory'), hasValue: true, isPath: true },
  flag('--help', 'print options and examples'),
];

function wordsOf(name: string, option: FlagOption | ValueOption | ListOption): readonly Word[] {
  if ('value' in option) {
    const choices = 'choices' in option ? (option.choices ?? []) : [];
    return [{ ...flag(name, option.help), hasValue: true, choices, isPath: isPathLike(option.value) }];
  }
  const negated = option.negated === undefined ? [] : [flag(name.replace('--', '--no-'), option.negated)];
  return [flag(name, option.help), ...negated];
}

const isPathLike = (usage: string): boolean => /path|file|directory|folder/i.test(usage);

/** The shell itself offers paths for values without a list. */
function bashScript(verbs: readonly Completed[]): string {
  const names = verbs.map(({ name }) => name);
  const values = verbs.flatMap(({ name, options }) =>
    options
      .filter(({ hasValue }) => hasValue)
      .map(({ flag: option, choices }) => `    '${name} ${option}') _slipway_words ${quoted(choices.join(' '))}; return ;;`),
  );
  const options = verbs.map(({ name, options: own }) => `    ${name}) _slipway_words ${quoted(own.map((word) => word.flag).join(' '))} ;;`);
  return `# Completion of slipway for Bash.
_slipway_words() { COMPREPLY=($(compgen -W "$1" -- "$current")); }
_slipway() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" verb='' word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in ${names.join('|')}) verb="$word"; break ;; esac
  done
  case "$verb $previous" in
${values.join('\n')}
  esac
  if [[ -n "$verb" && "$current" != -* ]]; then return; fi
  case "$verb" in
    '') _slipway_words ${quoted([...names, '--help', '--version'].join(' '))} ;;
${options.join('\n')}
  esac
}
complete -o default -F _slipway slipway
`;
}

function zshScript(verbs: readonly Completed[]): string {
  const cases = verbs.map(({ name, options, takesPaths }) => {
    const lines = [...options.map(zshOption), ...(takesPaths ? [quoted('*:path:_files')] : [])];
    return `    ${name})\n      _arguments \\\n${lines.map((line) => `        ${line}`).join(' \\\n')}\n      ;;`;
  });
  return `#compdef slipway
# Completion of slipway for zsh.
_slipway() {
  local -a verbs
  verbs=(
${verbs.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe verb verbs
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${cases.join('\n')}
  esac
}
compdef _slipway slipway
`;
}

/** Escapes colons and brackets, which would end the description of an option. */
function zshOption({ flag: option, help, hasValue, choices, isPath }: Word): string {
  const description = help.replaceAll(/[[\]:\\]/g, '\\$&');
  const action = choices.length > 0 ? `(${choices.join(' ')})` : isPath ? '_files' : '';
  return quoted(`*${option}[${description}]${hasValue ? `:value:${action}` : ''}`);
}

function fishScript(verbs: readonly Completed[]): string {
  const names = verbs.map(({ name }) => name).join(' ');
  const unused = quoted(`not __fish_seen_subcommand_from ${names}`);
  const lines = verbs.flatMap(({ name, summary, options, takesPaths }) => {
    const used = quoted(`__fish_seen_subcommand_from ${name}`);
    return [
      `complete -c slipway -n ${unused} -a ${name} -d ${fishText(summary)}`,
      ...options.map((word) => `complete -c slipway -n ${used} -l ${word.flag.slice(2)}${fishValue(word)} -d ${fishText(word.help)}`),
      ...(takesPaths ? [`complete -c slipway -n ${used} -F`] : []),
    ];
  });
  return ['# Completion of slipway for fish.', 'complete -c slipway -f', ...lines, ''].join('\n');
}

const fishValue = ({ hasValue, choices, isPath }: Word): string =>
  !hasValue ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : isPath ? ' -r -F' : ' -x';

/** Returns a text in single quotes, for Bash and zsh. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a text in single quotes for fish, which reads a backslash in them. */
const fishText = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
