import { basename, dirname, join } from 'node:path';

/** Returns the temporary path of `file` before it is renamed: next to it, with the process id in its name. */
export const temporaryOf = (file: string): string => join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);

/** Whether a file with this name is the temporary file of another running process. Those of ended processes can be deleted. */
export function isBeingWritten(name: string): boolean {
  const pid = Number(/^\..+\.([1-9]\d{0,9})\.tmp$/.exec(name)?.[1] ?? 0);
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // It runs as another user
  }
}
