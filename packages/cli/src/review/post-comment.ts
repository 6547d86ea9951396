import { ForgeError } from '../repository/forge-error.ts';
import type { Forge, ForgeComment } from './forge.ts';

/** The result of posting a comment. */
export interface PostedComment {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'not-created';
  /** The number of older comments with the same marker, for example of runs at the same time. They are kept unchanged. */
  readonly older: number;
}

/** What is posted. */
export interface Posting {
  /** The beginning of every such comment. */
  readonly marker: string;
  readonly body: string;
  /** Whether to create the comment when it does not exist yet. */
  readonly isWorthCreating: boolean;
}

/**
 * Updates the newest comment of this user that begins with the marker to `body`, or creates one. Comments of other users are never
 * changed, even if they begin with the marker. Throws a ForgeError.
 */
export async function postComment(forge: Forge, { marker, body, isWorthCreating }: Posting): Promise<PostedComment> {
  const login = await forge.login();
  const findOwn = (): Promise<readonly ForgeComment[]> =>
    forge.comments(({ author, body: text }) => author === login && text.startsWith(marker));
  const own = await findOwn();
  const newest = own.at(-1);
  if (newest === undefined) {
    if (!isWorthCreating) return { outcome: 'not-created', older: 0 };
    await createOnce(forge, body, async () => (await findOwn()).length > 0);
    return { outcome: 'created', older: 0 };
  }
  const older = own.length - 1;
  if (isSame(newest.body, body)) return { outcome: 'unchanged', older };
  await forge.update(newest.id, body);
  return { outcome: 'updated', older };
}

/** Compares without line ends and trailing white space, which servers change. */
const isSame = (posted: string, body: string): boolean => posted.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd();

const PAUSES = [1, 4, 9];

/** Creates a comment once: if the server fails, the comment is searched before it is created again. */
async function createOnce(forge: Forge, body: string, isThere: () => Promise<boolean>): Promise<void> {
  for (const seconds of [...PAUSES, undefined])
    try {
      return await forge.create(body);
    } catch (error) {
      if (!(error instanceof ForgeError) || !error.isUncertain || seconds === undefined) throw error;
      await forge.wait(seconds);
      if (await isThere()) return;
    }
}
