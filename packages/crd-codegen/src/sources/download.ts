/** Most bytes of one file. The largest has 5 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Time for one file. */
const TIMEOUT_MILLISECONDS = 60_000;

/** Returns the bytes of an address. Throws an Error with the reason for anything else than one complete answer of at most 16 MiB. */
export async function download(address: string): Promise<Uint8Array> {
  const url = new URL(address);
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) throw new Error('the address must begin with https://');
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Refused(statusText(response));
    }
    return await limitedBytes(response);
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}

/** An answer that is not the file. */
class Refused extends Error {}

function statusText({ status, headers }: Response): string {
  const target = headers.get('location');
  return target === null
    ? `the server answered ${status}; expected 200`
    : `the server answered ${status} and redirects to ${JSON.stringify(target.slice(0, 200))}; redirects are not followed`;
}

async function limitedBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Refused(`the file has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return `no complete answer within ${TIMEOUT_MILLISECONDS / 1000} s`;
  const { cause } = error as { readonly cause?: unknown };
  const reason = cause instanceof Error ? cause.message || cause.name : String(error);
  return `no complete answer (${reason})`;
}
