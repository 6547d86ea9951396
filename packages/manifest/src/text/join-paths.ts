/**
 * Joins paths with slashes and removes `.`, `..` and empty parts, as `path.posix.join` does, without a slash at the end. It takes linear
 * time. A manifest can contain a path of megabytes, for which Node's functions take hours.
 * @returns `.` without any path.
 */
export function joinPaths(...paths: readonly string[]): string {
  const path = paths.filter((each) => each !== '').join('/');
  const isAbsolute = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..' || (parts.length === 0 ? !isAbsolute : parts.at(-1) === '..')) parts.push(part);
    else parts.pop();
  }
  if (isAbsolute) return `/${parts.join('/')}`;
  return parts.length === 0 ? '.' : parts.join('/');
}
