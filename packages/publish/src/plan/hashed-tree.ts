import { hash } from 'node:crypto';

/** Files with the object ids that Git gives them, so that "nothing changed" is known without asking Git. */
export interface HashedTree {
  /** Id of the root tree, 40 hex digits. */
  readonly id: string;
  readonly files: ReadonlyMap<string, { readonly id: string; readonly bytes: Buffer }>;
}

/** Hashes `files` as Git does, every file with mode 100644. No path may be a file and a folder at once. */
export function hashTree(files: ReadonlyMap<string, string>): HashedTree {
  const hashed = new Map<string, { id: string; bytes: Buffer }>();
  const root: Folder = new Map();
  for (const [path, text] of files) {
    const blob = blobOf(text);
    hashed.set(path, blob);
    const segments = path.split('/');
    const name = segments.pop() ?? path;
    folderAt(root, segments).set(name, blob.id);
  }
  return { id: folderId(root), files: hashed };
}

/** The header that Git hashes stands before the bytes in one buffer: nothing is copied. */
function blobOf(text: string): { id: string; bytes: Buffer } {
  const size = Buffer.byteLength(text);
  const header = `blob ${size}\0`;
  const object = Buffer.allocUnsafe(header.length + size);
  object.write(header, 'latin1');
  object.write(text, header.length);
  return { id: hash('sha1', object), bytes: object.subarray(header.length) };
}

type Folder = Map<string, string | Folder>;

function folderAt(root: Folder, segments: readonly string[]): Folder {
  let folder = root;
  for (const segment of segments) {
    const found = folder.get(segment);
    const next: Folder = found instanceof Map ? found : new Map();
    if (next !== found) folder.set(segment, next);
    folder = next;
  }
  return folder;
}

function folderId(folder: Folder): string {
  const entries = [...folder].map(([name, entry]) => {
    const isFolder = entry instanceof Map;
    return {
      // Git sorts by bytes, a folder as if its name ended with a slash.
      key: Buffer.from(isFolder ? `${name}/` : name),
      head: Buffer.from(`${isFolder ? '40000' : '100644'} ${name}\0`),
      id: Buffer.from(isFolder ? folderId(entry) : entry, 'hex'),
    };
  });
  entries.sort((a, b) => Buffer.compare(a.key, b.key));
  const content = Buffer.concat(entries.flatMap(({ head, id }) => [head, id]));
  return hash('sha1', Buffer.concat([Buffer.from(`tree ${content.length}\0`), content]));
}
