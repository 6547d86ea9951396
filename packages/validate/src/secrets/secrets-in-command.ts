import { plainText } from '@slipway/manifest';
import { isConfidentialField, looksRandom } from './credential-text.ts';

/** Returns the secrets among the arguments of a program: those after `--password` and similar options. */
export function secretsOfProgram(args: readonly unknown[]): readonly string[] {
  // Most lists are not arguments.
  if (!args.some((argument) => typeof argument === 'string' && argument.startsWith('-'))) return [];
  return args.flatMap((each, index) => {
    // A number without quotes is a mistake that a finding shows.
    const argument = typeof each === 'number' || typeof each === 'bigint' ? plainText(each) : each;
    if (typeof argument !== 'string') return [];
    const attached = attachedPassword(argument);
    const before = args[index - 1];
    const option = typeof before === 'string' ? /^--?([\w-]{1,60})$/.exec(before)?.[1] : undefined;
    return [...attached, ...(option === undefined ? [] : secretsOfOption(option, argument))];
  });
}

/** Returns whether a text may have an option: a hyphen at its start, or after a blank or a quote. Most hyphens are inside names. */
export function mayHaveOption(text: string): boolean {
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at + 1)) {
    const before = at === 0 ? 0 : text.charCodeAt(at - 1);
    // ASCII blanks and quotes, and all characters beyond ASCII, which may be blanks.
    if (before <= 0x22 || before === 0x27 || before === 0x60 || before > 0x7f) return true;
  }
  return false;
}

/** Returns the secrets in a command line, or in a script. */
export function secretsInCommand(text: string): readonly string[] {
  return [...text.matchAll(OPTION)].flatMap(([, option = '', quoted, plain = '']) => [
    ...secretsOfOption(option, quoted ?? plain),
    ...attachedPassword(`-${option}`),
  ]);
}

const OPTION = /(?<=^|[\s"'`])--?([A-Za-z][^\s"'`=]{0,200})(?:[ \t]{1,4}(?:["']([^"'\n]{1,400})["']|(?!-)([^\s"'`|;&<>]{1,400})))?/g;

function secretsOfOption(option: string, value: string): readonly string[] {
  if (value.startsWith('-') || value.startsWith('$')) return [];
  if (/^(?:u|user|proxy-user)$/.test(option)) {
    const at = value.indexOf(':');
    const password = value.slice(at + 1);
    return at > 0 && (option !== 'u' || password.length >= 8) && !/^\d*(?::\d+)?$/.test(password) ? [password] : [];
  }
  if (/^[aApPwWk]$/.test(option)) return looksRandom(value) ? [value] : [];
  if (/^(?:H|header)$/.test(option))
    return value
      .slice(value.indexOf(':') + 1)
      .split(/\s/)
      .filter(looksRandom);
  return isConfidentialField(option, value) ? [value] : [];
}

/** Returns the password that MySQL and other programs accept directly after `-p`. */
function attachedPassword(argument: string): readonly string[] {
  const password = argument.startsWith('-p') ? argument.slice(2) : '';
  return looksRandom(password) ? [password] : [];
}
