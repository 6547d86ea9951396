import { type Problem, problemBelow } from './object-finding.ts';

/** `kubectl get -o yaml` writes many objects as one `List`; kustomize and Flux take it apart. */
export const isListObject = (object: Readonly<Record<string, unknown>>): object is { readonly items: readonly unknown[] } =>
  object.apiVersion === 'v1' && object.kind === 'List' && Array.isArray(object.items);

/** The problems of every item, with pointers from the list. */
export const listProblems = (list: { readonly items: readonly unknown[] }, problemsOf: (item: unknown) => readonly Problem[]): Problem[] =>
  list.items.flatMap((item, index) => problemsOf(item).map((problem) => problemBelow(problem, `/items/${index}`)));
