import { onceForEachName } from '@slipway/manifest';
import type { FileTree } from '../file-tree.ts';
import { spendOperations } from '../spending.ts';

/** Whether a program of the repository that Flux does not run contains the name of an object of a kind. */
export type NamesObject = (kind: string, name: string) => boolean;

/**
 * Finds names of objects in the programs of a repository: Terraform, OpenTofu, Terragrunt, shell scripts and task files. They create
 * Secrets, ConfigMaps, ServiceAccounts and Namespaces that Flux uses and does not apply. A file counts if it contains the kind in any common
 * form and the name as a quoted text, a YAML value or an argument. Programs are only searched, never run. They are read when first needed.
 */
export function objectsOfPrograms(tree: FileTree): NamesObject {
  let programs: readonly Program[] | undefined;
  const answers = new Map<string, boolean>();
  const ofKind = onceForEachName((kind) => (programs ?? []).filter(({ words }) => words.includes(kind.toLowerCase())));
  return (kind, name) => {
    const key = `${kind}/${name}`;
    const known = name === '' || !/^[A-Za-z]+$/.test(kind) ? false : answers.get(key);
    if (known !== undefined) return known;
    programs ??= programsIn(tree);
    const found = ofKind(kind).some(({ text }) => containsName(text, name));
    answers.set(key, found);
    return found;
  };
}

/** Limits of the files that are read. */
const MAX_FILES = 2000;
const MAX_FOLDERS = 5000;
const MAX_CHARACTERS = 8_000_000;
const MAX_CHARACTERS_OF_FILE = 500_000;

interface Program {
  readonly text: string;
  /** The text in lower case without separators, which has each form of a kind: `kubernetes_config_map_v1`, `create configmap`. */
  readonly words: string;
}

function programsIn(tree: FileTree): readonly Program[] {
  const programs: Program[] = [];
  let left = MAX_CHARACTERS;
  for (const file of programFiles(tree)) {
    const text = tree.read(file) ?? '';
    if (text.length > MAX_CHARACTERS_OF_FILE) continue;
    left -= text.length;
    if (left < 0) break;
    spendOperations(text.length / 10);
    programs.push({ text, words: text.toLowerCase().replaceAll(/[_ -]/g, '') });
  }
  return programs;
}

function programFiles(tree: FileTree): readonly string[] {
  const files: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    for (const { name, kind } of tree.list(folder) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (kind !== 'folder') {
        if (files.length < MAX_FILES && isProgram(name)) files.push(path);
      } else if (folders.length < MAX_FOLDERS && (!name.startsWith('.') || TASK_FOLDERS.has(name)) && name !== 'node_modules')
        folders.push(path);
    }
  }
  return files;
}

const isProgram = (name: string): boolean =>
  /\.(?:tf|tofu|tf\.json|hcl|sh|bash|just)$|^(?:GNU)?[Mm]akefile$|^\.?[Jj]ustfile$|^[Tt]askfile\.ya?ml$/.test(name);

/** Folders with a dot that task runners use. */
const TASK_FOLDERS: ReadonlySet<string> = new Set(['.taskfiles', '.tasks', '.justfiles']);

/** Whether a text contains a name as a quoted text, as a YAML value, or after a space: an argument of a command. */
function containsName(text: string, name: string): boolean {
  spendOperations(text.length / 50);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + name.length]];
    if (/^["'\s=/]$/.test(before) && (after === '' || /^["'\s;,)}\]]$/.test(after))) return true;
  }
  return false;
}
