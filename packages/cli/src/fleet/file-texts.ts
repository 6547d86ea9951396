import type { OpenFleet } from './open-fleet.ts';

/** Readable names of files, and the texts of the named files. */
export interface FileTexts {
  /** `content` as in a `FleetKustomization`. */
  readonly fileName: (content: string, file: string) => string;
  readonly textIn: (content: string, file: string) => string | undefined;
  /** Returns the text for a name that `fileName` returned. */
  readonly textOf: (name: string) => string | undefined;
}

/** Returns the names and texts for an open fleet. */
export function fileTexts(open: OpenFleet): FileTexts {
  const files = new Map<string, { readonly content: string; readonly file: string }>();
  const names = new Map<string, string>();
  const textIn = (content: string, file: string): string | undefined => (content === '' ? open.tree : open.treeOf(content))?.read(file);
  return {
    fileName(content, file) {
      const key = content === '' ? file : `${content}\0${file}`;
      let name = names.get(key);
      if (name === undefined) {
        name = open.fileName(content, file);
        names.set(key, name);
      }
      files.set(name, { content, file });
      return name;
    },
    textIn,
    textOf(name) {
      const { content = '', file = '' } = files.get(name) ?? {};
      return textIn(content, file);
    },
  };
}
