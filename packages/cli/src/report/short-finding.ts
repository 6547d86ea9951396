import type { Finding } from '@slipway/manifest';

/** Shortens long texts of a finding in the middle, for every format: a name, key, label or message can be as long as a file. */
export function shortFinding(finding: Finding): Finding {
  if (!isLong(finding)) return finding;
  const { message, pointer, expected, remedy, object, objects, clusters, value } = finding;
  return {
    ...finding,
    message: shortText(message, MAX_MESSAGE),
    pointer: shortText(pointer, MAX_NAME),
    expected: shortText(expected, MAX_MESSAGE),
    remedy: shortText(remedy, MAX_MESSAGE),
    ...(typeof value === 'string' && { value: shortText(value, MAX_MESSAGE) }),
    ...(object !== undefined && { object: shortText(object, MAX_NAME) }),
    ...(objects !== undefined && { objects: objects.map((each) => shortText(each, MAX_NAME)) }),
    ...(clusters !== undefined && { clusters: clusters.map((each) => shortText(each, MAX_NAME)) }),
  };
}

/** Kubernetes allows 253 characters for a name and a namespace each, and 63 for a kind. */
const MAX_NAME = 1000;
const MAX_MESSAGE = 4000;

function isLong({ message, pointer, expected, remedy, object = '', objects = [], clusters = [], value }: Finding): boolean {
  const isLongName = (text: string): boolean => text.length > MAX_NAME;
  return (
    [message, expected, remedy, typeof value === 'string' ? value : ''].some((text) => text.length > MAX_MESSAGE) ||
    isLongName(pointer) ||
    isLongName(object) ||
    objects.some(isLongName) ||
    clusters.some(isLongName)
  );
}

/** Keeps the beginning and the end of a text with more than `most` characters. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = most / 2 - ROOM_FOR_THE_NOTE;
  return `${text.slice(0, kept)} [... ${text.length - 2 * kept} characters ...] ${text.slice(-kept)}`;
}

const ROOM_FOR_THE_NOTE = 20;
