import type { Finding } from '@slipway/manifest';

/**
 * Returns a finding whose texts can be printed: a name, key, label or message may have as many characters as a file. The middle of a long
 * text is left out, in every format.
 */
export function shortFinding(finding: Finding): Finding {
  if (!isLong(finding)) return finding;
  const { message, pointer, expected, remedy, object, objects, clusters, value } = finding;
  return {
    ...finding,
    message: shortText(message, LONGEST_MESSAGE),
    pointer: shortText(pointer, LONGEST_NAME),
    expected: shortText(expected, LONGEST_MESSAGE),
    remedy: shortText(remedy, LONGEST_MESSAGE),
    ...(typeof value === 'string' && { value: shortText(value, LONGEST_MESSAGE) }),
    ...(object !== undefined && { object: shortText(object, LONGEST_NAME) }),
    ...(objects !== undefined && { objects: objects.map((each) => shortText(each, LONGEST_NAME)) }),
    ...(clusters !== undefined && { clusters: clusters.map((each) => shortText(each, LONGEST_NAME)) }),
  };
}

/** Kubernetes allows 253 characters for a name and a namespace each, and 63 for a kind. */
const LONGEST_NAME = 1000;
const LONGEST_MESSAGE = 4000;

function isLong({ message, pointer, expected, remedy, object = '', objects = [], clusters = [], value }: Finding): boolean {
  const isLongName = (text: string): boolean => text.length > LONGEST_NAME;
  return (
    [message, expected, remedy, typeof value === 'string' ? value : ''].some((text) => text.length > LONGEST_MESSAGE) ||
    isLongName(pointer) ||
    isLongName(object) ||
    objects.some(isLongName) ||
    clusters.some(isLongName)
  );
}

/** Keeps the beginning and the end of a text that has more than `most` characters. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = most / 2 - ROOM_FOR_THE_NOTE;
  return `${text.slice(0, kept)} [... ${text.length - 2 * kept} characters ...] ${text.slice(-kept)}`;
}

const ROOM_FOR_THE_NOTE = 20;
