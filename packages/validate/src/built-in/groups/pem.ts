/** A PEM block, as Go's `encoding/pem` reads it. */
export interface PemBlock {
  readonly type: string;
  /** Whether headers precede the data. */
  readonly hasHeaders: boolean;
  readonly bytes: Buffer;
}

/** Returns the blocks of a text. Like Go, it ignores text between them, blocks without end, and blocks that are not base64. */
export function pemBlocks(text: string): readonly PemBlock[] {
  const blocks: PemBlock[] = [];
  let open: { readonly type: string; readonly lines: string[] } | undefined;
  for (const line of text.split('\n').map((each) => each.trimEnd())) {
    const begin = typeIn(line, '-----BEGIN ');
    if (begin !== undefined) open = { type: begin, lines: [] };
    else if (open && typeIn(line, '-----END ') === open.type) {
      const block = blockOf(open.type, open.lines);
      if (block) blocks.push(block);
      open = undefined;
    } else open?.lines.push(line);
  }
  return blocks;
}

const typeIn = (line: string, start: string): string | undefined =>
  line.startsWith(start) && line.endsWith('-----') ? line.slice(start.length, -5) : undefined;

function blockOf(type: string, lines: readonly string[]): PemBlock | undefined {
  const first = lines.findIndex((line) => !line.includes(':'));
  const data = lines.slice(first < 0 ? lines.length : first).join('');
  return /^[A-Za-z\d+/]*={0,2}$/.test(data) && data.length % 4 === 0
    ? { type, hasHeaders: first > 0, bytes: Buffer.from(data, 'base64') }
    : undefined;
}
