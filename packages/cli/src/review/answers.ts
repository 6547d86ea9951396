import type { ForgeComment } from './forge.ts';

/** An answer of a server that does not have the expected form. */
class UnexpectedAnswer extends Error {
  constructor(what: string) {
    super(`the answer does not say ${what}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the field at a path. Returns undefined when it is missing. */
export const fieldAt = (answer: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined),
    answer,
  );

/** Returns a string that is not empty, because two missing logins are not the same login. Throws otherwise. */
export function textAt(answer: unknown, ...path: readonly string[]): string {
  const value = fieldAt(answer, ...path);
  if (typeof value !== 'string' || value === '') throw new UnexpectedAnswer(path.join('.'));
  return value;
}

/** Returns the number of a request, comment or project. Throws. */
export function numberAt(answer: unknown, ...path: readonly string[]): number {
  const value = fieldAt(answer, ...path);
  if (!Number.isSafeInteger(value) || (value as number) <= 0) throw new UnexpectedAnswer(path.join('.'));
  return value as number;
}

/** Where the fields of a comment are, which differ between servers. */
interface CommentFields {
  readonly author: readonly string[];
  /** Whether the comment is one of the request, by the field that names its request. True without such a field. */
  readonly isOfRequest: (comment: unknown) => boolean;
}

/**
 * Returns a comment; undefined for one without text or author, such as that of a deleted user, and for one of another request. Throws for
 * one without an id.
 */
export function commentAt(answer: unknown, { author, isOfRequest }: CommentFields): ForgeComment | undefined {
  const id = numberAt(answer, 'id');
  const [body, login] = [fieldAt(answer, 'body'), fieldAt(answer, ...author)];
  const isComment = typeof body === 'string' && typeof login === 'string' && login !== '' && isOfRequest(answer);
  return isComment ? { id, body, author: login } : undefined;
}
