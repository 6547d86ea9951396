import { trimEndOf } from '../text/scan.ts';
/**
 * Returns the reasons why `path` is not safe to write, each as the end of a sentence "the path …". Returns an empty list for a safe path.
 */
export function pathProblems(path: string): string[] {
  const problems: string[] = [];
  if (path === '') return ['is empty'];
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) problems.push('is absolute');
  if (path.includes('\\')) problems.push('has a backslash, which Windows takes for a separator');
  if (/[<>:"|?*]/.test(path)) problems.push('has one of < > : " | ? *, which Windows refuses');
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Cn}]/u.test(path)) problems.push('has a control or invisible character');
  if (path !== path.normalize('NFC')) problems.push('is not in Unicode NFC, which macOS would change');
  if (utf8Length(path) > MAX_PATH_LENGTH)
    problems.push(`is longer than ${MAX_PATH_LENGTH} bytes, which does not fit a checkout on Windows`);
  return [...problems, ...new Set(path.replace(/^\//, '').split('/').flatMap(segmentProblems))];
}

/** Windows allows 260 characters, including the directory of the checkout. */
const MAX_PATH_LENGTH = 240;
/** The limit of ext4, APFS and NTFS; Git does not write longer names. */
const MAX_SEGMENT_LENGTH = 255;

function segmentProblems(segment: string): string[] {
  if (segment === '') return ['has an empty segment'];
  if (segment === '.' || segment === '..') return [`has a segment ${segment}, which leaves its folder`];
  const problems: string[] = [];
  if (/[. ]$/.test(segment)) problems.push(`has a segment ending in a dot or a space (${segment}), which Windows drops`);
  if (segment.startsWith(' ')) problems.push('has a segment starting with a space');
  if (GIT_FOLDER.test(trimEndOf(segment, '. '))) problems.push(`has a segment ${segment}, which Git refuses`);
  if (WINDOWS_DEVICE.test(segment)) problems.push(`has a segment ${segment}, which is a device on Windows`);
  if (utf8Length(segment) > MAX_SEGMENT_LENGTH) problems.push(`has a segment longer than ${MAX_SEGMENT_LENGTH} bytes`);
  return problems;
}

/** `.git` in any case and its short name on NTFS; also the files that contain settings of Git. */
const GIT_FOLDER = /^(?:\.git|git~\d+|\.git(?:modules|attributes|ignore))$/i;

/** Names that Windows reserves, with any extension. */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\..*)?$/i;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;
