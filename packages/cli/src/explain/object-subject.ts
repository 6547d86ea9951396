/** `Kind/namespace/name`, or `Kind/name` for objects without a namespace. */
export const isObjectSubject = (subject: string): boolean => /^[A-Z][A-Za-z0-9]*\/(?:[^/]+\/)?[^/]+$/.test(subject);
