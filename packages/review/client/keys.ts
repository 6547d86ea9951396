import type { Explorer } from './explorer.ts';

/** Keys of the page; none works while the reader writes, or together with a key that the browser has a meaning for. */
export function listenToKeys({ search, step, toggleAll, toggleSplit }: Explorer, help: HTMLDialogElement, theme: HTMLButtonElement): void {
  const actions: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
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
