/**
 * Resolves `spec.path` in a source: `..` and a leading slash end at its root, as in the controller. The result has no `.` or `..` and is
 * empty for the root.
 */
export function kustomizationPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
