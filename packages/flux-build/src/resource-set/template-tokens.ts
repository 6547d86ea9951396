/** What a template does that is not supported, or that fails in flux-operator too. */
export class TemplateProblem extends Error {
  /** The field of the ResourceSet with the template. */
  pointer: string | undefined;
}

/** A key that a template reads and the inputs do not have. flux-operator fails, too. */
export class MissingKey extends TemplateProblem {
  /** `inputs.tenant`, or only the key of another map. */
  readonly key: string;

  /** Creates the problem of a key below a path: empty, or `inputs.`. */
  constructor(key: string, path: string) {
    super(`the map has no entry for the key ${key}`);
    this.key = `${path}${key}`;
  }
}

/** A piece of a template: text, or an action between `<<` and `>>`. */
export interface TemplatePiece {
  readonly kind: 'text' | 'action';
  readonly text: string;
  /** Where it begins in the template. */
  readonly offset: number;
}

/** Cuts a text at `<<` and `>>`; `<<- ` takes away the white space before it, ` ->>` that behind it. */
export function templatePieces(template: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let trimNext = false;
  let at = 0;
  while (at < template.length) {
    const start = template.indexOf('<<', at);
    const written = template.slice(at, start < 0 ? undefined : start);
    let text = trimNext ? written.trimStart() : written;
    const offset = at + written.length - text.length;
    if (start >= 0 && /^<<-\s/.test(template.slice(start, start + 4))) text = text.trimEnd();
    pieces.push({ kind: 'text', text, offset });
    if (start < 0) break;
    const end = endOfAction(template, start + 2);
    const inner = template.slice(start + 2, end);
    trimNext = /\s-$/.test(inner);
    pieces.push({
      kind: 'action',
      text: inner
        .replace(/^-(?=\s)/, '')
        .replace(/\s-$/, '')
        .trim(),
      offset: start,
    });
    at = end + 2;
  }
  return pieces;
}

/** A text in quotes may hold what else would be the end. */
function endOfAction(template: string, from: number): number {
  for (let at = from; at < template.length; at++) {
    const character = template.charAt(at);
    if (template.startsWith('>>', at)) return at;
    if (character === '"' || character === '`') {
      const end = endOfText(template, at);
      if (end < 0) break;
      at = end;
    }
  }
  throw new TemplateProblem('an action has no end');
}

function endOfText(template: string, start: number): number {
  const quote = template.charAt(start);
  for (let at = start + 1; at < template.length; at++) {
    if (quote === '"' && template.charAt(at) === '\\') at++;
    else if (template.charAt(at) === quote) return at;
  }
  return -1;
}

/** A word of an action. */
export interface Token {
  readonly kind: 'name' | 'field' | 'variable' | 'text' | 'number' | 'sign';
  readonly text: string;
  /** Whether white space is before it: `inputs.a` is one operand, `inputs .a` two. */
  readonly spaced: boolean;
}

const TOKEN = /(\s*)(?:("(?:\\.|[^"\\])*")|(`[^`]*`)|([-+]?\d+(?:\.\d+)?)|(\$\w*)|(\.\w+)|([A-Za-z_]\w*)|(:=|[.()|,=]))/y;

/** The words of an action. */
export function actionTokens(action: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < action.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(action);
    if (match === null) throw new TemplateProblem(`${JSON.stringify(action.slice(at, at + 20))} is not understood`);
    const [, space = '', quoted, raw, number, variable, field, name, sign = ''] = match;
    const spaced = space !== '' || at === 0;
    if (quoted !== undefined) tokens.push({ kind: 'text', text: unquoted(quoted), spaced });
    else if (raw !== undefined) tokens.push({ kind: 'text', text: raw.slice(1, -1), spaced });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, spaced });
    else if (variable !== undefined) tokens.push({ kind: 'variable', text: variable, spaced });
    else if (field !== undefined) tokens.push({ kind: 'field', text: field.slice(1), spaced });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, spaced });
    else tokens.push({ kind: 'sign', text: sign, spaced });
  }
  return tokens;
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw new TemplateProblem(`${text} has an escape that is not understood`);
  }
}
