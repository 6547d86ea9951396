import type { Explorer } from './explorer.ts';

/** Handles the keys of the page, except in an input field, and except together with Ctrl, Alt and Meta, which the browser uses. */
export function listenToKeys({ search, move, toggleAll, toggleSplit }: Explorer, help: HTMLDialogElement, theme: HTMLButtonElement): void {
  const actions: Readonly<Record<string, () => void>> = {
    j: () => move(1),
    k: () => move(-1),
    e: toggleAll,
    s: toggleSplit,
    t: () => theme.click(),
    '/': () => search.focus(),
    '?': () => help.showModal(),
  };
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || help.open) return;
    const isWriting = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isWriting && key === 'Escape') target.blur();
    const action = isWriting || !Object.hasOwn(actions, key) ? undefined : actions[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}
