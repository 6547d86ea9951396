import { type GoError, TemplateError } from '../../values/template-error.ts';
import { WARN_END, WARN_START } from './templates.ts';

/** Returns the text of an error as Helm shows it. `file` is the template that was parsed or executed. */
export function helmErrorText(error: GoError, file: string): string {
  if (error instanceof TemplateError)
    return error.stage === 'parse' ? parseErrorText(error.message, file) : executionErrorText(error, file);
  return error.message;
}

function parseErrorText(message: string, file: string): string {
  const parts = message.split(': ');
  if (parts.length === 1) return `parse error in (${file}): ${message}`;
  return `parse error at (${parts[1]}): ${parts.at(-1)}`;
}

/** Returns the message of `required` or `fail` in an error. */
function warningIn(message: string): string | undefined {
  const start = message.indexOf(WARN_START);
  const end = message.lastIndexOf(WARN_END);
  return start < 0 || end < start + WARN_START.length ? undefined : message.slice(start + WARN_START.length, end);
}

function executionErrorText(error: TemplateError, file: string): string {
  if (error.position === undefined && !error.message.includes(': executing ')) return error.message;
  const parts = error.message.split(': ');
  if (parts.length < 3) return `execution error in (${file}): ${error.message}`;
  const warning = warningIn(parts.slice(2).join(': '));
  if (warning !== undefined) return `execution error at (${parts[1]}): ${warning}`;
  const blocks: string[] = [];
  // Go wraps an error of a function twice, with the same text.
  for (let current: GoError | undefined = error; current !== undefined; current = current.wrapped) {
    const block = blockOf(current.message);
    if (block === undefined) return error.message;
    if (blocks.at(-1) !== block) blocks.push(block);
  }
  return blocks.join('').trim();
}

/** Returns the location, the expression and the message of an error, each on its own line. */
function blockOf(message: string): string | undefined {
  if (!message.startsWith('template: ')) return undefined;
  const rest = message.slice('template: '.length);
  if (rest.startsWith('no template ')) return `${message}\n`;
  return executingBlock(rest) ?? simpleBlock(rest);
}

function executingBlock(rest: string): string | undefined {
  const at = rest.indexOf(': executing "');
  if (at < 0) return undefined;
  const after = rest.slice(at + ': executing '.length);
  const quote = after.indexOf('"', 1);
  const name = after.slice(1, quote);
  const behind = after.slice(quote + 1);
  const end = behind.indexOf('>: ');
  if (quote < 0 || !behind.startsWith(' at <') || end < 0) return undefined;
  return `${rest.slice(0, at)}\n  executing "${name}" at <${behind.slice(' at <'.length, end)}>:\n    ${withoutChain(behind.slice(end + 3))}\n`;
}

function simpleBlock(rest: string): string | undefined {
  const at = rest.lastIndexOf(': ');
  return at < 0 ? undefined : `${rest.slice(0, at)}\n  ${withoutChain(rest.slice(at + 2))}\n`;
}

function withoutChain(message: string): string {
  const cut = message.indexOf(' template:');
  return cut < 0 ? message : message.slice(0, cut);
}
