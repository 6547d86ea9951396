const VERSION = /^v?\d+(?:\.\d+){0,2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

export const isCompatible = (_range: string, version: string): boolean => isVersion(version);
